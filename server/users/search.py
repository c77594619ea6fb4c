"""Accounts as operators search for them: never with a balance or an amount."""

from typing import Any, Final

from sqlalchemy import ColumnElement, UnaryExpression, func, or_, select

from server.core.calendar.clock import format_utc
from server.core.database.text_search import contains_text
from server.core.errors import NotFound
from server.core.http.pagination import Page, PageRequest
from server.core.ids import ALPHABET, LENGTH
from server.extensions import db
from server.sessions.accounts import ACTIVE, PENDING, SUSPENDED
from server.users.models import USERS, User

CLOSING: Final = "closing"
STATES: Final = (ACTIVE, SUSPENDED, PENDING, CLOSING)
SORTS: Final = ("name", "email", "registered", "active")
NEWEST: Final = "-registered"

_ROW: Final = tuple(
    USERS.c[name]
    for name in (
        *("id", "fullname", "username", "email", "avatar_url", "role", "status", "closes_at"),
        *("created_at", "last_active_on", "suspended_for"),
    )
)
_MORE: Final = tuple(
    USERS.c[name]
    for name in (
        *("phone_number", "country", "age", "language", "second_factor"),
        *("verified_at", "suspended_at", "suspended_note"),
    )
)
_BY: Final[dict[str, ColumnElement[Any]]] = {
    "name": USERS.c.fullname_key,
    "email": USERS.c.email,
    "registered": USERS.c.created_at,
    "active": USERS.c.last_active_on,
}
# Only these may be null; NULLS FIRST or LAST would keep an index from being used.
_PERHAPS: Final = frozenset({"active"})


def search_accounts(text: str, *, sort: str, status: str | None, which: PageRequest) -> Page:
    """A page of the accounts with a text in name, username or address, or this id; three queries.

    `sort` is one of SORTS, with a minus sign for descending order.
    """
    # Guests are only counted.
    wanted = [USERS.c.guest_since.is_(None), *_in_state(status), *_named(text)]
    total = db.session.scalar(select(func.count()).select_from(User).where(*wanted)) or 0
    page = select(*_ROW).where(*wanted).order_by(*_order(sort))
    rows = db.session.execute(page.limit(which.per_page).offset(which.offset))
    return Page([_serialize(row) for row in rows], total)


def get_account_details(owner_id: str) -> dict[str, Any]:
    """The row of one account with more details; NotFound when there is none; one query."""
    mine = USERS.c.id == owner_id, USERS.c.guest_since.is_(None)
    row = db.session.execute(select(*_ROW, *_MORE).where(*mine)).first()
    if row is None:
        raise NotFound
    more = {column.name: getattr(row, column.name) for column in _MORE}
    moments = {
        name: more[name] and format_utc(more[name]) for name in ("verified_at", "suspended_at")
    }
    return {
        **_serialize(row),
        **more,
        **moments,
        "closes_at": row.closes_at and format_utc(row.closes_at),
    }


def _serialize(row: Any) -> dict[str, Any]:
    return {
        "id": row.id,
        "fullname": row.fullname,
        "username": row.username,
        "email": row.email,
        "avatar_url": row.avatar_url,
        "role": row.role,
        "status": CLOSING if row.closes_at and row.status == ACTIVE else row.status,
        "registered_at": format_utc(row.created_at),
        "last_active_on": row.last_active_on and row.last_active_on.isoformat(),
        "suspended_for": row.suspended_for,
    }


def _in_state(status: str | None) -> list[ColumnElement[bool]]:
    if status is None:
        return []
    if status == CLOSING:
        return [USERS.c.status == ACTIVE, USERS.c.closes_at.is_not(None)]
    stays = [USERS.c.closes_at.is_(None)] if status == ACTIVE else []
    return [USERS.c.status == status, *stays]


def _named(text: str) -> list[ColumnElement[bool]]:
    if not text:
        return []
    one = text.upper()
    if len(one) == LENGTH and ALPHABET.issuperset(one) and _is_there(one):
        return [USERS.c.id == one]
    # Only names have letters beyond ASCII; comparing plain text costs a third.
    plain = (
        column.contains(text.casefold(), autoescape=True)
        for column in (USERS.c.username_key, USERS.c.email)
    )
    return [or_(contains_text(text, User.fullname), *plain)]


def _is_there(owner_id: str) -> bool:
    return db.session.scalar(select(USERS.c.id).where(USERS.c.id == owner_id)) is not None


def _order(sort: str) -> tuple[UnaryExpression[Any], UnaryExpression[Any]]:
    """The order of the list, with the id as tie-breaker so that no account is on two pages."""
    name = sort.removeprefix("-")
    by, turned = _BY[name], sort.startswith("-")
    first, second = (by.desc(), USERS.c.id.desc()) if turned else (by.asc(), USERS.c.id.asc())
    if name in _PERHAPS:
        first = first.nulls_last() if turned else first.nulls_first()
    return first, second
