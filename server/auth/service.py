"""Registration and the mails of its links; the export and erasure of sign-in data."""

from dataclasses import dataclass
from datetime import timedelta
from typing import Final

from sqlalchemy import select

from server.audit import actions
from server.audit import service as audit
from server.auth import invitations, login_throttle
from server.auth.errors import UsernameTaken
from server.auth.letters import ADDRESS_KNOWN, CONFIRM_ADDRESS
from server.auth.models import Invitation
from server.core.calendar.clock import format_utc
from server.core.data_export import Exported, Row, Table
from server.core.http.rate_limits import RateLimit, count_or_refuse
from server.core.ids import new_id
from server.core.mail import mail_quota, outbox
from server.core.mail.mail_quota import MailQuota
from server.core.text.i18n import DEFAULT, _
from server.extensions import db
from server.users import passwords, registration
from server.users import service as users

# Mails about registrations to one address, whoever causes them.
REGISTRATION_MAILS: Final = MailQuota(
    "registration", 3, timedelta(hours=6), longest_wait=timedelta(minutes=15)
)
# By address and by the network that asks, so that nobody uses up the requests of the owner.
RESENDS: Final = RateLimit("resend-email", 3, 15 * 60)
LINK_SENT: Final = _("We have sent a link to verify your account. Please check your inbox.")
COLUMNS = ("email", "fullname", "language", "created_at", "accepted_at")


@dataclass(frozen=True)
class RegistrationForm:
    """A checked and normalized form; `language` is None when the browser did not state one.

    `browser_key` is random: by it a browser recognises its own registration later. `guest_id` is
    the guest that becomes the account.
    """

    fullname: str
    username: str
    email: str
    phone_number: str
    password: str
    language: str | None
    browser_key: str | None = None
    guest_id: str | None = None


def register(form: RegistrationForm) -> None:
    """Create a pending account and mail its link; the answer is the same for a known address.

    UsernameTaken.
    """
    # Hash before the transaction begins, so that no writer waits.
    password_hash = passwords.hash_password(form.password, salt=passwords.shared_salt(form.email))
    try:
        pending_id = registration.register(
            registration.Registration(
                fullname=form.fullname,
                username=form.username,
                email=form.email,
                phone_number=form.phone_number,
                password_hash=password_hash,
                language=form.language,
                browser_key=form.browser_key,
                guest_id=form.guest_id,
            )
        )
    except registration.UsernameTaken as error:
        raise UsernameTaken from error
    audit.record_repeatable(actions.REGISTERED, actor_id=pending_id, target_id=pending_id)
    mail_confirmation(form.email, form.language or DEFAULT)


def resend_confirmation(email: str, language: str, address: str) -> None:
    """Mail new links to an address; the answer does not reveal whether a registration waits.

    `address` is where the request comes from. RateLimited.
    """
    count_or_refuse(RESENDS, email, address)
    mail_confirmation(email, language)


def is_username_available(username: str, browser_key: str | None = None) -> bool:
    """Whether the browser that has this key can register the username."""
    return registration.is_username_available(username, browser_key)


def mail_confirmation(email: str, language: str, *, by_operator: bool = False) -> None:
    """Mail the owner of an address the links of what waits, or that the address has an account.

    The work done here is the same in both cases; the mail is written later. The mail of an
    operator leaves at once, others within their quota.
    """
    confirmed = users.find_recipient_by_email(email, pending=False)
    pending = users.find_recipient_by_email(email, pending=True)
    account = confirmed or pending
    owner_id = account.id if account else None
    mail = outbox.Mail(
        template=ADDRESS_KNOWN if confirmed else CONFIRM_ADDRESS,
        recipient=email,
        language=(account.language if account else None) or language,
        cause=f"register:{new_id()}",
        parameters={"account": owner_id, "email": email},
        owner_id=owner_id,
    )
    if by_operator:
        outbox.put_all([mail])
    else:
        mail_quota.put_within(REGISTRATION_MAILS, mail)


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
    about = _("The invitation that led to your account, for 30 days.")
    return Exported(tables=[Table.of("invitations", about, COLUMNS, rows)])


def erase(owner_id: str) -> None:
    """Delete where the owner signed in from, quotas, and invitations to the owner's addresses."""
    account = users.find_recipient(owner_id)
    if account is not None:
        mail_quota.erase_uses(account.email)
    login_throttle.erase(owner_id)
    invitations.erase_invitations(owner_id)
