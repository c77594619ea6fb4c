"""Mails about registration, passwords, invitations and new devices; written when they are sent."""

from collections.abc import Mapping, Sequence
from datetime import datetime
from typing import Any, Final

from babel import Locale

from server.auth import reset_tokens
from server.auth.models import Invitation
from server.core.calendar.clock import now
from server.core.calendar.date_format import format_moment
from server.core.mail.mail_templates import (
    ADDRESS_ENTERED,
    Letter,
    Section,
    greet,
    greet_stranger,
    quote_name,
)
from server.core.security.signed_links import make_token, page_url
from server.core.text.i18n import Message, _
from server.extensions import db
from server.second_factor import service as second_factor
from server.users import registration
from server.users import service as users

CONFIRM_ADDRESS: Final = "confirm_address"
ADDRESS_KNOWN: Final = "address_known"
RESET_LINK: Final = "reset_password"
WELCOME: Final = "welcome"
CHANGED_NOTICE: Final = "new_password"

VERIFY: Final = _("Verify your email address for Lumbung")
NOT_ME: Final = _("Not you? Delete this registration")
KEEPS: Final = _("Everything recorded while trying Lumbung without an account comes with it.")
# A mail names so many registrations; any of them can be confirmed with a new password.
MOST_LISTED: Final = 10

EVERYWHERE: Final = [
    _("Every device was signed out."),
    _(
        "Browser notifications are off, and your calendar has a new address. If you follow it in "
        "another app, copy the address from your notification settings."
    ),
]
ELSEWHERE: Final = _("Every other device was signed out.")
# The owner's own is not turned off by a mailed link, or the mailbox alone would open the account.
TWO_STEPS: Final = _(
    "Two-step sign-in is still on. If you no longer have your "
    "authenticator app, sign in with a recovery code, then set it up again "
    "or turn it off in Security settings."
)

BY_OWNER: Final = _("You asked for a new password. Open this link to choose one.")
NOT_ASKED: Final = _("If you didn't ask for this, ignore this email. Your password stays the same.")
BY_OPERATOR: Final = _(
    "A Lumbung operator started a password reset for you. Open this link "
    "to choose a new one. Only you will know it."
)
LATER: Final = _("Until then, your password stays the same.")

REMOVABLE: Final = _(
    "Two-step sign-in is on. If you didn't turn it on yourself, you can turn it off on the same "
    "page."
)
REMOVED: Final = _(
    "Two-step sign-in was turned off too: from now on you sign in with just your password."
)

# Purposes of links.
CONFIRM: Final = "confirm address"
DISOWN: Final = "disown registration"


def confirm_address(parameters: Mapping[str, Any], language: str) -> Letter | None:
    """Asks to confirm the registrations of an address that wait; None when none does."""
    account = users.find_recipient(parameters["account"] or "")
    # A mail queued by an earlier release has no address.
    email = parameters.get("email") or (account.email if account else "")
    if users.find_recipient_by_email(email, pending=False) is not None:
        return None
    waiting = registration.list_waiting(email, first=parameters["account"], most=MOST_LISTED)
    if not waiting:
        return None
    if len(waiting) == 1:
        return _confirm_one(waiting[0], email, language)
    return _confirm_one_of(waiting, email, language)


def _confirm_one(waiting: registration.WaitingRegistration, email: str, language: str) -> Letter:
    confirm, disown = _links(waiting, email, language)
    return Letter(
        subject=VERIFY,
        heading=greet_stranger(waiting.fullname, language),
        paragraphs=[
            _("One more step: open this link to verify your email address."),
            *([KEEPS] if waiting.keeps_guest else []),
        ],
        action=(_("Verify my address"), confirm),
        closing=[_("The link works for 24 hours.")],
        second_action=(NOT_ME, disown),
        reason=ADDRESS_ENTERED,
    )


def _confirm_one_of(
    waiting: Sequence[registration.WaitingRegistration], email: str, language: str
) -> Letter:
    """Names each registration, so that the owner of the address can tell which is theirs."""
    count = registration.count_waiting(email)
    return Letter(
        subject=VERIFY,
        heading=_("Hello"),
        paragraphs=[
            _("{count} registrations with your email address are waiting to be confirmed.").format(
                count=count
            ),
            _("Confirm the one you created. Someone else knows the passwords for the others."),
        ],
        sections=[_section(one, email, language) for one in waiting],
        closing=[
            _("The links work for 24 hours. Confirming one registration deletes the others."),
            _("Not sure which one is yours? Confirm any of them with a new password."),
        ],
        reason=ADDRESS_ENTERED,
    )


