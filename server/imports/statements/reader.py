"""What a reader is: a layout, how to recognise it, and how to read it."""

import datetime as dt
from collections.abc import Callable
from dataclasses import dataclass
from typing import Generic, TypeVar

from server.imports.statements.document import Document, Pages, PlainText, Table
from server.imports.statements.statement import Statement

D = TypeVar("D", Table, Pages, PlainText)


@dataclass(frozen=True, slots=True)
class Reader(Generic[D]):
    """A layout of one issuer; a module of `readers` has one for each layout that it reads.

    `recognise` looks at headings only, never at the texts of rows, which name other banks.
    `read` gives the statements of all accounts in the file; `today` is the person's day, for
    layouts without years and for rows that are not posted yet. It raises `Unreadable`.
    """

    layout: str
    issuer: str
    takes: type[D]
    recognise: Callable[[D], bool]
    read: Callable[[D, dt.date], list[Statement]]

    def matches(self, document: Document) -> bool:
        """Whether the document has this layout."""
        return isinstance(document, self.takes) and self.recognise(document)
