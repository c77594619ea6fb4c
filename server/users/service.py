"""Accounts: finding, making, changing and freeing them."""

from typing import Any, Final, TypedDict

from sqlalchemy import update

from server.audit import actions
from server.audit import service as audit
from server.core.calendar.clock import now
from server.core.errors import ValidationFailed
from server.core.text.i18n import _
from server.extensions import db
from server.users import addresses, closing, preferring
from server.users.balances import (
    Held,
    balances_query,
    change_balance,
    hold_balance,
    lock_account,
    raise_categories_version,
)
from server.users.granted import granted, granted_to
from server.users.looks import Look, changed_ledgers, look
from server.users.models import ACTIVE, User, name_key
from server.users.money_months import money_months
from server.users.moves import moves
from server.users.opening import Opening, opening, set_opening
from server.users.passwords import fits, hash_password, is_outdated, weakness
from server.users.persons import is_called, persons_of
from server.users.preferring import Preferences
from server.users.queries import (
    UNDER_AGE,
    Credentials,
    Mailed,
    account,
    countries_of,
    credentials,
    credentials_of,
    faces_of,
    mailed,
    mailed_at,
    mailed_of,
    profile,
    under_age,
)
from server.users.registering import (
    Registration,
    UsernameTaken,
    confirm,
    free_unverified,
    is_reserved,
    register,
    unconfirmed_like,
    username_is_free,
    username_key,
    withdraw,
)
from server.users.roles import (
    ROLES,
    LastSuperAdmin,
    SuperAdminExists,
    appoint,
    change_role,
    require_successor,
)
from server.users.shifting import look_at_shifted_months, shifted
from server.users.signing_out import sign_out_everywhere
from server.users.zones import Days, confirmed_after, days_of, zones

__all__ = [
    "ROLES",
    "UNDER_AGE",
    "Credentials",
    "Days",
    "Held",
    "LastSuperAdmin",
    "Look",
    "Mailed",
    "Opening",
    "Preferences",
    "Registration",
    "SuperAdminExists",
    "UsernameTaken",
    "account",
    "appoint",
    "balances_query",
    "change_balance",
    "change_role",
    "changed_ledgers",
    "close",
    "confirm",
    "confirm_address",
    "confirmed_after",
    "countries_of",
    "credentials",
    "credentials_of",
    "days_of",
    "erase",
    "faces_of",
    "fits",
    "free_unverified",
    "granted",
    "granted_to",
    "hash_password",
    "hold_balance",
    "hold_present",
    "is_called",
    "is_outdated",
    "is_reserved",
    "keep_address",
    "lock_account",
    "lock_to_erase",
    "look",
    "look_at_shifted_months",
    "mailed",
    "mailed_at",
    "mailed_of",
    "money_months",
    "moves",
    "opening",
    "persons_of",
    "profile",
    "raise_categories_version",
    "register",
    "reopen",
    "require_successor",
    "set_opening",
    "shifted",
    "to_erase",
    "unconfirmed_like",
    "under_age",
    "username_is_free",
    "username_key",
    "weakness",
    "withdraw",
    "zones",
]

NO_AGE: Final = _("Choose an age. It cannot be left open after it said Under 18.")

close = closing.close
confirm_address = addresses.confirm
keep_address = addresses.take_back
erase = closing.erase
hold_present = closing.hold_present
lock_to_erase = closing.lock_to_erase
reopen = closing.reopen
set_preferences = preferring.set_preferences
to_erase = closing.to_erase


class Changes(TypedDict, total=False):
    """What a person may change of the own account; a missing key stays as it is."""

    fullname: str
    email: str
    phone_number: str
    age: str | None
    country: str | None


def set_avatar(owner_id: str, address: str | None) -> None:
    """Remember where the owner's photo is, None when there is none."""
    db.session.execute(
        update(User).where(User.id == owner_id).values(avatar_url=address, updated_at=now())
    )


def revoke_sessions(owner_id: str) -> int:
    """End every session and token of an account at once; returns the version of new sessions."""
    change = (
        update(User)
        .where(User.id == owner_id)
        .values(session_version=User.session_version + 1)
        .returning(User.session_version)
    )
    version: int = db.session.execute(change).scalar_one()
    sign_out_everywhere(owner_id, below=version)
    return version


def set_second_factor(owner_id: str, *, on: bool) -> None:
    """Remember whether signing in to an account asks for a second factor."""
    change = update(User).where(User.id == owner_id)
    db.session.execute(change.values(second_factor=on, updated_at=now()))


def set_password_hash(owner_id: str, password_hash: str) -> None:
    """Keep the same password under another hash."""
    db.session.execute(update(User).where(User.id == owner_id).values(password_hash=password_hash))


def set_password(owner_id: str, password_hash: str, *, version: int | None = None) -> bool:
    """Keep a new password, ending every session and token at once.

    A change of address that waits is taken back: it may be the work of whoever knew the earlier
    password. False when the account is not in use, or `version` of its sessions is not the latest.
    """
    newest = () if version is None else (User.session_version == version,)
    change = (
        update(User)
        .where(User.id == owner_id, User.status == ACTIVE, User.closes_at.is_(None), *newest)
        .values(
            password_hash=password_hash,
            session_version=User.session_version + 1,
            new_email=None,
            new_email_id=None,
            new_email_at=None,
            updated_at=now(),
        )
        .returning(User.session_version)
    )
    current = db.session.execute(change).scalar()
    if current is None:
        return False
    sign_out_everywhere(owner_id, below=current)
    return True


def accept_terms(owner_id: str) -> None:
    """Note that the owner accepts the terms as they stand now."""
    db.session.execute(update(User).where(User.id == owner_id).values(terms_accepted_at=now()))
    audit.record(actions.CONSENT_GIVEN, actor_id=owner_id, target_id=owner_id)


def change_profile(owner_id: str, changes: Changes) -> dict[str, Any]:
    """Change what is asked for and return the profile; another address is only asked for.

    ValidationFailed when an age under 18 is left open.
    """
    if "age" in changes and changes["age"] is None and profile(owner_id)["age"] == UNDER_AGE:
        # Whoever could leave it open would need no parent.
        raise ValidationFailed(errors={"age": [NO_AGE]})
    values = {name: value for name, value in changes.items() if name != "email"}
    if "fullname" in changes:
        values["fullname_key"] = name_key(changes["fullname"])
    if values:
        db.session.execute(
            update(User).where(User.id == owner_id).values(**values, updated_at=now())
        )
    if "email" in changes:
        addresses.ask(owner_id, changes["email"])
    return profile(owner_id)


def asks_for_address(owner_id: str, changes: Changes) -> bool:
    """Whether the changes name another address than the account's."""
    owner = mailed(owner_id)
    return owner is not None and changes.get("email", owner.email) != owner.email
