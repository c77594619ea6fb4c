"""What a letter says of findings: facts in calm words, which blame nobody."""

from collections.abc import Mapping
from dataclasses import dataclass
from datetime import date
from typing import Any, Final

from server.core.calendar.date_formatting import formatted
from server.core.text.i18n import Message, _, translate
from server.monthly_letter.findings import Finding
from server.site.service import TellAmount

LONGEST_DETAIL: Final = 40
DAYS: Final = {"en": "MMMM d", "id": "d MMMM"}
AMOUNTS: Final = frozenset({"amount", "by", "spent", "before", "over", "available"})
ONE_BUDGET: Final = _("The budget for {category} held.")
SENTENCES: Final[Mapping[str, Message]] = {
    "more": _("{category} took {by} more than in {last}: {spent} instead of {before}."),
    "less": _("{category} took {by} less than in {last}: {spent} instead of {before}."),
    "largest": _("The largest single expense was {amount} for {category} on {day}."),
    "put_aside": _("You put {amount} aside, {percent}% of what came in."),
    "budgets_kept": _("Your {count} budgets all held."),
    "budget_passed": _("{category} came to {over} more than its budget of {available}."),
    "quiet_days": _("On {count} of {days} days nothing was spent."),
    "weekday": _("{percent}% of the money went out on {weekday}: {amount}."),
    "risen": _("“{detail}” went from {before} to {amount}."),
    "goal": _("Your goal {goal} grew by {amount} and is {percent}% full."),
    "goal_reached": _("Your goal {goal} is full. The last {amount} came in {month}."),
    "lowest": _("In no other of the last {months} months did so little go out."),
    "top": _("{category} took the most: {amount}, {percent}% of what went out."),
    "average": _("On an average day {amount} went out."),
}
WEEKDAYS: Final = (
    _("Mondays"),
    _("Tuesdays"),
    _("Wednesdays"),
    _("Thursdays"),
    _("Fridays"),
    _("Saturdays"),
    _("Sundays"),
)


@dataclass(frozen=True, slots=True)
class Voice:
    """How a reader is spoken to: the language, how amounts are said, and the names of the months.

    `month` is the told one, `last` the one before it.
    """

    language: str
    say: TellAmount
    month: str
    last: str

    def speak(self, message: Message, **places: object) -> str:
        """A sentence in the reader's language."""
        return translate(message, self.language, **places)

    def day(self, day: date) -> str:
        """A day without its year."""
        return formatted(day, DAYS[self.language], self.language)


def sentence(finding: Finding, voice: Voice) -> str:
    """What a finding says to its reader."""
    places = {name: _place(name, value, voice) for name, value in finding.told.items()}
    message = SENTENCES[finding.kind]
    if finding.kind == "budgets_kept" and finding.told["count"] == 1:
        message = ONE_BUDGET
    return voice.speak(message, **places, month=voice.month, last=voice.last)


def _place(name: str, value: Any, voice: Voice) -> object:
    if name in AMOUNTS:
        return voice.say(value)
    if name == "day":
        return voice.day(value)
    if name == "weekday":
        return voice.speak(WEEKDAYS[value])
    return _shortened(value) if name == "detail" else value


def _shortened(detail: str) -> str:
    return detail if len(detail) <= LONGEST_DETAIL else f"{detail[: LONGEST_DETAIL - 1]}…"
