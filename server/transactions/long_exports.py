"""Exports of very many rows, written by the worker: order, progress, cancel, download."""

from collections.abc import Collection, Iterator
from dataclasses import dataclass
from datetime import timedelta
from typing import IO, Any, Final

from sqlalchemy import delete, or_, select
from sqlalchemy.exc import IntegrityError

from server.core.calendar.clock import format_utc, local_day, now
from server.core.database.unit_of_work import after_commit, read_mode, release_connection
from server.core.errors import Conflict, NotFound
from server.core.generated_files import (
    IN_PROGRESS,
    QUEUED,
    READY,
    FileKind,
    Lost,
    Progress,
)
from server.core.ids import new_id
from server.core.operations import job_queue
from server.core.text.i18n import _
from server.extensions import db
from server.sessions.accounts import accounts
from server.transactions.filters import Filters
from server.transactions.list_queries import ListRequest, Sort
from server.transactions.list_totals import read_totals
from server.transactions.models import TransactionExport, TransactionExportChunk
from server.transactions.spreadsheet import Format, file_name, write_file
from server.transactions.viewer_context import viewer_context

JOB: Final = "transaction_exports"
KEPT: Final = timedelta(hours=24)


class OtherExportRunning(Conflict):
    """409: one file of a person is written at a time."""

    code = "export_running"
    message = _("We're already preparing a file for you. Wait for it, or cancel it.")


class ExportNotReady(Conflict):
    """409: the file is still being written."""

    code = "export_not_ready"
    message = _("Your file is not ready yet.")


@dataclass(frozen=True)
class ExportFile:
    """A file to download, streamed in chunks; `size` in bytes."""

    name: str
    format: Format
    size: int
    content: Iterator[bytes]


def order_export(
    owner_id: str, filters: Filters, sort: Sort, format_: Format, language: str
) -> dict[str, Any]:
    """Order a file, which replaces an earlier one; the same order again returns the running one.

    OtherExportRunning while another one is written. Call it before anything else is written.
    """
    total = _count_unlocked(owner_id, filters)
    wanted = TransactionExport(
        id=new_id(),
        owner_id=owner_id,
        language=language,
        state=QUEUED,
        progress=0,
        total=total,
        attempts=0,
        created_at=now(),
        format=format_.value,
        filters=filters.to_json(),
        sort=sort.value,
    )
    mine = TransactionExport.owner_id == owner_id
    finished = TransactionExport.state.not_in(IN_PROGRESS)
    db.session.execute(delete(TransactionExport).where(mine, finished))
    running = db.session.scalars(select(TransactionExport).where(mine)).first()
    if running is None:
        try:
            with db.session.begin_nested():
                db.session.add(wanted)
        except IntegrityError:
            # A concurrent request of the same person was faster.
            running = db.session.scalars(select(TransactionExport).where(mine)).first()
    if running is None:
        after_commit(_wake)
        return _serialize(wanted)
    if _order_of(running) != _order_of(wanted):
        raise OtherExportRunning
    return _serialize(running)


def list_exports(owner_id: str) -> list[dict[str, Any]]:
    """The file of a person that is queued, written, ready or failed, if there is one."""
    return [_serialize(export) for export in db.session.scalars(_present(owner_id))]


def cancel_export(owner_id: str, export_id: str) -> None:
    """Stop writing a file, or delete a finished one; NotFound when there is none."""
    mine = (TransactionExport.owner_id == owner_id, TransactionExport.id == export_id)
    gone = delete(TransactionExport).where(*mine).returning(TransactionExport.id)
    if db.session.execute(gone).first() is None:
        raise NotFound


def open_file(owner_id: str, export_id: str, timezone: str) -> ExportFile:
    """A finished file; NotFound when there is none, ExportNotReady while it is written."""
    wanted = _present(owner_id).where(TransactionExport.id == export_id)
    export = db.session.scalars(wanted).first()
    if export is None:
        raise NotFound
    if export.state != READY or export.size is None or export.finished_at is None:
        raise ExportNotReady
    day = local_day(export.finished_at, timezone)
    format_ = Format(export.format)
    name = file_name(day, format_, export.language)
    return ExportFile(name, format_, export.size, EXPORTS.read_chunks(export.id))


def delete_old_exports() -> None:
    """Delete files after 24 hours."""
    is_old = TransactionExport.created_at <= now() - KEPT
    over = or_(
        TransactionExport.expires_at <= now(),
        is_old & TransactionExport.state.not_in((*IN_PROGRESS, READY)),
    )
    db.session.execute(delete(TransactionExport).where(over))


class ExportSessionListener:
    """Deletes the file of somebody who signs out everywhere."""

    def ended(self, handles: Collection[str]) -> None:
        """The file stays for the other devices."""

    def ended_others(self, owner_id: str, handle: str) -> None:
        _delete_of(owner_id)

    def ended_all(self, owner_id: str) -> None:
        _delete_of(owner_id)

    def replaced(self, before: str, owner_id: str, handle: str, version: int) -> None:
        """The file belongs to the person."""


def _delete_of(owner_id: str) -> None:
    db.session.execute(delete(TransactionExport).where(TransactionExport.owner_id == owner_id))


def _present(owner_id: str) -> Any:
    expires_at = TransactionExport.expires_at
    return select(TransactionExport).where(
        TransactionExport.owner_id == owner_id, or_(expires_at.is_(None), expires_at > now())
    )


def _count_unlocked(owner_id: str, filters: Filters) -> int:
    """How many rows match; on SQLite others may write meanwhile, also in a POST."""
    release_connection()
    with read_mode():
        total = read_totals(owner_id, filters).count
        release_connection()
    return total


def _order_of(export: TransactionExport) -> tuple[Any, ...]:
    return export.format, export.sort, export.filters, export.language


def _wake() -> None:
    job_queue.wake(JOB)


def _write(export: TransactionExport, file: IO[bytes], progress: Progress) -> None:
    account = accounts.get()(export.owner_id)
    if account is None:
        raise Lost
    filters = Filters.from_json(export.filters)
    total = read_totals(export.owner_id, filters).count
    progress.begin(total, total, total=total)
    book = viewer_context(account, export.language).book
    request = ListRequest(filters, Sort(export.sort), book)
    write_file(file, export.owner_id, request, Format(export.format), progress.advance)


def _announce(_export: TransactionExport) -> None:
    """Nothing to send: the page that ordered the file asks for its state."""


EXPORTS: Final = FileKind(
    job=JOB,
    model=TransactionExport,
    chunks=TransactionExportChunk,
    write=_write,
    announce=_announce,
    kept=KEPT,
)


def _serialize(export: TransactionExport) -> dict[str, Any]:
    return {
        "id": export.id,
        "state": export.state,
        "format": export.format,
        "progress": export.progress,
        "total": export.total,
        "size": export.size,
        "created_at": format_utc(export.created_at),
        "expires_at": export.expires_at and format_utc(export.expires_at),
    }
