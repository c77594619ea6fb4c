"""The categories of the signed-in person, read once per request."""

from typing import Any, Final

from flask import g

from server.categories.book import CategoryBook, book_of
from server.core.text.i18n import current_language
from server.sessions.access_guard import current_account

# The proxy itself, to get at its object once.
_G: Final[Any] = g


def get_current_book() -> CategoryBook:
    """The categories of the signed-in person, in their language."""
    stored = _G._get_current_object()
    book: CategoryBook | None = stored.get("category_book")
    if book is None:
        book = stored.category_book = book_of(current_account(), current_language())
    return book
