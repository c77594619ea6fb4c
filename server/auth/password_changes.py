"""New passwords: by a mailed reset link, or by a signed-in person."""

from typing import Final

from server.audit import actions
from server.audit import service as audit
from server.auth import reset_tokens
from server.auth.errors import WeakPassword
from server.auth.letters import CHANGED_NOTICE, RESET_LINK
from server.core.calendar.clock import format_utc, now
from server.core.database.unit_of_work import begin_read, begin_write, release_connection
from server.core.http.rate_limits import RateLimit, count_event
from server.core.ids import new_id
from server.core.mail import outbox
from server.core.security.signed_links import LinkExpired, LinkInvalid
from server.sessions import service as sessions
from server.users import passwords
from server.users import service as users

IN_A_WHILE: Final = RateLimit("forgot-email", 3, 15 * 60)
IN_A_DAY: Final = RateLimit("forgot-email-day", 5, 24 * 60 * 60)


def request_password_reset(email: str, language: str) -> None:
    """Mail a reset link; the work done here is the same for every address.

    Whether the address has an account is checked when the mail is written.
    """
    if not (count_event(IN_A_WHILE, email) and count_event(IN_A_DAY, email)):
        return
    confirmed = users.find_recipient_by_email(email, pending=False)
    pending = users.find_recipient_by_email(email, pending=True)
    account = confirmed or pending
    owner_id = account.id if account else None
    version = account.session_version if account else None
    audit.record(actions.PASSWORD_FORGOTTEN, actor_id=None, target_id=owner_id)
    mail_language = (account.language if account else None) or language
    mail_reset_link(email, mail_language, owner_id=owner_id, version=version)


def mail_reset_link(
    email: str,
    language: str,
    *,
    owner_id: str | None,
    version: int | None,
    by_operator: bool = False,
) -> None:
    """Mail a reset link, bound to this session version."""
    asked = {"account": owner_id, "email": email, "version": version}
    outbox.put(
        template=RESET_LINK,
        recipient=email,
        language=language,
        cause=f"forgot:{new_id()}",
        parameters={**asked, "by_operator": True} if by_operator else asked,
        owner_id=owner_id,
    )


def reset_password(token: str, password: str) -> None:
    """Set the password by a mailed link, which also accepts the terms; does not sign in.

    Every session and token ends.

    LinkInvalid or LinkExpired when the link does not work, WeakPassword leaves it working.
    """
    begin_read()
    try:
        owner = reset_tokens.find_token_owner(token)
    except (LinkInvalid, LinkExpired):
        audit.record_refused(actions.PASSWORD_RESET_REFUSED)
        raise
    _require_strength(owner, password)
    password_hash = passwords.hash_password(password)
    begin_write()
    reset_tokens.consume_token(token)
    if not users.set_password(owner.id, password_hash, version=owner.session_version):
        raise LinkInvalid
    users.accept_terms(owner.id)
    audit.record(actions.PASSWORD_RESET, actor_id=owner.id, target_id=owner.id)
    _notify(owner, everywhere=True)


def change_password(owner_id: str, version: int, password: str) -> None:
    """Set the own password and end every session of this `version`; SessionEnded if it ended.

    WeakPassword when it is too easy to guess for this person.
    """
    owner = users.find_recipient(owner_id)
    # Hash without a transaction, so that no writer waits.
    release_connection()
    if owner is None:
        raise sessions.SessionEnded
    _require_strength(owner, password)
    password_hash = passwords.hash_password(password)
    if not users.set_password(owner_id, password_hash, version=version):
        raise sessions.SessionEnded
    audit.record(actions.PASSWORD_CHANGED, actor_id=owner.id, target_id=owner.id)
    _notify(owner, everywhere=False)


def _require_strength(owner: users.MailRecipient, password: str) -> None:
    reason = passwords.find_weakness(
        password, username=owner.username, email=owner.email, fullname=owner.fullname
    )
    if reason:
        raise WeakPassword(reason)


def _notify(owner: users.MailRecipient, *, everywhere: bool) -> None:
    outbox.put(
        template=CHANGED_NOTICE,
        recipient=owner.email,
        language=owner.mail_language,
        cause=f"password:{new_id()}",
        parameters={"account": owner.id, "at": format_utc(now()), "everywhere": everywhere},
        owner_id=owner.id,
    )
