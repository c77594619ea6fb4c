"""Mails about exports, closure, parental consent and data requests; written when sent."""

from collections.abc import Mapping
from typing import Any, Final

from server.core.calendar.date_format import format_moment
from server.core.mail.mail_templates import ADDRESS_ENTERED, Letter, Quote, greet
from server.core.security.signed_links import make_token, page_url
from server.core.text.i18n import DEFAULT, _
from server.extensions import db
from server.privacy.enums import ANSWERED
from server.privacy.models import DataRequest
from server.site import contact_details
from server.users import service as users

EXPORT_READY: Final = "export_ready"
ACCOUNT_CLOSES: Final = "account_closes"
ASK_PARENT: Final = "ask_parent"
# Purposes of links.
RESTORE: Final = "keep account"
PARENT_LINK: Final = "parental consent"
LONGEST_FIRST_NAME: Final = 30
PARENT_TEXT: Final = (
    _("Lumbung helps people keep track of their own money: what comes in and what goes out."),
    _("Without your consent, the account can't be used for anything else."),
    _(
        "With your consent, Lumbung can also send the monthly letter and push notifications, "
        "give tips for the country and show the account's comments on articles."
    ),
    _("Your child can withdraw your consent in the settings at any time."),
)


def export_ready(parameters: Mapping[str, Any], language: str) -> Letter | None:
    """Says that the archive can be downloaded; the archive itself is never mailed."""
    account = users.find_recipient(parameters["account"])
    if account is None or not account.is_active:
        return None
    return Letter(
        subject=_("Your data is ready"),
        heading=greet(account.fullname, language),
        paragraphs=[_("All your data is in one file.")],
        action=(_("Get my data"), page_url("/setting", DEFAULT, tab="privacy")),
        closing=[
            _("We keep it for 48 hours, then delete it."),
            _("If you didn't ask for it, change your password in Security settings."),
        ],
    )


def account_closes(parameters: Mapping[str, Any], language: str) -> Letter | None:
    """Says that the account is closed and how to reopen it; None once it was reopened."""
    account = users.find_recipient(parameters["account"])
    if account is None or account.closes_at is None:
        return None
    token = make_token(RESTORE, account.id, account.closes_at.isoformat())
    moment = format_moment(account.closes_at, account.timezone, language)
    return Letter(
        subject=_("Your Lumbung account is closed"),
        heading=greet(account.fullname, language),
        paragraphs=[
            _(
                "Your account closes now. You have 72 hours to undo this with the link "
                "we email you; then everything is erased."
            ),
            _("We'll erase everything on {moment}.").format(moment=moment),
        ],
        action=(_("Keep my account"), page_url("/verification", language, restoreToken=token)),
        closing=[_("If this wasn't you, keep your account and choose a new password.")],
    )


def ask_parent(parameters: Mapping[str, Any], language: str) -> Letter | None:
    """Asks a parent for consent; None once the account is gone or closed."""
    account = users.find_recipient(parameters["account"])
    if account is None or not account.is_active:
        return None
    name = first_name(account.id) or _("Your child")
    token = make_token(PARENT_LINK, account.id, parameters["consent"])
    return Letter(
        subject=_("A Lumbung account needs your consent"),
        heading=_("Hello"),
        paragraphs=[
            _("{name} is under 18, uses Lumbung and listed you as a parent.").format(name=name),
            *PARENT_TEXT,
        ],
        action=(_("Review the request"), page_url("/verification", language, consentToken=token)),
        closing=[
            _("The link works for 7 days."),
            _(
                "If you don't know this person, ignore this email. Nothing changes without your "
                "consent."
            ),
        ],
        reason=ADDRESS_ENTERED,
    )


def first_name(owner_id: str) -> str | None:
    """The first word of a name if it is only letters, so that it cannot carry a message."""
    account = users.find_recipient(owner_id)
    word = "" if account is None else account.fullname.split()[0]
    return word if word.isalpha() and len(word) <= LONGEST_FIRST_NAME else None


REQUEST_ANSWERED: Final = "request_answered"
WISHES: Final = {
    "access": _("Tell me what you know about me"),
    "correction": _("Correct something about me"),
    "erasure": _("Erase something about me"),
    "restriction": _("Stop using some of my data"),
    "objection": _("I object to how my data is used"),
    "other": _("Something else"),
}
OUTCOMES: Final = {
    "done": _("We did what you asked. Here's our answer:"),
    "refused": _("We couldn't do what you asked. Here's why:"),
}
DISAGREE: Final = _(
    "If you disagree, write to us in Help & Support. You can also complain "
    "to the personal data protection authority."
)


def request_answered(parameters: Mapping[str, Any], language: str) -> Letter | None:
    """Tells a person the answer to a request about their data.

    None once the request is gone or the account is closed. The owner of a suspended account
    cannot sign in, so that mail has no link.
    """
    owner = users.find_recipient(parameters["account"])
    request = db.session.get(DataRequest, parameters["request"])
    if owner is None or owner.closes_at is not None:
        return None
    if request is None or request.state != ANSWERED or request.outcome is None:
        return None
    moment = format_moment(request.created_at, owner.timezone, language)
    wish = [WISHES[request.kind], *_lines(request.text)]
    contact, _social = contact_details.get_contact()
    return Letter(
        subject=_("We've answered your data request"),
        heading=greet(owner.fullname, language),
        paragraphs=[OUTCOMES[request.outcome]],
        quotes=[
            Quote(lines=_lines(request.answer or "")),
            Quote(label=_("You asked on {moment}:").format(moment=moment), lines=wish),
        ],
        action=_way_back() if owner.is_active else None,
        closing=[DISAGREE] if request.outcome == "refused" else [],
        reply_to=contact["email"] or "",
    )


def _way_back() -> tuple[str, str]:
    return (_("Open my requests"), page_url("/setting", DEFAULT, tab="privacy"))


def _lines(text: str) -> list[str]:
    return [line for line in text.split("\n") if line.strip()]
