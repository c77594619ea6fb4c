"""The job that creates requested archives."""

from datetime import timedelta
from typing import IO, Final

from sqlalchemy import delete

from server.core.calendar.clock import format_utc, now
from server.core.data_export import personal_data_sources
from server.core.generated_files import EXPIRED, FAILED, FileKind, Lost, Progress
from server.core.mail import outbox
from server.extensions import db
from server.privacy import archive
from server.privacy.letters import EXPORT_READY
from server.privacy.models import Export, ExportChunk
from server.users import service as users

JOB: Final = "exports"
KEPT: Final = timedelta(hours=48)
FORGOTTEN_AFTER: Final = timedelta(days=30)
PERCENT: Final = 100


def _write(export: Export, file: IO[bytes], progress: Progress) -> None:
    if users.find_recipient(export.owner_id) is None:
        raise Lost
    parts = {
        source.name: source.export(export.owner_id)
        for source in personal_data_sources.all()
        if source.export
    }
    rows = sum(table.count for part in parts.values() for table in part.tables)
    progress.begin(len(parts) + rows, PERCENT)
    archive.write_archive(
        file,
        parts,
        owner_id=export.owner_id,
        language=export.language,
        moment=format_utc(now()),
        advance=progress.advance,
    )


def _notify(export: Export) -> None:
    owner = users.find_recipient(export.owner_id)
    if owner is not None:
        outbox.put(
            template=EXPORT_READY,
            recipient=owner.email,
            language=export.language,
            cause=f"export:{export.id}",
            parameters={"account": owner.id},
            owner_id=owner.id,
        )


ARCHIVES: Final = FileKind(
    job=JOB, model=Export, chunks=ExportChunk, write=_write, announce=_notify, kept=KEPT
)


def remove_old_exports() -> None:
    """Delete the content of archives after 48 hours, and their records after 30 days."""
    ARCHIVES.delete_expired_content()
    finished = Export.state.in_((FAILED, EXPIRED))
    past = Export.created_at < now() - FORGOTTEN_AFTER
    db.session.execute(delete(Export).where(finished, past))
