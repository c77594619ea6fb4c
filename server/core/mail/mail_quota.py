"""Quotas of mails that strangers can cause: so many to one address in a window, none is lost.

A mail beyond the quota is sent when the window opens, or after the longest wait. Requests until
then are coalesced into it: the mail that waits is given their parameters, and its template shows
the state of its sending.
"""

from collections.abc import Sequence
from dataclasses import dataclass, replace
from datetime import datetime, timedelta
from typing import Final

from flask import current_app
from sqlalchemy import JSON, ColumnElement, String, delete, select, update
from sqlalchemy.orm import Mapped, mapped_column

from server.core.calendar.clock import now
from server.core.database.column_types import UtcDateTime
from server.core.database.engine import Base, db
from server.core.database.upserts import upsert_into
from server.core.mail import outbox
from server.core.security.encryption import keyed_digest

DIGEST_PURPOSE: Final = "mail quotas"


class MailQuotaUse(Base):
    """When the last mails of a quota were due to one address, oldest first, and the newest's cause.

    The address is a keyed digest: requests for addresses without an account leave no address.
    """

    __tablename__ = "mail_quota_uses"

    quota: Mapped[str] = mapped_column(String(20), primary_key=True)
    digest: Mapped[str] = mapped_column(String(64), primary_key=True)
    due_times: Mapped[list[str]] = mapped_column(JSON)
    cause: Mapped[str] = mapped_column(String(200))
    expires_at: Mapped[datetime] = mapped_column(UtcDateTime, index=True)


@dataclass(frozen=True)
class MailQuota:
    """At most so many mails to one address in a window; then one after each `longest_wait`."""

    name: str
    most: int
    window: timedelta
    longest_wait: timedelta

    def next_due(self, due_times: Sequence[datetime]) -> datetime:
        """When one more mail may be sent after these, oldest first."""
        recent = [due_at for due_at in due_times if due_at > now() - self.window]
        if len(recent) < self.most:
            return now()
        return min(recent[-self.most] + self.window, recent[-1] + self.longest_wait)


def put_within(quota: MailQuota, mail: outbox.Mail) -> None:
    """Insert a mail, due at once or when the quota allows it, unless one waits already.

    The statements are the same for every address that has the same number of recent mails.
    """
    use = _lock_use(quota, mail.recipient)
    due_times = [datetime.fromisoformat(moment) for moment in use.due_times]
    waits = bool(due_times) and due_times[-1] > now()
    if waits and _refresh_waiting_mail(use.cause, mail):
        return
    due_at = due_times[-1] if waits else quota.next_due(due_times)
    outbox.put_all([replace(mail, due_at=due_at)])
    kept = due_times if waits else [*due_times, due_at][-quota.most :]
    db.session.execute(
        update(MailQuotaUse)
        .where(*_is_of(quota.name, mail.recipient))
        .values(
            due_times=[moment.isoformat() for moment in kept],
            cause=mail.cause,
            expires_at=due_at + quota.window,
        )
    )


def erase_uses(address: str) -> None:
    """Delete what quotas remember of an address."""
    db.session.execute(delete(MailQuotaUse).where(MailQuotaUse.digest == _digest(address)))


def delete_expired_uses() -> None:
    """Delete the uses whose windows are over."""
    db.session.execute(delete(MailQuotaUse).where(MailQuotaUse.expires_at <= now()))


def _lock_use(quota: MailQuota, address: str) -> MailQuotaUse:
    """The row of an address, locked until the transaction ends."""
    row = {
        "quota": quota.name,
        "digest": _digest(address),
        "due_times": [],
        "cause": "",
        "expires_at": now() + quota.window,
    }
    made = upsert_into(MailQuotaUse).values(row).on_conflict_do_nothing()
    db.session.execute(made)
    wanted = select(MailQuotaUse).where(*_is_of(quota.name, address)).with_for_update()
    return db.session.scalars(wanted.execution_options(populate_existing=True)).one()


def _refresh_waiting_mail(cause: str, mail: outbox.Mail) -> bool:
    """Give the mail that waits the parameters of another request; False when it is gone."""
    return outbox.refresh(
        cause, owner_id=mail.owner_id, language=mail.language, parameters=mail.parameters
    )


def _is_of(quota: str, address: str) -> tuple[ColumnElement[bool], ...]:
    return MailQuotaUse.quota == quota, MailQuotaUse.digest == _digest(address)


def _digest(address: str) -> str:
    return keyed_digest(str(current_app.config["SECRET_KEY"]), DIGEST_PURPOSE, address)
