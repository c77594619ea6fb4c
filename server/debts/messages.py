"""What one may write to somebody who owes money: three tones in both languages.

Nothing is sent: the person copies the text, or opens it in WhatsApp.
"""

import datetime as dt
from enum import StrEnum
from typing import Any, Final

from server.core.calendar.date_format import format_day
from server.core.text.i18n import LANGUAGES, Message, _, translate
from server.debts.models import Direction
from server.site.amount_format import format_rupiah

DAY: Final = {"en": "MMMM d", "id": "d MMMM"}


class Tone(StrEnum):
    """How a message sounds."""

    GENTLE = "gentle"
    PLAIN = "plain"
    FIRM = "firm"


TEXTS: Final = {
    Tone.GENTLE: _(
        "Hi {who}, hope you're well! Just a small reminder about {amount} for {what}, by {day} if"
        " you can. No rush, let me know if you need more time. Thank you!"
    ),
    Tone.PLAIN: _(
        "Hi {who}, a reminder about {amount} for {what}, due {day}. Let me know once you've sent"
        " it. Thank you!"
    ),
    Tone.FIRM: _(
        "Hi {who}, {amount} for {what} was agreed for {day} and is still open. Please send it, or"
        " tell me which day works for you. Thank you."
    ),
}
FRIEND: Final = _("friend")
LENT_REMINDER: Final = _("Money lent: {name}")
OWED_REMINDER: Final = _("Instalment: {name}")


def reminder_text(direction: Direction) -> Message:
    """What the reminder of a debt is called; its place is `name`."""
    return OWED_REMINDER if direction is Direction.OWED else LENT_REMINDER


def write_messages(who: str | None, what: str, amount: int, day: dt.date) -> list[dict[str, Any]]:
    """The texts that ask for an amount by a day, in every tone and language."""
    return [
        {
            "tone": tone.value,
            "language": language,
            "text": translate(
                text,
                language,
                who=who or translate(FRIEND, language),
                amount=format_rupiah(amount),
                what=what,
                day=format_day(day, DAY[language], language),
            ),
        }
        for language in LANGUAGES
        for tone, text in TEXTS.items()
    ]
