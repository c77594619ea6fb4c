"""The monthly letter: what came in, what went out, what is left, and three findings."""

import datetime as dt
from collections.abc import Mapping
from dataclasses import dataclass
from datetime import date
from typing import Any, Final

from server.articles import service as articles
from server.core.calendar.clock import today
from server.core.calendar.date_format import format_day, month_name
from server.core.calendar.money_month import MoneyMonth
from server.core.mail.mail_templates import Figure, Gauge, Letter, Section, greet
from server.core.security.signed_links import page_url
from server.core.text.i18n import DEFAULT, Message, _, translate
from server.monthly_letter.findings import Finding, choose_findings, percent_of
from server.monthly_letter.month_facts import MonthFacts, read_month_facts
from server.reminders.service import list_holidays
from server.site.amount_format import FormatAmount, get_amount_format
from server.transactions.ledger_sums import SpanSums
from server.users import profiles
from server.users import service as users

MONTHLY_LETTER: Final = "monthly_letter"
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
    """The language and amount format of a reader, and the names of the months.

    `month` is the reported one, `last` the one before it.
    """

    language: str
    say: FormatAmount
    month: str
    last: str

    def speak(self, message: Message, **places: object) -> str:
        """A sentence in the reader's language."""
        return translate(message, self.language, **places)

    def day(self, day: date) -> str:
        """A day without its year."""
        return format_day(day, DAYS[self.language], self.language)


def monthly_letter(parameters: Mapping[str, Any], language: str) -> Letter | None:
    """The letter about an ended money month; None when it no longer has ended."""
    account = users.find_account(parameters["account"])
    if account is None or not account.is_active:
        return None
    facts = read_month_facts(account, parameters["month"], language)
    if facts.month.end >= today(account.timezone):
        # The payday was changed meanwhile, so the month goes on.
        return None
    voice = Voice(
        language=language,
        say=get_amount_format(profiles.get_profile(account.id)["currency"], language),
        month=month_name(facts.month, language),
        last=month_name(facts.before, language),
    )
    return Letter(
        subject=voice.speak(_("Your {month}: what came in and what went out"), month=voice.month),
        heading=greet(account.fullname, language),
        preheader=voice.speak(_("The month on one page, with what stood out.")),
        paragraphs=_opening(facts, voice),
        figures=_figures(facts, voice),
        gauge=_gauge(facts.flow, voice),
        sections=[*_findings(facts, voice), *_holidays(account.id, facts, voice), *_tip(language)],
        action=(
            voice.speak(_("See all of {month}"), month=voice.month),
            _transactions(facts.month),
        ),
        closing=[voice.speak(_("These are the figures of the moment this letter was written."))],
    )


def finding_sentence(finding: Finding, voice: Voice) -> str:
    """The sentence of a finding."""
    places = {name: _place(name, value, voice) for name, value in finding.figures.items()}
    message = SENTENCES[finding.kind]
    if finding.kind == "budgets_kept" and finding.figures["count"] == 1:
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


def _opening(facts: MonthFacts, voice: Voice) -> list[str]:
    first, last = voice.day(facts.month.start), voice.day(facts.month.end)
    if not any(facts.flow):
        nothing = _("From {first} to {last} nothing was recorded. You can still add what you know.")
        return [voice.speak(nothing, first=first, last=last)]
    whole = _("This is what your money did from {first} to {last}.")
    return [voice.speak(whole, first=first, last=last)]


def _figures(facts: MonthFacts, voice: Voice) -> list[Figure]:
    now, before = facts.flow, facts.flow_before
    if not any(now):
        return []
    has_before = any(before)
    return [
        _figure(_("Income"), now.income, before.income if has_before else None, voice),
        _figure(_("Expenses"), now.expenses, before.expenses if has_before else None, voice),
        _figure(_("Left"), _left(now), _left(before) if has_before else None, voice, total=True),
    ]


def _figure(
    label: str, amount: int, before: int | None, voice: Voice, *, total: bool = False
) -> Figure:
    return Figure(
        label=voice.speak(label),
        value=voice.say(amount),
        note="" if before is None else _compared(amount - before, voice),
        is_total=total,
    )


def _gauge(flow: SpanSums, voice: Voice) -> Gauge | None:
    """The expenses in percent of the income; None without income."""
    if not flow.income:
        return None
    percent = percent_of(flow.expenses, flow.income)
    sentence = _("{percent}% of what came in went out.")
    return Gauge(percent=percent, label=voice.speak(sentence, percent=percent))


def _compared(change: int, voice: Voice) -> str:
    if not change:
        return voice.speak(_("the same as in {last}"), last=voice.last)
    message = _("{amount} more than in {last}") if change > 0 else _("{amount} less than in {last}")
    return voice.speak(message, amount=voice.say(abs(change)), last=voice.last)


def _left(flow: SpanSums) -> int:
    return flow.income - flow.expenses


def _findings(facts: MonthFacts, voice: Voice) -> list[Section]:
    lines = [finding_sentence(one, voice) for one in choose_findings(facts)]
    title = voice.speak(_("What stood out"))
    return [Section(title=title, lines=lines, is_numbered=True)] if lines else []


def _holidays(owner_id: str, facts: MonthFacts, voice: Voice) -> list[Section]:
    """The public holidays of the month that begins, if the owner wants to see them."""
    following = facts.following
    found = list_holidays(owner_id, following.start, following.end, voice.language)
    lines = [f"{voice.day(dt.date.fromisoformat(one['day']))} · {one['name']}" for one in found]
    title = voice.speak(
        _("Public holidays in {month}"), month=month_name(following, voice.language)
    )
    return [Section(title=title, lines=lines)] if lines else []


def _tip(language: str) -> list[Section]:
    tip = articles.find_newest_tip(language)
    if tip is None:
        return []
    title = translate(_("One tip to take along"), language)
    link = (tip["title"], page_url(tip["path"], language))
    return [Section(title=title, lines=[tip["description"]], link=link)]


def _transactions(month: MoneyMonth) -> str:
    days = {"from": month.start.isoformat(), "to": month.end.isoformat()}
    return page_url("/transaction", DEFAULT, **days)
