"""What the mails about a change of address say; written when they are sent."""

from collections.abc import Mapping
from datetime import datetime
from typing import Any, Final

from server.core.mail.mail_templates import ENTERED, Letter, careful_hello, hello, told
from server.core.security.signed_links import make_token, page
from server.core.text.i18n import _, translate
from server.users.models import MEMBER
from server.users.queries import mailed, mailed_at

CHANGE_ADDRESS: Final = "change_address"
CHANGE_ASKED: Final = "change_asked"
ADDRESS_CHANGED: Final = "address_changed"
ROLE_CHANGED: Final = "role_changed"

OPERATORS: Final = _(
    "You were signed out everywhere. At your next sign-in you set up two-step sign-in, "
    "if you have not yet."
)
MEMBERS: Final = _("You were signed out everywhere. Please sign in again.")

# The purpose of the link.
CHANGE: Final = "change address"


def change_address(parameters: Mapping[str, Any], language: str) -> Letter | None:
    """Asks the new address whether it shall be the account's; tells an owner that it has one.

    Pointless once the request was granted, replaced or taken back.
    """
    account = mailed(parameters["account"])
    email, request_id = parameters["email"], parameters["request"]
    if account is None or (account.new_email, account.new_email_id) != (email, request_id):
        return None
    owner = mailed_at(email, pending=False)
    if owner is not None:
        return _taken(owner.fullname, language)
    return Letter(
        subject=translate(_("Confirm your new email address for Lumbung"), language),
        heading=careful_hello(account.fullname, language),
        paragraphs=[
            translate(
                _("Open this link to use this address for your account from now on."), language
            )
        ],
        action=(
            translate(_("Use this address"), language),
            page(
                "/verification",
                language,
                changeToken=make_token(CHANGE, account.id, email, request_id),
            ),
        ),
        closing=[
            translate(_("The link works for 24 hours. Until then nothing changes."), language),
            translate(_("If you did not ask for this, you can forget this mail."), language),
        ],
        reason=ENTERED,
    )


def change_asked(parameters: Mapping[str, Any], language: str) -> Letter | None:
    """Tells the present address that another one was asked for."""
    account = mailed(parameters["account"])
    if account is None:
        return None
    return Letter(
        subject=translate(_("A new email address for your Lumbung account?"), language),
        heading=hello(account.fullname, language),
        paragraphs=[
            translate(
                _("Somebody who is signed in asked to use {email} for your account."),
                language,
                email=parameters["email"],
            ),
            translate(_("It counts as soon as the link that we sent there is opened."), language),
        ],
        closing=[
            translate(
                _("If this wasn't you, choose a new password now: that stops the change."),
                language,
            )
        ],
        action=(translate(_("Choose a new password"), language), page("/forgot", language)),
    )


def address_changed(parameters: Mapping[str, Any], language: str) -> Letter | None:
    """Tells both addresses that the account has moved."""
    account = mailed(parameters["account"])
    if account is None:
        return None
    moment = told(datetime.fromisoformat(parameters["at"]), account.timezone, language)
    return Letter(
        subject=translate(_("The email address of your Lumbung account was changed"), language),
        heading=hello(account.fullname, language),
        paragraphs=[
            translate(
                _("Since {moment} your account uses {email}. Sign in with that address."),
                language,
                moment=moment,
                email=parameters["email"],
            )
        ],
        closing=[
            translate(
                _(
                    "If this wasn't you, sign in now, put your address back "
                    "and choose a new password."
                ),
                language,
            )
        ],
        action=(translate(_("Sign in"), language), page("/login", language)),
    )


def role_changed(parameters: Mapping[str, Any], language: str) -> Letter | None:
    """Tells somebody that the account may do more or less than before."""
    account = mailed(parameters["account"])
    if account is None:
        return None
    operator = parameters["role"] != MEMBER
    return Letter(
        subject=translate(_("Your access at Lumbung was changed"), language),
        heading=hello(account.fullname, language),
        paragraphs=[
            translate(
                _("Your account now has the access {role}."), language, role=parameters["role"]
            ),
            translate(OPERATORS if operator else MEMBERS, language),
        ],
        action=(translate(_("Sign in"), language), page("/login", language)),
    )


def _taken(name: str, language: str) -> Letter:
    return Letter(
        subject=translate(_("You already have a Lumbung account"), language),
        heading=hello(name, language),
        paragraphs=[
            translate(
                _("Somebody tried to use this address for another account. You have one already."),
                language,
            )
        ],
        action=(translate(_("Sign in"), language), page("/login", language)),
        closing=[
            translate(_("If this wasn't you, there is nothing to do: nothing changed."), language)
        ],
    )
