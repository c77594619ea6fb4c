"""New passwords: by a mailed reset link, or by a signed-in person."""

from dataclasses import dataclass, replace
from datetime import timedelta
from functools import partial
from typing import Final

from server.audit import actions
from server.audit import service as audit
from server.auth import login_throttle, reset_tokens
from server.auth.errors import WeakPassword
from server.auth.letters import CHANGED_NOTICE, RESET_LINK
from server.auth.service import REGISTRATION_MAILS
from server.core.calendar.clock import format_utc, now
from server.core.database.engine import db
from server.core.database.unit_of_work import (
    after_commit,
    begin_read,
    begin_write,
    release_connection,
)
from server.core.http.rate_limits import RateLimit, count_event, count_or_refuse
from server.core.ids import new_id
from server.core.mail import mail_quota, outbox
from server.core.mail.mail_quota import MailQuota
from server.core.security.signed_links import LinkExpired, LinkInvalid
from server.second_factor import service as second_factor
from server.sessions import devices
from server.sessions import service as sessions
from server.sessions.session_listeners import session_listeners
from server.users import passwords
from server.users import service as users

QUARTER: Final = timedelta(minutes=15)
RESET_MAILS: Final = MailQuota("reset", 1, QUARTER, longest_wait=QUARTER)
# Known browsers and working links are never refused because of neighbours at their address.
BY_ADDRESS: Final = RateLimit("forgot-address", 300, 60 * 60)
# Of a network beyond that limit. A mailbox asked for more often has a mail on its way already.
BY_MAILBOX: Final = RateLimit("forgot-mailbox", 3, 15 * 60)
REFUSED_LINKS: Final = RateLimit("reset-refused-address", 300, 60 * 60)


@dataclass(frozen=True)
class ResetRequest:
    """Who asks for a reset link: the address of an account, the caller's own, and their browser."""

    email: str
    language: str
    address: str
    device: str | None


def request_password_reset(asked: ResetRequest) -> None:
    """Mail a reset link; the work done here is the same for every address.

    One mail leaves within 15 minutes: at once, or when they are over, and then for every request
    until then. So nobody can keep the owner's mail away, and all together cause one in 15 minutes.
    Whether the address has an account is checked when the mail is written.

    Carriers put thousands of people behind one network address. So beyond the limit of an address,
    mails for accounts still leave, and nothing is stored for anybody else. RateLimited only when
    the mailbox was asked for three times in 15 minutes, too.
    """
    confirmed = users.find_recipient_by_email(asked.email, pending=False)
    pending = users.find_recipient_by_email(asked.email, pending=True)
    account = confirmed or pending
    owner_id = account.id if account else None
    is_known = devices.is_known_device(owner_id or "", asked.device or "")
    is_crowded = not is_known and not count_event(BY_ADDRESS, asked.address)
    if is_crowded:
        count_or_refuse(BY_MAILBOX, asked.email)
    audit.record_repeatable(actions.PASSWORD_FORGOTTEN, target_id=owner_id)
    mail = _reset_mail(
        asked.email,
        (account.language if account else None) or asked.language,
        owner_id=owner_id,
        version=account.session_version if account else None,
    )
    quota = REGISTRATION_MAILS if pending and not confirmed else RESET_MAILS
    with db.session.begin_nested() as savepoint:
        mail_quota.put_within(quota, mail)
        if is_crowded and not account:
            # Inserted all the same, so that the time of an answer does not tell of accounts.
            savepoint.rollback()


def mail_reset_link(email: str, language: str, *, owner_id: str, version: int) -> None:
    """Mail a reset link that an operator started, bound to this session version."""
    mail = _reset_mail(email, language, owner_id=owner_id, version=version)
    outbox.put_all([replace(mail, parameters={**mail.parameters, "by_operator": True})])


def _reset_mail(
    email: str, language: str, *, owner_id: str | None, version: int | None
) -> outbox.Mail:
    return outbox.Mail(
        template=RESET_LINK,
        recipient=email,
        language=language,
        cause=f"forgot:{new_id()}",
        parameters={"account": owner_id, "email": email, "version": version},
        owner_id=owner_id,
    )


@dataclass(frozen=True)
class NewPassword:
    """The form of a reset link, and the caller's own address and browser.

    `removes_second_factor` removes one that may be somebody else's.
    """

    token: str
    password: str
    address: str
    device: str | None
    removes_second_factor: bool = False


@dataclass(frozen=True)
class ResetResult:
    """The name of the device, and whether the second factor was removed."""

    device: str
    is_second_factor_removed: bool


def reset_password(asked: NewPassword) -> ResetResult:
    """Set the password by a mailed link, which also accepts the terms; does not sign in.

    Every session and token ends, notifications in browsers too; the calendar gets a new address.
    The account knows the device now: its next sign-in waits for nobody's failures.

    LinkInvalid or LinkExpired when the link does not work, RateLimited after too many such links
    from an address; WeakPassword leaves it working.
    """
    begin_read()
    try:
        owner = reset_tokens.find_token_owner(asked.token)
    except (LinkInvalid, LinkExpired):
        count_or_refuse(REFUSED_LINKS, asked.address)
        audit.record_refused(actions.PASSWORD_RESET_REFUSED)
        raise
    _require_strength(owner, asked.password)
    password_hash = passwords.hash_password(asked.password)
    begin_write()
    reset_tokens.consume_token(asked.token)
    if not users.set_password(owner.id, password_hash, version=owner.session_version):
        raise LinkInvalid
    session_listeners.ended_all(owner.id)
    users.accept_terms(owner.id)
    audit.record(actions.PASSWORD_RESET, actor_id=owner.id, target_id=owner.id)
    is_removed = asked.removes_second_factor and second_factor.remove_unproved(owner.id)
    if second_factor.enabled_since(owner.id) is None:
        # Nothing of the sign-in is left that a stranger could have set up.
        users.prove_owner(owner.id)
    _notify(owner, everywhere=True, second_factor_removed=is_removed)
    after_commit(partial(login_throttle.lift_wait, owner.email))
    device = devices.remember_device(owner.id, asked.device, opens_mail=True)
    return ResetResult(device.name, is_removed)


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


def _notify(
    owner: users.MailRecipient, *, everywhere: bool, second_factor_removed: bool = False
) -> None:
    outbox.put(
        template=CHANGED_NOTICE,
        recipient=owner.email,
        language=owner.mail_language,
        cause=f"password:{new_id()}",
        parameters={
            "account": owner.id,
            "at": format_utc(now()),
            "everywhere": everywhere,
            "second_factor_removed": second_factor_removed,
        },
        owner_id=owner.id,
    )
