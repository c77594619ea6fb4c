"""From the bytes of a file to what it holds."""

import re
from collections.abc import Callable
from importlib import import_module
from typing import Final

from server.imports.statements.document import Document
from server.imports.statements.file_kind import FileKind, find_kind
from server.imports.statements.limits import MOST_BYTES
from server.imports.statements.statement import Fault, Unreadable

Opener = Callable[[bytes, str | None], list[Document]]

# Only the module that a file needs is loaded: the libraries for PDFs and workbooks take longer
# to load than most files take to read.
_MODULES: Final = {
    FileKind.PDF: "pdf_pages",
    FileKind.OLE: "workbooks",
    FileKind.ARCHIVE: "workbooks",
    FileKind.HTML: "text_files",
    FileKind.MARKED_TEXT: "text_files",
    FileKind.TEXT: "text_files",
}
# The names of the files in an archive are written as they are.
_HAS_PDF: Final = re.compile(rb"\.pdf", re.IGNORECASE)


def open_document(data: bytes, password: str | None = None) -> list[Document]:
    """All that the file holds; raises `Unreadable`."""
    if len(data) > MOST_BYTES:
        raise Unreadable(Fault.TOO_LARGE)
    if not data.strip(b"\0 \t\r\n\xef\xbb\xbf\xff\xfe"):
        raise Unreadable(Fault.EMPTY)
    documents = find_opener(data)(data, password)
    if not documents:
        raise Unreadable(Fault.EMPTY)
    return documents


def find_opener(data: bytes) -> Opener:
    """The function that opens files of this kind."""
    kind = find_kind(data)
    if kind is FileKind.ARCHIVE and _HAS_PDF.search(data):
        # What is in the archive is opened when nothing can be loaded any more.
        import_module(f"{__package__}.{_MODULES[FileKind.PDF]}")
    module = import_module(f"{__package__}.{_MODULES[kind]}")
    opener: Opener = module.open_file
    return opener
