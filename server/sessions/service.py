"""Sessions: start, renew, list and end them, and grant and verify access tokens."""

import time
from dataclasses import replace
from functools import lru_cache
from typing import Final, NamedTuple

import structlog

from server.audit import actions
from server.audit import service as audit
from server.core.calendar.clock import format_utc
from server.core.data_export import Exported, Table
from server.core.database.unit_of_work import after_commit, after_end, begin_write
from server.core.errors import NotFound, Unauthorized
from server.core.operations.redis_client import FAILURES
from server.core.text.i18n import _
from server.extensions import redis_store
from server.sessions import daily_activity
from server.sessions.access_tokens import AccessTokens, TokenRefused
from server.sessions.accounts import (
    GUEST_ABSOLUTE,
    GUEST_IDLE,
    Account,
    accounts,
    guest_departures,
)
from server.sessions.devices import list_known_devices, present_device
from server.sessions.session_listeners import session_listeners
from server.sessions.session_store import (
    LiveSession,
    SessionStore,
    SessionTerms,
    UsedSession,
    handle_of,
)
from server.settings import Settings, current_settings

log = structlog.get_logger(__name__)

ENDED: Final = _("Your session has ended. Please sign in again.")


class SessionEnded(Unauthorized):
    """401: the session is over or never was."""

    code = "session_ended"
    message = ENDED


class InvalidToken(Unauthorized):
    """401: the access token is missing, changed or expired."""

    code = "invalid_token"


class TokenGrant(NamedTuple):
    """An access token, its session, and whether the owner is through with the quiz.

    `new_id` is for the cookie, where the session got another id.
    """

    access_token: str
    session: LiveSession
    quiz_closed: bool
    is_guest: bool
    new_id: str | None = None


def start_session(
    account: Account, *, instead_of: str | None, second_factor: bool = False
) -> tuple[str, TokenGrant]:
    """Sign a device in: the session id for its cookie, and an access token.

    The session id that the device presented, `instead_of`, stops working at once.
    """
    before = None if instead_of is None else handle_of(instead_of)
    terms, device = terms_of(account, second_factor=second_factor), present_device()
    session_id = session_store().start(terms, device, instead_of=before)
    session = LiveSession(handle_of(session_id), terms, device)
    if before is not None:
        session_listeners.replaced(before, account.id, session.handle, terms.version)
    return session_id, _grant(account, session, extend=True)


def renew_session(
    owner_id: str, session: LiveSession, *, second_factor: bool | None = None
) -> tuple[str, LiveSession]:
    """Replace the session of a device by a new one; the old one ends when the transaction commits.

    After a rollback the new one ends instead. The end of the session and the time of the last
    password stay the same; `second_factor` overrides the old value. SessionEnded when the session
    was ended in the meantime by a logout or a revocation (other than one by this request).
    """
    account, terms = accounts.get()(owner_id), session.terms
    if account is None or not account.is_active or account.session_version > terms.version + 1:
        raise SessionEnded
    store = session_store()
    fresh = store.seconds_fresh(session.handle)
    given = terms.second_factor if second_factor is None else second_factor
    made = terms_of(account, second_factor=given)
    made = replace(made, created=terms.created, ends=min(made.ends, terms.ends))
    session_id = store.succeed(session.handle, made, session.device, fresh=fresh)
    if session_id is None:
        raise SessionEnded
    successor = LiveSession(handle_of(session_id), made, session.device)
    _end_one_of(store, session.handle, successor)
    session_listeners.replaced(session.handle, owner_id, successor.handle, made.version)
    return session_id, successor


def end_session(session_id: str | None) -> None:
    """Sign a device out; the same when it was signed out before."""
    if session_id is None:
        return
    handle = handle_of(session_id)
    gone = session_store().end(handle)
    session_listeners.ended({handle, gone.handle if gone else handle})
    if gone is not None:
        audit.record(actions.SESSION_ENDED, actor_id=gone.terms.owner)
        _end_guest_of(gone)


def list_devices(owner_id: str) -> list[UsedSession]:
    """The sessions of a person, the one used last first."""
    account = accounts.get()(owner_id)
    if account is None or not account.is_active:
        return []
    living = [one for one in session_store().all_of(owner_id) if _belongs(one.session, account)]
    return sorted(living, key=lambda one: one.last_used, reverse=True)


def end_device(owner_id: str, handle: str) -> None:
    """Sign out one device of this person; NotFound when none has this handle."""
    store = session_store()
    session = store.find(handle, extend=False)
    if session is None or session.terms.owner != owner_id:
        raise NotFound
    store.end(handle)
    session_listeners.ended({handle})
    audit.record(actions.SESSION_ENDED, actor_id=owner_id)
    _end_guest_of(session)


def end_other_devices(owner_id: str, handle: str) -> None:
    """Sign out every device of this person except the one with this handle."""
    store = session_store()
    others = [one.session.handle for one in store.all_of(owner_id) if one.session.handle != handle]
    store.end_those(owner_id, others)
    session_listeners.ended_others(owner_id, handle)
    audit.record(actions.SESSIONS_REVOKED, actor_id=owner_id)


def erase_sessions(owner_id: str) -> None:
    """Delete the sessions and the activity of a person from Redis."""
    delete_sessions(owner_id)
    daily_activity.forget_activity(owner_id)


def delete_sessions(owner_id: str, *, below: int | None = None) -> None:
    """Delete the sessions of a person from Redis; with `below` only those of earlier versions.

    For revoked sessions, which their version has ended already.
    """
    store = session_store()
    if below is None:
        store.end_all(owner_id)
        return
    found = [one.session for one in store.all_of(owner_id)]
    store.end_those(owner_id, [one.handle for one in found if one.terms.version < below])


