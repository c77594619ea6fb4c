"""Mails about the second factor; written when they are sent."""

from collections.abc import Mapping
from datetime import datetime
from typing import Any, Final

from server.core.calendar.date_format import format_moment
from server.core.mail.mail_templates import Letter, LetterWriter, greet
from server.core.security.signed_links import page_url
from server.core.text.i18n import Message, _
from server.users import service as users

ENABLED: Final = "second_factor_on"
DISABLED: Final = "second_factor_off"
RENEWED: Final = "recovery_codes_renewed"
USED: Final = "recovery_code_used"

NOT_YOU: Final = _(
    "If this wasn't you, choose a new password now and check your Security settings."
)
ELSEWHERE: Final = _("Every other device was signed out.")
# Subject and sentence of each mail, and further lines.
TEXTS: Final[Mapping[str, tuple[Message, Message, tuple[Message, ...]]]] = {
    ENABLED: (
        _("Two-step sign-in is on"),
        _("Two-step sign-in was turned on for your account on {moment}."),
        (ELSEWHERE, _("Keep your recovery codes somewhere you can reach without your phone.")),
    ),
    DISABLED: (
        _("Two-step sign-in is off"),
        _("Two-step sign-in was turned off for your account on {moment}."),
        (ELSEWHERE, _("From now on, you'll sign in with just your password.")),
    ),
    RENEWED: (
        _("You have new recovery codes"),
        _("New recovery codes were made for your account on {moment}."),
        (_("The old ones no longer work."),),
    ),
    USED: (
        _("A recovery code was used"),
        _("A recovery code for your account was used on {moment}."),
        (_("Codes left: {left}. You can make new ones in your Security settings."),),
    ),
}


def writer(template: str) -> LetterWriter:
    """Write one of these mails; None when the account is gone."""
    subject, sentence, more = TEXTS[template]

    def write(parameters: Mapping[str, Any], language: str) -> Letter | None:
        account = users.find_recipient(parameters["account"])
        if account is None:
            return None
        moment = format_moment(datetime.fromisoformat(parameters["at"]), account.timezone, language)
        words = {"moment": moment, "left": parameters.get("left", 0)}
        return Letter(
            subject=subject,
            heading=greet(account.fullname, language),
            paragraphs=[text.format(**words) for text in (sentence, *more)],
            closing=[NOT_YOU],
            action=(_("Security settings"), page_url("/setting", "en", tab="security")),
        )

    return write


LETTERS: Final[Mapping[str, LetterWriter]] = {template: writer(template) for template in TEXTS}
