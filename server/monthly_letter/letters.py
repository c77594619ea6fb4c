"""The mail of the monthly letter: the same words as on its page, with the amounts written out."""

import datetime as dt
from collections.abc import Mapping
from typing import Any, Final

from server.core.mail.mail_templates import Figure, Gauge, Letter, Section, greet
from server.core.security.signed_links import page_url
from server.core.text.i18n import DEFAULT, Message, _
from server.monthly_letter import letter_archive, sentences
from server.monthly_letter.letter_archive import ReadableLetter
from server.monthly_letter.letter_content import LetterContent
from server.monthly_letter.sentences import Voice
from server.site.amount_format import FormatAmount, get_amount_format
from server.users import profiles
from server.users import service as users

MONTHLY_LETTER: Final = "monthly_letter"
PAGE: Final = "/letters"
LABELS: Final[Mapping[str, Message]] = {
    "income": _("Income"),
    "expenses": _("Expenses"),
    "left": _("Left"),
}


def monthly_letter(parameters: Mapping[str, Any], language: str) -> Letter | None:
    """The letter about an ended money month, kept as it is written; None when it is pointless.

    That is when the payday was changed meanwhile, so that the month goes on.
    """
    account = users.find_account(parameters["account"])
    if account is None or not account.is_active:
        return None
    readable = letter_archive.write_letter(account, parameters["month"], language)
    if readable is None:
        return None
    content, voice = readable.content, readable.voice
    say = get_amount_format(profiles.get_profile(account.id)["currency"], language)
    return Letter(
        subject=voice.speak(_("Your {month}: what came in and what went out"), month=voice.month),
        heading=greet(account.fullname, language),
        preheader=voice.speak(_("The month on one page, with what stood out.")),
        paragraphs=[sentences.opening_sentence(content, voice)],
        figures=_figures(content, voice, say),
        gauge=_gauge(content, voice),
        sections=_sections(readable, say),
        action=(
            voice.speak(_("Open the letter for {month}"), month=voice.month),
            page_url(PAGE, DEFAULT, month=content.month),
        ),
        second_action=(
            voice.speak(_("See all of {month}"), month=voice.month),
            _transactions(content),
        ),
        closing=[voice.speak(_("These figures are as of the day this letter was written."))],
    )


def _figures(content: LetterContent, voice: Voice, say: FormatAmount) -> list[Figure]:
    return [
        Figure(
            label=voice.speak(LABELS[one.kind]),
            value=say(one.amount),
            note=sentences.write_out(sentences.comparison(one.amount, one.before, voice), say)
            if one.before is not None
            else "",
            is_total=one.kind == "left",
        )
        for one in content.figures
    ]


def _gauge(content: LetterContent, voice: Voice) -> Gauge | None:
    percent = sentences.share_spent(content.flow)
    if percent is None:
        return None
    return Gauge(percent=percent, label=sentences.share_sentence(percent, voice))


def _sections(readable: ReadableLetter, say: FormatAmount) -> list[Section]:
    content, voice = readable.content, readable.voice
    lines = [
        sentences.write_out(sentences.finding_sentence(one, voice), say) for one in content.findings
    ]
    days = [
        f"{voice.day(dt.date.fromisoformat(one['day']))} · {one['name']}"
        for one in readable.holidays
    ]
    found = []
    if lines:
        title = voice.speak(_("What stood out"))
        found.append(Section(title=title, lines=lines, is_numbered=True))
    if days:
        found.append(Section(title=sentences.holidays_title(content, voice), lines=days))
    if readable.tip:
        tip = readable.tip
        title = voice.speak(_("One tip for you"))
        link = (tip["title"], page_url(tip["path"], voice.language))
        found.append(Section(title=title, lines=[tip["description"]], link=link))
    return found


def _transactions(content: LetterContent) -> str:
    days = {"from": content.days.start.isoformat(), "to": content.days.end.isoformat()}
    return page_url("/transaction", DEFAULT, **days)
