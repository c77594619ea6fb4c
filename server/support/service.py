"""Support messages of a person: send, list, reply and export; their serializers."""

from collections import defaultdict
from collections.abc import Collection, Iterator
from typing import Any, Final

from sqlalchemy import func, select

from server.audit import actions
from server.audit.service import record
from server.core.calendar.clock import format_utc, now
from server.core.data_export import Exported, Row, Table
from server.core.errors import Conflict, NotFound
from server.core.ids import new_id
from server.core.mail import outbox
from server.core.text.i18n import _
from server.extensions import db
from server.notifications import service
from server.support.enums import OPEN, OWNER
from server.support.letters import COPY
from server.support.models import SupportMessage, SupportReply
from server.users import service as users

MAX_LISTED: Final = 200
MAX_REPLIES: Final = 100
MESSAGES: Final = ("id", "message", "state", "created_at")
REPLIES: Final = ("message_id", "by", "text", "created_at")


class ConversationFull(Conflict):
    """409: a message has the maximum number of replies."""

    code = "conversation_full"
    message = _("This conversation is full. Please start a new message.")


def send_message(owner_id: str, message: str, language: str) -> dict[str, Any]:
    """Store a message, mail its sender a copy, and return it."""
    row = SupportMessage(
        id=new_id(), owner_id=owner_id, message=message, state=OPEN, created_at=now()
    )
    db.session.add(row)
    db.session.flush()
    sender = users.find_recipient(owner_id)
    if sender is not None:
        outbox.put(
            template=COPY,
            recipient=sender.email,
            language=sender.language or language,
            cause=f"support:{row.id}",
            parameters={"account": owner_id, "message": row.id},
            owner_id=owner_id,
        )
    return serialize_message(row, [])


def list_messages(owner_id: str) -> list[dict[str, Any]]:
    """The messages of the owner with their replies, newest first; two queries."""
    mine = select(SupportMessage).where(SupportMessage.owner_id == owner_id)
    newest = mine.order_by(SupportMessage.id.desc()).limit(MAX_LISTED)
    found = list(db.session.scalars(newest))
    replies = list_replies([row.id for row in found])
    return [serialize_message(row, replies[row.id]) for row in found]


def add_reply(owner_id: str, message_id: str, text: str) -> dict[str, Any]:
    """Reply to an own message, which opens it again; NotFound, ConversationFull."""
    own = select(SupportMessage).where(
        SupportMessage.id == message_id, SupportMessage.owner_id == owner_id
    )
    row = db.session.scalars(own.with_for_update()).first()
    if row is None:
        raise NotFound
    require_room(message_id)
    present = now()
    db.session.add(
        SupportReply(
            id=new_id(),
            message_id=message_id,
            owner_id=owner_id,
            writer=OWNER,
            text=text,
            created_at=present,
        )
    )
    if row.state != OPEN:
        record(actions.SUPPORT_REOPENED, actor_id=owner_id, target_id=message_id)
    row.state, row.last_at, row.version = OPEN, present, row.version + 1
    db.session.flush()
    service.resolve(owner_id, message_id)
    return serialize_thread(row)


def serialize_thread(row: SupportMessage) -> dict[str, Any]:
    """A message with its replies; one query."""
    return serialize_message(row, list_replies([row.id])[row.id])


def serialize_message(row: SupportMessage, replies: list[dict[str, Any]]) -> dict[str, Any]:
    """A message with these replies, as its owner sees it."""
    return {
        "id": row.id,
        "message": row.message,
        "state": row.state,
        "created_at": format_utc(row.created_at),
        "last_at": format_utc(row.last_at or row.created_at),
        "replies": replies,
    }


def list_replies(message_ids: Collection[str]) -> defaultdict[str, list[dict[str, Any]]]:
    """The replies to these messages, oldest first; one query."""
    found: defaultdict[str, list[dict[str, Any]]] = defaultdict(list)
    replies = select(SupportReply).where(SupportReply.message_id.in_(message_ids))
    for row in db.session.scalars(replies.order_by(SupportReply.id)) if message_ids else ():
        found[row.message_id].append(
            {
                "id": row.id,
                "by": row.writer,
                "text": row.text,
                "created_at": format_utc(row.created_at),
            }
        )
    return found


def require_room(message_id: str) -> None:
    """Raise ConversationFull when a message has the maximum of replies."""
    counted = select(func.count()).where(SupportReply.message_id == message_id)
    if (db.session.scalar(counted) or 0) >= MAX_REPLIES:
        raise ConversationFull


def export(owner_id: str) -> Exported:
    """All messages of the owner with all replies."""
    return Exported(
        tables=[
            Table(
                name="support_messages",
                about=_("The messages you sent us and their status."),
                columns=MESSAGES,
                rows=lambda: _messages(owner_id),
                count=_count(SupportMessage, owner_id),
            ),
            Table(
                name="support_replies",
                about=_("Replies to your messages: ours and yours."),
                columns=REPLIES,
                rows=lambda: _replies(owner_id),
                count=_count(SupportReply, owner_id),
            ),
        ]
    )


def _messages(owner_id: str) -> Iterator[Row]:
    mine = select(SupportMessage).where(SupportMessage.owner_id == owner_id)
    for row in db.session.scalars(mine.order_by(SupportMessage.id)):
        yield row.id, row.message, row.state, format_utc(row.created_at)


def _replies(owner_id: str) -> Iterator[Row]:
    mine = select(SupportReply).where(SupportReply.owner_id == owner_id)
    for row in db.session.scalars(mine.order_by(SupportReply.id)):
        yield row.message_id, row.writer, row.text, format_utc(row.created_at)


def _count(kind: type[SupportMessage] | type[SupportReply], owner_id: str) -> int:
    counted = select(func.count()).select_from(kind).where(kind.owner_id == owner_id)
    return db.session.scalar(counted) or 0
