"""A category looks like a picture and a colour that the client has."""

import re

from scripts.setup.stamps import ROOT
from server.categories.catalogue import CATALOGUE
from server.categories.icons import COLORS, ICONS, OFFERED_ICONS, UNKNOWN_ICON
from tests.support.people import SignedIn

SPRITES = {"": "category-sprite.svg", "more/": "more-category-sprite.svg"}


def test_every_picture_that_is_offered_is_drawn(ayu: SignedIn) -> None:
    drawn = {
        f"/icons/{folder}{name}.svg"
        for folder, file in SPRITES.items()
        for name in re.findall(
            r'<symbol id="([^"]+)"',
            (ROOT / "client/src/ui/pictures/icons" / file).read_text("utf-8"),
        )
    }
    offered = ayu.get("/categories").get_json()["payload"]
    assert offered["icons"] == list(OFFERED_ICONS)
    assert len(OFFERED_ICONS) >= 60
    # No picture is offered twice, and each one that a category may have is drawn.
    assert len({icon.rsplit("/", 1)[-1] for icon in OFFERED_ICONS}) == len(OFFERED_ICONS)
    assert {*ICONS} == drawn
    assert {UNKNOWN_ICON, *(one.icon for one in CATALOGUE)} <= drawn
    assert offered["colors"] == list(COLORS)
