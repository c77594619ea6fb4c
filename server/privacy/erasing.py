"""Erases accounts whose 72 hours have passed, each in a transaction of its own."""

import structlog

from server.audit import actions
from server.audit.service import record
from server.core.data_export import personal_data_sources
from server.core.database.unit_of_work import unit_of_work
from server.core.http import idempotency
from server.core.mail import outbox
from server.users import closure, registration

log = structlog.get_logger(__name__)


def erase_due() -> int:
    """Erase every account that is due; one that fails is tried again with the next turn."""
    erased = 0
    for owner_id in closure.list_accounts_to_erase():
        try:
            with unit_of_work():
                erased += _erase(owner_id)
        except Exception as error:
            log.exception("account_not_erased", account=owner_id, error=type(error).__name__)
    return erased


def _erase(owner_id: str) -> bool:
    """Erase one account; False when its owner kept it or another worker was faster."""
    addresses = closure.lock_account_to_erase(owner_id)
    if addresses is None:
        return False
    for namesake in registration.list_pending_like(owner_id):
        _remove(namesake, [])
        record(actions.REGISTRATION_WITHDRAWN, actor_id=None, target_id=namesake)
    _remove(owner_id, addresses)
    record(actions.ACCOUNT_ERASED, actor_id=None, target_id=owner_id)
    return True


def _remove(owner_id: str, addresses: list[str]) -> None:
    for source in personal_data_sources.all():
        if source.erase:
            source.erase(owner_id)
    outbox.erase(owner_id, addresses)
    idempotency.delete_keys_about([owner_id])
    closure.erase_account(owner_id)
