"""Proposals and prices that rose, as JSON objects."""

import datetime as dt
from typing import Any, Final

from server.forecast.movements import Viewers
from server.proposals.found_series import FoundSeries
from server.proposals.price_rises import PriceRise, is_rise
from server.reminders.reminder import AmountMode
from server.wallets.service import name_wallet

Item = dict[str, Any]

# Every rhythm has a date within it.
FURTHEST: Final = dt.timedelta(days=800)


def serialize_proposal(found: FoundSeries, viewers: Viewers) -> Item:
    """A series as the recurring entry that it would be."""
    viewer, wallets, series = viewers.ledger, viewers.reminders.wallets, found.series
    newest, look = series.newest, viewer.book.shown(series.newest.category_id)
    days = series.next_days(viewer.today + FURTHEST, viewer.calendar)
    wallet = wallets.get(newest.wallet_id)
    change = series.price_change
    return {
        "id": found.id,
        "name": newest.detail,
        "icon": look.icon,
        "type": found.type.value,
        "category_id": newest.category_id,
        "category_label": look.label,
        "wallet_id": None if wallet is None or wallet.archived else wallet.id,
        "wallet": name_wallet(wallets, newest.wallet_id, viewer.language),
        "amount": series.amount,
        "amount_mode": (AmountMode.FIXED if series.is_fixed else AmountMode.LAST).value,
        "amount_before": change.before if change and is_rise(*change) else None,
        "frequency": series.rhythm.value,
        "every": series.every,
        "month_day": series.month_day(viewer.calendar),
        "day": next(day for day in days if day >= viewer.today).isoformat(),
        "last_day": newest.day.isoformat(),
        "entries": len(series.entries),
    }


def serialize_rise(rise: PriceRise, viewers: Viewers) -> Item:
    """A price that rose."""
    return {
        "id": rise.id,
        "name": rise.name,
        "icon": viewers.ledger.book.shown(rise.category_id).icon,
        "before": rise.before,
        "now": rise.now,
        "since": rise.since.isoformat(),
        "reminder_id": rise.reminder and rise.reminder.id,
        "reminder_version": rise.reminder and rise.reminder.version,
    }
