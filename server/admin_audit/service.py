"""The audit log for Super Admins: list and verify."""

from collections.abc import Sequence
from typing import Any, Final

from server.admin_audit.action_labels import action_label
from server.audit import actions
from server.audit.search import EntryFilter, list_entries
from server.audit.service import record
from server.audit.verification import CheckResult, check_slice
from server.core.database.unit_of_work import begin_read, release_connection
from server.core.errors import Overloaded
from server.core.http.pagination import Page, PageRequest
from server.core.operations.bulkhead import Bulkhead, BulkheadFull
from server.core.text.i18n import _
from server.users import profiles

# A verification keeps a processor busy for seconds.
CHECK_LIMIT: Final = Bulkhead(1, patience=0)
BUSY: Final = _("The log is being checked right now. Please try again in a moment.")


def list_acts(sought: EntryFilter, which: PageRequest, language: str) -> Page:
    """A page of the matching events; tells which identifiers still are accounts."""
    found = list_entries(sought, which)
    named = {row[name] for row in found.items for name in ("actor_id", "target_id")} - {None}
    known = profiles.get_profile_summaries(named) if named else {}
    items = [_serialize(row, known, language) for row in found.items]
    return Page(items, found.total)


def check_log(actor_id: str, keys: Sequence[str], after: int | None) -> dict[str, Any]:
    """Verify the log, or the part after a row, and record the start and any break found.

    It only reads, so nobody waits for it; the event is written afterwards.
    """
    release_connection()
    begin_read()
    try:
        ticket = CHECK_LIMIT.acquire()
    except BulkheadFull as error:
        raise Overloaded(BUSY) from error
    try:
        found = check_slice(keys, after)
    finally:
        CHECK_LIMIT.release(ticket)
    _record_check(found, actor_id, is_start=after is None)
    return {
        "ok": found.fault is None,
        "complete": found.is_over,
        "first": found.first,
        "checked": found.checked,
        "last": found.last,
        "broken_at": found.fault.number if found.fault else None,
        "reason": found.fault.reason if found.fault else None,
    }


def _record_check(found: CheckResult, actor_id: str, *, is_start: bool) -> None:
    if found.fault is not None:
        record(actions.AUDIT_BROKEN, actor_id=actor_id)
    elif is_start:
        action = actions.AUDIT_CHECKED if found.is_over else actions.AUDIT_CHECK_BEGUN
        record(action, actor_id=actor_id)


def _serialize(row: dict[str, Any], known: dict[str, Any], language: str) -> dict[str, Any]:
    return {
        **row,
        "label": action_label(row["action"], language),
        "actor_known": row["actor_id"] in known,
        "target_known": row["target_id"] in known,
    }
