"""Files as the product opens them."""

from server.imports.statements.document import Pages, Table
from server.imports.statements.open_document import open_document


def open_table(content: bytes, password: str | None = None) -> Table:
    """The table of a file, which may be open to being read as a plain text as well."""
    (table,) = (one for one in open_document(content, password) if isinstance(one, Table))
    return table


def open_pages(content: bytes, password: str | None = None) -> Pages:
    """The pages of a PDF."""
    (pages,) = open_document(content, password)
    assert isinstance(pages, Pages)
    return pages
