"""Registering and confirming an address."""

from dataclasses import dataclass
from typing import Final

from server.audit import actions
from server.audit import service as audit
from server.auth import invitations
from server.auth.errors import (
    AlreadyVerified,
    UsernameTaken,
)
from server.auth.letters import ADDRESS_KNOWN, CONFIRM, CONFIRM_ADDRESS, DISOWN
from server.core.database.unit_of_work import begin_write
from server.core.http.rate_limits import RateLimit, count_event, require_below
from server.core.ids import new_id
from server.core.mail import outbox
from server.core.security.signed_links import LinkInvalid, read_token
from server.core.text.i18n import DEFAULT, Message, _
from server.users import passwords, registration
from server.users import service as users

VERIFIED: Final = _("Your email address is verified. You can sign in now.")
VERIFIED_BEFORE: Final = _("Your email address is already verified. You can sign in.")

# Mails that strangers can cause to one address; the second rule is for those who ask for links.
REGISTRATIONS: Final = RateLimit("register-email", 10, 60 * 60)
RESENDS: Final = RateLimit("resend-email", 3, 15 * 60)


@dataclass(frozen=True)
class Form:
    """The registration form, checked and normal; `language` is None when nobody said which."""

    fullname: str
    username: str
    email: str
    phone_number: str
    password: str
    language: str | None


def register(form: Form) -> None:
    """Make a pending account and mail its link; a known address looks the same from outside."""
    _take(REGISTRATIONS, form.email)
    # Before the transaction begins: nobody who writes waits for the hash.
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
    write_to(form.email, form.language or DEFAULT, cause=pending_id)


def resend(email: str, language: str) -> None:
    """Mail a new link when an account waits for it; nothing tells whether one does."""
    _take(RESENDS, email)
    write_to(email, language, cause=new_id())


def confirm(token: str) -> Message:
    """Confirm the address of a mailed link and say whether it had been; signs nobody in."""
    link = read_token(CONFIRM, token)
    account = users.find_recipient(link.owner_id)
    if account is None or account.closes_at or not link.is_bound_to(account.email):
        raise LinkInvalid
    if not account.is_pending:
        return VERIFIED_BEFORE
    begin_write()
    invitations.settle(account.id, account.email)
    if not registration.confirm_registration(account.id):
        raise LinkInvalid
    audit.record(actions.VERIFIED, actor_id=account.id, target_id=account.id)
    return VERIFIED


def disown(token: str) -> None:
    """Delete the pending registration of a mailed link; the same when it is gone."""
    link = read_token(DISOWN, token)
    account = users.find_recipient(link.owner_id)
    if account is not None and not account.is_pending and not account.closes_at:
        raise AlreadyVerified
    if registration.withdraw_registration(link.owner_id):
        audit.record(actions.REGISTRATION_WITHDRAWN, actor_id=None, target_id=link.owner_id)


def is_free(username: str) -> bool:
    """Whether somebody may register with this username."""
    return registration.is_username_available(username)


def write_to(email: str, language: str, *, cause: str) -> None:
    """Put into the outbox what the owner of an address shall read.

    Whether there is one is found out when the letter is written: the same work is done here.
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


def _take(rule: RateLimit, email: str) -> None:
    if not count_event(rule, email):
        require_below(rule, email)
