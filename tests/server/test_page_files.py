"""A page with a file missing stays at "Just a moment …" in every browser: no server starts with one."""

from __future__ import annotations

import json
import re
import shutil
import subprocess
from collections import defaultdict
from functools import partial
from pathlib import Path

import pytest

from emptyhand.cli import main
from emptyhand.server import serve
from emptyhand.server.page_files import LIBRARIES, ROOT, check_page, missing_file, page_paths, without_comments
from emptyhand.server.page_parts import join_page
from emptyhand.server.routes.files import Files
from tools.browser_libraries import FOR_TESTS


@pytest.fixture
def page(tmp_path: Path) -> Path:
    return Path(shutil.copytree(ROOT, tmp_path / "page"))


def test_every_module_of_the_page_is_looked_for(page: Path) -> None:
    assert missing_file(page) is None
    # The service worker is registered by its address, not imported.
    for path in [each for each in page_paths(page) if each.suffix == ".js" and each.name != "sw.js"]:
        content = path.read_bytes()
        path.unlink()
        assert missing_file(page) == path.relative_to(page).as_posix()
        path.write_bytes(content)


@pytest.mark.parametrize(
    ("name", "remedy"), [("vendor/preact.js", "make browser-libraries"), ("shared/base.css", "git checkout")]
)
def test_serve_names_the_missing_file_and_how_to_get_it(
    page: Path, name: str, remedy: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    (page / name).unlink()
    monkeypatch.setattr(serve, "check_page", partial(check_page, page))
    data = page.with_name("data")
    assert main(["serve", "--port", "0", "--data", str(data), "--no-browser"]) != 0
    (sentence,) = capsys.readouterr().err.splitlines()
    assert f"page/{name} is missing" in sentence
    assert remedy in sentence
    assert not data.exists()


def test_a_class_is_styled_by_one_sheet_only() -> None:
    """Two places that use one class by chance spoil each other; screens.css may change any of them."""
    sheets: dict[str, set[str]] = defaultdict(set)
    for sheet in ROOT.rglob("*.css"):
        rules = re.sub(r"/\*.*?\*/", "", sheet.read_text("utf-8"), flags=re.DOTALL)
        for name in re.findall(r"(?:^|[{},])\s*\.([\w-]+)\s*(?=[,{])", rules):
            sheets[name].add(sheet.name)
    assert {name: styled for name, styled in sheets.items() if len(styled - {"screens.css"}) > 1} == {}


SAME_PROGRAM = """
const ts = require(process.argv[1]);
const program = (text) => ts.transpileModule(text, {
  compilerOptions: { removeComments: true, target: "esnext", module: "esnext" },
}).outputText;
const different = [];
for (const [name, whole, served] of JSON.parse(require("node:fs").readFileSync(0, "utf-8")))
  if (program(whole) !== program(served)) different.push(name);
console.log(JSON.stringify(different));
"""


def by_typescript(script: str, given: object) -> object:
    typescript = FOR_TESTS / "typescript/lib/typescript.js"
    command = ["node", "-e", script, str(typescript)]
    done = subprocess.run(command, input=json.dumps(given), capture_output=True, text=True, check=True)
    return json.loads(done.stdout)


def test_served_modules_are_the_same_programs_without_comments() -> None:
    own = [path for path in ROOT.rglob("*.js") if ROOT / LIBRARIES not in path.parents]
    modules = [(str(path), path.read_text("utf-8"), without_comments(path).decode()) for path in own]
    assert len(modules) > 100
    assert by_typescript(SAME_PROGRAM, modules) == []
    assert sum(len(served) for _, _, served in modules) < 0.9 * sum(len(whole) for _, whole, _ in modules)


def test_served_sheets_have_the_same_rules() -> None:
    for sheet in ROOT.rglob("*.css"):
        rules = re.sub(r"/\*.*?\*/|\s+", "", sheet.read_text("utf-8"), flags=re.DOTALL)
        assert re.sub(r"/\*.*?\*/|\s+", "", without_comments(sheet).decode(), flags=re.DOTALL) == rules


# -- joined modules --------------------------------------------------------------------------------------------------

EXPORTS = """
const ts = require(process.argv[1]);
const of = (text) => {
  const file = ts.createSourceFile("a.js", text, ts.ScriptTarget.ESNext, true, ts.ScriptKind.JS);
  if (file.parseDiagnostics.length) return [file.parseDiagnostics[0].messageText];
  const names = file.statements.flatMap((each) => {
    if (ts.isExportDeclaration(each)) return each.exportClause.elements.map(({ name }) => name.text);
    if (ts.isExportAssignment(each)) return ["default"];
    const marks = (each.modifiers ?? []).map(({ kind }) => kind);
    if (!marks.includes(ts.SyntaxKind.ExportKeyword)) return [];
    if (marks.includes(ts.SyntaxKind.DefaultKeyword)) return ["default"];
    if (!each.declarationList) return [each.name.text];
    return each.declarationList.declarations.flatMap(({ name }) =>
      name.elements ? name.elements.map((element) => element.name.text) : [name.text]);
  });
  return names.filter((name) => name !== "$").sort();
};
const modules = Object.entries(JSON.parse(require("node:fs").readFileSync(0, "utf-8")));
const differs = modules.filter(([, [whole, served]]) => of(whole).join() !== of(served).join());
console.log(JSON.stringify(differs.map(([name]) => name)));
"""


PARTS = {
    *("app.js", "shared/pseudo.js", "cardroom.js", "stage/staging.js", "after/afterwards.js"),
    *("workshop/workshop.js", "lab/lab.js"),
}


def test_every_address_of_a_module_serves_what_the_module_exports() -> None:
    files, modules = Files(), [path for path in page_paths(ROOT) if path.suffix == ".js" and path.name != "sw.js"]
    whole = {path.relative_to(ROOT).as_posix(): path.read_text("utf-8") for path in modules}
    both = {name: (text, file.content.decode()) for name, text in whole.items() if (file := files.find(name))}
    assert by_typescript(EXPORTS, both) == []
    assert {name for name in whole if name in files.names()} == PARTS


SEPARATE = {
    "app.js": """import once, { add, total as sum } from "./vendor/count.js";
import * as words from "./words.js";
add(1);
import("./later.js")
  .then(() => import("./other.js"))
  .then(() => console.log(once(), sum(), words.greeting, Object.keys(words).sort().join()));
""",
    "later.js": """import { shared } from "./shared.js";
import { add } from "./vendor/count.js";
add(shared);
export { shared as renamed } from "./shared.js";
""",
    "other.js": 'import "./words.js";\nimport { shared } from "./shared.js";\nconsole.log(shared);\n',
    "shared.js": 'import { add } from "./vendor/count.js";\nadd(100);\nexport const shared = 10;\n',
    "vendor/count.js": "let n=0;"
    "const a=m=>{n+=m},t=()=>n;export{a as add,t as total};export default function(){return n}",
    "words.js": """export const greeting = await Promise.resolve("hello");
export class Word {}
export { greeting as hi };
""",
    "page.css": "",
}


def test_joined_modules_do_what_separate_ones_do_and_run_once(tmp_path: Path) -> None:
    said = []
    for name, texts in (("separate", SEPARATE), ("joined", join_page(SEPARATE.__getitem__).texts)):
        for path, text in {**texts, "package.json": '{"type": "module"}'}.items():
            (tmp_path / name / path).parent.mkdir(parents=True, exist_ok=True)
            (tmp_path / name / path).write_text(text)
        done = subprocess.run(["node", "app.js"], cwd=tmp_path / name, capture_output=True, text=True, check=True)
        said.append(done.stdout)
    assert said[0] == said[1] == "10\n111 111 hello Word,greeting,hi\n"


@pytest.mark.parametrize(
    ("name", "text", "sentence"),
    [
        ("shared.js", "export let shared = 1;", "shared.js: cannot join 'export let shared = 1;'"),
        ("shared.js", 'import "./later.js";\nexport const shared = 1;', "later.js imports itself by way of shared.js"),
    ],
)
def test_what_cannot_be_joined_is_named(name: str, text: str, sentence: str) -> None:
    with pytest.raises(ValueError, match=re.escape(sentence)):
        join_page((SEPARATE | {name: text}).__getitem__)
