"""Numbers and days of articles in words, so that every page writes the same characters."""

from datetime import date, datetime
from typing import Final
from zoneinfo import ZoneInfo

from server.core.calendar.clock import now
from server.core.calendar.date_formatting import formatted
from server.core.text.i18n import _, translate

# Where the product's readers are.
ZONE: Final = ZoneInfo("Asia/Jakarta")
WORDS_A_MINUTE: Final = 200
LONG: Final = {"en": "MMMM d, y", "id": "d MMMM y"}
MARKS: Final = {"en": ",", "id": "."}
WEEK, MONTH, YEAR = 7, 30, 365
NO_DAYS: Final = (_("Today"), _("Yesterday"))
AGES: Final = (
    (YEAR, _("1 year ago"), _("{count} years ago")),
    (MONTH, _("1 month ago"), _("{count} months ago")),
    (WEEK, _("1 week ago"), _("{count} weeks ago")),
    (1, _("1 day ago"), _("{count} days ago")),
)


def minutes(words: int) -> int:
    """How long so many words take to read."""
    return max(1, -(-words // WORDS_A_MINUTE))


def reading(words: int, language: str) -> str:
    """Such as '4 min read'."""
    return translate(_("{count} min read"), language, count=minutes(words))


def views(count: int, language: str) -> str:
    """Such as '1,234 views'."""
    return _counted(count, _("1 view"), _("{count} views"), language)


def comments(count: int, language: str) -> str:
    """Such as '3 comments'."""
    return _counted(count, _("1 comment"), _("{count} comments"), language)


def day(moment: datetime, language: str) -> str:
    """Such as 'July 8, 2017'."""
    return formatted(_day(moment), LONG[language], language)


def age(moment: datetime, language: str) -> str:
    """Such as '3 days ago'."""
    days = max(0, (_day(now()) - _day(moment)).days)
    if days < len(NO_DAYS):
        return translate(NO_DAYS[days], language)
    length, one, many = next(found for found in AGES if days >= found[0])
    return _counted(days // length, one, many, language)


def updated(published: datetime, moment: datetime | None, language: str) -> str | None:
    """Such as 'Updated July 8, 2017'; nothing for what was changed before its readers' next day."""
    if moment is None or _day(moment) <= _day(published):
        return None
    return translate(_("Updated {day}"), language, day=day(moment, language))


def _counted(count: int, one: str, many: str, language: str) -> str:
    if count == 1:
        return translate(one, language)
    return translate(many, language, count=f"{count:,}".replace(",", MARKS[language]))


def _day(moment: datetime) -> date:
    return moment.astimezone(ZONE).date()
