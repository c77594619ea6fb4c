"""The letters of a person: read in their present language, with the figures of when it was written.

A letter that is not written yet has the figures of now.
"""

import datetime as dt
from typing import Any, Final, NamedTuple

from server.articles import service as articles
from server.categories.book import CategoryBook, book_of
from server.core.calendar.clock import format_utc, local_day, now
from server.core.data_export import Exported, Row, Table
from server.core.errors import NotFound
from server.core.text.i18n import DEFAULT, _
from server.monthly_letter import letter_editions, send_schedule, sentences
from server.monthly_letter.letter_content import LetterContent, LetterFigure
from server.monthly_letter.month_facts import read_month_facts
from server.monthly_letter.sentences import Sentence, Voice
from server.notifications.preferences import get_preferences, minors
from server.reminders.service import list_holidays
from server.sessions.accounts import Account
from server.site.amount_format import format_rupiah
from server.transactions.viewer_context import ViewerContext, viewer_context
from server.users import service as users

Item = dict[str, Any]
PURPOSE: Final = "suggestion"
COLUMNS: Final = ("month", "from", "to", "income", "expenses", "written_at", "findings")


class ReadableLetter(NamedTuple):
    """A letter for a reader: its content, as of when, and what is not kept with it."""

    content: LetterContent
    as_of: dt.datetime
    voice: Voice
    holidays: list[Item]
    tip: Item | None


def write_letter(account: Account, month: str, language: str) -> ReadableLetter | None:
    """A letter as it was written, or written now; None for a month that has not ended."""
    viewer = viewer_context(account, language)
    content, as_of = _read_content(account, month, viewer)
    if content is None:
        return None
    # The release before announced letters without storing them.
    letter_editions.insert_letters([(account.id, month)])
    letter_editions.save_content(account.id, month, content.to_json(), as_of)
    return _readable(account, content, as_of, viewer.book)


def read_letters(account: Account, month: str | None, language: str) -> Item:
    """The letter about a month, else the newest one if there is any, and what there is beside it.

    Raises NotFound for a month without a letter. Nothing is written.
    """
    state = _find_state(account.id)
    viewer = viewer_context(account, language)
    present = viewer.calendar.month_at(viewer.today)
    months = letter_editions.list_months(account.id, present.key) if state != "consent" else []
    if month is not None and month not in months:
        raise NotFound
    wanted = month or next(iter(months), None)
    return {
        "datas": [_read_letter(account, wanted, viewer)] if wanted else [],
        "months": months,
        "state": state,
        "next_on": _next_day(account, viewer).isoformat(),
        "has_tips": articles.find_newest_tip(language) is not None,
    }


def export(owner_id: str) -> Exported:
    """The owner's letters, and the money month that was last processed for one."""
    scheduled = send_schedule.find_letter(owner_id)
    account = users.find_account(owner_id)
    written = letter_editions.list_written(owner_id)
    book = account and book_of(account, account.language or DEFAULT)
    rows = [
        _export_row(LetterContent.from_json(row.content), row.written_at, book)
        for row in written
        if book and row.content and row.written_at
    ]
    about = _("Your monthly letters, with the figures at the time.")
    return Exported(
        data={"last_month": scheduled.month if scheduled else None},
        tables=[Table.of("monthly_letters", about, COLUMNS, rows)],
    )


def _find_state(owner_id: str) -> str:
    """Whether letters come: `on`, `off`, or `consent` while a parent's consent is missing."""
    if minors.get()([owner_id]):
        return "consent"
    return "on" if get_preferences(owner_id)[PURPOSE] else "off"


def _next_day(account: Account, viewer: ViewerContext) -> dt.date:
    """The day on which the next letter is due."""
    scheduled = send_schedule.find_letter(account.id)
    if scheduled is None:
        return viewer.calendar.month_after(viewer.calendar.month_at(viewer.today)).start
    return max(viewer.today, local_day(scheduled.next_at, account.timezone))


def _read_content(
    account: Account, month: str, viewer: ViewerContext
) -> tuple[LetterContent | None, dt.datetime]:
    """What was written about a month and when, else what would be now, if it has ended."""
    kept = letter_editions.find_letter(account.id, month)
    if kept and kept.content is not None and kept.written_at is not None:
        return LetterContent.from_json(kept.content), kept.written_at
    facts = read_month_facts(account, month, viewer.language)
    if facts.month.end >= viewer.today:
        return None, now()
    tip = articles.find_newest_tip(viewer.language)
    return LetterContent.of(facts, tip["slug"] if tip else None), now()


def _readable(
    account: Account, content: LetterContent, as_of: dt.datetime, book: CategoryBook
) -> ReadableLetter:
    following = content.following_days
    return ReadableLetter(
        content=content,
        as_of=as_of,
        voice=sentences.get_voice(content, book),
        holidays=list_holidays(account.id, following.start, following.end, book.language),
        tip=articles.find_card(content.tip, book.language) if content.tip else None,
    )


def _read_letter(account: Account, month: str, viewer: ViewerContext) -> Item:
    content, as_of = _read_content(account, month, viewer)
    if content is None:
        raise NotFound
    return _serialize(_readable(account, content, as_of, viewer.book))


def _serialize(readable: ReadableLetter) -> Item:
    content, voice, tip = readable.content, readable.voice, readable.tip
    percent = sentences.share_spent(content.flow)
    return {
        "month": content.month,
        "from": content.days.start.isoformat(),
        "to": content.days.end.isoformat(),
        "as_of": format_utc(readable.as_of),
        "opening": sentences.opening_sentence(content, voice),
        "figures": [_serialize_figure(one, voice) for one in content.figures],
        "spent": None
        if percent is None
        else {"percent": percent, "sentence": sentences.share_sentence(percent, voice)},
        "findings": [
            {
                "sentence": _serialize_sentence(sentences.finding_sentence(one, voice)),
                "brief": sentences.brief_sentence(one, voice),
            }
            for one in content.findings
        ],
        "holidays": {
            "title": sentences.holidays_title(content, voice),
            "days": readable.holidays,
        }
        if readable.holidays
        else None,
        "tip": tip and {name: tip[name] for name in ("title", "description", "path")},
    }


def _serialize_figure(figure: LetterFigure, voice: Voice) -> Item:
    kind, amount, before = figure
    if before is None:
        return {"kind": kind, "amount": amount, "comparison": None, "brief": None}
    return {
        "kind": kind,
        "amount": amount,
        "comparison": _serialize_sentence(sentences.comparison(amount, before, voice)),
        "brief": sentences.brief_comparison(amount, before, voice),
    }


def _serialize_sentence(sentence: Sentence) -> list[Item]:
    """Pieces of a sentence, each a text or an amount."""
    return [
        {"text": None, "amount": one} if isinstance(one, int) else {"text": one, "amount": None}
        for one in sentence
    ]


def _export_row(content: LetterContent, written_at: dt.datetime, book: CategoryBook) -> Row:
    voice = sentences.get_voice(content, book)
    findings = [
        sentences.write_out(sentences.finding_sentence(one, voice), format_rupiah)
        for one in content.findings
    ]
    return (
        content.month,
        content.days.start.isoformat(),
        content.days.end.isoformat(),
        content.flow.income,
        content.flow.expenses,
        format_utc(written_at),
        " ".join(findings),
    )