def mark_fresh(handle: str) -> None:
    """Note that the password or a code was given now; it counts for 600 seconds."""
    session_store().refresh(handle)


def is_fresh(handle: str) -> bool:
    """Whether the password or a code was given in this session within 600 seconds.

    SessionEnded, if another call has ended it meanwhile.
    """
    store = session_store()
    if store.seconds_fresh(handle) > 0:
        return True
    if store.find(handle, extend=False) is None:
        raise SessionEnded
    return False


def grant_token(session_id: str | None, *, extend: bool) -> TokenGrant:
    """A fresh access token for the session of a cookie, or SessionEnded.

    The device of a guest who has become a full account gets a new session then.
    """
    session = _find_session(session_id, extend=extend)
    account = _owner(session)
    if extend and has_outgrown(session, account):
        begin_write()
        new_id, session = renew_session(account.id, session)
        return _grant(account, session, extend=True)._replace(new_id=new_id)
    return _grant(account, session, extend=extend)


def has_outgrown(session: LiveSession, account: Account) -> bool:
    """Whether a session was a guest's, who has become a full account since."""
    return session.terms.guest and not account.is_guest


def resume_session(session_id: str | None) -> tuple[Account, TokenGrant]:
    """The owner of the session of a cookie and an access token, or SessionEnded; counts as use."""
    session = _find_session(session_id, extend=True)
    account = _owner(session)
    return account, _grant(account, session, extend=True)


def authenticate(token: str, *, extend: bool) -> LiveSession:
    """The session of an access token, or an Unauthorized error; does not use the database."""
    try:
        claims = access_tokens(current_settings()).read(token)
    except TokenRefused as error:
        raise InvalidToken from error
    session = session_store().find(claims.handle, extend=extend)
    if session is None or session.terms.owner != claims.owner_id:
        raise SessionEnded
    return session


def get_session_owner(session: LiveSession) -> Account:
    """The owner of a session from the database, or SessionEnded."""
    return _owner(session)


def _find_session(session_id: str | None, *, extend: bool) -> LiveSession:
    session = (
        None if session_id is None else session_store().find(handle_of(session_id), extend=extend)
    )
    if session is None:
        raise SessionEnded
    return session


def _grant(account: Account, session: LiveSession, *, extend: bool) -> TokenGrant:
    if extend:
        daily_activity.note_activity(account.id)
    access_token = access_tokens(current_settings()).issue(account, session.handle)
    # Until the session of a kept guest is replaced, the page still shows that it was one.
    is_guest = session.terms.guest or account.is_guest
    return TokenGrant(access_token, session, account.quiz_closed, is_guest)


def _end_one_of(store: SessionStore, handle: str, successor: LiveSession) -> None:
    """End the old session after a commit, or the new one after a rollback."""
    surplus = [successor.handle]

    def keep_the_later() -> None:
        surplus[:] = [handle]

    def end() -> None:
        try:
            store.end_those(successor.terms.owner, surplus)
        except FAILURES as error:
            # The session version tells them apart anyway; this only frees memory.
            log.warning("session_not_forgotten", reason=type(error).__name__)

    after_commit(keep_the_later)
    after_end(end)


def _owner(session: LiveSession) -> Account:
    account = accounts.get()(session.terms.owner)
    if account is None or not account.is_active or not _belongs(session, account):
        raise SessionEnded
    return account


def _end_guest_of(session: LiveSession) -> None:
    """End the guest whose session has ended: nobody can sign in to the account again."""
    if session.terms.guest:
        guest_departures.get()(session.terms.owner)


def _belongs(session: LiveSession, account: Account) -> bool:
    # After a change between member and operator other limits apply: a new sign-in is needed.
    terms = session.terms
    return terms.version == account.session_version and terms.operator == account.is_operator


@lru_cache(maxsize=8)
def access_tokens(settings: Settings) -> AccessTokens:
    """What makes and reads the access tokens of a site."""
    return AccessTokens(
        settings.secret_keys, issuer=settings.public_url, lifetime=settings.token_lifetime
    )


def terms_of(account: Account, *, second_factor: bool) -> SessionTerms:
    """The terms of a new session: operators get shorter lifetimes, guests a longer one."""
    settings, moment = current_settings(), time.time()
    idle, absolute = settings.session_idle, settings.session_absolute
    if account.is_operator:
        idle, absolute = settings.operator_session_idle, settings.operator_session_absolute
    elif account.is_guest:
        idle, absolute = GUEST_IDLE, GUEST_ABSOLUTE
    return SessionTerms(
        owner=account.id,
        version=account.session_version,
        operator=account.is_operator,
        second_factor=second_factor,
        created=moment,
        idle=idle,
        ends=moment + absolute,
        guest=account.is_guest,
    )


def session_store() -> SessionStore:
    """The session store; its index entries live as long as the longest session."""
    settings = current_settings()
    longest = max(settings.session_absolute, settings.operator_session_absolute, GUEST_ABSOLUTE)
    return SessionStore(redis_store.client, longest=longest)


def export(owner_id: str) -> Exported:
    """The signed-in devices, and when each browser signed in first and last."""
    devices = [tuple(used.serialize().values()) for used in list_devices(owner_id)]
    browsers = [
        (format_utc(first), format_utc(last), format_utc(opened) if opened else None)
        for first, last, opened in list_known_devices(owner_id)
    ]
    return Exported(
        tables=[
            Table.of(
                "devices",
                _("The devices you're signed in on."),
                ("browser", "system", "country", "address", "created", "last_used"),
                devices,
            ),
            Table.of(
                "known_browsers",
                _("When each browser first and last used your account and opened our emails."),
                ("first_used", "last_used", "mail_opened"),
                browsers,
            ),
        ]
    )
