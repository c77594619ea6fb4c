"""Mail to be sent: rows written in the transaction of their cause, sent by the worker."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from datetime import datetime
from typing import Any, Final

from sqlalchemy import (
    JSON,
    Index,
    SmallInteger,
    String,
    and_,
    column,
    delete,
    exists,
    or_,
    table,
    update,
)
from sqlalchemy.dialects import postgresql, sqlite
from sqlalchemy.orm import Mapped, mapped_column

from server.core.calendar import clock
from server.core.database.column_types import UtcDateTime, id_type
from server.core.database.engine import Base, db
from server.core.database.unit_of_work import after_commit
from server.core.ids import new_id
from server.core.operations import job_queue
from server.core.operations.gauges import Gauge, of_waiting

WAITING: Final = "waiting"
SENT: Final = "sent"
DEAD: Final = "dead"
JOB: Final = "outbox"
# Well below the number of values that a statement may carry on either database.
AT_ONCE: Final = 500


class OutboxMail(Base):
    """One mail: which template with which parameters goes to whom; its body is never stored."""

    __tablename__ = "outbox"
    __table_args__ = (Index(None, "state", "due_at"),)

    id: Mapped[str] = mapped_column(id_type(), primary_key=True)
    owner_id: Mapped[str | None] = mapped_column(id_type(), index=True)
    cause: Mapped[str] = mapped_column(String(200), unique=True)
    template: Mapped[str] = mapped_column(String(60))
    parameters: Mapped[dict[str, Any]] = mapped_column(JSON)
    recipient: Mapped[str] = mapped_column(String(254))
    language: Mapped[str] = mapped_column(String(2))
    state: Mapped[str] = mapped_column(String(10))
    attempts: Mapped[int] = mapped_column(SmallInteger)
    due_at: Mapped[datetime] = mapped_column(UtcDateTime)
    claimed_until: Mapped[datetime | None] = mapped_column(UtcDateTime)
    last_error: Mapped[str | None] = mapped_column(String(200))
    created_at: Mapped[datetime] = mapped_column(UtcDateTime)
    finished_at: Mapped[datetime | None] = mapped_column(UtcDateTime)


_USERS: Final = table("users", column("id"))
MAILS: Final = OutboxMail.metadata.tables[OutboxMail.__tablename__]


@dataclass(frozen=True, kw_only=True)
class Mail:
    """A mail to be put: `cause` names the event, such as `confirm:{user id}:{sending}`.

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
    """Put a mail into the caller's transaction; False when this cause has one already."""
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
    """Put mails into the caller's transaction; returns how many causes had none before."""
    present = clock.now()
    kind = postgresql if db.session.get_bind().dialect.name == "postgresql" else sqlite
    added = 0
    ordered = sorted(mails, key=lambda mail: mail.cause)
    # One row stands for all of them, so that the statement is compiled once.
    statement = kind.insert(MAILS).on_conflict_do_nothing(index_elements=["cause"])
    fresh = statement.returning(MAILS.c.id)
    for start in range(0, len(ordered), AT_ONCE):
        rows = [_row(mail, present) for mail in ordered[start : start + AT_ONCE]]
        added += len(db.session.connection().execute(fresh, rows).all())
    if added:
        after_commit(wake)
    return added


def _row(mail: Mail, present: datetime) -> dict[str, Any]:
    return {
        "id": new_id(),
        "owner_id": mail.owner_id,
        "cause": mail.cause,
        "template": mail.template,
        "parameters": dict(mail.parameters),
        "recipient": mail.recipient,
        "language": mail.language,
        "state": WAITING,
        "attempts": 0,
        "due_at": mail.due_at or present,
        "created_at": present,
    }


def erase(owner_id: str, addresses: Sequence[str]) -> None:
    """Delete every mail about an account, and those to its addresses that are about no other."""
    of_another = exists().where(_USERS.c.id == OutboxMail.owner_id, _USERS.c.id != owner_id)
    to_them = and_(OutboxMail.recipient.in_(addresses), ~of_another)
    mine = or_(OutboxMail.owner_id == owner_id, to_them)
    db.session.execute(delete(OutboxMail).where(mine).execution_options(synchronize_session=False))


def adopt(owner_id: str, address: str) -> None:
    """Note that the mails to an address, which its owner has proved, are about this account.

    Those about another one that is there stay its own.
    """
    of_another = exists().where(_USERS.c.id == OutboxMail.owner_id)
    theirs = update(OutboxMail).where(OutboxMail.recipient == address, ~of_another)
    adopted = theirs.values(owner_id=owner_id)
    db.session.execute(adopted.execution_options(synchronize_session=False))


def forget(causes: Sequence[str]) -> None:
    """Delete the mails of events by how the names of their causes begin."""
    for start in range(0, len(causes), AT_ONCE):
        begun = (
            OutboxMail.cause.startswith(f"{cause}:", autoescape=True)
            for cause in causes[start : start + AT_ONCE]
        )
        gone = delete(OutboxMail).where(or_(*begun))
        db.session.execute(gone.execution_options(synchronize_session=False))


def gauges() -> list[Gauge]:
    """What operators watch of the mail."""
    return of_waiting(OutboxMail, "mail", "mails")


def wake() -> None:
    """Tell the worker that there is mail; a lost call costs only time, it looks by itself."""
    job_queue.wake(JOB)
