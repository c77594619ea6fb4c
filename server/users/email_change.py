"""Changing the email address of an account: requested, then confirmed by a mailed link."""

from datetime import timedelta
from typing import Final

from sqlalchemy import update
from sqlalchemy.exc import IntegrityError

from server.audit import actions
from server.audit import service as audit
from server.core.calendar.clock import format_utc, now
from server.core.http.rate_limits import RateLimit, count_or_refuse
from server.core.ids import new_id
from server.core.mail import outbox
from server.core.security.signed_links import LinkInvalid, read_token
from server.extensions import db
from server.sessions import devices
from server.users.letters import ADDRESS_CHANGED, CHANGE, CHANGE_ADDRESS, CHANGE_ASKED
from server.users.models import IS_ACTIVE, NO_EMAIL_CHANGE, User
from server.users.service import MailRecipient, find_recipient

LIFETIME: Final = timedelta(hours=72)
BY_OWNER: Final = RateLimit("change-email", 3, 15 * 60)
BY_ADDRESS: Final = RateLimit("change-email-address", 5, 24 * 60 * 60)


def request_email_change(owner_id: str, email: str) -> None:
    """Mail a link that confirms another address; the present address changes nothing.

    The answer is the same for the address of somebody else: its owner is notified by mail.
    """
    account = find_recipient(owner_id)
    if account is None or email == account.email:
        return
    count_or_refuse(BY_OWNER, owner_id)
    count_or_refuse(BY_ADDRESS, email)
    audit.record(actions.EMAIL_CHANGE_REQUESTED, actor_id=owner_id, target_id=owner_id)
    request_id = new_id()
    _set(owner_id, new_email=email, new_email_id=request_id, new_email_at=now())
    asked = {"account": owner_id, "email": email, "request": request_id}
    _put(account, CHANGE_ADDRESS, email, f"new-email:{request_id}:new", asked)
    _put(account, CHANGE_ASKED, account.email, f"new-email:{request_id}:old", asked)


def cancel_email_change(owner_id: str) -> None:
    """Cancel the change: the present address stays, and the mailed link stops working."""
    _set(owner_id, **NO_EMAIL_CHANGE)


def confirm_email_change(token: str, device: str | None) -> str | None:
    """Set the address of a mailed link; the same when the account has it already.

    A browser that never signed in to the account may be somebody else's, whose address it was:
    then nobody has proved to own the account under it. Returns the name of the device if the
    address changed.

    LinkInvalid when a later request replaced it or somebody else has the address by now.
    """
    link = read_token(CHANGE, token)
    account = find_recipient(link.owner_id)
    if account is None or not account.is_active:
        raise LinkInvalid
    if link.is_about(account.email):
        return None
    if account.new_email is None or account.new_email_id is None:
        raise LinkInvalid
    if not link.is_bound_to(account.new_email, account.new_email_id):
        raise LinkInvalid
    if not _move(account, account.new_email):
        return None
    audit.record(actions.EMAIL_CHANGED, actor_id=account.id, target_id=account.id)
    _notify(account, account.new_email)
    if not devices.has_signed_in(account.id, device or ""):
        _set(account.id, proved_at=None)
    devices.forget_mailbox(account.id)
    return devices.remember_device(account.id, device, opens_mail=True).name


def delete_expired_requests() -> None:
    """Delete the requested addresses that were not confirmed within 72 hours."""
    old = (User.new_email.is_not(None), User.new_email_at < now() - LIFETIME)
    db.session.execute(update(User).where(*old).values(NO_EMAIL_CHANGE))


def _move(account: MailRecipient, email: str) -> bool:
    """Change the address; False when a concurrent call with this link did."""
    change = (
        update(User)
        .where(
            User.id == account.id,
            *IS_ACTIVE,
            User.new_email == email,
            User.new_email_id == account.new_email_id,
        )
        .values(email=email, new_email=None, new_email_at=None, updated_at=now())
        .returning(User.id)
    )
    try:
        with db.session.begin_nested():
            return db.session.execute(change).first() is not None
    except IntegrityError as error:
        raise LinkInvalid from error


def _notify(account: MailRecipient, email: str) -> None:
    parameters = {"account": account.id, "email": email, "at": format_utc(now())}
    for recipient in (account.email, email):
        cause = f"email-changed:{account.new_email_id}:{recipient == email}"
        _put(account, ADDRESS_CHANGED, recipient, cause, parameters)


def _put(
    account: MailRecipient, template: str, recipient: str, cause: str, parameters: dict[str, str]
) -> None:
    outbox.put(
        template=template,
        recipient=recipient,
        language=account.mail_language,
        cause=cause,
        parameters=parameters,
        owner_id=account.id,
    )


def _set(owner_id: str, **values: object) -> None:
    db.session.execute(update(User).where(User.id == owner_id).values(**values, updated_at=now()))
