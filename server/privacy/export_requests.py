"""Requests for an archive of the own data: create, list and download."""

from collections.abc import Iterator
from dataclasses import dataclass
from datetime import datetime, timedelta
from typing import Any, Final

from sqlalchemy import func, select
from sqlalchemy.exc import IntegrityError

from server.audit import actions
from server.audit.service import record
from server.core.calendar.clock import format_utc, now
from server.core.database.unit_of_work import after_commit
from server.core.errors import Conflict, NotFound, RateLimited
from server.core.generated_files import EXPIRED, FAILED, IN_PROGRESS, QUEUED, READY
from server.core.ids import new_id
from server.core.operations import job_queue
from server.core.text.i18n import _
from server.extensions import db
from server.privacy.export_job import ARCHIVES, JOB
from server.privacy.models import Export
from server.users import service as users

MOST_A_DAY: Final = 5
DAY: Final = timedelta(hours=24)
MOST_LISTED: Final = 50


class ExportNotReady(Conflict):
    """409: the archive is still being created."""

    code = "export_not_ready"
    message = _("Your data isn't ready yet.")


class ExportGone(NotFound):
    """404: the archive was deleted after 48 hours, or could not be created."""

    code = "export_gone"
    message = _("This file is gone. Please request a new one.")


@dataclass(frozen=True)
class Archive:
    """A file to download, streamed in chunks; `size` in bytes."""

    name: str
    size: int
    content: Iterator[bytes]


def request_export(owner_id: str, language: str) -> dict[str, Any]:
    """Request an archive, or return the running one; RateLimited beyond five in 24 hours."""
    present = _at_work(owner_id)
    if present is not None:
        return _serialize(present)
    _require_room(owner_id)
    owner = users.find_recipient(owner_id)
    export = Export(
        id=new_id(),
        owner_id=owner_id,
        language=(owner and owner.language) or language,
        state=QUEUED,
        progress=0,
        attempts=0,
        created_at=now(),
    )
    try:
        with db.session.begin_nested():
            db.session.add(export)
    except IntegrityError:
        # A concurrent request of the same person was faster.
        return _serialize(_mine(owner_id, Export.state.in_(IN_PROGRESS)))
    record(actions.EXPORT_REQUESTED, actor_id=owner_id, target_id=export.id)
    after_commit(wake)
    return _serialize(export)


def wake() -> None:
    """Wake the worker; a lost call only costs time."""
    job_queue.wake(JOB)


def list_exports(owner_id: str, *, most: int | None = MOST_LISTED) -> list[dict[str, Any]]:
    """The archives of the owner, the newest first; `most` may be None for all."""
    mine = select(Export).where(Export.owner_id == owner_id).order_by(Export.id.desc())
    return [_serialize(export) for export in db.session.scalars(mine.limit(most))]


def get_export(owner_id: str, export_id: str) -> dict[str, Any]:
    """One archive of the owner, or NotFound."""
    return _serialize(_mine(owner_id, Export.id == export_id))


def open_archive(owner_id: str, export_id: str) -> Archive:
    """The file of a finished archive; NotFound, ExportNotReady or ExportGone when there is none."""
    export = _mine(owner_id, Export.id == export_id)
    if export.state in IN_PROGRESS:
        raise ExportNotReady
    if _state(export) != READY or export.size is None or export.finished_at is None:
        raise ExportGone
    name = f"lumbung-{export.finished_at.date().isoformat()}.zip"
    archive = Archive(name, export.size, ARCHIVES.read_chunks(export.id))
    record(actions.EXPORT_DOWNLOADED, actor_id=owner_id, target_id=export.id)
    return archive


def _at_work(owner_id: str) -> Export | None:
    mine = select(Export).where(Export.owner_id == owner_id, Export.state.in_(IN_PROGRESS))
    return db.session.scalars(mine).first()


def _mine(owner_id: str, *conditions: Any) -> Export:
    export = db.session.scalars(
        select(Export).where(Export.owner_id == owner_id, *conditions)
    ).first()
    if export is None:
        raise NotFound
    return export


def _require_room(owner_id: str) -> None:
    recent = select(func.count(), func.min(Export.created_at)).where(
        Export.owner_id == owner_id, Export.created_at > now() - DAY, Export.state != FAILED
    )
    asked, oldest = db.session.execute(recent).one()
    if asked >= MOST_A_DAY:
        wait = oldest + DAY - now()
        raise RateLimited(int(wait.total_seconds()) + 1)


def _state(export: Export) -> str:
    """The present state; the job that deletes expired archives runs later."""
    is_over = export.expires_at is not None and export.expires_at <= now()
    return EXPIRED if export.state == READY and is_over else export.state


def _serialize(export: Export) -> dict[str, Any]:
    return {
        "id": export.id,
        "state": _state(export),
        "progress": export.progress,
        "size": export.size,
        "created_at": format_utc(export.created_at),
        "finished_at": _wired(export.finished_at),
        "expires_at": _wired(export.expires_at),
    }


def _wired(moment: datetime | None) -> str | None:
    return None if moment is None else format_utc(moment)
