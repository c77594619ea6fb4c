"""Turning optional mails off by a mailed link, without signing in."""

from typing import Any, Final

from server.core.mail.mail_templates import Unsubscribe
from server.core.security.signed_links import (
    LinkInvalid,
    SignedLink,
    make_token,
    page_url,
    read_token,
    with_link_errors,
)
from server.core.text.i18n import DEFAULT, Message, _
from server.notifications import service
from server.notifications.delivery_channels import reached
from server.users import service as users

LINK_PURPOSE: Final = "unsubscribe"
# Mails are kept for years, and whoever opens an old one wants peace now.
LIFETIME: Final = 5 * 366 * 24 * 60 * 60
# What is mailed by choice, and why somebody gets it.
MAIL_REASONS: Final[dict[str, Message]] = {
    "reminders": _(
        "You get this mail because reminders are on in your notification settings at Lumbung."
    ),
    "suggestion": _(
        "You get this mail because the monthly letter is on in your notification settings"
        " at Lumbung."
    ),
}

# Nobody can ask for another link of this kind.
LINK_ERRORS: Final[dict[str, Message]] = {
    "expired": _("This link has expired. You choose what is mailed in your notification settings."),
    "invalid": _(
        "This link does not work any more. You choose what is mailed in your notification settings."
    ),
}


def make_way_out(owner_id: str, purpose: str, language: str) -> Unsubscribe | None:
    """How the reader of an optional mail turns such mails off; None when it must not be sent.

    What was chosen since the mail was written counts, and so does what a parent has decided.
    """
    account = reached([owner_id]).get(owner_id)
    if account is None or not service.settings(owner_id)[purpose]:
        return None
    token = make_token(LINK_PURPOSE, owner_id, purpose, account.email)
    return Unsubscribe(
        recipient=account.email,
        page=page_url("/unsubscribe", language, unsubscribeToken=token),
        call=page_url(f"/api/v1/unsubscribe/{token}", DEFAULT),
        reason=MAIL_REASONS[purpose],
    )


@with_link_errors(**LINK_ERRORS)
def find_mail_choice(token: str) -> dict[str, Any]:
    """What a link is about and whether that is on; changes nothing. LinkInvalid, LinkExpired."""
    account, purpose, _link = _linked(token)
    return _told(purpose, service.settings(account.id))


@with_link_errors(**LINK_ERRORS)
def turn_mails_off(token: str) -> dict[str, Any]:
    """Turn the mails of a link off, from any mailbox they ever came to; may already be so."""
    account, purpose, _link = _linked(token)
    return _told(purpose, service.choose(account.id, {purpose: False}))


@with_link_errors(**LINK_ERRORS)
def turn_mails_on(token: str) -> dict[str, Any]:
    """Turn them on again, or LinkInvalid: only the mailbox that the account has now may."""
    account, purpose, link = _linked(token)
    if not link.is_bound_to(purpose, account.email):
        raise LinkInvalid
    return _told(purpose, service.choose(account.id, {purpose: True}))


def _linked(token: str) -> tuple[users.MailRecipient, str, SignedLink]:
    """Whose link this is and for which mails; the first ones named no address."""
    link = read_token(LINK_PURPOSE, token, lifetime=LIFETIME)
    purpose = next((one for one in MAIL_REASONS if link.is_about(one)), None)
    account = users.find_recipient(link.owner_id)
    if purpose is None or account is None:
        raise LinkInvalid
    return account, purpose, link


def _told(purpose: str, settings: dict[str, bool]) -> dict[str, Any]:
    return {"purpose": purpose, "is_on": settings[purpose]}
