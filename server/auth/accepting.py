"""Accepting an invitation: whoever holds its link makes the account, once."""

from dataclasses import dataclass
from datetime import timedelta
from typing import Any, Final

from server.audit import actions
from server.audit import service as audit
from server.auth import invitations
from server.auth.errors import AddressHasAccount, UsernameTaken, WeakPassword
from server.auth.invitation_letters import INVITATION_LINK
from server.auth.models import Invitation
from server.core.calendar.clock import format_utc
from server.core.database.unit_of_work import begin_read, begin_write, release_connection
from server.core.security.signed_links import LinkInvalid, read_token, with_link_errors
from server.core.text.i18n import _
from server.users import passwords, registration
from server.users import service as users

# The invitation itself says until when; a mail may have waited, or was sent again.
LINK_LIFETIME: Final = timedelta(days=34)
# Whoever invited may no longer be an operator.
DEAD: Final = _(
    "This invitation does not work any more: it was used, taken back, or is too old. "
    "You can make an account without one."
)


@dataclass(frozen=True)
class Form:
    """What somebody types who accepts; `language` is None when nobody said which."""

    token: str
    username: str
    phone_number: str
    password: str
    language: str | None


def look(token: str) -> dict[str, Any]:
    """Who is invited and until when; LinkInvalid, LinkExpired, AddressHasAccount."""
    found = _linked(token)
    return {
        "fullname": found.fullname,
        "email": found.email,
        "expires_at": format_utc(found.expires_at),
    }


def accept(form: Form) -> None:
    """Make the account of an invitation, in use at once; signs nobody in.

    The link has proved the address, so a registration of it that waits makes way.

    LinkInvalid, LinkExpired, AddressHasAccount; UsernameTaken and WeakPassword leave it open.
    """
    begin_read()
    found = _linked(form.token)
    invitation_id, email, fullname = found.id, found.email, found.fullname
    language = form.language or found.language
    reason = passwords.find_weakness(
        form.password, username=form.username, email=email, fullname=fullname
    )
    if reason:
        raise WeakPassword(reason)
    # Nobody who writes waits for the hash.
    release_connection()
    asked = registration.Registration(
        fullname=fullname,
        username=form.username,
        email=email,
        phone_number=form.phone_number,
        password_hash=passwords.hash_password(form.password),
        language=language,
    )
    begin_write()
    if not invitations.claim(invitation_id):
        # What it has become meanwhile says why.
        _linked(form.token)
        raise LinkInvalid(DEAD)
    owner_id = _made(asked)
    invitations.settle(owner_id, email)
    users.accept_terms(owner_id)
    audit.record(actions.INVITATION_ACCEPTED, actor_id=owner_id, target_id=invitation_id)


def _linked(token: str) -> Invitation:
    with with_link_errors(expired=DEAD, invalid=DEAD):
        link = read_token(INVITATION_LINK, token, lifetime=int(LINK_LIFETIME.total_seconds()))
        found = invitations.find(link.owner_id)
        if found is None or not link.is_bound_to(found.email):
            raise LinkInvalid
    if found.owner_id or users.find_recipient_by_email(found.email, pending=False) is not None:
        raise AddressHasAccount
    return found


def _made(asked: registration.Registration) -> str:
    try:
        owner_id = registration.register(asked)
    except registration.UsernameTaken as error:
        raise UsernameTaken from error
    # Its owner may have confirmed a registration of it a moment ago.
    if not registration.confirm_registration(owner_id):
        raise AddressHasAccount
    return owner_id