def _section(waiting: registration.WaitingRegistration, email: str, language: str) -> Section:
    confirm, disown = _links(waiting, email, language)
    moment = format_moment(waiting.created_at, waiting.timezone, language)
    username = quote_name(waiting.username)
    return Section(
        title=quote_name(waiting.fullname) or username,
        lines=[
            _("Username: {username}").format(username=username),
            _("Registered on {moment}").format(moment=moment),
            *([KEEPS] if waiting.keeps_guest else []),
        ],
        link=(_("Confirm this registration"), confirm),
        second_link=(NOT_ME, disown),
    )


def _links(waiting: registration.WaitingRegistration, email: str, language: str) -> tuple[str, str]:
    """The pages that confirm and that delete a registration."""
    confirm = make_token(CONFIRM, waiting.id, email)
    disown = make_token(DISOWN, waiting.id, email)
    return (
        page_url("/verification", language, emailToken=confirm),
        page_url("/verification", language, disownToken=disown),
    )


def address_known(parameters: Mapping[str, Any], language: str) -> Letter | None:
    """Tells the owner that somebody tried to register an address that has an account."""
    account = users.find_recipient(parameters["account"])
    if account is None:
        return None
    if account.closes_at is not None:
        return _address_of_closing(account, language)
    if not account.is_active:
        return _address_of_suspended(account, language)
    return Letter(
        subject=_("You already have a Lumbung account"),
        heading=greet(account.fullname, language),
        paragraphs=[_("Someone tried to register with this address. You already have an account.")],
        action=(_("Sign in"), page_url("/login", language)),
        closing=[_("If this wasn't you, you don't need to do anything. Nothing has changed.")],
    )


def _address_of_closing(account: users.MailRecipient, language: str) -> Letter:
    """Tells the owner of a closed account how to reopen it, and when it can be registered again."""
    return Letter(
        subject=_("Your Lumbung account is closing"),
        heading=greet(account.fullname, language),
        paragraphs=[
            _("Someone tried to register with this address. Your account is closing."),
            _("To keep your account, open the link in the email we sent when you closed it."),
            _("Once your account is erased, you can register again."),
        ],
        closing=[_("If this wasn't you, you don't need to do anything. Nothing has changed.")],
    )


def _address_of_suspended(account: users.MailRecipient, language: str) -> Letter:
    """Tells the owner of a suspended account why neither signing in nor registering works."""
    return Letter(
        subject=_("Your Lumbung account is suspended"),
        heading=greet(account.fullname, language),
        paragraphs=[
            _("Someone tried to register with this address. Your account is suspended."),
            _("The email we sent that day explains why and how to contact us."),
        ],
        closing=[_("If this wasn't you, you don't need to do anything. Nothing has changed.")],
    )


def reset_password(parameters: Mapping[str, Any], language: str) -> Letter | None:
    """The link that sets a new password; a pending account gets its confirmation link instead.

    Pointless for whoever has no account in use at this address, and once the password or the
    second factor changed after the asking.
    """
    account = users.find_recipient(parameters["account"] or "")
    if account is None or account.email != parameters["email"]:
        return None
    if account.is_pending:
        return confirm_address(parameters, language)
    # A mail queued by an earlier release has no version.
    asked_under = parameters.get("version", account.session_version)
    if not account.is_active or asked_under != account.session_version:
        return None
    token = reset_tokens.issue_token(account)
    by_operator = parameters.get("by_operator", False)
    # The page offers what this says; the server decides.
    offered = {"secondFactor": "removable"} if second_factor.is_removable(account.id) else {}
    return Letter(
        subject=_("Set a new password for Lumbung"),
        heading=greet(account.fullname, language),
        paragraphs=[BY_OPERATOR if by_operator else BY_OWNER, *([REMOVABLE] if offered else [])],
        action=(_("Choose a new password"), page_url("/reset", language, token=token, **offered)),
        closing=[
            _("The link works once and expires in 30 minutes."),
            LATER if by_operator else NOT_ASKED,
        ],
    )


