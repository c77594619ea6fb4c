"""The categories of the signed-in person, read once per request."""

from flask import g
from flask_login import current_user

from server.categories.book import CategoryBook, book_of
from server.core.text.i18n import current_language


def get_current_book() -> CategoryBook:
    """The categories of the signed-in person, in their language."""
    book: CategoryBook | None = g.get("category_book")
    if book is None:
        account = current_user._get_current_object()
        book = g.category_book = book_of(account, current_language())
    return book
