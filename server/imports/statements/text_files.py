"""Texts: tables, pages of HTML, and formats with a structure of their own."""

from server.imports.statements.document import Document, PlainText
from server.imports.statements.file_kind import FileKind, find_kind
from server.imports.statements.html_tables import read_html
from server.imports.statements.text_encoding import decode_text
from server.imports.statements.text_tables import cut_table


def open_file(data: bytes, _: str | None) -> list[Document]:
    """What the text holds; one without a structure of its own may be a table or a text."""
    text = decode_text(data)
    kind = find_kind(data)
    if kind is FileKind.HTML:
        table = read_html(text)
        return [table] if table.rows else [PlainText(text)]
    if kind is FileKind.MARKED_TEXT:
        return [PlainText(text)]
    return [cut_table(text), PlainText(text)]
