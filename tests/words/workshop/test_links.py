"""A link carries a whole ruleset, and a hostile one is only a sentence."""

from __future__ import annotations

import base64
import json
import zlib

import pytest

from emptyhand.rules.law import compile
from emptyhand.rules.ruleset import CATALOGUE, load
from emptyhand.words.workshop.drafts import Draft, law_of
from emptyhand.words.workshop.links import MAX_CODE, BadLink, decode, encode
from tests.words.workshop.test_drafts import ours


def packed(value: object) -> str:
    squeezer = zlib.compressobj(9, zlib.DEFLATED, -15)
    data = squeezer.compress(json.dumps(value).encode()) + squeezer.flush()
    return base64.urlsafe_b64encode(data).decode().rstrip("=")


@pytest.mark.parametrize("name", CATALOGUE)
def test_every_ruleset_fits_into_a_link_and_comes_back_as_itself(name: str) -> None:
    law = compile(load(name))
    code = encode(Draft(name, {}), law)
    assert len(code) < 1000
    assert decode(code) == Draft(name, {})
    # Without its parent a link still has all the rules.
    flat = load(name).text
    assert law_of(decode(packed(["a newer game", flat])).text()).digest == law.digest


def test_house_rules_come_back_as_what_differs_from_their_parent() -> None:
    assert decode(encode(ours(), law_of(ours().text()))) == ours()


def test_a_key_that_a_parent_has_meanwhile_set_is_at_its_default_in_the_link() -> None:
    flat = json.loads(load("life").text)
    del flat["pick_up.with_up"]
    draft = decode(packed(["life", json.dumps(flat)]))
    assert draft.own == {"pick_up.with_up": False}


MARKUP = json.dumps({**json.loads(load("life").text), "title": "<img src=x onerror=alert(1)>"})


def test_markup_in_a_title_is_only_text() -> None:
    assert decode(packed(["life", MARKUP])).own == {"title": "<img src=x onerror=alert(1)>"}


@pytest.mark.parametrize(
    "code",
    [
        *("", "!", "AAAA", "%%%%", "a" * (MAX_CODE + 1), "é", "\ud800", base64.urlsafe_b64encode(b"plain").decode()),
        packed("A" * 5_000_000),
        packed(None),
        packed(["life"]),
        packed(["life", 7]),
        packed(["life", "{"]),
        packed(["life", "[]"]),
        packed(["life", "{}"]),
        packed(["../../etc/passwd", "{}"]),
        packed(["life", json.dumps({"family": "pile", "deal.hand": 10**40})]),
        packed(["life", load("life").text.replace('"deal.hand":3', '"deal.hand":99')]),
        packed(["life", json.dumps({"a" * 30000: 1})]),
        packed(["life", "[" * 20_000]),
        encode(ours(), law_of(ours().text()))[:-9],
    ],
)
def test_a_bad_link_is_refused(code: str) -> None:
    with pytest.raises(BadLink):
        decode(code)
