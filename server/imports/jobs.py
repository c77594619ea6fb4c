"""The worker's part: long files, drafts and undos, and the end of what nobody finished."""

from datetime import timedelta
from typing import Any, Final

import structlog
from sqlalchemy import and_, or_, select, update

from server.core.calendar.clock import now
from server.core.database.engine import db
from server.core.database.unit_of_work import unit_of_work
from server.core.operations import job_queue
from server.imports import draft_changes, queries
from server.imports.errors import NOT_SAVED, NOT_UNDONE
from server.imports.models import IMPORTS
from server.imports.outcome import apply_waiting
from server.imports.queries import Item
from server.imports.service import JOB, read_waiting
from server.imports.statements.statement import Fault
from server.imports.states import WORK, ImportState
from server.imports.undo import undo_waiting
from server.imports.viewer import ImportViewer
from server.sessions.accounts import accounts

# After it another worker takes over the import of a dead one; one that failed is tried again soon,
# because the database may only have been busy.
LEASE: Final = timedelta(minutes=2)
RETRY: Final = timedelta(seconds=5)
MOST_ATTEMPTS: Final = 3
MOST_EXPIRED: Final = 200

log = structlog.get_logger(__name__)


def work_next() -> int:
    """Read, save or take back the import that waited longest, and wake the worker for the next."""
    if job_queue.stopping.is_set():
        return 0
    claimed = _claim()
    if claimed is None:
        return 0
    try:
        with unit_of_work():
            _work(claimed)
    except Exception as error:
        # The type alone: a message may repeat what the file holds.
        log.error("import_failed", state=claimed["state"], error=type(error).__name__)
        _give_back(claimed)
        job_queue.wake(JOB, RETRY.total_seconds())
    job_queue.wake(JOB)
    return 1


def _work(claimed: Item) -> None:
    account = accounts.get()(claimed["owner_id"])
    if account is None:
        return
    viewer = ImportViewer.of(account)
    if claimed["change"] is not None:
        draft_changes.follow_waiting(viewer, claimed)
    elif claimed["state"] == ImportState.READING:
        read_waiting(viewer, claimed)
    elif claimed["state"] == ImportState.APPLYING:
        apply_waiting(viewer, claimed["id"])
    else:
        undo_waiting(viewer, claimed["id"])


def _claim() -> Item | None:
    """Claim the import that waited longest, for the time of LEASE."""
    present = now()
    is_free = or_(IMPORTS.c.claimed_until.is_(None), IMPORTS.c.claimed_until < present)
    key = (IMPORTS.c.owner_id, IMPORTS.c.id)
    due = (
        select(*key)
        .where(IMPORTS.c.state.in_([*map(str, WORK)]), is_free)
        .order_by(IMPORTS.c.id)
        .limit(1)
        .with_for_update(skip_locked=True)
    )
    with unit_of_work():
        found = db.session.connection().execute(due).first()
        if found is None:
            return None
        values = {"claimed_until": present + LEASE, "attempts": IMPORTS.c.attempts + 1}
        mine = and_(IMPORTS.c.owner_id == found[0], IMPORTS.c.id == found[1])
        db.session.connection().execute(update(IMPORTS).where(mine).values(**values))
        return queries.find_import(found[0], found[1])


def _give_back(claimed: Item) -> None:
    """Let a failed import be tried again, and in the end be as it was, or be read by nobody."""
    owner_id, id_ = claimed["owner_id"], claimed["id"]
    if claimed["attempts"] < MOST_ATTEMPTS:
        with unit_of_work():
            queries.update_import(owner_id, id_, {"claimed_until": now() + RETRY})
        return
    if claimed["change"] is not None:
        with unit_of_work():
            draft_changes.give_up(claimed)
        return
    values: dict[str, Any] = {"claimed_until": None, "attempts": 0}
    if claimed["state"] == ImportState.READING:
        state = {"state": ImportState.FAILED.value, "fault": Fault.DAMAGED.value, "file_id": None}
    elif claimed["state"] == ImportState.APPLYING:
        state = {"state": ImportState.REVIEW.value, "fault": NOT_SAVED}
    else:
        state = {"state": ImportState.APPLIED.value, "fault": NOT_UNDONE}
    with unit_of_work():
        queries.update_import(owner_id, id_, {**values, **state})
        queries.delete_unused_files(owner_id)


def delete_expired() -> int:
    """Delete drafts and failed imports whose 24 hours are over, with all that their files held."""
    expired = queries.list_expired(MOST_EXPIRED)
    for owner_id, id_ in expired:
        queries.delete_import(owner_id, id_)
        queries.delete_unused_files(owner_id)
    return len(expired)


def forget_undone() -> int:
    """Delete what only an undo needs, once its 72 hours are over."""
    return queries.delete_changes_before(now())
