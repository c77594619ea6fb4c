"""Closing an account, and keeping it after all."""

from datetime import timedelta
from typing import Final

from server.audit import actions
from server.audit.service import record
from server.core.calendar.clock import format_utc, now
from server.core.mail import outbox
from server.core.security.signed_links import LinkInvalid, read_token
from server.privacy.letters import ACCOUNT_CLOSES, RESTORE
from server.users import closure
from server.users import service as users

# The account itself says until when; a mail may have waited before it was sent.
LINK_LIFETIME: Final = timedelta(days=7)


def close(owner_id: str, language: str) -> str:
    """Close an account, sign it out everywhere and mail the way back; returns when it is erased."""
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


def restore(token: str) -> None:
    """Keep the account of a mailed link; the same when it was kept already, else LinkInvalid."""
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
