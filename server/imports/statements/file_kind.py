"""What kind of file the bytes are; its name says nothing."""

import re
from enum import StrEnum
from typing import Final

_HEAD: Final = 4096
_OLE: Final = b"\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1"
_HTML: Final = re.compile(
    rb"<\s*(?:!doctype\s+html|html|head|body|table|meta|style)\b", re.IGNORECASE
)
_MARKED: Final = re.compile(
    rb"^\s*[\[{]\s*[\"{\[]|^\s*OFXHEADER|<OFX[\s>]|<\?OFX|^[\s\x01]*(?:\{1:|:20:)|^\s*!(?:Type|Account|Option|Clear)\b",
    re.IGNORECASE,
)


class FileKind(StrEnum):
    """What a file is on the outside."""

    PDF = "pdf"
    ARCHIVE = "archive"  # XLSX, ODS and others that are zipped
    OLE = "ole"  # XLS, and encrypted XLSX
    HTML = "html"
    MARKED_TEXT = "marked_text"  # OFX, QIF, MT940, XML and JSON, which are no tables
    TEXT = "text"


def find_kind(data: bytes) -> FileKind:
    """The kind that the first bytes tell."""
    if data.startswith(b"PK"):
        return FileKind.ARCHIVE
    if data.startswith(_OLE):
        return FileKind.OLE
    # Some programs write a few bytes before the header of a PDF.
    if b"%PDF-" in data[:1024]:
        return FileKind.PDF
    return _text_kind(data[:_HEAD].replace(b"\0", b""))


def _text_kind(head: bytes) -> FileKind:
    head = head.removeprefix(b"\xef\xbb\xbf").removeprefix(b"\xff\xfe").removeprefix(b"\xfe\xff")
    if _MARKED.search(head):
        return FileKind.MARKED_TEXT
    if head.lstrip().startswith(b"<"):
        return FileKind.HTML if _HTML.search(head) else FileKind.MARKED_TEXT
    return FileKind.TEXT
