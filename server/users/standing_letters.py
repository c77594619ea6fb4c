"""What the mails about a suspension say; written when they are sent."""

from collections.abc import Mapping
from typing import Any, Final

from sqlalchemy import select

from server.core.calendar.clock import wire
from server.core.mail.mail_templates import Letter, hello, told
from server.core.security.signed_links import page
from server.core.text.i18n import Message, _, translate
from server.extensions import db
from server.site import service as site
from server.users.models import SUSPENDED, User
from server.users.queries import mailed

ACCOUNT_SUSPENDED: Final = "account_suspended"
ACCOUNT_RESTORED: Final = "account_restored"

WHY: Final[dict[str, Message]] = {
    "terms": _("The reason: it was used against our terms of service."),
    "abuse": _("The reason: others were harassed or insulted from it."),
    "fraud": _("The reason: it seems to have been used to deceive others."),
    "security": _("The reason: somebody else may have got into it. We keep it safe for you."),
    "other": _("If you want to know more, write to us."),
}


def account_suspended(parameters: Mapping[str, Any], language: str) -> Letter | None:
    """Tells the owner why nobody can sign in, and where to write; pointless once it is over."""
    account = mailed(parameters["account"])
    if account is None or account.status != SUSPENDED:
        return None
    kept = (User.suspended_at, User.suspended_for, User.suspended_note)
    since, reason, note = db.session.execute(select(*kept).where(User.id == account.id)).one()
    if since is None or reason is None or wire(since) != parameters["at"]:
        return None
    lines = [line for line in (note or "").split("\n") if line.strip()]
    return Letter(
        subject=translate(_("Your Lumbung account is suspended"), language),
        heading=hello(account.fullname, language),
        paragraphs=[
            translate(
                _("We suspended your account on {moment}. Nobody can sign in to it for now."),
                language,
                moment=told(since, account.timezone, language),
            ),
            translate(WHY[reason], language),
            *lines,
            translate(
                _(
                    "Your data is kept. Meanwhile others do not see you or what you shared, and "
                    "we send you no reminders or news; if you write to us, we answer."
                ),
                language,
            ),
        ],
        closing=[_where_to_write(language)],
    )


def account_restored(parameters: Mapping[str, Any], language: str) -> Letter | None:
    """Tells the owner that the account can be used again; pointless when it cannot."""
    account = mailed(parameters["account"])
    if account is None or not account.is_active:
        return None
    return Letter(
        subject=translate(_("You can use your Lumbung account again"), language),
        heading=hello(account.fullname, language),
        paragraphs=[
            translate(_("Your account is not suspended any more."), language),
            translate(_("Everything is as you left it. Please sign in again."), language),
        ],
        action=(translate(_("Sign in"), language), page("/login", language)),
        closing=[
            translate(
                _("Did somebody else use your account? Choose a new password by Forgot Password."),
                language,
            )
        ],
    )


def _where_to_write(language: str) -> str:
    contact, _social = site.reached()
    email = contact["email"]
    if not email:
        sentence = _("Do you see it differently? How to reach us stands below our pages.")
        return translate(sentence, language)
    return translate(_("Do you see it differently? Write to {email}."), language, email=email)
