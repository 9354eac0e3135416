"""Builds the page as a folder of files for any static host: `emptyhand page build FOLDER`.

    index.html                 the page, with its policy; all addresses are relative
    manifest.webmanifest       sw.js (the service worker), icons
    page-<hash>/               modules and style sheets in few files, words, the worker, the Python code
    python-<hash>/             Pyodide
    emptyhand-build.json       says that the folder is a build, and which files are its own

The two folders are named after their content: a host may let browsers cache them indefinitely.
"""

from __future__ import annotations

import hashlib
import json
import re
from collections.abc import Callable, Iterator, Mapping
from contextlib import suppress
from html import escape
from importlib.metadata import files as files_of
from pathlib import Path

from emptyhand.server.page_files import INDEX, LIBRARIES, OFFLINE, ROOT, check_page, page_paths, without_comments
from emptyhand.server.page_parts import SHEET, join_page, join_worker
from emptyhand.server.static_build.code import code_archive, data_archive
from emptyhand.server.static_build.runtime import LOCK, PYODIDE, RUNTIME, CannotBuild
from emptyhand.table.api import library
from emptyhand.table.structs import JsonEncoder
from emptyhand.words.speech.catalogue import LANGUAGES, entries, later_texts, page_text, text_of

MARK = "emptyhand-build.json"
EARLY = "early.js"
"""The script that starts the device before the rest of the page is read."""
WORKERS = ("device-worker.js", "thinker-worker.js")
SERVICE_WORKER = "sw.js"
CODE, DATA = "emptyhand.code", "emptyhand.data"
"""Without an ending that a host may take for a compressed download."""
ICONS = ("icon.svg", "icon-192.png", "icon-512.png", "icon-maskable.png")
POLICY = (
    "default-src 'none'",
    # For hosts that send this policy with the worker too: WebAssembly runs there, not in the page.
    "script-src 'self' 'wasm-unsafe-eval'",
    "style-src 'self'",
    "img-src 'self' data:",
    "connect-src 'self'",
    "manifest-src 'self'",
    "worker-src 'self'",
    "base-uri 'none'",
    "form-action 'none'",
    "require-trusted-types-for 'script'",
    "trusted-types worker device",
)

FolderFiles = Mapping[str, bytes]


def build(folder: Path, runtime: Callable[[], FolderFiles]) -> dict[str, bytes]:
    """Write the page into a folder, and return its files. `runtime` brings those of Pyodide.

    Raises CannotBuild, and then nothing is written.
    """
    _check_folder(folder)
    check_page()
    files = page(runtime())
    _write(folder, files)
    return files


def page(runtime: FolderFiles) -> dict[str, bytes]:
    """Return every file of the folder by its name."""
    python = _named("python", runtime)
    inside = _page_files(python, json.loads(runtime[LOCK])["info"])
    files = _named("page", inside)
    home = next(iter(files)).partition("/")[0]
    files |= {name: content for name, content in python.items() if not name.endswith(LOCK)}
    files |= {icon: (ROOT / icon).read_bytes() for icon in ICONS}
    files["licences.txt"] = _licences()
    files["manifest.webmanifest"] = _manifest()
    files["index.html"] = _index(home)
    files[SERVICE_WORKER] = _service_worker(files)
    return files | {MARK: _mark([*files, MARK])}


def _named(name: str, files: FolderFiles) -> dict[str, bytes]:
    """Return files in a folder that is named after their content."""
    digest = hashlib.sha256()
    for each, content in sorted(files.items()):
        digest.update(f"{each} {len(content)}\n".encode() + content)
    return {f"{name}-{digest.hexdigest()[:12]}/{each}": content for each, content in sorted(files.items())}


# -- parts -----------------------------------------------------------------------------------------------------------


def _read(name: str) -> str:
    """Return a module or a style sheet: of the page without a server where it has its own."""
    own = ROOT / OFFLINE / name
    return without_comments(own if own.is_file() else ROOT / name).decode()


def _page_files(python: FolderFiles, info: object) -> dict[str, bytes]:
    joined = join_page(_read)
    kept = {name: text.encode() for name, text in joined.texts.items() if name not in joined.inside}
    kept[SHEET] += _read("starting.css").encode()
    sheets = {path.relative_to(ROOT).as_posix() for path in page_paths(ROOT) if path.suffix == ".css"}
    sheets -= joined.inside | {SHEET}
    kept |= {sheet: _read(sheet).encode() for sheet in sheets}
    kept["icon.svg"] = (ROOT / "icon.svg").read_bytes()
    for code in LANGUAGES:
        kept[f"words/{code}.ftl"] = (page_text(code) + text_of(code, "offline")).encode()
        kept |= {f"words/{code}-{part}.ftl": text.encode() for part, text in later_texts(code).items()}
        kept[f"words/rulebook-{code}.ftl"] = device_words(code).encode()
    kept[EARLY] = join_worker(_read, EARLY).encode()
    kept["answers.json"] = _answers()
    kept |= {CODE: code_archive(), DATA: data_archive()}
    loaded = {name: len(kept[name]) for name in (CODE, DATA)}
    kept |= {name: _worker(name, python, loaded, info).encode() for name in WORKERS}
    return kept


def device_words(code: str) -> str:
    """Return the messages that a device puts into words itself, besides those of the page."""
    trials = "".join(text for name, text in entries(code).items() if name.startswith("rules-endings-"))
    return text_of(code, "rulebook", "later-notes") + trials


