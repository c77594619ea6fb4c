"""Preferences: language, theme, currency, time zone, and the payday that starts money months."""

import datetime as dt
from typing import Any, Final, TypedDict

from sqlalchemy import func, update

from server.core.calendar.clock import now, today
from server.core.calendar.date_format import month_name
from server.core.calendar.money_month import MoneyCalendar, MoneyMonth
from server.core.errors import ValidationFailed
from server.core.text.i18n import _
from server.extensions import db
from server.sessions.accounts import Account
from server.site import exchange_rates
from server.site.holidays import Holiday, get_public_holidays
from server.users.calendar_changes import calendar_changes
from server.users.models import User

LANGUAGES: Final = ("en", "id")
THEMES: Final = ("default", "dark")
TEXT_SIZES: Final = (150, 125, 100, 75, 50, 25)
CURRENCIES: Final = ("IDR", "EUR", "USD")
WEEKEND: Final = "weekend"
MONTHS_SHOWN: Final = 3
# How the page looks and speaks, which the page that sets up a second factor lets people choose.
APPEARANCE: Final = frozenset({"language", "theme"})
# The preferences that decide where a money month begins and ends.
MONTHS: Final = frozenset({"timezone", "payday", "payday_shift"})


class Preferences(TypedDict, total=False):
    """The preferences to change; a missing key stays as it is, `text_size` is percent."""

    language: str | None
    theme: str | None
    text_size: int | None
    currency: str | None
    timezone: str
    payday: int
    payday_shift: bool
    hide_amounts: bool


def set_preferences(owner_id: str, preferences: Preferences) -> None:
    """Change preferences; ValidationFailed for a currency that has no rate."""
    currency = preferences.get("currency")
    if currency is not None and currency not in exchange_rates.list_currencies():
        raise ValidationFailed(errors={"currency": [_("Choose one of the available options.")]})
    if preferences:
        values: dict[str, Any] = {**preferences, "updated_at": now()}
        if MONTHS & preferences.keys():
            # Every month has other days and so other sums.
            values["ledger_changed_at"] = func.coalesce(User.ledger_changed_at, now())
        db.session.execute(update(User).where(User.id == owner_id).values(**values))
    if MONTHS & preferences.keys():
        calendar_changes.notify(owner_id)


def money_months(
    account: Account, payday: int | None, shift: bool | None, language: str
) -> list[dict[str, Any]]:
    """This money month and the next two for a payday and its shift; None means the stored one."""
    shifts = account.payday_shift if shift is None else shift
    holidays = get_public_holidays() if shifts else {}
    calendar = MoneyCalendar(account.payday if payday is None else payday, shifts, holidays)
    month = calendar.month_at(today(account.timezone))
    months = [calendar.month_after(month, count) for count in range(MONTHS_SHOWN)]
    return [_serialize(one, calendar, holidays, language) for one in months]


def _serialize(
    month: MoneyMonth,
    calendar: MoneyCalendar,
    holidays: dict[dt.date, Holiday],
    language: str,
) -> dict[str, Any]:
    payday = calendar.payday_of(month)
    moved = payday != month.start
    holiday = holidays.get(payday)
    reason = holiday.name_in(language) if holiday else WEEKEND
    return {
        "key": month.key,
        "start": month.start.isoformat(),
        "end": month.end.isoformat(),
        "label": month_name(month, language),
        "moved_from": payday.isoformat() if moved else None,
        "reason": reason if moved else None,
    }
