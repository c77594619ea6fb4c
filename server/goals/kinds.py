"""What people save for: the twelve goals and free ones, with their names and pictures."""

from enum import StrEnum
from typing import Final

from server.categories.icons import ICONS, icon_path
from server.core.text.i18n import _, translate


class Kind(StrEnum):
    """One of the twelve goals, or an own one."""

    WEDDING = "wedding"
    EDUCATION = "education"
    EMERGENCY = "emergency"
    RETIREMENT = "retirement"
    BUSINESS = "business"
    VEHICLES = "vehicles"
    HOUSE = "house"
    GADGET = "gadget"
    UMRAH = "umrah"
    HOLIDAYS = "holidays"
    FASHION = "fashion"
    OTHERS = "others"
    OWN = "own"


NAMES: Final = {
    Kind.WEDDING: _("Wedding"),
    Kind.EDUCATION: _("Education"),
    Kind.EMERGENCY: _("Emergency"),
    Kind.RETIREMENT: _("Retirement"),
    Kind.BUSINESS: _("Business"),
    Kind.VEHICLES: _("Vehicles"),
    Kind.HOUSE: _("House"),
    Kind.GADGET: _("Gadget"),
    Kind.UMRAH: _("Umrah"),
    Kind.HOLIDAYS: _("Holidays"),
    Kind.FASHION: _("Fashion"),
    Kind.OTHERS: _("Others"),
}
PICTURES: Final = {
    Kind.WEDDING: icon_path("ring"),
    Kind.EDUCATION: icon_path("graduation-cap"),
    Kind.EMERGENCY: icon_path("umbrella"),
    Kind.RETIREMENT: icon_path("sunrise"),
    Kind.BUSINESS: icon_path("convenience-store"),
    Kind.VEHICLES: icon_path("automobile"),
    Kind.HOUSE: icon_path("house"),
    Kind.GADGET: icon_path("mobile-phone"),
    Kind.UMRAH: icon_path("kaaba"),
    Kind.HOLIDAYS: icon_path("desert-island"),
    Kind.FASHION: icon_path("handbag"),
    Kind.OTHERS: icon_path("glowing-star"),
    Kind.OWN: icon_path("glowing-star"),
}
# What a goal may show: each of its own, and what categories show.
CHOOSABLE: Final = (*dict.fromkeys(PICTURES.values()), *ICONS)


def name_of(kind: str, own: str | None, language: str) -> str:
    """What a goal is called: its own name, else that of its kind in the reader's language."""
    return own or translate(NAMES[Kind(kind)], language)


def picture_of(kind: str, own: str | None) -> str:
    """The path of a goal's picture, which works in an `<img>`."""
    return own or PICTURES[Kind(kind)]
