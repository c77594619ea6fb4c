"""Unsubscribe from optional mails by a mailed link, without signing in."""

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
from server.notifications import preferences
from server.notifications.delivery_channels import reachable_accounts
from server.users import service as users

LINK_PURPOSE: Final = "unsubscribe"
# People keep mails for years, and the link in an old one must still work.
LIFETIME: Final = 5 * 366 * 24 * 60 * 60
# The purposes of optional mails, and the sentence that says why somebody gets one.
MAIL_REASONS: Final[dict[str, Message]] = {
    "reminders": _(
        "You're getting this email because reminders are on in your Lumbung notification settings."
    ),
    "suggestion": _(
        "You're getting this email because the monthly letter is on in your Lumbung notification "
        "settings."
    ),
}

# There is no way to request another link, so the messages point to the settings.
LINK_ERRORS: Final[dict[str, Message]] = {
    "expired": _(
        "This link has expired. Choose the emails you want in your notification settings."
    ),
    "invalid": _(
        "This link no longer works. Choose the emails you want in your notification settings."
    ),
}


def make_unsubscribe(owner_id: str, purpose: str, language: str) -> Unsubscribe | None:
    """The unsubscribe links of an optional mail; None when the mail must not be sent.

    Preferences and parental consent are read now, as they may have changed since it was queued.
    """
    account = reachable_accounts([owner_id]).get(owner_id)
    if account is None or not preferences.get_preferences(owner_id)[purpose]:
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
    """The purpose of a link and whether it is on. Raises LinkInvalid or LinkExpired."""
    account, purpose, _link = _read_link(token)
    return _serialize(purpose, preferences.get_preferences(account.id))


@with_link_errors(**LINK_ERRORS)
def turn_mails_off(token: str) -> dict[str, Any]:
    """Turn the mails of a link off, also by a link that went to a former address."""
    account, purpose, _link = _read_link(token)
    return _serialize(purpose, preferences.change_preferences(account.id, {purpose: False}))


@with_link_errors(**LINK_ERRORS)
def turn_mails_on(token: str) -> dict[str, Any]:
    """Turn the mails on again; LinkInvalid for a link that went to a former address."""
    account, purpose, link = _read_link(token)
    if not link.is_bound_to(purpose, account.email):
        raise LinkInvalid
    return _serialize(purpose, preferences.change_preferences(account.id, {purpose: True}))


def _read_link(token: str) -> tuple[users.MailRecipient, str, SignedLink]:
    """The account and the purpose of a link; the first links named no address."""
    link = read_token(LINK_PURPOSE, token, lifetime=LIFETIME)
    purpose = next((one for one in MAIL_REASONS if link.is_about(one)), None)
    account = users.find_recipient(link.owner_id)
    if purpose is None or account is None:
        raise LinkInvalid
    return account, purpose, link


def _serialize(purpose: str, settings: dict[str, bool]) -> dict[str, Any]:
    return {"purpose": purpose, "is_on": settings[purpose]}
