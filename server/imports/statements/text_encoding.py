"""From the bytes of a text file to its text."""

import codecs
import re
from typing import Final

from server.imports.statements.statement import Fault, Unreadable

_MARKS: Final = (
    (codecs.BOM_UTF8, "utf-8"),
    (codecs.BOM_UTF16_LE, "utf-16-le"),
    (codecs.BOM_UTF16_BE, "utf-16-be"),
)
_PROBE: Final = 65_536
# What text files hold beside letters: tab, line ends, form feed, the marks of SWIFT blocks, and
# the sign that ends files of old programs.
_CONTROLS: Final = re.compile(r"[\x02\x04-\x08\x0e-\x19\x1b-\x1f\x7f]")
_LINE_ENDS: Final = re.compile(r"\r+\n?")


def decode_text(data: bytes) -> str:
    """The text with its lines ended by line feeds; raises `Unreadable` for what is no text."""
    text = _decode(data).replace("\0", "").lstrip("\ufeff")
    probe = text[:_PROBE]
    if len(_CONTROLS.findall(probe)) * 100 > len(probe):
        raise Unreadable(Fault.UNKNOWN_TYPE)
    return _LINE_ENDS.sub("\n", text) if "\r" in text else text


def _decode(data: bytes) -> str:
    for mark, encoding in _MARKS:
        if data.startswith(mark):
            return data[len(mark) :].decode(encoding, errors="replace")
    if encoding := _wide_encoding(data[:_PROBE]):
        return data.decode(encoding, errors="replace")
    try:
        return data.decode("utf-8")
    except UnicodeDecodeError:
        return data.decode("cp1252", errors="replace")


def _wide_encoding(head: bytes) -> str:
    """UTF-16 without a mark: of letters and digits, every second byte is zero."""
    half = max(len(head) // 2, 1)
    if head[1::2].count(0) > half * 0.7 and head[::2].count(0) < half * 0.1:
        return "utf-16-le"
    if head[::2].count(0) > half * 0.7 and head[1::2].count(0) < half * 0.1:
        return "utf-16-be"
    return ""
