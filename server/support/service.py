"""Messages to those who run the product: kept, copied to their sender, shown with their state."""

from typing import Any, Final

from sqlalchemy import func, select

from server.core import outbox
from server.core.clock import now, wire
from server.core.i18n import _
from server.core.ids import new_id
from server.core.portability import Exported, Table
from server.extensions import db
from server.support.letters import COPY
from server.support.models import SupportMessage
from server.users import service as users

MOST_LISTED: Final = 200
_FIELDS: Final = (
    SupportMessage.id,
    SupportMessage.message,
    SupportMessage.state,
    SupportMessage.created_at,
)


def send(owner_id: str, message: str, language: str) -> dict[str, Any]:
    """Keep a message for the operators, mail its sender a copy, and return it."""
    row = SupportMessage(
        id=new_id(), owner_id=owner_id, message=message, state="open", created_at=now()
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
    return _shown(row.id, row.message, row.state, row.created_at)


def messages_of(owner_id: str) -> list[dict[str, Any]]:
    """What the owner wrote to us, the newest first."""
    mine = select(*_FIELDS).where(SupportMessage.owner_id == owner_id)
    newest = mine.order_by(SupportMessage.id.desc()).limit(MOST_LISTED)
    return [_shown(*row) for row in db.session.execute(newest)]


def export(owner_id: str) -> Exported:
    """Everything that the owner wrote to us."""
    mine = SupportMessage.owner_id == owner_id
    count = db.session.scalar(select(func.count()).select_from(SupportMessage).where(mine)) or 0
    asked = select(*_FIELDS).where(mine).order_by(SupportMessage.id)

    def rows() -> list[list[str]]:
        return [
            [str(value) for value in _shown(*row).values()] for row in db.session.execute(asked)
        ]

    return Exported(
        tables=[
            Table(
                name="support_messages",
                about=_("The messages you sent us and their state."),
                columns=("id", "message", "state", "created_at"),
                rows=rows,
                count=count,
            )
        ]
    )


def _shown(id_: str, message: str, state: str, created_at: Any) -> dict[str, Any]:
    return {"id": id_, "message": message, "state": state, "created_at": wire(created_at)}
