"""Mails to senders of support messages: a copy, and answers."""

from collections.abc import Mapping
from typing import Any, Final

from sqlalchemy import select

from server.core.calendar.date_format import format_moment
from server.core.mail.mail_templates import Letter, Quote, greet
from server.core.security.signed_links import page_url
from server.core.text.i18n import DEFAULT, _
from server.extensions import db
from server.site import contact_details
from server.support.enums import OPERATOR
from server.support.models import SupportMessage, SupportReply
from server.users import service as users

COPY: Final = "support_copy"
REPLY: Final = "support_reply"


def message_copy(parameters: Mapping[str, Any], language: str) -> Letter | None:
    """A copy of a message for its sender; None when either is deleted."""
    sender = users.find_recipient(parameters["account"])
    query = select(SupportMessage.message).where(SupportMessage.id == parameters["message"])
    message = db.session.scalar(query)
    if sender is None or message is None:
        return None
    return Letter(
        subject=_("We've received your message"),
        heading=greet(sender.fullname, language),
        paragraphs=[_("Thank you for writing to us. This is what you sent:"), *_lines(message)],
        closing=[_("You'll find our answer in Help & Support.")],
    )


def operator_reply(parameters: Mapping[str, Any], language: str) -> Letter | None:
    """An operator's answer for the sender of a message.

    None when either is deleted or the account is closing. Suspended people cannot sign in, so
    their mail has no link.
    """
    owner = users.find_recipient(parameters["account"])
    query = (
        select(SupportReply.text, SupportMessage.message, SupportMessage.created_at)
        .join(SupportMessage, SupportMessage.id == SupportReply.message_id)
        .where(SupportReply.id == parameters["reply"], SupportReply.writer == OPERATOR)
    )
    found = db.session.execute(query).first()
    if owner is None or owner.closes_at is not None or found is None:
        return None
    moment = format_moment(found.created_at, owner.timezone, language)
    contact, _social = contact_details.get_contact()
    reply_to = contact["email"] or ""
    return Letter(
        subject=_("We've replied to your message"),
        heading=greet(owner.fullname, language),
        paragraphs=[_("Thank you for writing to us. Here is our answer:")],
        quotes=[
            Quote(lines=_lines(found.text)),
            Quote(
                label=_("You wrote on {moment}:").format(moment=moment), lines=_lines(found.message)
            ),
        ],
        action=_support_link() if owner.is_active else None,
        closing=_closing_lines(can_sign_in=owner.is_active, by_mail=bool(reply_to)),
        reply_to=reply_to,
    )


def _support_link() -> tuple[str, str]:
    return (_("Open Help & Support"), page_url("/setting", DEFAULT, tab="support"))


def _closing_lines(*, can_sign_in: bool, by_mail: bool) -> list[str]:
    if can_sign_in:
        return [_("Anything to add? Reply in Help & Support.")]
    return [_("Anything to add? Reply to this email.")] if by_mail else []


def _lines(text: str) -> list[str]:
    return [line for line in text.split("\n") if line.strip()]
