"""The categories of whoever makes the present call, read once a call."""

from flask import g
from flask_login import current_user

from server.categories.book import CategoryBook, book_of
from server.core.text.i18n import current_language


def get_current_book() -> CategoryBook:
    """The categories of whoever is signed in, in their language."""
    book: CategoryBook | None = g.get("category_book")
    if book is None:
        account = current_user._get_current_object()
        book = g.category_book = book_of(account, current_language())
    return book
