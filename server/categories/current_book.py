"""The categories of the signed-in person, read once per request."""

from flask import g

from server.categories.book import CategoryBook, book_of
from server.core.text.i18n import current_language
from server.sessions.access_guard import current_account


def get_current_book() -> CategoryBook:
    """The categories of the signed-in person, in their language."""
    book: CategoryBook | None = g.get("category_book")
    if book is None:
        book = g.category_book = book_of(current_account(), current_language())
    return book
