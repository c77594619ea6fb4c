"""What reminders are for, with their pictures and where the money goes."""

from enum import StrEnum
from typing import Final

from server.categories.service import UNKNOWN_ICON, CategoryBook, icon_path


class Kind(StrEnum):
    """What a reminder is for."""

    BILL = "bill"
    SAVING = "saving"
    INVESTMENT = "investment"
    OTHER = "other"


PICTURES: Final = {
    Kind.BILL: icon_path("more/receipt"),
    Kind.SAVING: icon_path("sheaf-of-rice"),
    Kind.INVESTMENT: icon_path("chart-increasing"),
    Kind.OTHER: icon_path("bell"),
}
# Where an amount is recorded when no category was chosen.
CATEGORIES: Final = {
    Kind.BILL: "utilities",
    Kind.SAVING: "saving",
    Kind.INVESTMENT: "investment",
    Kind.OTHER: "miscellaneous-expense",
}


def picture_of(kind: Kind, category_id: str | None, book: CategoryBook) -> str:
    """The picture of a reminder: its category's, else that of its kind."""
    if category_id is None:
        return PICTURES[kind]
    icon = book.shown(category_id).icon
    return PICTURES[kind] if icon == UNKNOWN_ICON else icon
