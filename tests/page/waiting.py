"""Waiting for what a page has to ask for first."""

from __future__ import annotations

import time

from playwright.sync_api import Page


def wait_until(page: Page, condition: str, arg: object = None, *, timeout_ms: float = 30_000) -> None:
    """Wait until `condition`, whose value may be a promise, holds.

    `wait_for_function` takes a promise for a value, which is true before it is kept, and so waits for nothing.
    """
    until = time.monotonic() + timeout_ms / 1000
    while not page.evaluate(condition, arg):
        assert time.monotonic() < until, f"never came to hold: {condition}"
        page.wait_for_timeout(50)
