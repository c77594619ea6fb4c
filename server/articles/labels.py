"""Localized labels of an article: reading time, counts, dates and age."""

from datetime import date, datetime
from typing import Final
from zoneinfo import ZoneInfo

from server.core.calendar.clock import now
from server.core.calendar.date_format import format_day
from server.core.text.i18n import _, translate

# The time zone of most readers.
ZONE: Final = ZoneInfo("Asia/Jakarta")
WORDS_PER_MINUTE: Final = 200
DATE_FORMATS: Final = {"en": "MMMM d, y", "id": "d MMMM y"}
SEPARATORS: Final = {"en": ",", "id": "."}
WEEK, MONTH, YEAR = 7, 30, 365
RECENT: Final = (_("Today"), _("Yesterday"))
AGES: Final = (
    (YEAR, _("1 year ago"), _("{count} years ago")),
    (MONTH, _("1 month ago"), _("{count} months ago")),
    (WEEK, _("1 week ago"), _("{count} weeks ago")),
    (1, _("1 day ago"), _("{count} days ago")),
)


def reading_minutes(words: int) -> int:
    """How many minutes it takes to read so many words."""
    return max(1, -(-words // WORDS_PER_MINUTE))


def reading_time(words: int, language: str) -> str:
    """Such as '4 min read'."""
    return translate(_("{count} min read"), language, count=reading_minutes(words))


def views(count: int, language: str) -> str:
    """Such as '1,234 views'."""
    return _counted(count, _("1 view"), _("{count} views"), language)


def comments(count: int, language: str) -> str:
    """Such as '3 comments'."""
    return _counted(count, _("1 comment"), _("{count} comments"), language)


def day(moment: datetime, language: str) -> str:
    """Such as 'July 8, 2017'."""
    return format_day(_day(moment), DATE_FORMATS[language], language)


def age(moment: datetime, language: str) -> str:
    """Such as '3 days ago'."""
    days = max(0, (_day(now()) - _day(moment)).days)
    if days < len(RECENT):
        return translate(RECENT[days], language)
    length, one, many = next(found for found in AGES if days >= found[0])
    return _counted(days // length, one, many, language)


def updated(published: datetime, moment: datetime | None, language: str) -> str | None:
    """Such as 'Updated July 8, 2017'; None for a change on the day of publication."""
    if moment is None or _day(moment) <= _day(published):
        return None
    return translate(_("Updated {day}"), language, day=day(moment, language))


def _counted(count: int, one: str, many: str, language: str) -> str:
    if count == 1:
        return translate(one, language)
    return translate(many, language, count=f"{count:,}".replace(",", SEPARATORS[language]))


def _day(moment: datetime) -> date:
    return moment.astimezone(ZONE).date()
