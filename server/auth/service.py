"""Registration and the confirmation of its address; the export and erasure of sign-in data."""

from dataclasses import dataclass
from typing import Final

from sqlalchemy import select

from server.audit import actions
from server.audit import service as audit
from server.auth import invitations, login_throttle
from server.auth.errors import (
    AlreadyVerified,
    UsernameTaken,
)
from server.auth.letters import ADDRESS_KNOWN, CONFIRM, CONFIRM_ADDRESS, DISOWN
from server.auth.models import Invitation
from server.core.calendar.clock import format_utc
from server.core.data_export import Exported, Row, Table
from server.core.database.unit_of_work import begin_write
from server.core.http.rate_limits import RateLimit, count_or_refuse
from server.core.ids import new_id
from server.core.mail import outbox
from server.core.security.signed_links import LinkInvalid, read_token
from server.core.text.i18n import DEFAULT, Message, _
from server.extensions import db
from server.users import passwords, registration
from server.users import service as users

VERIFIED: Final = _("Your email address is verified. You can sign in now.")
VERIFIED_BEFORE: Final = _("Your email address is already verified. You can sign in.")

# Limits of mails that strangers can cause to one address.
REGISTRATIONS: Final = RateLimit("register-email", 10, 60 * 60)
RESENDS: Final = RateLimit("resend-email", 3, 15 * 60)
COLUMNS = ("email", "fullname", "language", "created_at", "accepted_at")


@dataclass(frozen=True)
class RegistrationForm:
    """A checked and normalized form; `language` is None when the browser did not state one."""

    fullname: str
    username: str
    email: str
    phone_number: str
    password: str
    language: str | None


def register(form: RegistrationForm) -> None:
    """Create a pending account and mail its link; the answer is the same for a known address."""
    count_or_refuse(REGISTRATIONS, form.email)
    # Hash before the transaction begins, so that no writer waits.
    password_hash = passwords.hash_password(form.password)
    try:
        pending_id = registration.register(
            registration.Registration(
                fullname=form.fullname,
                username=form.username,
                email=form.email,
                phone_number=form.phone_number,
                password_hash=password_hash,
                language=form.language,
            )
        )
    except registration.UsernameTaken as error:
        raise UsernameTaken from error
    audit.record(actions.REGISTERED, actor_id=pending_id, target_id=pending_id)
    mail_confirmation(form.email, form.language or DEFAULT, cause=pending_id)


def resend_confirmation(email: str, language: str) -> None:
    """Mail a new link to a pending account; the answer does not reveal whether there is one."""
    count_or_refuse(RESENDS, email)
    mail_confirmation(email, language, cause=new_id())


def confirm_registration(token: str) -> Message:
    """Confirm the address of a mailed link and return the message; does not sign in."""
    link = read_token(CONFIRM, token)
    account = users.find_recipient(link.owner_id)
    if account is None or account.closes_at or not link.is_bound_to(account.email):
        raise LinkInvalid
    if not account.is_pending:
        return VERIFIED_BEFORE
    begin_write()
    invitations.settle_invitations(account.id, account.email)
    if not registration.confirm_registration(account.id):
        raise LinkInvalid
    audit.record(actions.VERIFIED, actor_id=account.id, target_id=account.id)
    return VERIFIED


def disown_registration(token: str) -> None:
    """Delete the pending registration of a mailed link; the same when it is gone."""
    link = read_token(DISOWN, token)
    account = users.find_recipient(link.owner_id)
    if account is not None and not account.is_pending and not account.closes_at:
        raise AlreadyVerified
    if registration.withdraw_registration(link.owner_id):
        audit.record(actions.REGISTRATION_WITHDRAWN, actor_id=None, target_id=link.owner_id)


def is_username_available(username: str) -> bool:
    """Whether this username can be registered."""
    return registration.is_username_available(username)


def mail_confirmation(email: str, language: str, *, cause: str) -> None:
    """Mail the owner of an address a confirmation link, or that the address has an account.

    The work done here is the same in both cases; the mail is written later.
    """
    confirmed = users.find_recipient_by_email(email, pending=False)
    pending = users.find_recipient_by_email(email, pending=True)
    account = confirmed or pending
    owner_id = account.id if account else None
    outbox.put(
        template=ADDRESS_KNOWN if confirmed else CONFIRM_ADDRESS,
        recipient=email,
        language=(account.language if account else None) or language,
        cause=f"register:{cause}",
        parameters={"account": owner_id},
        owner_id=owner_id,
    )


def export(owner_id: str) -> Exported:
    """The invitation that the account was created from, while it is stored."""
    mine = select(Invitation).where(Invitation.owner_id == owner_id).order_by(Invitation.id)
    rows: list[Row] = [
        [
            row.email,
            row.fullname,
            row.language,
            format_utc(row.created_at),
            format_utc(row.accepted_at) if row.accepted_at else None,
        ]
        for row in db.session.scalars(mine)
    ]
    about = _("The invitation that your account came of, for 30 days.")
    return Exported(tables=[Table.of("invitations", about, COLUMNS, rows)])


def erase(owner_id: str) -> None:
    """Delete from where the owner signed in, and every invitation to the owner's addresses."""
    login_throttle.erase(owner_id)
    invitations.erase_invitations(owner_id)
