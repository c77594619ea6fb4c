"""The inbox of operators: list, read, answer, close and reopen messages."""

from collections.abc import Iterator
from datetime import datetime
from typing import Any, Final

from sqlalchemy import ColumnElement, case, exists, func, or_, select

from server.audit import actions
from server.audit.actions import Action
from server.audit.service import record
from server.core.calendar.clock import format_utc, now
from server.core.database.text_search import contains_text
from server.core.errors import NotFound
from server.core.http.etags import ChangedMeanwhile, IfMatch
from server.core.http.pagination import Page, PageRequest
from server.core.ids import new_id
from server.core.mail import outbox
from server.core.operations.gauges import Gauge
from server.extensions import db
from server.notifications import service
from server.notifications.notification_request import NotificationRequest
from server.support.enums import ANSWERED, CLOSED, OPEN, OPERATOR
from server.support.letters import REPLY
from server.support.models import SupportMessage, SupportReply
from server.support.service import require_room, serialize_thread
from server.users import profiles
from server.users import service as users
from server.users.operator_policy import require_not_own

REPLY_NOTIFICATION: Final = "support_reply"
MAX_EXCERPT: Final = 160
_LAST_AT: Final = func.coalesce(SupportMessage.last_at, SupportMessage.created_at)
_REPLIES: Final = (
    select(func.count())
    .where(SupportReply.message_id == SupportMessage.id)
    .correlate(SupportMessage)
    .scalar_subquery()
)


def list_messages(state: str | None, text: str, which: PageRequest) -> Page:
    """A page of messages, filtered by state and text; three queries.

    Open ones come first, longest wait first; the others follow, newest first.
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
    persons = profiles.get_profile_summaries({row.owner_id for row, _count in found})
    items = [
        {**_serialize_summary(row, persons[row.owner_id]), "replies": count} for row, count in found
    ]
    return Page(items, total or 0)


def get_message(message_id: str) -> dict[str, Any]:
    """A message with its sender and replies, or NotFound."""
    row = db.session.get(SupportMessage, message_id)
    if row is None:
        raise NotFound
    return _serialize_thread(row)


def answer_message(
    actor_id: str, message_id: str, text: str, *, close: bool, match: IfMatch
) -> tuple[dict[str, Any], bool]:
    """Answer a message; returns it, and whether the answer is mailed.

    Accounts that are closing get no mail. NotFound, Yourself, ConversationFull, ChangedMeanwhile.
    """
    row = _lock_message(actor_id, message_id, match, actions.SUPPORT_REPLIED)
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
    return _serialize_thread(row), _notify(row.owner_id, message_id, reply.id)


def set_state(actor_id: str, message_id: str, state: str, match: IfMatch) -> dict[str, Any]:
    """Close or reopen a message; NotFound, Yourself, ChangedMeanwhile."""
    action = actions.SUPPORT_REOPENED if state == OPEN else actions.SUPPORT_CLOSED
    row = _lock_message(actor_id, message_id, match, action)
    if row.state != state:
        row.state, row.version = state, row.version + 1
        db.session.flush()
        record(action, actor_id=actor_id, target_id=message_id)
    return _serialize_thread(row)


def _count_waiting() -> tuple[int, datetime | None]:
    """How many messages are open, and when the last reply to the oldest was; one query."""
    open_ = SupportMessage.state == OPEN
    count, oldest = db.session.execute(select(func.count(), func.min(_LAST_AT)).where(open_)).one()
    return count, oldest


def count_open() -> tuple[int, datetime | None]:
    """How many messages are open, and when the oldest of them was sent; one query."""
    query = select(func.count(), func.min(SupportMessage.created_at))
    row = db.session.execute(query.where(SupportMessage.state == OPEN)).one()
    return row[0], row[1]


def gauges() -> Iterator[Gauge]:
    """How many messages are open, and the wait of the oldest in seconds."""
    count, oldest = _count_waiting()
    wait = 0.0 if oldest is None else max(0.0, (now() - oldest).total_seconds())
    yield Gauge(name="support_open", about="How many messages wait for an answer.", value=count)
    yield Gauge(
        name="support_oldest_open_seconds",
        about="How long the oldest message that waits for an answer has done so.",
        value=wait,
    )


def _conditions(state: str | None, text: str) -> Iterator[ColumnElement[bool]]:
    if state is not None:
        yield SupportMessage.state == state
    if text:
        replies = (
            SupportReply.message_id == SupportMessage.id,
            contains_text(text, SupportReply.text),
        )
        yield or_(
            contains_text(text, SupportMessage.message),
            exists(select(SupportReply.id).where(*replies)),
            profiles.matches_person(SupportMessage.owner_id, text),
        )


def _lock_message(actor_id: str, message_id: str, match: IfMatch, action: Action) -> SupportMessage:
    """Lock another person's message in the version that the operator saw."""
    query = select(SupportMessage).where(SupportMessage.id == message_id)
    row = db.session.scalars(query.with_for_update()).first()
    if row is None:
        raise NotFound
    require_not_own(actor_id, row.owner_id, action, message_id)
    if not match.allows(row.version):
        raise ChangedMeanwhile(_serialize_thread(row))
    return row


def _notify(owner_id: str, message_id: str, reply_id: str) -> bool:
    """Notify the owner of an answer, by mail unless the account is closing; whether by mail."""
    news = NotificationRequest(
        owner_id=owner_id,
        cause=f"{REPLY_NOTIFICATION}:{reply_id}",
        kind=REPLY_NOTIFICATION,
        purpose="suggestion",
        subject_id=message_id,
    )
    service.notify([news])
    owner = users.find_recipient(owner_id)
    if owner is None or owner.closes_at is not None:
        return False
    return outbox.put(
        template=REPLY,
        recipient=owner.email,
        language=owner.mail_language,
        cause=f"{REPLY_NOTIFICATION}:{reply_id}",
        parameters={"account": owner_id, "reply": reply_id},
        owner_id=owner_id,
    )


def _serialize_thread(row: SupportMessage) -> dict[str, Any]:
    person = profiles.get_profile_summaries({row.owner_id})[row.owner_id]
    return {**_serialize_summary(row, person), **serialize_thread(row), "version": row.version}


def _serialize_summary(row: SupportMessage, person: dict[str, Any]) -> dict[str, Any]:
    words = " ".join(row.message.split())
    cut = len(words) > MAX_EXCERPT
    return {
        "id": row.id,
        "user": person,
        "excerpt": words[: MAX_EXCERPT - 1] + "…" if cut else words,
        "state": row.state,
        "created_at": format_utc(row.created_at),
        "last_at": format_utc(row.last_at or row.created_at),
    }
