"""Sign-in with password and second factor, and reauthentication."""

from dataclasses import dataclass
from typing import Final

from server.audit import actions
from server.audit import service as audit
from server.auth.errors import EmailNotVerified, InvalidCredentials, WrongPassword
from server.auth.letters import NEW_DEVICE
from server.auth.login_throttle import ThrottledAttempt
from server.core.calendar.clock import now
from server.core.database.unit_of_work import begin_read, begin_write, release_connection
from server.core.http.rate_limits import (
    RateLimit,
    count_event,
    count_or_refuse,
    require_below,
    reset_counter,
)
from server.core.ids import new_id
from server.core.mail import outbox
from server.second_factor import service as second_factor
from server.second_factor.errors import InvalidOtp, SecondFactorRequired, WrongCode
from server.sessions import devices
from server.sessions import service as sessions
from server.users import passwords
from server.users import service as users

# More than people need, to keep a client without cookies from flooding mailbox and log.
SIGN_INS: Final = RateLimit("sign-ins", 60, 5 * 60)
# A live session has a budget of its own, which no stranger can spend.
CONFIRMATIONS: Final = (
    RateLimit("confirm-session", 10, 5 * 60, needs_redis=True),
    RateLimit("confirm-session-day", 100, 24 * 60 * 60, needs_redis=True),
)
DEVICE_MAILS: Final = RateLimit("new-device-mails", 5, 60 * 60)


@dataclass(frozen=True, slots=True)
class LoginAttempt:
    """The login form and its origin: `session_id` and `device` are cookies."""

    email: str
    password: str
    otp: str | None
    address: str
    session_id: str | None
    device: str | None


@dataclass(frozen=True, slots=True)
class LoginResult:
    """The values of the browser's cookies, and the access token of the new session."""

    session_id: str
    device: str
    grant: sessions.TokenGrant


def log_in(given: LoginAttempt) -> LoginResult:
    """Sign a device in; every failure of address or password takes the same time and answer."""
    begin_read()
    confirmed, pending = users.find_credentials(given.email)
    attempt = _make_attempt(given, confirmed)
    release_connection()
    attempt.begin()
    is_right = passwords.verify_password(
        given.password, confirmed.password_hash if confirmed else None
    )
    if confirmed is not None and confirmed.is_active and is_right:
        _ask_second_factor(confirmed, given, attempt)
        _count_sign_in(confirmed.id, attempt)
        attempt.succeeded()
        return _start(confirmed, given)
    audit.record_refused(actions.SESSION_REFUSED, target_id=confirmed.id if confirmed else None)
    # Verified in every case, so that the time does not reveal which accounts exist; beside a
    # confirmed account, too, or a registration of one's own would reveal it.
    waiting = [one.password_hash for one in pending]
    if passwords.verify_any_password(given.password, waiting):
        attempt.was_right()
        raise EmailNotVerified
    attempt.failed()
    raise InvalidCredentials


def _make_attempt(given: LoginAttempt, owner: users.Credentials | None) -> ThrottledAttempt:
    is_known = devices.is_known_device(owner.id if owner else "", given.device or "")
    return ThrottledAttempt(
        given.email,
        given.address,
        known_device=given.device if is_known else None,
        version=owner.session_version if owner else 0,
    )


def confirm_identity(owner_id: str, handle: str, *, password: str = "", otp: str = "") -> None:
    """Note in a session that the password or a code was given.

    WrongPassword or WrongCode; RateLimited after too many failures in this session.
    """
    if otp:
        second_factor.verify_code(owner_id, otp)
    else:
        _check_password(owner_id, handle, password)
    audit.record(actions.REAUTHENTICATED, actor_id=owner_id)
    sessions.mark_fresh(handle)


def _check_password(owner_id: str, handle: str, password: str) -> None:
    _email, kept = users.get_credentials(owner_id)
    # Hash without a transaction, so that no writer waits.
    release_connection()
    # Counted first, so that many tries at once are no more than many in a row.
    for rule in CONFIRMATIONS:
        count_or_refuse(rule, handle)
    if not passwords.verify_password(password, kept.password_hash):
        audit.record_refused(actions.REAUTHENTICATION_REFUSED, actor_id=owner_id)
        raise WrongPassword
    for rule in CONFIRMATIONS:
        reset_counter(rule, handle)


def _ask_second_factor(
    owner: users.Credentials, given: LoginAttempt, attempt: ThrottledAttempt
) -> None:
    """Require a code where the account has a second factor.

    Without a code the try is neither a failure nor a success: it forgets no guess at the password.
    With a wrong one it stays a failure, so that guesses are bounded by account as well.
    """
    if not owner.second_factor:
        return
    if given.otp is None:
        attempt.was_right()
        raise SecondFactorRequired
    begin_write()
    try:
        second_factor.verify_code(owner.id, given.otp)
    except WrongCode as error:
        raise InvalidOtp from error


def _count_sign_in(owner_id: str, attempt: ThrottledAttempt) -> None:
    """Raise RateLimited after too many sign-ins; they were right and do not count as failures."""
    if not count_event(SIGN_INS, owner_id):
        attempt.was_right()
        require_below(SIGN_INS, owner_id)


def _start(owner: users.Credentials, given: LoginAttempt) -> LoginResult:
    if passwords.needs_rehash(owner.password_hash):
        password_hash = passwords.hash_password(given.password)
        begin_write()
        users.set_password_hash(owner.id, password_hash)
    begin_write()
    account = users.find_account(owner.id)
    # A change in the meantime, such as a new password, has raised the session version.
    if account is None or not account.is_active or account.session_version != owner.session_version:
        raise InvalidCredentials
    meeting = devices.remember_device(owner.id, given.device)
    if meeting.is_new and not meeting.is_first and count_event(DEVICE_MAILS, owner.id):
        _notify_of_new_device(owner.id)
    if meeting.opened_mail:
        users.prove_owner(owner.id)
    audit.record(actions.SESSION_STARTED, actor_id=owner.id)
    session_id, grant = sessions.start_session(
        account, instead_of=given.session_id, second_factor=owner.second_factor
    )
    return LoginResult(session_id, meeting.name, grant)


def _notify_of_new_device(owner_id: str) -> None:
    account, device = users.find_recipient(owner_id), devices.present_device()
    if account is None:
        return
    outbox.put(
        template=NEW_DEVICE,
        recipient=account.email,
        language=account.mail_language,
        cause=f"{NEW_DEVICE}:{new_id()}",
        parameters={
            "account": owner_id,
            "at": now().isoformat(),
            "browser": device.browser,
            "system": device.system,
            "country": device.country,
        },
        owner_id=owner_id,
    )
