"""The outbox of mails: inserted in the transaction of their cause, sent by the worker."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from datetime import datetime
from typing import Any, Final

from sqlalchemy import JSON, ColumnElement, Index, String, and_, delete, or_, update
from sqlalchemy.orm import InstrumentedAttribute, Mapped, mapped_column

from server.core.calendar.clock import now
from server.core.database.column_types import id_type
from server.core.database.engine import Base, db
from server.core.database.transactional_outbox import (
    INSERTED_AT_ONCE,
    PENDING,
    Outbox,
    OutboxColumns,
)
from server.core.ids import new_id
from server.core.operations.gauges import Gauge


class OutboxMail(OutboxColumns, Base):
    """One mail: template, parameters and recipient; its body is never stored."""

    __tablename__ = "outbox"
    __table_args__ = (Index(None, "state", "due_at"),)

    id: Mapped[str] = mapped_column(id_type(), primary_key=True)
    owner_id: Mapped[str | None] = mapped_column(id_type(), index=True)
    cause: Mapped[str] = mapped_column(String(200), unique=True)
    template: Mapped[str] = mapped_column(String(60))
    parameters: Mapped[dict[str, Any]] = mapped_column(JSON)
    recipient: Mapped[str] = mapped_column(String(254))
    language: Mapped[str] = mapped_column(String(2))


# Twelve tries within 48 hours.
MAILS: Final = Outbox(
    model=OutboxMail,
    job="outbox",
    unique=["cause"],
    retry_minutes=(1, 2, 5, 10, 20, 40, 80, 180, 360, 720, 1440),
)
# The end of what stands for the address of a guest; RFC 2606 has it for names that never exist.
NO_ADDRESS: Final = "@guest.invalid"
AccountTest = Callable[[InstrumentedAttribute[str | None]], ColumnElement[bool]]
"""`test(column)` is the condition that the id in a column is one of an account."""


@dataclass(frozen=True, kw_only=True)
class Mail:
    """A new mail: `cause` names the event, such as `confirm:{user id}:{sending}`.

    Parameters are plain JSON values; secrets and links are made when the mail is sent.
    """

    template: str
    recipient: str
    language: str
    cause: str
    parameters: Mapping[str, Any] = field(default_factory=dict)
    owner_id: str | None = None
    due_at: datetime | None = None


def put(
    *,
    template: str,
    recipient: str,
    language: str,
    cause: str,
    parameters: Mapping[str, Any] | None = None,
    owner_id: str | None = None,
    due_at: datetime | None = None,
) -> bool:
    """Insert a mail in the caller's transaction; False when this cause has one already."""
    mail = Mail(
        template=template,
        recipient=recipient,
        language=language,
        cause=cause,
        parameters=parameters or {},
        owner_id=owner_id,
        due_at=due_at,
    )
    return put_all([mail]) == 1


def put_all(mails: Sequence[Mail]) -> int:
    """Insert mails in the caller's transaction; returns how many causes had none before.

    What cannot be delivered, since it is for a guest, is left out.
    """
    real = [mail for mail in mails if has_address(mail.recipient)]
    return MAILS.insert([_row(mail) for mail in sorted(real, key=lambda mail: mail.cause)])


def has_address(recipient: str) -> bool:
    """Whether a mail can reach a recipient; False for what stands for the address of a guest."""
    return not recipient.endswith(NO_ADDRESS)


def refresh(
    cause: str, *, owner_id: str | None, language: str, parameters: Mapping[str, Any]
) -> bool:
    """Change what a mail that waits is about; False when it was sent or deleted."""
    waiting = update(OutboxMail).where(OutboxMail.cause == cause, OutboxMail.state == PENDING)
    changed = waiting.values(owner_id=owner_id, language=language, parameters=dict(parameters))
    return db.session.execute(changed.returning(OutboxMail.id)).first() is not None


def delete_about(owner_ids: Sequence[str]) -> None:
    """Delete the mails about these accounts."""
    about = OutboxMail.owner_id.in_(owner_ids)
    db.session.execute(delete(OutboxMail).where(about).execution_options(synchronize_session=False))


def _row(mail: Mail) -> dict[str, Any]:
    return {
        "id": new_id(),
        "owner_id": mail.owner_id,
        "cause": mail.cause,
        "template": mail.template,
        "parameters": dict(mail.parameters),
        "recipient": mail.recipient,
        "language": mail.language,
        "due_at": mail.due_at or now(),
    }


def erase(owner_id: str, addresses: Sequence[str], is_account: AccountTest) -> None:
    """Delete every mail about an account, and those to its addresses that are about no other."""
    of_another = and_(OutboxMail.owner_id != owner_id, is_account(OutboxMail.owner_id))
    to_them = and_(OutboxMail.recipient.in_(addresses), ~of_another)
    mine = or_(OutboxMail.owner_id == owner_id, to_them)
    db.session.execute(delete(OutboxMail).where(mine).execution_options(synchronize_session=False))


def adopt(owner_id: str, address: str, is_account: AccountTest) -> None:
    """Assign the mails to a confirmed address to its account, except mails of existing accounts."""
    about_none = ~is_account(OutboxMail.owner_id)
    theirs = update(OutboxMail).where(OutboxMail.recipient == address, about_none)
    adopted = theirs.values(owner_id=owner_id)
    db.session.execute(adopted.execution_options(synchronize_session=False))


def delete_by_cause(causes: Sequence[str]) -> None:
    """Delete the mails whose causes begin with one of these names and a colon."""
    for start in range(0, len(causes), INSERTED_AT_ONCE):
        begun = (
            OutboxMail.cause.startswith(f"{cause}:", autoescape=True)
            for cause in causes[start : start + INSERTED_AT_ONCE]
        )
        gone = delete(OutboxMail).where(or_(*begun))
        db.session.execute(gone.execution_options(synchronize_session=False))


def gauges() -> list[Gauge]:
    """What operators watch of the mail."""
    return MAILS.gauges("mail", "mails")
