"""Signing a device in and out, and proving who is at work."""

from functools import lru_cache
from typing import Final

from server.core.errors import Unauthorized
from server.core.i18n import _
from server.extensions import redis_store
from server.sessions.accounts import Account, accounts
from server.sessions.store import LiveSession, SessionStore, handle_of
from server.sessions.tokens import AccessTokens, TokenRefused
from server.settings import Settings, current_settings

__all__ = ["Account", "accounts", "authenticate", "end", "refresh", "start"]

ENDED: Final = _("Your session has ended. Please sign in again.")


class SessionEnded(Unauthorized):
    """401: the session is over or never was."""

    code = "session_ended"
    message = ENDED


class InvalidToken(Unauthorized):
    """401: the access token is missing, changed or out of date."""

    code = "invalid_token"


def start(account: Account, *, instead_of: str | None) -> str:
    """Sign a device in and return the id for its cookie; the id it came with is dead at once."""
    store = _store()
    if instead_of is not None:
        store.end(handle_of(instead_of))
    return store.start(account.id, account.session_version)


def end(session_id: str | None) -> None:
    """Sign a device out; the same when it was signed out before."""
    if session_id is not None:
        _store().end(handle_of(session_id))


def refresh(session_id: str | None, *, extend: bool) -> str:
    """A fresh access token for the session of a cookie, or SessionEnded."""
    session = None if session_id is None else _store().find(handle_of(session_id), extend=extend)
    if session is None:
        raise SessionEnded
    return _tokens(current_settings()).issue(_owner(session, alone=True), session.handle)


def authenticate(token: str, *, extend: bool) -> Account:
    """The account that an access token and its session prove, or an Unauthorized error."""
    try:
        claims = _tokens(current_settings()).read(token)
    except TokenRefused as error:
        raise InvalidToken from error
    session = _store().find(claims.handle, extend=extend)
    if session is None or session.owner_id != claims.owner_id:
        raise SessionEnded
    return _owner(session)


def _owner(session: LiveSession, *, alone: bool = False) -> Account:
    account = accounts.find(session.owner_id, alone=alone)
    if account is None or not account.is_active or account.session_version != session.version:
        raise SessionEnded
    return account


def _store() -> SessionStore:
    settings = current_settings()
    return SessionStore(
        redis_store.client, idle=settings.session_idle, absolute=settings.session_absolute
    )


@lru_cache(maxsize=8)
def _tokens(settings: Settings) -> AccessTokens:
    return AccessTokens(
        settings.secret_keys, issuer=settings.public_url, lifetime=settings.token_lifetime
    )