def welcome(parameters: Mapping[str, Any], language: str) -> Letter | None:
    """The first link for somebody whose account was created by command."""
    account = users.find_recipient(parameters["account"])
    if account is None or not account.is_active or account.email != parameters["email"]:
        return None
    token = reset_tokens.issue_token(account)
    return Letter(
        subject=_("Welcome to Lumbung"),
        heading=greet(account.fullname, language),
        paragraphs=[
            _("We've set up a Lumbung operator account for you."),
            _("Open this link to choose your password."),
        ],
        action=(_("Choose my password"), page_url("/reset", language, token=token)),
        closing=[
            _("The link works once and expires in 30 minutes."),
            _("Link expired? Get a new one with Forgot Password on the sign-in page."),
        ],
    )


def password_changed(parameters: Mapping[str, Any], language: str) -> Letter | None:
    """Tells the owner that the password was changed, and what to do if it was not them."""
    account = users.find_recipient(parameters["account"])
    if account is None:
        return None
    moment = format_moment(datetime.fromisoformat(parameters["at"]), account.timezone, language)
    is_two_step = second_factor.enabled_since(account.id) is not None
    return Letter(
        subject=_("Your Lumbung password has changed"),
        heading=greet(account.fullname, language),
        paragraphs=[
            _("Your password was changed on {moment}.").format(moment=moment),
            *(EVERYWHERE if parameters["everywhere"] else [ELSEWHERE]),
            *([TWO_STEPS] if is_two_step and parameters["everywhere"] else []),
            *([REMOVED] if parameters.get("second_factor_removed") else []),
        ],
        closing=[_("If this wasn't you, choose a new password now. That signs out every device.")],
        action=(_("Choose a new password"), page_url("/forgot", language)),
    )


NEW_DEVICE: Final = "new_device"


def new_device(parameters: Mapping[str, Any], language: str) -> Letter | None:
    """Tells the owner about a sign-in with a new browser."""
    account = users.find_recipient(parameters["account"])
    if account is None:
        return None
    moment = format_moment(datetime.fromisoformat(parameters["at"]), account.timezone, language)
    sentence = _("Someone signed in to your account on {moment}.")
    return Letter(
        subject=_("A new device signed in to your Lumbung account"),
        heading=greet(account.fullname, language),
        paragraphs=[sentence.format(moment=moment), *_device(parameters, language)],
        closing=[
            _("If this was you, you don't need to do anything."),
            _("If this wasn't you, sign out that device and choose a new password now."),
        ],
        action=(_("Security settings"), page_url("/setting", "en", tab="security")),
    )


def _device(parameters: Mapping[str, Any], language: str) -> list[str]:
    browser, system = parameters["browser"], parameters["system"]
    country = _country(parameters["country"], language)
    lines = []
    if browser:
        lines.append(_("Browser: {browser}").format(browser=browser))
    if system:
        lines.append(_("System: {system}").format(system=system))
    if country:
        lines.append(_("Country: {country}").format(country=country))
    return lines


def _country(code: str | None, language: str) -> str | None:
    return Locale(language).territories.get(code, code) if code else None


INVITATION: Final = "invitation"
# The purpose of the link.
INVITATION_LINK: Final = "invitation"
# There is no account with another time zone yet.
TIMEZONE: Final = "Asia/Jakarta"
INVITED: Final[Message] = _(
    "You're getting this email because a Lumbung operator invited this address."
)


def invitation(parameters: Mapping[str, Any], language: str) -> Letter | None:
    """Asks somebody to create an account; None once accepted, withdrawn or expired."""
    row = db.session.get(Invitation, parameters["invitation"])
    if row is None or row.accepted_at or row.withdrawn_at or row.expires_at <= now():
        return None
    if users.find_recipient_by_email(row.email, pending=False) is not None:
        return None
    token = make_token(INVITATION_LINK, row.id, row.email)
    moment = format_moment(row.expires_at, TIMEZONE, language)
    return Letter(
        subject=_("You're invited to Lumbung"),
        heading=greet_stranger(row.fullname, language),
        paragraphs=[
            _(
                "Lumbung helps you keep track of your money: what comes in, what goes "
                "out and what you're saving for."
            ),
            _("You're invited to create an account. It takes a minute and it's free."),
        ],
        action=(_("Create my account"), page_url("/invitation", language, token=token)),
        closing=[
            _("The link works once, until {moment}.").format(moment=moment),
            _("If you don't want an account, ignore this email. We won't create one."),
        ],
        reason=INVITED,
    )
