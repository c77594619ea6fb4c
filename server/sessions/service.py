"""Signing a device in and out, and proving who is at work."""

import time
from dataclasses import dataclass, replace
from functools import lru_cache
from typing import Final

from server.core.errors import NotFound, Unauthorized
from server.core.i18n import _
from server.core.origin import origin
from server.extensions import redis_store
from server.sessions.accounts import Account, accounts
from server.sessions.devices import Device, describe
from server.sessions.store import LiveSession, SessionStore, Terms, UsedSession, handle_of
from server.sessions.tokens import AccessTokens, TokenRefused
from server.settings import Settings, current_settings

__all__ = [
    "Account",
    "Device",
    "LiveSession",
    "Proof",
    "UsedSession",
    "accounts",
    "authenticate",
    "end",
    "end_all",
    "end_one",
    "end_others",
    "is_fresh",
    "list_of",
    "mark_fresh",
    "present_device",
    "refresh",
    "renew",
    "start",
]

ENDED: Final = _("Your session has ended. Please sign in again.")


class SessionEnded(Unauthorized):
    """401: the session is over or never was."""

    code = "session_ended"
    message = ENDED


class InvalidToken(Unauthorized):
    """401: the access token is missing, changed or out of date."""

    code = "invalid_token"


@dataclass(frozen=True, slots=True)
class Proof:
    """Whose session it is, as both stores say at this moment."""

    account: Account
    session: LiveSession


def start(account: Account, *, instead_of: str | None, second_factor: bool = False) -> str:
    """Sign a device in and return the id for its cookie; the id it came with is dead at once."""
    store = _store()
    if instead_of is not None:
        store.end(handle_of(instead_of))
    return store.start(_terms(account, second_factor=second_factor), present_device())


def renew(
    owner_id: str, session: LiveSession, *, second_factor: bool | None = None
) -> tuple[str, LiveSession]:
    """Give a device a new id in place of its session's, which is dead at once.

    Its end and the password given stay as they were; `second_factor` says what is known anew.
    """
    account = accounts.find(owner_id)
    if account is None or not account.is_active:
        raise SessionEnded
    store = _store()
    given = session.terms.second_factor if second_factor is None else second_factor
    terms = _terms(account, second_factor=given)
    terms = replace(terms, created=session.terms.created, ends=min(terms.ends, session.terms.ends))
    fresh = store.seconds_fresh(session.handle)
    store.end(session.handle)
    session_id = store.start(terms, session.device, fresh=fresh)
    return session_id, LiveSession(handle_of(session_id), terms, session.device)


def end(session_id: str | None) -> None:
    """Sign a device out; the same when it was signed out before."""
    if session_id is not None:
        _store().end(handle_of(session_id))


def list_of(owner_id: str) -> list[UsedSession]:
    """The devices on which somebody is signed in, the one used last first."""
    account = accounts.find(owner_id)
    if account is None or not account.is_active:
        return []
    living = [one for one in _store().all_of(owner_id) if _belongs(one.session, account)]
    return sorted(living, key=lambda one: one.last_used, reverse=True)


def end_one(owner_id: str, handle: str) -> None:
    """Sign one device of this person out; NotFound when none of theirs has this handle."""
    store = _store()
    session = store.find(handle, extend=False)
    if session is None or session.terms.owner != owner_id:
        raise NotFound
    store.end(handle)


def end_others(owner_id: str, handle: str) -> None:
    """Sign every device of this person out but the one with this handle."""
    _store().end_all(owner_id, but=handle)


def end_all(owner_id: str) -> None:
    """Sign every device of this person out and leave nothing of them in Redis."""
    _store().end_all(owner_id)


def mark_fresh(handle: str) -> None:
    """Note that the password or a code was given just now: good for 600 seconds."""
    _store().refresh(handle)


def is_fresh(handle: str) -> bool:
    """Whether the password or a code was given in this session within 600 seconds."""
    return _store().seconds_fresh(handle) > 0


def refresh(session_id: str | None, *, extend: bool) -> tuple[str, LiveSession]:
    """A fresh access token for the session of a cookie, or SessionEnded."""
    session = None if session_id is None else _store().find(handle_of(session_id), extend=extend)
    if session is None:
        raise SessionEnded
    account = _owner(session, alone=True)
    return _tokens(current_settings()).issue(account, session.handle), session


def authenticate(token: str, *, extend: bool) -> Proof:
    """Whose session an access token proves, or an Unauthorized error."""
    try:
        claims = _tokens(current_settings()).read(token)
    except TokenRefused as error:
        raise InvalidToken from error
    session = _store().find(claims.handle, extend=extend)
    if session is None or session.terms.owner != claims.owner_id:
        raise SessionEnded
    return Proof(_owner(session), session)


def present_device() -> Device:
    """The device that makes the present call."""
    caller = origin()
    return describe(caller.user_agent, country=caller.country, address=caller.address)


def _owner(session: LiveSession, *, alone: bool = False) -> Account:
    account = accounts.find(session.terms.owner, alone=alone)
    if account is None or not account.is_active or not _belongs(session, account):
        raise SessionEnded
    return account


def _belongs(session: LiveSession, account: Account) -> bool:
    # Whoever became an operator, or is none any more, signs in for that: other limits hold.
    terms = session.terms
    return terms.version == account.session_version and terms.operator == account.is_operator


def _terms(account: Account, *, second_factor: bool) -> Terms:
    settings, moment = current_settings(), time.time()
    idle, absolute = settings.session_idle, settings.session_absolute
    if account.is_operator:
        idle, absolute = settings.operator_session_idle, settings.operator_session_absolute
    return Terms(
        owner=account.id,
        version=account.session_version,
        operator=account.is_operator,
        second_factor=second_factor,
        created=moment,
        idle=idle,
        ends=moment + absolute,
    )


def _store() -> SessionStore:
    settings = current_settings()
    longest = max(settings.session_absolute, settings.operator_session_absolute)
    return SessionStore(redis_store.client, longest=longest)


@lru_cache(maxsize=8)
def _tokens(settings: Settings) -> AccessTokens:
    return AccessTokens(
        settings.secret_keys, issuer=settings.public_url, lifetime=settings.token_lifetime
    )
