"""What Super Admins keep for everybody: each change is remembered, and what depends on it follows.

Every function takes the operator first.
"""

import datetime as dt
from collections.abc import Mapping
from decimal import Decimal
from typing import Any

from server.audit import actions
from server.audit.service import record
from server.auth.inviters import withdraw_those_of
from server.core.errors import NotFound
from server.core.http.etags import Match
from server.monthly_letter.telling import follow_holidays
from server.site import service as site
from server.users import dirty_ledgers, roles
from server.users.models import MEMBER


def change_settings(
    actor_id: str, changes: Mapping[str, str | None], match: Match
) -> dict[str, Any]:
    """Say how the site can be reached; public pages show it within their 15 seconds."""
    before = site.settings()["version"]
    after = site.change_settings(changes, match)
    if after["version"] != before:
        record(actions.CONTACT_CHANGED, actor_id=actor_id)
    return after


def give_role(actor_id: str, user_id: str, role: str, match: Match) -> dict[str, Any]:
    """Give an account another role and return it; refused as `users.roles` says.

    Whoever may no longer invite has not invited.
    """
    roles.change_role(actor_id, user_id, role, match)
    if role == MEMBER:
        withdraw_those_of(user_id, actor_id=actor_id)
    found = roles.find_role_assignment(user_id)
    if found is None:
        raise NotFound
    return found


def set_rate(
    actor_id: str, currency: str, day: dt.date, rate: Decimal, match: Match
) -> dict[str, Any]:
    """Keep or correct a rate; it counts with the next look at it."""
    kept, is_new = site.set_rate(currency, day, rate, match)
    if is_new:
        act = actions.RATE_CHANGED[currency]
        record(act, actor_id=actor_id, target_id=day.isoformat())
    return kept


def remove_rate(actor_id: str, currency: str, day: dt.date, match: Match) -> None:
    """Take a rate away."""
    site.remove_rate(currency, day, match)
    record(actions.RATE_REMOVED[currency], actor_id=actor_id, target_id=day.isoformat())


def set_holiday(actor_id: str, day: dt.date, holiday: site.Holiday, match: Match) -> dict[str, Any]:
    """Keep or correct a public holiday; paydays, months, budgets and letters follow."""
    kept, is_new = site.set_holiday(day, holiday, match)
    if is_new:
        record(actions.HOLIDAY_CHANGED, actor_id=actor_id, target_id=day.isoformat())
        _follow()
    return kept


def remove_holiday(actor_id: str, day: dt.date, match: Match) -> None:
    """Make a public holiday a day like others; paydays, months, budgets and letters follow."""
    site.remove_holiday(day, match)
    record(actions.HOLIDAY_REMOVED, actor_id=actor_id, target_id=day.isoformat())
    _follow()


def _follow() -> None:
    # Months, calendars and feeds are worked out whenever somebody looks.
    dirty_ledgers.mark_shifted_ledgers()
    follow_holidays()