def _answers() -> bytes:
    """Return what a device answers in every build the same: the page has it before Python has started."""
    answers = {"/api/rulesets": library.shown_rulesets(), "/api/levels": library.device_levels()}
    return JsonEncoder().encode(answers)


def _worker(name: str, python: FolderFiles, code: Mapping[str, int], info: object) -> str:
    """Return a worker, with the names and sizes of what it has to load."""
    runtime = next(iter(python)).partition("/")[0]
    loaded = {f"../{runtime}/{file}": len(python[f"{runtime}/{file}"]) for file in RUNTIME.values()}
    told = {
        "runtime": f"../{runtime}/",
        "code": CODE,
        "data": DATA,
        "sizes": {**loaded, **code},
        "languages": list(LANGUAGES),
        "lock": {"info": info, "packages": {}},
    }
    return f"const BUILD = {json.dumps(told)};\n" + join_worker(_read, name)


def _index(home: str) -> bytes:
    text = (ROOT / INDEX).read_text("utf-8")
    policy = f'<meta http-equiv="Content-Security-Policy" content="{"; ".join(POLICY)}" />'
    text = text.replace('<meta charset="utf-8" />', f'<meta charset="utf-8" />\n    {policy}')
    text = re.sub(r' *<meta (?:property="og:image"|name="twitter:card").*\n', "", text)
    for name in (*ICONS, "manifest.webmanifest"):
        text = text.replace(f"/assets/{name}", name)
    first = f'<script src="{home}/{EARLY}"></script>\n    '
    # Before everything else that can fail to load.
    text = text.replace("/assets/", f"{home}/").replace('<link rel="stylesheet"', first + '<link rel="stylesheet"')
    return text.replace("    <noscript>", f"    {_incomplete()}\n    <noscript>").encode()


def _incomplete() -> str:
    """Return what a page says that lacks a file or cannot use it, in every language: it may lack its own words."""
    lines = "".join(
        f'<p lang="{code}" class="{why}">{escape(entries(code)[message].partition("=")[2].strip())}</p>'
        for why, message in (("missing", "offline-missing"), ("mistyped", "offline-mistyped"))
        for code in LANGUAGES
    )
    return f'<div id="incomplete" hidden>{lines}</div>'


def _licences() -> bytes:
    """Return the licences of everything in the folder that is not ours."""
    texts = [path.read_text("utf-8") for path in sorted((ROOT / LIBRARIES).rglob("*.txt"))]
    texts.append(
        f"python-*/: Pyodide {PYODIDE.version} with CPython, from the npm package pyodide; unchanged,\n"
        "except that its modules end in .js instead of .mjs.\n"
        "Mozilla Public License 2.0, https://mozilla.org/MPL/2.0/; the source is at https://github.com/pyodide/pyodide.\n"
    )
    texts += [f"segno in page-*/{CODE}\n\n{text}" for text in _segno_licence()]
    return ("\n" + "-" * 80 + "\n\n").join(texts).encode()


def _segno_licence() -> Iterator[str]:
    for path in files_of("segno") or ():
        if path.name.startswith("LICEN"):
            yield path.read_text("utf-8") or ""


def _manifest() -> bytes:
    found = json.loads((ROOT / "manifest.webmanifest").read_text("utf-8"))
    found |= {"id": "./", "start_url": "./", "scope": "./"}
    for icon in found["icons"]:
        icon["src"] = icon["src"].removeprefix("/assets/")
    return json.dumps(found, indent=2).encode()


def _service_worker(files: FolderFiles) -> bytes:
    tags = {name: hashlib.sha256(content).hexdigest()[:24] for name, content in sorted(files.items())}
    version = hashlib.sha256(json.dumps(tags).encode()).hexdigest()[:16]
    head = f"const VERSION = {json.dumps(version)};\nconst FILES = {json.dumps(tags)};\n"
    return head.encode() + _read(SERVICE_WORKER).encode()


def _mark(names: list[str]) -> bytes:
    return json.dumps({"emptyhand": "page", "files": sorted(names)}, indent=1).encode()


# -- folders ---------------------------------------------------------------------------------------------------------


def _check_folder(folder: Path) -> None:
    """Raise CannotBuild unless the folder is absent, empty or an earlier build."""
    if not folder.exists() or (folder.is_dir() and (not any(folder.iterdir()) or _own(folder))):
        return
    raise CannotBuild(f"{folder} is neither empty nor an earlier build: nothing was written")


def _own(folder: Path) -> list[str]:
    """Return the files of an earlier build; none if the folder is not one."""
    try:
        found = json.loads((folder / MARK).read_text("utf-8"))
    except (OSError, ValueError):
        return []
    names = found.get("files") if isinstance(found, dict) and found.get("emptyhand") == "page" else None
    return [name for name in names if isinstance(name, str)] if isinstance(names, list) else []


def _write(folder: Path, files: FolderFiles) -> None:
    """Write the files, the page itself last, then remove what only the earlier build had."""
    earlier = _own(folder) if folder.exists() else []
    for name in sorted(files, key=lambda name: (name == INDEX, name)):
        path = folder / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_bytes(files[name])
    for name in set(earlier) - set(files):
        path = folder / name
        if ".." in Path(name).parts or Path(name).is_absolute():
            continue
        path.unlink(missing_ok=True)
        for above in path.relative_to(folder).parents[:-1]:
            with suppress(OSError):  # not empty yet, or gone already
                (folder / above).rmdir()
