"""What the mail about an answered request says."""

from collections.abc import Mapping
from typing import Any, Final

from server.core.mail.mail_templates import Letter, Quote, format_moment, greet
from server.core.security.signed_links import page_url
from server.core.text.i18n import DEFAULT, _, translate
from server.extensions import db
from server.privacy.models import ANSWERED, DataRequest
from server.site import contact_details
from server.users import service as users

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
    "done": _("We did what you asked for. This is our answer:"),
    "refused": _("We could not do what you asked for. This is why:"),
}
DISAGREE: Final = _(
    "If you disagree, write to us in Help & Support. You may also complain to the authority"
    " for the protection of personal data."
)


def request_answered(parameters: Mapping[str, Any], language: str) -> Letter | None:
    """Tells a person what became of a request about their data.

    Pointless once it is gone or the account closes. Who is suspended cannot sign in, so the
    letter leads nowhere.
    """
    owner = users.find_recipient(parameters["account"])
    request = db.session.get(DataRequest, parameters["request"])
    if owner is None or owner.closes_at is not None:
        return None
    if request is None or request.state != ANSWERED or request.outcome is None:
        return None
    moment = format_moment(request.created_at, owner.timezone, language)
    wish = [translate(WISHES[request.kind], language), *_lines(request.text)]
    contact, _social = contact_details.get_contact()
    return Letter(
        subject=translate(_("An answer to your request about your data"), language),
        heading=greet(owner.fullname, language),
        paragraphs=[translate(OUTCOMES[request.outcome], language)],
        quotes=[
            Quote(lines=_lines(request.answer or "")),
            Quote(
                label=translate(_("You asked on {moment}:"), language, moment=moment), lines=wish
            ),
        ],
        action=_way_back(language) if owner.is_active else None,
        closing=[translate(DISAGREE, language)] if request.outcome == "refused" else [],
        reply_to=contact["email"] or "",
    )


def _way_back(language: str) -> tuple[str, str]:
    return (
        translate(_("Open my requests"), language),
        page_url("/setting", DEFAULT, tab="privacy"),
    )


def _lines(text: str) -> list[str]:
    return [line for line in text.split("\n") if line.strip()]
