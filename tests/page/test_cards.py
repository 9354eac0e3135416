"""The pack is drawn whole, and the person's settings change what is drawn."""

from __future__ import annotations

import gzip

from playwright.sync_api import Page

from tests.page.conftest import DESK, Open
from tests.page.fake import Table

MOST_BYTES = 14_000
"""Of the pack as markup, compressed."""
_COLOUR = "getComputedStyle(document.querySelector('.suit-{suit}')).color"
_BACK = "document.querySelector('.draw use').getAttribute('href')"
_GROUND = """getComputedStyle(document.querySelector('.backs :checked + .face .ground')).fill"""


def colours(page: Page) -> list[str]:
    return [page.evaluate(_COLOUR.format(suit=suit)) for suit in "SCDH"]


def test_pack_has_every_card_and_every_back_in_few_bytes(opened: Open) -> None:
    page, _ = opened(Table("obsession"), DESK)
    pack = page.locator(".pack")
    assert pack.locator("[id^=face-]").count() == pack.locator("[id^=mini-]").count() == 54
    assert pack.locator("[id^=back-]").count() >= 3
    drawings = pack.evaluate("pack => [...pack.children].map((each) => each.innerHTML)")
    assert len(set(drawings)) == len(drawings)
    assert len(gzip.compress(pack.evaluate("pack => pack.outerHTML").encode())) < MOST_BYTES


def test_backs_and_four_colours_change_what_is_drawn_and_last(opened: Open) -> None:
    table = Table("obsession", players=4, seed=2)
    table.change = lambda face: face["view"].update(hand=["4S", "4C", "4D", "4H"])
    page, _ = opened(table, DESK)
    assert len(set(colours(page))) == 2
    page.get_by_label("Table and settings").click()
    page.get_by_label("Four-colour deck").check()
    assert len(set(colours(page))) == 4
    seen = set()
    for name in ("Blue lattice", "Red waves", "Green rosette", "Night sky"):
        page.get_by_label(name).check()
        seen.add((page.evaluate(_BACK), page.evaluate(_GROUND)))
    assert len(seen) == 4
    page.reload()
    page.locator(".draw use").wait_for()
    assert page.evaluate(_BACK) == "#back-night"
    assert len(set(colours(page))) == 4


_FACES = """async (names) => {
  const { html, render } = await import("/assets/lib.js");
  const { Avatar } = await import("/assets/cards/faces.js");
  return names.map(([name, level]) => {
    const box = document.createElement("div");
    render(html`<${Avatar} name=${name} level=${level} size="2rem" />`, box);
    return box.innerHTML;
  });
}"""


def test_a_name_always_has_the_same_face_and_another_name_another(opened: Open) -> None:
    page, _ = opened()
    names = ["Ann", "Bob", "Cleo", "Dan", "Eve", "Finn", "Gus", "Hana", "Ivo", "Linh", "Minh", "Tuấn"]
    faces = page.evaluate(_FACES, [[name, 2] for name in names])
    assert faces == page.evaluate(_FACES, [[name, 2] for name in names])
    assert len(set(faces)) == len(names)
    assert all('aria-hidden="true"' in face for face in faces)
    assert page.evaluate(_FACES, [["Ann", 3]]) != faces[:1]
