"""A small client of WebDriver BiDi: one Firefox with an empty profile, and one page in it.

Only what the tests use: go to an address, run a function in the page, move the mouse and type, and collect what the
console says and which hosts are asked.
"""

from __future__ import annotations

import json
import os
import re
import shutil
import subprocess
import time
from collections.abc import Iterator
from contextlib import contextmanager
from itertools import count
from pathlib import Path
from typing import Any
from urllib.parse import urlsplit

import pytest
from websockets.sync.client import ClientConnection, connect

NAMES = ("firefox-esr", "firefox")
START_S = 60.0
ANSWER_S = 60.0
LISTENS = re.compile(r"WebDriver BiDi listening on (ws://\S+)")
# No updates, no pings, no first-run pages: nothing may leave this machine.
PREFERENCES = {
    "app.normandy.enabled": False,
    "app.update.disabledForTesting": True,
    "browser.shell.checkDefaultBrowser": False,
    "browser.startup.page": 0,
    "datareporting.policy.dataSubmissionEnabled": False,
    "extensions.update.enabled": False,
    "intl.accept_languages": "en",
    "network.captive-portal-service.enabled": False,
    "network.connectivity-service.enabled": False,
    "toolkit.telemetry.enabled": False,
}


def firefox() -> str:
    """Where the browser is; says what to install where there is none."""
    found = next((path for name in NAMES if (path := shutil.which(name))), None)
    if found is None:
        pytest.fail("no Firefox: `make firefox` installs it, or install firefox-esr yourself", pytrace=False)
    return found


class FirefoxPage:
    """The one page of a Firefox."""

    def __init__(self, socket: ClientConnection) -> None:
        self._socket = socket
        self._numbers = count(1)
        self.complaints: list[str] = []
        """Errors and warnings of the console, and errors that no script caught."""
        self.hosts: set[str] = set()
        self.ask("session.new", capabilities={})
        self.ask("session.subscribe", events=["log.entryAdded", "network.beforeRequestSent"])
        self._context: str = self.ask("browsingContext.getTree")["contexts"][0]["context"]

    def ask(self, method: str, **params: object) -> Any:
        """Send a command and return its result; note the events that arrive before it."""
        number = next(self._numbers)
        self._socket.send(json.dumps({"id": number, "method": method, "params": params}))
        while True:
            answer = json.loads(self._socket.recv(ANSWER_S))
            if answer.get("id") == number:
                assert answer["type"] == "success", f"{method}: {answer['error']}: {answer['message']}"
                return answer["result"]
            self._note(answer)

    def _note(self, event: dict[str, Any]) -> None:
        params = event.get("params", {})
        if event.get("method") == "log.entryAdded" and params["level"] in ("warn", "error"):
            self.complaints.append(str(params["text"]))
        if event.get("method") == "network.beforeRequestSent":
            self.hosts.add(urlsplit(params["request"]["url"]).netloc)

    # -- what a person does ------------------------------------------------------------------------------------------

    def goto(self, address: str) -> None:
        self.ask("browsingContext.navigate", context=self._context, url=address, wait="complete")

    def resize(self, width: int, height: int) -> None:
        self.ask("browsingContext.setViewport", context=self._context, viewport={"width": width, "height": height})

    def click(self, x: float, y: float) -> None:
        actions = [
            {"type": "pointerMove", "x": round(x), "y": round(y)},
            {"type": "pointerDown", "button": 0},
            {"type": "pointerUp", "button": 0},
        ]
        source = {"type": "pointer", "id": "mouse", "parameters": {"pointerType": "mouse"}, "actions": actions}
        self.ask("input.performActions", context=self._context, actions=[source])

    def press(self, key: str) -> None:
        """Press a key: a character, or a code of WebDriver such as "\\ue007" for Enter."""
        actions = [{"type": "keyDown", "value": key}, {"type": "keyUp", "value": key}]
        source = {"type": "key", "id": "keys", "actions": actions}
        self.ask("input.performActions", context=self._context, actions=[source])

    # -- what the page knows -----------------------------------------------------------------------------------------

    def evaluate(self, function: str, argument: object = None) -> Any:
        """Return what a function of the page returns for an argument, both of them JSON. Raises AssertionError."""
        answer = self.ask(
            "script.callFunction",
            functionDeclaration=f"async (text) => JSON.stringify((await ({function})(JSON.parse(text))) ?? null)",
            arguments=[{"type": "string", "value": json.dumps(argument)}],
            target={"context": self._context},
            awaitPromise=True,
        )
        assert answer["type"] == "success", f"{function}: {answer.get('exceptionDetails', {}).get('text')}"
        return json.loads(answer["result"]["value"])

    def until(self, condition: str, what: str = "") -> None:
        """Wait until an expression of the page holds, frame by frame."""
        found = self.evaluate(
            f"""async (patience) => {{
              for (const late = Date.now() + patience; Date.now() < late; await new Promise(requestAnimationFrame))
                if ({condition}) return true;
              return false;
            }}""",
            20_000,
        )
        assert found, f"the page never came to {what or condition}"


@contextmanager
def started(folder: Path) -> Iterator[FirefoxPage]:
    """Run Firefox without a window, on a profile in this folder."""
    profile = folder / "profile"
    profile.mkdir()
    lines = [f"user_pref({json.dumps(name)}, {json.dumps(value)});\n" for name, value in PREFERENCES.items()]
    (profile / "user.js").write_text("".join(lines))
    log = folder / "firefox.log"
    command = [firefox(), "--headless", "--no-remote", "--profile", str(profile), "--remote-debugging-port", "0"]
    with log.open("wb") as output:
        process = subprocess.Popen(command, stdout=output, stderr=output, env=os.environ | {"HOME": str(folder)})
    try:
        with connect(f"{_address(log, process)}/session", max_size=None) as socket:
            yield FirefoxPage(socket)
    finally:
        process.terminate()
        process.wait(START_S)


def _address(log: Path, process: subprocess.Popen[bytes]) -> str:
    """Return where the browser listens, as it says itself."""
    late = time.monotonic() + START_S
    while time.monotonic() < late and process.poll() is None:
        if found := LISTENS.search(log.read_text(errors="replace")):
            return found[1]
        time.sleep(0.1)
    raise AssertionError(f"Firefox did not begin: {log.read_text(errors='replace')[-2000:]}")
