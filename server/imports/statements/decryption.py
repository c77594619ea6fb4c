"""The process that decrypts a workbook: `python -m server.imports.statements.decryption`.

Its arguments are those of `child`: megabytes and seconds.
"""

import sys
from collections.abc import Callable
from functools import partial

from server.imports.statements import sandbox
from server.imports.statements.exchange import (
    CLEAR,
    ReadRequest,
    pack_fault,
    unpack_request,
)
from server.imports.statements.office_encryption import decrypt_workbook
from server.imports.statements.statement import Unreadable


def prepare(head: bytes, data: bytes) -> Callable[[], bytes]:
    """What answers a packed request."""
    return partial(_answer, unpack_request(head, data))


def _answer(request: ReadRequest) -> bytes:
    try:
        return CLEAR + decrypt_workbook(request.data, request.password)
    except Unreadable as unreadable:
        return pack_fault(unreadable)


if __name__ == "__main__":
    sandbox.answer(prepare, memory=int(sys.argv[1]), cpu_seconds=int(sys.argv[2]))
