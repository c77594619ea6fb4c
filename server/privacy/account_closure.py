"""Closing and reopening accounts, and erasing those closed for 72 hours."""

from datetime import timedelta
from typing import Final

import structlog

from server.audit import actions
from server.audit.service import record
from server.core.calendar.clock import format_utc, now
from server.core.data_export import personal_data_sources
from server.core.database.engine import truncate_write_ahead_log
from server.core.database.unit_of_work import unit_of_work
from server.core.http import idempotency
from server.core.mail import outbox
from server.core.security.signed_links import LinkInvalid, read_token
from server.privacy.letters import ACCOUNT_CLOSES, RESTORE
from server.users import closure, guest_accounts, registration
from server.users import service as users

# Longer than the 72 hours, which the account itself limits: the mail may be sent late.
LINK_LIFETIME: Final = timedelta(days=7)


def close_account(owner_id: str, language: str) -> str:
    """Close an account, sign it out and mail a link to reopen it; returns when it is erased.

    A guest cannot be mailed one, and is erased at once.
    """
    if guest_accounts.end_guest(owner_id):
        record(actions.ACCOUNT_CLOSED, actor_id=owner_id)
        return format_utc(now())
    closes_at, is_new = closure.close_account(owner_id)
    owner = users.find_recipient(owner_id)
    if is_new and owner is not None:
        outbox.put(
            template=ACCOUNT_CLOSES,
            recipient=owner.email,
            language=owner.language or language,
            cause=f"closing:{owner_id}:{format_utc(closes_at)}",
            parameters={"account": owner_id},
            owner_id=owner_id,
        )
    if is_new:
        record(actions.ACCOUNT_CLOSED, actor_id=owner_id)
    return format_utc(closes_at)


def reopen_account(token: str) -> None:
    """Reopen the account of a mailed link, once or again; LinkInvalid when it is too late."""
    link = read_token(RESTORE, token, lifetime=int(LINK_LIFETIME.total_seconds()))
    account = users.find_recipient(link.owner_id)
    if account is None:
        raise LinkInvalid
    if account.closes_at is None:
        return
    is_this_closing = link.is_bound_to(account.closes_at.isoformat())
    if not is_this_closing or account.closes_at <= now() or not closure.reopen_account(account.id):
        raise LinkInvalid
    record(actions.ACCOUNT_RESTORED, actor_id=None, target_id=account.id)


log = structlog.get_logger(__name__)


def erase_closed_accounts() -> int:
    """Erase every account that is due; a failed one is retried in the next run."""
    erased = 0
    for owner_id in closure.list_accounts_to_erase():
        try:
            with unit_of_work():
                erased += _erase(owner_id)
        except Exception as error:
            log.exception("account_not_erased", account=owner_id, error=type(error).__name__)
    if erased:
        truncate_write_ahead_log()
    return erased


def _erase(owner_id: str) -> bool:
    """Erase one account; False when it was reopened or another worker was faster."""
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
    outbox.erase(owner_id, addresses, users.is_account)
    idempotency.delete_keys_about([owner_id])
    closure.erase_account(owner_id)
