"""Zipped files, whose members are unpacked only after their sizes were found to be honest."""

import io
import zipfile
import zlib
from typing import Final

from server.imports.statements.limits import MOST_MEMBERS, MOST_UNPACKED_BYTES
from server.imports.statements.statement import Fault, Unreadable

_PIECE: Final = 256 * 1024
_DAMAGES: Final = (zipfile.BadZipFile, zlib.error, EOFError, ValueError, NotImplementedError)


def open_archive(data: bytes) -> zipfile.ZipFile:
    """The archive, if it unpacks to less than the limit; raises `Unreadable`.

    Each member is unpacked once and thrown away, because the sizes that an archive states can
    be false. What reads it afterwards may then hold all of it.
    """
    try:
        archive = zipfile.ZipFile(io.BytesIO(data))
        members = archive.infolist()
        if len(members) > MOST_MEMBERS or sum(m.file_size for m in members) > MOST_UNPACKED_BYTES:
            raise Unreadable(Fault.TOO_LARGE)
        if any(member.flag_bits & 1 for member in members):
            raise Unreadable(Fault.ZIP_LOCKED)
        _measure(archive, members)
    except _DAMAGES as error:
        raise Unreadable(Fault.DAMAGED) from error
    return archive


def _measure(archive: zipfile.ZipFile, members: list[zipfile.ZipInfo]) -> None:
    unpacked = 0
    for member in members:
        stated = member.file_size
        # Otherwise the module stops at the stated size, and others would not.
        member.file_size = MOST_UNPACKED_BYTES + 1
        with archive.open(member) as content:
            while piece := content.read(_PIECE):
                unpacked += len(piece)
                if unpacked > MOST_UNPACKED_BYTES:
                    raise Unreadable(Fault.TOO_LARGE)
        member.file_size = stated
