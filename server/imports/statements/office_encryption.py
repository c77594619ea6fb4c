"""Workbooks that open with a password alone."""

import io
from importlib import import_module
from types import SimpleNamespace
from typing import Final

import msoffcrypto
from msoffcrypto.exceptions import FileFormatError, InvalidKeyError
from msoffcrypto.format import ooxml, xls97

from server.imports.statements.statement import Fault, Unreadable

# The library decrypts an XLS by way of a temporary file; the clear text stays in memory.
xls97.tempfile = SimpleNamespace(TemporaryFile=io.BytesIO)
# What the library and what it builds on load only when they are used, which is too late.
for _name in ("xml.dom.expatbuilder", "cryptography.hazmat.backends.openssl.backend"):
    import_module(_name)
_WORKBOOKS: Final = (ooxml.OOXMLFile, xls97.Xls97File)


def decrypt_workbook(data: bytes, password: str | None) -> bytes:
    """The bytes of the workbook in clear; raises `Unreadable` when the password does not fit."""
    try:
        return _decrypt(data, password)
    except InvalidKeyError as error:
        raise Unreadable(Fault.UNLOCK_FAILED) from error
    except FileFormatError:
        return data  # older than all encryption that the library knows
    except (Unreadable, MemoryError):
        raise
    except Exception as error:  # whatever a damaged file makes the library stumble over
        raise Unreadable(Fault.DAMAGED) from error


def _decrypt(data: bytes, password: str | None) -> bytes:
    file = msoffcrypto.OfficeFile(io.BytesIO(data))
    if not isinstance(file, _WORKBOOKS):
        raise Unreadable(Fault.UNKNOWN_TYPE)  # a letter or a presentation
    if not file.is_encrypted():
        return data
    if not password:
        raise Unreadable(Fault.LOCKED)
    output = io.BytesIO()
    # The other format verifies the password in any case.
    options = {"verify_password": True} if isinstance(file, ooxml.OOXMLFile) else {}
    file.load_key(password=password, **options)
    file.decrypt(output)
    return output.getvalue()
