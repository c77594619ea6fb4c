"""The copy of a message to us, for its sender."""

from collections.abc import Mapping
from typing import Any, Final

from sqlalchemy import select

from server.core.i18n import _, translate
from server.core.letters import Letter, hello
from server.extensions import db
from server.support.models import SupportMessage
from server.users import service as users

COPY: Final = "support_copy"


def copy(parameters: Mapping[str, Any], language: str) -> Letter | None:
    """Repeats a message to its sender; pointless once either of them is gone."""
    sender = users.mailed(parameters["account"])
    asked = select(SupportMessage.message).where(SupportMessage.id == parameters["message"])
    message = db.session.scalar(asked)
    if sender is None or message is None:
        return None
    return Letter(
        subject=translate(_("We have your message"), language),
        heading=hello(sender.fullname, language),
        paragraphs=[
            translate(_("Thank you for writing to us. This is what you sent:"), language),
            *(line for line in message.split("\n") if line.strip()),
        ],
        closing=[translate(_("You see in Help & Support whether it has been answered."), language)],
    )
