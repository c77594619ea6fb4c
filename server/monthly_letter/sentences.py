"""The words of a letter, for the mail and for the page.

A sentence is a tuple of texts and amounts in whole rupiah: a mail writes the amounts out, a page
shows or hides them. A brief sentence has no amounts and no words that the owner typed.
"""

import datetime as dt
from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any, Final

from server.categories.book import CategoryBook
from server.categories.catalogue import BY_ID
from server.core.calendar.date_format import format_day
from server.core.text.i18n import PLACEHOLDER, Message, _, translate
from server.goals.kinds import goal_name
from server.monthly_letter.findings import Finding, percent_of
from server.monthly_letter.letter_content import LetterContent
from server.site.amount_format import FormatAmount
from server.transactions.span_sums import SpanSums

Sentence = tuple[str | int, ...]
"""Texts, and amounts in whole rupiah between them."""

LONGEST_DETAIL: Final = 40
DAYS: Final = {"en": "MMMM d", "id": "d MMMM"}
AMOUNTS: Final = frozenset({"amount", "by", "spent", "before", "over", "available"})
ONE_BUDGET: Final = _("You stayed within your {category} budget.")
SENTENCES: Final[Mapping[str, Message]] = {
    "more": _("You spent {by} more on {category} than in {last}: {spent}, up from {before}."),
    "less": _("You spent {by} less on {category} than in {last}: {spent}, down from {before}."),
    "largest": _("The largest single expense was {amount} for {category} on {day}."),
    "put_aside": _("You put {amount} aside, {percent}% of what came in."),
    "budgets_kept": _("You stayed within all {count} budgets."),
    "budget_passed": _("{category} went {over} over its budget of {available}."),
    "quiet_days": _("You spent nothing on {count} of {days} days."),
    "weekday": _("{percent}% of spending was on {weekday}: {amount}."),
    "risen": _("“{detail}” went from {before} to {amount}."),
    "goal": _("Your goal {goal} grew by {amount} and is {percent}% full."),
    "goal_reached": _("Your goal {goal} is full. The last {amount} came in {month}."),
    "lowest": _("You spent less this month than in any other of the last {months}."),
    "top": _("Most went to {category}: {amount}, {percent}% of all spending."),
    "average": _("On an average day, you spent {amount}."),
}
ONE_BRIEF_BUDGET: Final = _("The budget stayed on track.")
NO_BUDGET_LEFT: Final = _("{category} went over its budget.")
# For a picture that others see. A mean without its amount says nothing.
BRIEFS: Final[Mapping[str, Message]] = {
    "more": _("{category}: {percent}% more than in {last}."),
    "less": _("{category}: {percent}% less than in {last}."),
    "largest": _("Largest expense: {category}, on {day}."),
    "put_aside": _("{percent}% of income was put aside."),
    "budgets_kept": _("All {count} budgets stayed on track."),
    "budget_passed": _("{category}: {percent}% over budget."),
    "quiet_days": SENTENCES["quiet_days"],
    "weekday": _("{percent}% of spending was on {weekday}."),
    "risen": _("A monthly bill went up by {percent}%."),
    "goal": _("A goal is {percent}% full."),
    "goal_reached": _("A goal was reached in {month}."),
    "lowest": SENTENCES["lowest"],
    "top": _("Most went to {category}: {percent}% of all spending."),
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
    """The reader's language and categories, and the names of the months.

    `month` is the reported one, `last` the one before it.
    """

    language: str
    book: CategoryBook
    month: str
    last: str

    def speak(self, message: Message, **places: object) -> str:
        """A sentence in the reader's language."""
        return translate(message, self.language, **places)

    def compose(self, message: Message, **places: Any) -> Sentence:
        """A sentence in the reader's language whose amounts stay amounts."""
        parts = PLACEHOLDER.split(translate(message, self.language))
        pieces: list[str | int] = []
        for index, part in enumerate(parts):
            is_place = index % 2 == 1
            if is_place and part in AMOUNTS:
                pieces.append(places[part])
                continue
            text = str(places[part]) if is_place else part
            if pieces and isinstance(pieces[-1], str):
                pieces[-1] += text
            elif text:
                pieces.append(text)
        return tuple(pieces)

    def day(self, day: dt.date) -> str:
        """A day without its year."""
        return format_day(day, DAYS[self.language], self.language)


def name_month(key: str, language: str) -> str:
    """The full name of a month YYYY-MM, such as June."""
    return format_day(dt.date.fromisoformat(f"{key}-01"), "LLLL", language)


def get_voice(content: LetterContent, book: CategoryBook) -> Voice:
    """The voice in which the holder of these categories is told of a month."""
    return Voice(
        language=book.language,
        book=book,
        month=name_month(content.month, book.language),
        last=name_month(content.before, book.language),
    )


def opening_sentence(content: LetterContent, voice: Voice) -> str:
    """The days that the letter is about, and whether anything was recorded in them."""
    first, last = voice.day(content.days.start), voice.day(content.days.end)
    if not any(content.flow):
        nothing = _(
            "You recorded nothing from {first} to {last}. You can still add what you remember."
        )
        return voice.speak(nothing, first=first, last=last)
    whole = _("This is what your money did from {first} to {last}.")
    return voice.speak(whole, first=first, last=last)


def finding_sentence(finding: Finding, voice: Voice) -> Sentence:
    """The sentence of a finding."""
    message = SENTENCES[finding.kind]
    if finding.kind == "budgets_kept" and finding.figures["count"] == 1:
        message = ONE_BUDGET
    return voice.compose(message, **_places(finding, voice))


def brief_sentence(finding: Finding, voice: Voice) -> str | None:
    """The brief sentence of a finding, for pictures.

    None when it is all about an amount or about a category that the owner made.
    """
    message = BRIEFS.get(finding.kind)
    if message is None:
        return None
    if finding.kind == "budgets_kept" and finding.figures["count"] == 1:
        message = ONE_BRIEF_BUDGET
    if finding.kind == "budget_passed" and not finding.figures["percent"]:
        message = NO_BUDGET_LEFT
    places = _places(finding, voice)
    if "{category}" in message:
        built_in = BY_ID.get(finding.figures["category_id"])
        if built_in is None:
            return None
        # Whatever its owner calls it.
        places["category"] = built_in.label(voice.language)
    return voice.speak(message, **places)


def comparison(amount: int, before: int, voice: Voice) -> Sentence:
    """By how much an amount differs from that of the month before."""
    if amount == before:
        return (voice.speak(_("the same as in {last}"), last=voice.last),)
    message = (
        _("{amount} more than in {last}") if amount > before else _("{amount} less than in {last}")
    )
    return voice.compose(message, amount=abs(amount - before), last=voice.last)


def brief_comparison(amount: int, before: int, voice: Voice) -> str | None:
    """The same in percent; None without anything to compare with."""
    if before <= 0:
        return None
    percent = percent_of(abs(amount - before), before)
    if percent == 0:
        return voice.speak(_("about the same as in {last}"), last=voice.last)
    message = (
        _("{percent}% more than in {last}")
        if amount > before
        else _("{percent}% less than in {last}")
    )
    return voice.speak(message, percent=percent, last=voice.last)


def write_out(sentence: Sentence, say: FormatAmount) -> str:
    """A sentence as a text."""
    return "".join(say(piece) if isinstance(piece, int) else piece for piece in sentence)


def holidays_title(content: LetterContent, voice: Voice) -> str:
    """The heading above the public holidays of the month that begins."""
    following = name_month(content.following, voice.language)
    return voice.speak(_("Public holidays in {month}"), month=following)


def share_spent(flow: SpanSums) -> int | None:
    """The expenses in percent of the income; None without income."""
    return percent_of(flow.expenses, flow.income) if flow.income else None


def share_sentence(percent: int, voice: Voice) -> str:
    """The sentence of the expenses in percent of the income."""
    return voice.speak(_("{percent}% of income was spent."), percent=percent)


def _places(finding: Finding, voice: Voice) -> dict[str, Any]:
    places = {name: _place(name, value, voice) for name, value in finding.figures.items()}
    category = voice.book.get(finding.figures.get("category_id", ""))
    if category:
        places["category"] = category.label
    kind = finding.figures.get("goal_kind")
    if kind:
        # A goal without a name of its own has that of its kind in the reader's language.
        places["goal"] = goal_name(kind, None, voice.language)
    return {**places, "month": voice.month, "last": voice.last}


def _place(name: str, value: Any, voice: Voice) -> object:
    if name == "day":
        return voice.day(dt.date.fromisoformat(value))
    if name == "weekday":
        return voice.speak(WEEKDAYS[value])
    return _shortened(value) if name == "detail" else value


def _shortened(detail: str) -> str:
    return detail if len(detail) <= LONGEST_DETAIL else f"{detail[: LONGEST_DETAIL - 1]}…"
