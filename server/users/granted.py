"""Who may do what, as a Super Admin looks at it."""

from typing import Any, Final

from sqlalchemy import case, func, select

from server.core.http.page_number_pagination import Numbered, Which, holds
from server.extensions import db
from server.users.models import ADMIN, MEMBER, PENDING, SUPER_ADMIN, User

# Operators come before everybody else.
RANK: Final = case((User.role == SUPER_ADMIN, 0), (User.role == ADMIN, 1), else_=2)
# What somebody may do is one of three things: whoever looked at it saw one of these.
VERSIONS: Final = {MEMBER: 1, ADMIN: 2, SUPER_ADMIN: 3}
SHOWN: Final = (
    User.id,
    User.fullname,
    User.username,
    User.email,
    User.avatar_url,
    User.role,
    User.status,
    User.closes_at,
)


def granted(q: str, role: str | None, which: Which) -> Numbered:
    """Accounts with their roles, operators first; of one role, or all of them. Two queries."""
    wanted = [User.status != PENDING]
    if role is not None:
        wanted.append(User.role == role)
    if q:
        wanted.append(holds(q, User.fullname, User.username, User.email))
    total = db.session.scalar(select(func.count()).select_from(User).where(*wanted)) or 0
    page = select(*SHOWN).where(*wanted).order_by(RANK, User.username_key)
    rows = db.session.execute(page.limit(which.per_page).offset(which.offset))
    return Numbered([_shown(row._asdict()) for row in rows], total)


def granted_to(user_id: str) -> dict[str, Any] | None:
    """One account with its role; one query, None when there is no such account."""
    wanted = select(*SHOWN).where(User.id == user_id, User.status != PENDING)
    row = db.session.execute(wanted).one_or_none()
    return None if row is None else _shown(row._asdict())


def _shown(row: dict[str, Any]) -> dict[str, Any]:
    closes_at = row.pop("closes_at")
    status = row["status"] if closes_at is None else "closing"
    return {**row, "status": status, "version": VERSIONS[row["role"]]}
