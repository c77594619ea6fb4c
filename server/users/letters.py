"""Mails about a change of address, role or suspension; written when they are sent."""

from collections.abc import Mapping
from datetime import datetime
from typing import Any, Final

from sqlalchemy import select

from server.core.calendar.clock import format_utc
from server.core.calendar.date_format import format_moment
from server.core.mail.mail_templates import ADDRESS_ENTERED, Letter, greet, greet_stranger
from server.core.security.signed_links import make_token, page_url
from server.core.text.i18n import Message, _
from server.extensions import db
from server.sessions.accounts import MEMBER, SUSPENDED
from server.site import contact_details
from server.users.models import User
from server.users.service import find_recipient, find_recipient_by_email

CHANGE_ADDRESS: Final = "change_address"
CHANGE_ASKED: Final = "change_asked"
ADDRESS_CHANGED: Final = "address_changed"
ROLE_CHANGED: Final = "role_changed"

OPERATORS: Final = _(
    "You've been signed out everywhere. The next time you sign in, set up "
    "two-step sign-in if you haven't yet."
)
MEMBERS: Final = _("You've been signed out everywhere. Please sign in again.")

# The purpose of the link.
CHANGE: Final = "change address"


def change_address(parameters: Mapping[str, Any], language: str) -> Letter | None:
    """Asks the new address for confirmation, or tells its owner that it has an account.

    None once the request was confirmed, replaced or cancelled.
    """
    account = find_recipient(parameters["account"])
    email, request_id = parameters["email"], parameters["request"]
    if account is None or (account.new_email, account.new_email_id) != (email, request_id):
        return None
    owner = find_recipient_by_email(email, pending=False)
    if owner is not None:
        return _taken(owner.fullname, language)
    return Letter(
        subject=_("Confirm your new email address for Lumbung"),
        heading=greet_stranger(account.fullname, language),
        paragraphs=[_("Open this link to use this address for your account.")],
        action=(
            _("Use this address"),
            page_url(
                "/verification",
                language,
                changeToken=make_token(CHANGE, account.id, email, request_id),
            ),
        ),
        closing=[
            _("The link works for 24 hours. Nothing changes until you open it."),
            _("If you didn't ask for this, ignore this email."),
        ],
        reason=ADDRESS_ENTERED,
    )


def change_asked(parameters: Mapping[str, Any], language: str) -> Letter | None:
    """Tells the present address that another one was requested."""
    account = find_recipient(parameters["account"])
    if account is None:
        return None
    return Letter(
        subject=_("A new email address for your Lumbung account?"),
        heading=greet(account.fullname, language),
        paragraphs=[
            _(
                "Someone who was signed in to your account asked to change its email address to "
                "{email}."
            ).format(email=parameters["email"]),
            _("It takes effect once you open the link we sent there."),
        ],
        closing=[_("If this wasn't you, choose a new password now. That stops the change.")],
        action=(_("Choose a new password"), page_url("/forgot", language)),
    )


def address_changed(parameters: Mapping[str, Any], language: str) -> Letter | None:
    """Tells both addresses that the address was changed."""
    account = find_recipient(parameters["account"])
    if account is None:
        return None
    moment = format_moment(datetime.fromisoformat(parameters["at"]), account.timezone, language)
    return Letter(
        subject=_("The email address of your Lumbung account has changed"),
        heading=greet(account.fullname, language),
        paragraphs=[
            _("Since {moment}, your account uses {email}. Sign in with that address.").format(
                moment=moment, email=parameters["email"]
            )
        ],
        closing=[
            _(
                "If this wasn't you, sign in now, change your address back and choose "
                "a new password."
            )
        ],
        action=(_("Sign in"), page_url("/login", language)),
    )


def role_changed(parameters: Mapping[str, Any], language: str) -> Letter | None:
    """Tells the owner about the new role."""
    account = find_recipient(parameters["account"])
    if account is None:
        return None
    operator = parameters["role"] != MEMBER
    return Letter(
        subject=_("Your access to Lumbung has changed"),
        heading=greet(account.fullname, language),
        paragraphs=[
            _("Your account now has {role} access.").format(role=parameters["role"]),
            OPERATORS if operator else MEMBERS,
        ],
        action=(_("Sign in"), page_url("/login", language)),
    )


def _taken(name: str, language: str) -> Letter:
    return Letter(
        subject=_("You already have a Lumbung account"),
        heading=greet(name, language),
        paragraphs=[
            _("Someone tried to use this address for another account. You already have one.")
        ],
        action=(_("Sign in"), page_url("/login", language)),
        closing=[_("If this wasn't you, you don't need to do anything. Nothing has changed.")],
    )


ACCOUNT_SUSPENDED: Final = "account_suspended"
ACCOUNT_RESTORED: Final = "account_restored"

WHY: Final[dict[str, Message]] = {
    "terms": _("Reason: your account was used in ways that break our terms."),
    "abuse": _("Reason: your account was used to harass or insult others."),
    "fraud": _("Reason: your account seems to have been used to deceive others."),
    "security": _(
        "Reason: someone else may have gained access to your account. We're keeping it safe for "
        "you."
    ),
    "other": _("If you want to know more, write to us."),
}


def account_suspended(parameters: Mapping[str, Any], language: str) -> Letter | None:
    """Tells the owner the reason and where to write; None once the suspension is over."""
    account = find_recipient(parameters["account"])
    if account is None or account.status != SUSPENDED:
        return None
    kept = (User.suspended_at, User.suspended_for, User.suspended_note)
    since, reason, note = db.session.execute(select(*kept).where(User.id == account.id)).one()
    if since is None or reason is None or format_utc(since) != parameters["at"]:
        return None
    lines = [line for line in (note or "").split("\n") if line.strip()]
    return Letter(
        subject=_("Your Lumbung account is suspended"),
        heading=greet(account.fullname, language),
        paragraphs=[
            _("We suspended your account on {moment}. Nobody can sign in to it for now.").format(
                moment=format_moment(since, account.timezone, language)
            ),
            WHY[reason],
            *lines,
            _(
                "We're keeping your data. In the meantime, others can't see you or what you "
                "shared, and we won't send reminders or news. If you write to us, we'll answer."
            ),
        ],
        closing=[_where_to_write()],
    )


def account_restored(parameters: Mapping[str, Any], language: str) -> Letter | None:
    """Tells the owner that the suspension is lifted; None when the account is not active."""
    account = find_recipient(parameters["account"])
    if account is None or not account.is_active:
        return None
    return Letter(
        subject=_("You can use your Lumbung account again"),
        heading=greet(account.fullname, language),
        paragraphs=[
            _("Your account is no longer suspended."),
            _("Everything is as you left it. Please sign in again."),
        ],
        action=(_("Sign in"), page_url("/login", language)),
        closing=[
            _("If someone else used your account, choose a new password with Forgot Password.")
        ],
    )


def _where_to_write() -> str:
    contact, _social = contact_details.get_contact()
    email = contact["email"]
    if not email:
        return _(
            "Disagree? You'll find our contact details at the bottom of every page on our site."
        )
    return _("Disagree? Write to {email}.").format(email=email)
