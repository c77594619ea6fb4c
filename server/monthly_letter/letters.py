"""The monthly letter: what came in, what went out, what is left, and three findings."""

import datetime as dt
from collections.abc import Mapping
from typing import Any, Final

from server.core.calendar.clock import today
from server.core.calendar.date_formatting import month_name
from server.core.calendar.money_month import MoneyMonth
from server.core.mail.mail_templates import Figure, Gauge, Letter, Section, hello
from server.core.security.signed_links import page
from server.core.text.i18n import DEFAULT, _, translate
from server.monthly_letter.facts import MonthFacts
from server.monthly_letter.findings import choose, percent_of
from server.monthly_letter.service import month_facts
from server.monthly_letter.tips import tips
from server.monthly_letter.words import Voice, sentence
from server.reminders.service import holidays
from server.site.service import amount_teller
from server.transactions.service import Flow
from server.users import service as users

MONTHLY_LETTER: Final = "monthly_letter"


def monthly_letter(parameters: Mapping[str, Any], language: str) -> Letter | None:
    """Tells of a money month that has ended; pointless once its days are others."""
    account = users.account(parameters["account"])
    if account is None or not account.is_active:
        return None
    facts = month_facts(account, parameters["month"], language)
    if facts.month.end >= today(account.timezone):
        # Another payday was chosen: the month goes on.
        return None
    voice = Voice(
        language=language,
        say=amount_teller(users.profile(account.id)["currency"], language),
        month=month_name(facts.month, language),
        last=month_name(facts.before, language),
    )
    return Letter(
        subject=voice.speak(_("Your {month}: what came in and what went out"), month=voice.month),
        heading=hello(account.fullname, language),
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
    lived = any(before)
    return [
        _figure(_("Came in"), now.income, before.income if lived else None, voice),
        _figure(_("Went out"), now.expenses, before.expenses if lived else None, voice),
        _figure(_("Left"), _left(now), _left(before) if lived else None, voice, total=True),
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


def _gauge(flow: Flow, voice: Voice) -> Gauge | None:
    """How much of what came in went out; nothing came of nothing."""
    if not flow.income:
        return None
    percent = percent_of(flow.expenses, flow.income)
    told = _("{percent}% of what came in went out.")
    return Gauge(percent=percent, label=voice.speak(told, percent=percent))


def _compared(change: int, voice: Voice) -> str:
    if not change:
        return voice.speak(_("the same as in {last}"), last=voice.last)
    message = _("{amount} more than in {last}") if change > 0 else _("{amount} less than in {last}")
    return voice.speak(message, amount=voice.say(abs(change)), last=voice.last)


def _left(flow: Flow) -> int:
    return flow.income - flow.expenses


def _findings(facts: MonthFacts, voice: Voice) -> list[Section]:
    lines = [sentence(one, voice) for one in choose(facts)]
    title = voice.speak(_("What stood out"))
    return [Section(title=title, lines=lines, is_numbered=True)] if lines else []


def _holidays(owner_id: str, facts: MonthFacts, voice: Voice) -> list[Section]:
    """The public holidays of the month that begins, for who wants tips for their country."""
    following = facts.following
    found = holidays(owner_id, following.start, following.end, voice.language)
    lines = [f"{voice.day(dt.date.fromisoformat(one['day']))} · {one['name']}" for one in found]
    title = voice.speak(
        _("Public holidays in {month}"), month=month_name(following, voice.language)
    )
    return [Section(title=title, lines=lines)] if lines else []


def _tip(language: str) -> list[Section]:
    tip = tips.newest(language)
    if tip is None:
        return []
    title = translate(_("One tip to take along"), language)
    link = (tip.title, page(tip.path, language))
    return [Section(title=title, lines=[tip.summary], link=link)]


def _transactions(month: MoneyMonth) -> str:
    days = {"from": month.start.isoformat(), "to": month.end.isoformat()}
    return page("/transaction", DEFAULT, **days)
