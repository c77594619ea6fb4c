"""Messages to those who run the product: kept, copied to their sender, shown with what followed."""

from typing import Any, Final

from sqlalchemy import select

from server.audit import actions
from server.audit.service import record
from server.core.calendar.clock import now
from server.core.errors import NotFound
from server.core.ids import new_id
from server.core.mail import outbox
from server.extensions import db
from server.notifications import telling
from server.support.conversations import one, replies_to, require_room, shown
from server.support.letters import COPY
from server.support.models import OPEN, OWNER, SupportMessage, SupportReply
from server.users import service as users

MOST_LISTED: Final = 200


def send(owner_id: str, message: str, language: str) -> dict[str, Any]:
    """Keep a message for the operators, mail its sender a copy, and return it."""
    row = SupportMessage(
        id=new_id(), owner_id=owner_id, message=message, state=OPEN, created_at=now()
    )
    db.session.add(row)
    db.session.flush()
    sender = users.mailed(owner_id)
    if sender is not None:
        outbox.put(
            template=COPY,
            recipient=sender.email,
            language=sender.language or language,
            cause=f"support:{row.id}",
            parameters={"account": owner_id, "message": row.id},
            owner_id=owner_id,
        )
    return shown(row, [])


def messages_of(owner_id: str) -> list[dict[str, Any]]:
    """What the owner wrote to us and what followed, the newest first; two queries."""
    mine = select(SupportMessage).where(SupportMessage.owner_id == owner_id)
    newest = mine.order_by(SupportMessage.id.desc()).limit(MOST_LISTED)
    found = list(db.session.scalars(newest))
    replies = replies_to([row.id for row in found])
    return [shown(row, replies[row.id]) for row in found]


def go_on(owner_id: str, message_id: str, text: str) -> dict[str, Any]:
    """Write on after an own message, which is open again; NotFound, ConversationFull."""
    asked = select(SupportMessage).where(
        SupportMessage.id == message_id, SupportMessage.owner_id == owner_id
    )
    row = db.session.scalars(asked.with_for_update()).first()
    if row is None:
        raise NotFound
    require_room(message_id)
    moment = now()
    db.session.add(
        SupportReply(
            id=new_id(),
            message_id=message_id,
            owner_id=owner_id,
            writer=OWNER,
            text=text,
            created_at=moment,
        )
    )
    if row.state != OPEN:
        record(actions.SUPPORT_REOPENED, actor_id=owner_id, target_id=message_id)
    row.state, row.last_at, row.version = OPEN, moment, row.version + 1
    db.session.flush()
    telling.resolve(owner_id, message_id)
    return one(row)
