"""What the mail to somebody who is invited says; its link is made when it is sent."""

from collections.abc import Mapping
from typing import Any, Final

from server.auth.models import Invitation
from server.core.calendar.clock import now
from server.core.mail.mail_templates import Letter, format_moment, greet_stranger
from server.core.security.signed_links import make_token, page_url
from server.core.text.i18n import Message, _, translate
from server.extensions import db
from server.users import service as users

INVITATION: Final = "invitation"
# The purpose of the link.
INVITATION_LINK: Final = "invitation"
# There is no account yet that would say another one.
TIMEZONE: Final = "Asia/Jakarta"
INVITED: Final[Message] = _(
    "You get this mail because somebody who runs Lumbung invited this address."
)


def invitation(parameters: Mapping[str, Any], language: str) -> Letter | None:
    """Asks somebody to make an account; pointless once it was made, taken back or is too late."""
    row = db.session.get(Invitation, parameters["invitation"])
    if row is None or row.accepted_at or row.withdrawn_at or row.expires_at <= now():
        return None
    if users.find_recipient_by_email(row.email, pending=False) is not None:
        return None
    token = make_token(INVITATION_LINK, row.id, row.email)
    moment = format_moment(row.expires_at, TIMEZONE, language)
    return Letter(
        subject=translate(_("You are invited to Lumbung"), language),
        heading=greet_stranger(row.fullname, language),
        paragraphs=[
            translate(
                _(
                    "Lumbung is a place to keep track of your own money: what comes in, what goes "
                    "out, and what you save for."
                ),
                language,
            ),
            translate(
                _("You are invited to make an account. It takes a minute and costs nothing."),
                language,
            ),
        ],
        action=(
            translate(_("Make my account"), language),
            page_url("/invitation", language, token=token),
        ),
        closing=[
            translate(_("The link works once, until {moment}."), language, moment=moment),
            translate(
                _("If you do not want an account, there is nothing to do: none is made."), language
            ),
        ],
        reason=INVITED,
    )
