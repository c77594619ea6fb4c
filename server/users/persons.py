"""Who somebody is, as operators see them beside what that person wrote."""

from collections.abc import Collection
from typing import Any, Final

from sqlalchemy import ColumnElement, exists, select
from sqlalchemy.orm import InstrumentedAttribute

from server.core.http.page_number_pagination import holds
from server.core.text.i18n import DEFAULT
from server.extensions import db
from server.users.models import User

_SHOWN: Final = (
    *(User.id, User.fullname, User.email, User.avatar_url),
    *(User.language, User.status, User.closes_at),
)


def persons_of(owner_ids: Collection[str]) -> dict[str, dict[str, Any]]:
    """Name, address, photo, language and standing of these accounts; one query."""
    asked = select(*_SHOWN).where(User.id.in_(owner_ids))
    return {
        row.id: {
            "id": row.id,
            "fullname": row.fullname,
            "email": row.email,
            "avatar_url": row.avatar_url,
            "language": row.language or DEFAULT,
            "status": row.status if row.closes_at is None else "closing",
        }
        for row in db.session.execute(asked)
    }


def is_called(owner_id: InstrumentedAttribute[str], text: str) -> ColumnElement[bool]:
    """Whether the account named by this column has the text in its name, username or address."""
    words = holds(text, User.fullname, User.username, User.email)
    return exists(select(User.id).where(User.id == owner_id, words))
