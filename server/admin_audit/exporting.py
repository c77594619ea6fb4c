"""The audit log as a CSV file: read bit by bit, written to the disk, then handed out."""

import csv
import io
from collections.abc import Iterator
from contextlib import ExitStack
from tempfile import SpooledTemporaryFile
from typing import IO, Final, NamedTuple

from server.admin_audit.labels import label_of
from server.audit import actions
from server.audit.looking import Sought, every_act
from server.audit.service import record
from server.core.calendar.clock import today
from server.core.database.unit_of_work import pause
from server.core.errors import Overloaded
from server.core.operations.bulkhead import Crowded, Gate
from server.core.text.i18n import _
from server.privacy.archive import MARK, guarded

IN_MEMORY: Final = 1024 * 1024
CHUNK: Final = 64 * 1024
AT_ONCE: Final = Gate(1, patience=10)
BUSY: Final = _("Other files are being written right now. Please try again in a moment.")
COLUMNS: Final = ("number", "at", "action", "label", "actor_id", "target_id", "result", "hash")


class Sheet(NamedTuple):
    """A file to take, open at its beginning; `size` is in bytes."""

    name: str
    size: int
    file: IO[bytes]


def export(actor_id: str, sought: Sought, language: str) -> Sheet:
    """The acts that are asked for as CSV, which is an act itself; Overloaded while others wait."""
    # Whoever waits for a turn holds no connection meanwhile.
    pause()
    try:
        ticket = AT_ONCE.enter()
    except Crowded as error:
        raise Overloaded(BUSY, 10) from error
    try:
        file = _written(sought, language)
    finally:
        AT_ONCE.leave(ticket)
    record(actions.AUDIT_EXPORTED, actor_id=actor_id)
    size = file.seek(0, 2)
    file.seek(0)
    return Sheet(f"lumbung-audit-{today(sought.timezone).isoformat()}.csv", size, file)


def pieces(file: IO[bytes]) -> Iterator[bytes]:
    """The bytes of a file, a bounded piece at a time; it is closed behind the last one."""
    with file:
        while piece := file.read(CHUNK):
            yield piece


def _written(sought: Sought, language: str) -> IO[bytes]:
    with ExitStack() as unfinished:
        file = unfinished.enter_context(SpooledTemporaryFile(IN_MEMORY))
        _write(file, sought, language)
        # Whole now: whoever takes it closes it.
        unfinished.pop_all()
    return file


def _write(file: IO[bytes], sought: Sought, language: str) -> None:
    text = io.TextIOWrapper(file, "utf-8", newline="")
    text.write(MARK)
    writer = csv.writer(text, lineterminator="\r\n")
    writer.writerow(COLUMNS)
    for act in every_act(sought):
        told = {**act, "label": label_of(act["action"], language)}
        writer.writerow([guarded(told[column]) for column in COLUMNS])
    # It would close the file as well.
    text.detach()
