"""Categories: finding them the way people and older clients write them, and changing them."""

from server.categories.book import Category, CategoryBook, Shown
from server.categories.catalogue import Group, TransactionType
from server.categories.errors import UnknownCategory
from server.categories.looks import COLORS, ICONS, UNKNOWN_ICON, icon_path
from server.categories.reading import book_of, fresh_book, plain_book
from server.categories.uses import Use, uses
from server.categories.writing import NewCategory, add
from server.core.errors import NotFound
from server.users.balances import LockedAccount

__all__ = [
    "COLORS",
    "ICONS",
    "UNKNOWN_ICON",
    "Category",
    "CategoryBook",
    "Group",
    "NewCategory",
    "Shown",
    "TransactionType",
    "UnknownCategory",
    "Use",
    "add_category",
    "book_of",
    "fresh_book",
    "icon_path",
    "plain_book",
    "require_still_there",
    "uses",
    "uses_of",
]

add_category = add


def uses_of(owner_id: str, category_id: str, book: CategoryBook) -> dict[str, int]:
    """How many rows of each feature are under a category; NotFound when it is not the owner's."""
    category = book.get(category_id)
    if category is None:
        raise NotFound
    return uses.count(owner_id, category.id)


def require_still_there(
    owner_id: str, book: CategoryBook, held: LockedAccount, category_id: str
) -> None:
    """Refuse a category that was merged or deleted while the call waited for the balance.

    UnknownCategory then; costs a query only when categories changed meanwhile.
    """
    if held.categories_version == book.version:
        return
    if fresh_book(owner_id, book.language).get(category_id) is None:
        raise UnknownCategory
