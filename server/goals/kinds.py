"""The kinds of goals: twelve predefined ones and own ones, with their names and icons."""

from enum import StrEnum
from typing import Final

from server.categories.icons import ICONS, icon_path
from server.core.text.i18n import Message, _, translate


class Kind(StrEnum):
    """One of the twelve predefined kinds, or an own goal."""

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


KIND_NAMES: Final = {
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
KIND_ICONS: Final = {
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
# The icons that a goal may have: those of goals and those of categories.
CHOOSABLE_ICONS: Final = tuple(dict.fromkeys((*KIND_ICONS.values(), *ICONS)))


def goal_name(kind: str, own: str | None, language: str) -> str:
    """The name of a goal: its own, else that of its kind in the viewer's language."""
    return own or translate(KIND_NAMES[Kind(kind)], language)


def goal_title(kind: str, own: str | None) -> Message:
    """The name of a goal, to be translated where it is shown."""
    return own or KIND_NAMES[Kind(kind)]


def goal_icon(kind: str, own: str | None) -> str:
    """The path of a goal's icon, which works in an `<img>`."""
    return own or KIND_ICONS[Kind(kind)]
