"""How a budget stands of which somebody is told."""

from typing import NamedTuple

from server.budgets import queries
from server.budgets.envelopes import NEAR, REACHED, Envelope
from server.budgets.plans import read_run
from server.core.calendar.money_month import MoneyMonth
from server.sessions.service import Account
from server.transactions.viewer_context import viewer_context


class Standing(NamedTuple):
    """A budget at present; `days_left` counts today, none are left when its month is over."""

    label: str
    month: MoneyMonth
    envelope: Envelope
    days_left: int


def standing(
    account: Account, key: str, category_id: str, level: int, language: str
) -> Standing | None:
    """How the budget of an alert stands; None when the alert holds no more or a higher one does."""
    raised = {
        one.level
        for one in queries.read_alerts(account.id, [key])
        if one.category_id == category_id and one.lowered_at is None
    }
    if level not in raised or (level == NEAR and REACHED in raised):
        return None
    reader = viewer_context(account, language)
    month = reader.calendar.month_named(key)
    envelope = read_run(account.id, reader.calendar, month, month).envelopes(category_id)[-1]
    if envelope is None:
        return None
    days = max(0, (month.end - max(month.start, reader.today)).days + 1)
    return Standing(reader.book.shown(category_id).label, month, envelope, days)
