"""The links of a registration: what one is for, its confirmation and its withdrawal."""

from typing import Any, Final

from server.audit import actions
from server.audit import service as audit
from server.auth import invitations
from server.auth.errors import (
    AlreadyVerified,
    RegistrationReplaced,
    UsernameGone,
    WeakPassword,
)
from server.auth.letters import CONFIRM, DISOWN
from server.core.calendar.clock import format_utc
from server.core.database.unit_of_work import begin_read, begin_write, release_connection
from server.core.mail import outbox
from server.core.security.signed_links import LinkExpired, LinkInvalid, make_token, read_token
from server.core.text.i18n import Message, _
from server.sessions import devices
from server.users import guest_accounts, passwords, registration
from server.users import service as users

VERIFIED: Final = _("Your email address is verified. You can sign in now.")
VERIFIED_BEFORE: Final = _("Your email address is already verified. You can sign in.")
NEW_PASSWORD: Final = _("Your email address is verified. Sign in with your new password.")
WAITING: Final = "waiting"
VERIFIED_STATE: Final = "verified"


def describe_link(token: str, browser_key: str) -> dict[str, Any]:
    """What a link would confirm, for the browser that has this key; changes nothing.

    LinkInvalid, LinkExpired, RegistrationReplaced.
    """
    account = _find_linked(token)
    waits = account.is_pending
    is_own = waits and registration.is_from_browser(account.id, browser_key)
    return {
        "state": WAITING if waits else VERIFIED_STATE,
        "email": account.email if waits else None,
        "fullname": account.fullname if waits else None,
        "username": account.username if waits else None,
        "created_at": format_utc(account.created_at) if waits else None,
        "is_own": is_own,
        "keeps_guest": waits and guest_accounts.is_of_guest(account.id),
        "disown_token": make_token(DISOWN, account.id, account.email) if waits else None,
    }


def confirm_registration(token: str) -> Message:
    """Confirm the registration of a mailed link and return the message; does not sign in.

    LinkInvalid, LinkExpired, RegistrationReplaced, UsernameGone.
    """
    account = _find_linked(token)
    if not account.is_pending:
        return VERIFIED_BEFORE
    begin_write()
    return VERIFIED_BEFORE if _activate(account) is None else VERIFIED


def confirm_in_browser(
    token: str, password: str | None, *, device: str | None
) -> tuple[Message, str]:
    """Confirm a registration, with a new password if there is one, and remember the browser.

    Returns the message and the name of the device. The errors of the other two.
    """
    message = (
        confirm_registration(token)
        if password is None
        else confirm_with_new_password(token, password)
    )
    owner_id = _find_linked(token).id
    return message, devices.remember_device(owner_id, device, opens_mail=True).name


def confirm_with_new_password(token: str, password: str) -> Message:
    """Confirm a registration with another password than it was made with; accepts the terms.

    AlreadyVerified, WeakPassword, and the errors of `confirm_registration`.
    """
    begin_read()
    account = _find_linked(token)
    if not account.is_pending:
        raise AlreadyVerified
    reason = passwords.find_weakness(
        password, username=account.username, email=account.email, fullname=account.fullname
    )
    if reason:
        raise WeakPassword(reason)
    # Hash without a transaction, so that no writer waits.
    release_connection()
    password_hash = passwords.hash_password(password)
    begin_write()
    owner_id = _activate(account, password_hash)
    if owner_id is None:
        raise AlreadyVerified
    users.accept_terms(owner_id)
    users.prove_owner(owner_id)
    return NEW_PASSWORD


def disown_registration(token: str) -> None:
    """Delete the pending registration of a mailed link; the same when it is gone."""
    link = read_token(DISOWN, token)
    account = users.find_recipient(link.owner_id)
    if account is not None and not account.is_pending and not account.closes_at:
        raise AlreadyVerified
    if registration.withdraw_registration(link.owner_id):
        audit.record(actions.REGISTRATION_WITHDRAWN, actor_id=None, target_id=link.owner_id)


def _find_linked(token: str) -> users.MailRecipient:
    link = read_token(CONFIRM, token)
    account = users.find_recipient(link.owner_id)
    if account is None:
        # The registration of a guest has become the guest's account.
        account = users.find_recipient(guest_accounts.find_kept_account(link.owner_id) or "")
    if account is None and registration.was_replaced(link.owner_id):
        raise RegistrationReplaced
    if account is None or account.closes_at or not link.is_bound_to(account.email):
        raise LinkInvalid
    if account.is_pending and account.created_at < registration.oldest_pending():
        raise LinkExpired
    return account


def _activate(account: users.MailRecipient, password_hash: str | None = None) -> str | None:
    """Activate the account and return its id; None when a concurrent call with its link did."""
    invitations.settle_invitations(registration.find_account_after(account.id), account.email)
    try:
        owner_id, replaced = registration.confirm_registration(account.id, password_hash)
    except registration.UsernameTaken as error:
        raise UsernameGone from error
    except registration.AddressConfirmed as error:
        present = users.find_recipient(account.id)
        is_kept = guest_accounts.find_kept_account(account.id) is not None
        if not is_kept and (present is None or present.is_pending):
            raise RegistrationReplaced from error
        return None
    outbox.delete_about(replaced)
    audit.record(actions.VERIFIED, actor_id=owner_id, target_id=owner_id)
    for other in replaced:
        audit.record(actions.REGISTRATION_WITHDRAWN, actor_id=owner_id, target_id=other)
    return owner_id
