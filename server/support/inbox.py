"""What operators see of messages, and what they do with them."""

from collections.abc import Iterator
from datetime import datetime
from typing import Any, Final

from sqlalchemy import ColumnElement, case, exists, func, or_, select

from server.audit import actions
from server.audit.actions import Action
from server.audit.service import record
from server.core.calendar.clock import now, wire
from server.core.errors import NotFound
from server.core.http.etags import ChangedMeanwhile, Match
from server.core.http.page_number_pagination import Numbered, Which, holds
from server.core.ids import new_id
from server.core.mail import outbox
from server.core.operations.gauges import Gauge
from server.extensions import db
from server.notifications import telling
from server.notifications.telling import News
from server.support.conversations import one, require_room
from server.support.letters import REPLY
from server.support.models import (
    ANSWERED,
    CLOSED,
    OPEN,
    OPERATOR,
    SupportMessage,
    SupportReply,
)
from server.users import service as users
from server.users.levels import require_other

NOTICE: Final = "support_reply"
LONGEST_EXCERPT: Final = 160
_LAST_AT: Final = func.coalesce(SupportMessage.last_at, SupportMessage.created_at)
_REPLIES: Final = (
    select(func.count())
    .where(SupportReply.message_id == SupportMessage.id)
    .correlate(SupportMessage)
    .scalar_subquery()
)


def page(state: str | None, text: str, which: Which) -> Numbered:
    """The messages in a state, or all, that hold a text: open ones first, who waits longest first.

    Those that wait for nobody follow, the newest first; three queries.
    """
    wanted = list(_conditions(state, text))
    total = db.session.scalar(select(func.count()).select_from(SupportMessage).where(*wanted))
    is_open = SupportMessage.state == OPEN
    listed = (
        select(SupportMessage, _REPLIES)
        .where(*wanted)
        .order_by(
            case((is_open, 0), else_=1),
            case((is_open, _LAST_AT)),
            _LAST_AT.desc(),
            SupportMessage.id.desc(),
        )
        .limit(which.per_page)
        .offset(which.offset)
    )
    found = db.session.execute(listed).all()
    persons = users.persons_of({row.owner_id for row, _count in found})
    items = [{**_line(row, persons[row.owner_id]), "replies": count} for row, count in found]
    return Numbered(items, total or 0)


def find(message_id: str) -> dict[str, Any]:
    """A message with its sender and what followed, or NotFound."""
    row = db.session.get(SupportMessage, message_id)
    if row is None:
        raise NotFound
    return _whole(row)


def answer(
    actor_id: str, message_id: str, text: str, *, close: bool, match: Match
) -> tuple[dict[str, Any], bool]:
    """Answer a message; returns it, and whether its owner gets a mail.

    One whose account closes gets none. NotFound, Yourself, ConversationFull, ChangedMeanwhile.
    """
    row = _held(actor_id, message_id, match, actions.SUPPORT_REPLIED)
    require_room(message_id)
    reply = SupportReply(
        id=new_id(),
        message_id=message_id,
        owner_id=row.owner_id,
        writer=OPERATOR,
        text=text,
        created_at=now(),
    )
    db.session.add(reply)
    row.state = CLOSED if close else ANSWERED
    row.last_at, row.version = reply.created_at, row.version + 1
    db.session.flush()
    record(actions.SUPPORT_REPLIED, actor_id=actor_id, target_id=message_id)
    if close:
        record(actions.SUPPORT_CLOSED, actor_id=actor_id, target_id=message_id)
    return _whole(row), _tell(row.owner_id, message_id, reply.id)


def turn(actor_id: str, message_id: str, state: str, match: Match) -> dict[str, Any]:
    """Close a message or open it again; NotFound, Yourself, ChangedMeanwhile."""
    act = actions.SUPPORT_REOPENED if state == OPEN else actions.SUPPORT_CLOSED
    row = _held(actor_id, message_id, match, act)
    if row.state != state:
        row.state, row.version = state, row.version + 1
        db.session.flush()
        record(act, actor_id=actor_id, target_id=message_id)
    return _whole(row)


def waiting() -> tuple[int, datetime | None]:
    """How many messages wait for an operator, and since when the oldest does; one query."""
    open_ = SupportMessage.state == OPEN
    count, oldest = db.session.execute(select(func.count(), func.min(_LAST_AT)).where(open_)).one()
    return count, oldest


def gauges() -> Iterator[Gauge]:
    """How many messages wait for an operator, and for how long."""
    count, oldest = waiting()
    waits = 0.0 if oldest is None else max(0.0, (now() - oldest).total_seconds())
    yield Gauge(name="support_open", about="How many messages wait for an answer.", value=count)
    yield Gauge(
        name="support_oldest_open_seconds",
        about="How long the oldest message that waits for an answer has done so.",
        value=waits,
    )


def _conditions(state: str | None, text: str) -> Iterator[ColumnElement[bool]]:
    if state is not None:
        yield SupportMessage.state == state
    if text:
        said = SupportReply.message_id == SupportMessage.id, holds(text, SupportReply.text)
        yield or_(
            holds(text, SupportMessage.message),
            exists(select(SupportReply.id).where(*said)),
            users.is_called(SupportMessage.owner_id, text),
        )


def _held(actor_id: str, message_id: str, match: Match, act: Action) -> SupportMessage:
    """Somebody else's message that nobody changes until the end, as the operator saw it."""
    asked = select(SupportMessage).where(SupportMessage.id == message_id)
    row = db.session.scalars(asked.with_for_update()).first()
    if row is None:
        raise NotFound
    require_other(actor_id, row.owner_id, act, message_id)
    if not match.allows(row.version):
        raise ChangedMeanwhile(_whole(row))
    return row


def _tell(owner_id: str, message_id: str, reply_id: str) -> bool:
    """Tell the owner of an answer, by mail unless the account closes; whether by mail."""
    news = News(
        owner_id=owner_id,
        cause=f"{NOTICE}:{reply_id}",
        kind=NOTICE,
        purpose="suggestion",
        subject_id=message_id,
    )
    telling.tell([news])
    owner = users.mailed(owner_id)
    if owner is None or owner.closes_at is not None:
        return False
    return outbox.put(
        template=REPLY,
        recipient=owner.email,
        language=owner.told_in,
        cause=f"{NOTICE}:{reply_id}",
        parameters={"account": owner_id, "reply": reply_id},
        owner_id=owner_id,
    )


def _whole(row: SupportMessage) -> dict[str, Any]:
    person = users.persons_of({row.owner_id})[row.owner_id]
    return {**_line(row, person), **one(row), "version": row.version}


def _line(row: SupportMessage, person: dict[str, Any]) -> dict[str, Any]:
    words = " ".join(row.message.split())
    cut = len(words) > LONGEST_EXCERPT
    return {
        "id": row.id,
        "user": person,
        "excerpt": words[: LONGEST_EXCERPT - 1] + "…" if cut else words,
        "state": row.state,
        "created_at": wire(row.created_at),
        "last_at": wire(row.last_at or row.created_at),
    }
