"""Signing in, and showing again that it is oneself."""

from server.auth.errors import EmailNotVerified, InvalidCredentials, WrongPassword
from server.auth.throttle import Attempt
from server.core.unit_of_work import begin_reading, begin_writing, pause
from server.sessions import service as sessions
from server.users import service as users


def sign_in(email: str, password: str, *, address: str, session_id: str | None) -> str:
    """Sign a device in and return its new session id; every failure looks and lasts the same."""
    attempt = Attempt(email, address)
    attempt.begin()
    begin_reading()
    confirmed, pending = users.credentials(email)
    pause()
    is_right = users.fits(password, confirmed.password_hash if confirmed else None)
    if confirmed is not None and confirmed.is_active and is_right:
        attempt.succeeded()
        return _start(confirmed, password, session_id)
    # Asked in every case, so that time tells nothing about which accounts there are.
    if users.fits(password, pending.password_hash if pending else None):
        attempt.was_of_pending()
        raise EmailNotVerified
    attempt.failed()
    raise InvalidCredentials


def confirm(owner_id: str, handle: str, *, address: str, password: str) -> None:
    """Note in a session that the password was given; WrongPassword, throttled as at sign-in."""
    email, kept = users.credentials_of(owner_id)
    pause()
    attempt = Attempt(email, address)
    attempt.begin()
    if not users.fits(password, kept.password_hash):
        attempt.failed()
        raise WrongPassword
    attempt.succeeded()
    sessions.mark_fresh(handle)


def _start(owner: users.Credentials, password: str, session_id: str | None) -> str:
    if users.is_outdated(owner.password_hash):
        password_hash = users.hash_password(password)
        begin_writing()
        users.set_password_hash(owner.id, password_hash)
    account = users.account(owner.id)
    if account is None:
        raise InvalidCredentials
    return sessions.start(account, instead_of=session_id)
