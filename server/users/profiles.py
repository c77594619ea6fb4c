"""The profile of a person: what its owner, other people and operators see of it."""

from collections.abc import Collection
from typing import Any, Final, TypedDict

from sqlalchemy import ColumnElement, bindparam, exists, select, update
from sqlalchemy.orm import InstrumentedAttribute

from server.core.calendar.clock import now
from server.core.database.frequent_statements import FrequentStatement
from server.core.database.text_search import contains_text
from server.core.errors import ValidationFailed
from server.core.text.i18n import DEFAULT, _
from server.extensions import db
from server.users import email_change, guest_accounts
from server.users.balances import serialize_opening
from server.users.models import IS_ACTIVE, IS_REGISTERED, USERS, User, name_sort_key
from server.users.preferences import Preferences

AGES: Final = ("Under 18", "18-24", "25-34", "35-44", "45-54", "55-64", "65 above")
UNDER_AGE: Final = AGES[0]
COUNTRIES: Final = ("Indonesia", "Malaysia", "Singapore", "Thailand", "Vietnam")
NO_AGE: Final = _("Choose an age. Once it's set to Under 18, you can't leave it empty.")


class ProfileChanges(TypedDict, total=False):
    """The fields of a profile that its owner may change; a missing key stays as it is."""

    fullname: str
    email: str
    phone_number: str
    age: str | None
    country: str | None


_PROFILE_NAMES: Final = (
    *ProfileChanges.__annotations__,
    *Preferences.__annotations__,
    *("username", "avatar_url", "balance", "role", "second_factor"),
    *("new_email", "opening_amount", "opening_date", "guest_since"),
)
# Built once: every page asks for it.
_READ: Final = FrequentStatement(
    select(*(USERS.c[name] for name in _PROFILE_NAMES)).where(USERS.c.id == bindparam("owner_id"))
)
_SUMMARY: Final = tuple(
    USERS.c[name]
    for name in ("id", "fullname", "email", "avatar_url", "language", "status", "closes_at")
)


def get_profile(owner_id: str) -> dict[str, Any]:
    """The profile of an account as its owner sees it."""
    [row] = _READ.all(db.session.connection(), {"owner_id": owner_id})
    shown = dict(zip(_PROFILE_NAMES, row, strict=True))
    new_email, amount, day, guest_since = (
        shown.pop(name) for name in ("new_email", "opening_amount", "opening_date", "guest_since")
    )
    if guest_since is not None:
        # They chose neither; the new address is the one that would keep the account.
        shown |= {"email": None, "username": shown["fullname"]}
        new_email = guest_accounts.find_registered_email(owner_id)
    return {
        **shown,
        "email_change": new_email,
        "opening": serialize_opening(amount, day),
        "is_guest": guest_since is not None,
    }


def change_profile(owner_id: str, changes: ProfileChanges) -> dict[str, Any]:
    """Change a profile and return it; another email address is only requested.

    ValidationFailed when the age is removed after it said under 18.
    """
    if "age" in changes and changes["age"] is None and get_profile(owner_id)["age"] == UNDER_AGE:
        # Otherwise a minor could avoid the consent of a parent.
        raise ValidationFailed(errors={"age": [NO_AGE]})
    values = {name: value for name, value in changes.items() if name != "email"}
    if "fullname" in changes:
        values["fullname_key"] = name_sort_key(changes["fullname"])
    if values:
        db.session.execute(
            update(User).where(User.id == owner_id).values(**values, updated_at=now())
        )
    if "email" in changes:
        email_change.request_email_change(owner_id, changes["email"])
    return get_profile(owner_id)


def changes_contact(owner_id: str, changes: ProfileChanges) -> bool:
    """Whether the changes name another email address or phone number than the account's."""
    wanted = select(User.email, User.phone_number).where(User.id == owner_id)
    email, phone_number = db.session.execute(wanted).one()
    return bool(
        changes.get("email", email) != email
        or changes.get("phone_number", phone_number) != phone_number
    )


def set_avatar(owner_id: str, address: str | None) -> None:
    """Set the address of the owner's photo, None when there is none."""
    db.session.execute(
        update(User).where(User.id == owner_id).values(avatar_url=address, updated_at=now())
    )


def find_minors(owner_ids: Collection[str]) -> frozenset[str]:
    """Those of these accounts whose profile says under 18; one query."""
    wanted = select(User.id).where(User.id.in_(owner_ids), User.age == UNDER_AGE)
    return frozenset(db.session.scalars(wanted))


def get_countries(owner_ids: Collection[str]) -> dict[str, str]:
    """The countries in these profiles by account id; one query."""
    asked = select(User.id, User.country).where(User.id.in_(owner_ids), User.country.is_not(None))
    return {row.id: row.country for row in db.session.execute(asked)}


def get_public_profiles(owner_ids: Collection[str]) -> dict[str, dict[str, str | None]]:
    """What other people see of those of these accounts that are active, by id; one query."""
    asked = select(User.id, User.username, User.avatar_url)
    shown = asked.where(User.id.in_(owner_ids), *IS_ACTIVE, IS_REGISTERED)
    return {
        row.id: {"username": row.username, "avatar_url": row.avatar_url}
        for row in db.session.execute(shown)
    }


def get_profile_summaries(owner_ids: Collection[str]) -> dict[str, dict[str, Any]]:
    """What operators see of these accounts beside what a person wrote, by id; one query."""
    found = {}
    for row in db.session.execute(select(*_SUMMARY).where(USERS.c.id.in_(owner_ids))):
        shown = dict(row._mapping)
        if shown.pop("closes_at") is not None:
            shown["status"] = "closing"
        found[row.id] = {**shown, "language": row.language or DEFAULT}
    return found


def matches_person(owner_id: InstrumentedAttribute[str], text: str) -> ColumnElement[bool]:
    """Whether the account in this column has the text in its name, username or address."""
    words = contains_text(text, User.fullname, User.username, User.email)
    return exists(select(User.id).where(User.id == owner_id, words))
