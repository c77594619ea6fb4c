"""The CSV export of the audit log: streamed to a temporary file, then sent."""

import csv
import io
from collections.abc import Iterator
from contextlib import ExitStack
from tempfile import SpooledTemporaryFile
from typing import IO, Final, NamedTuple

from server.admin_audit.action_labels import action_label
from server.audit import actions
from server.audit.search import EntryFilter, iterate_entries
from server.audit.service import record
from server.core.calendar.clock import today
from server.core.database.unit_of_work import release_connection
from server.core.errors import Overloaded
from server.core.operations.bulkhead import Bulkhead, BulkheadFull
from server.core.text.i18n import _
from server.privacy.archive import MARK, escape_formula

MEMORY_LIMIT: Final = 1024 * 1024
CHUNK: Final = 64 * 1024
EXPORT_LIMIT: Final = Bulkhead(1, patience=10)
BUSY: Final = _("We're preparing other files right now. Please try again in a moment.")
COLUMNS: Final = (
    *("number", "at", "action", "label", "actor_id", "target_id", "result", "times", "hash"),
)


class CsvFile(NamedTuple):
    """A file for download, open at its start; `size` is in bytes."""

    name: str
    size: int
    file: IO[bytes]


def export_events(actor_id: str, sought: EntryFilter, language: str) -> CsvFile:
    """Export the matching events as CSV and record the export; Overloaded when too many run."""
    # Release the connection while waiting.
    release_connection()
    try:
        ticket = EXPORT_LIMIT.acquire()
    except BulkheadFull as error:
        raise Overloaded(BUSY, 10) from error
    try:
        file = _create_file(sought, language)
    finally:
        EXPORT_LIMIT.release(ticket)
    record(actions.AUDIT_EXPORTED, actor_id=actor_id)
    size = file.seek(0, 2)
    file.seek(0)
    return CsvFile(f"lumbung-audit-{today(sought.timezone).isoformat()}.csv", size, file)


def read_chunks(file: IO[bytes]) -> Iterator[bytes]:
    """The chunks of a file, which is closed after the last one."""
    with file:
        while chunk := file.read(CHUNK):
            yield chunk


def _create_file(sought: EntryFilter, language: str) -> IO[bytes]:
    with ExitStack() as stack:
        file = stack.enter_context(SpooledTemporaryFile(MEMORY_LIMIT))
        _write(file, sought, language)
        # Complete: the caller closes it.
        stack.pop_all()
    return file


def _write(file: IO[bytes], sought: EntryFilter, language: str) -> None:
    text = io.TextIOWrapper(file, "utf-8", newline="")
    text.write(MARK)
    writer = csv.writer(text, lineterminator="\r\n")
    writer.writerow(COLUMNS)
    for event in iterate_entries(sought):
        row = {**event, "label": action_label(event["action"], language)}
        writer.writerow([escape_formula(row[column]) for column in COLUMNS])
    # Closing the wrapper would close the file.
    text.detach()
