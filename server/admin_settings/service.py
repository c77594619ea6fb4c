"""Changes of site settings, roles, rates and holidays, with their audit events and consequences.

Every function takes the operator first.
"""

import datetime as dt
from collections.abc import Mapping
from decimal import Decimal
from typing import Any

from server.audit import actions
from server.audit.service import record
from server.auth.invitations import withdraw_invitations_of
from server.core.errors import NotFound
from server.core.http.etags import IfMatch
from server.monthly_letter.service import follow_holidays
from server.sessions.accounts import MEMBER
from server.site import contact_details, exchange_rates, holidays
from server.users import dirty_ledgers, roles


def change_settings(
    actor_id: str, changes: Mapping[str, str | None], match: IfMatch
) -> dict[str, Any]:
    """Change the contact settings; public pages show them within 15 seconds."""
    before = contact_details.get_contact_settings()["version"]
    after = contact_details.change_contact_settings(changes, match)
    if after["version"] != before:
        record(actions.CONTACT_CHANGED, actor_id=actor_id)
    return after


def give_role(actor_id: str, user_id: str, role: str, match: IfMatch) -> dict[str, Any]:
    """Change the role of an account and return it; errors as of `users.roles.change_role`.

    A new Member can no longer invite, so open invitations are withdrawn.
    """
    roles.change_role(actor_id, user_id, role, match)
    if role == MEMBER:
        withdraw_invitations_of(user_id, actor_id=actor_id)
    found = roles.find_role_assignment(user_id)
    if found is None:
        raise NotFound
    return found


def set_rate(
    actor_id: str, currency: str, day: dt.date, rate: Decimal, match: IfMatch
) -> dict[str, Any]:
    """Set or correct an exchange rate."""
    saved, is_new = exchange_rates.set_rate(currency, day, rate, match)
    if is_new:
        action = actions.RATE_CHANGED[currency]
        record(action, actor_id=actor_id, target_id=day.isoformat())
    return saved


def remove_rate(actor_id: str, currency: str, day: dt.date, match: IfMatch) -> None:
    """Remove an exchange rate."""
    exchange_rates.remove_rate(currency, day, match)
    record(actions.RATE_REMOVED[currency], actor_id=actor_id, target_id=day.isoformat())


def set_holiday(
    actor_id: str, day: dt.date, holiday: holidays.Holiday, match: IfMatch
) -> dict[str, Any]:
    """Set or correct a public holiday; ledgers and letters are recalculated."""
    saved, is_new = holidays.set_holiday(day, holiday, match)
    if is_new:
        record(actions.HOLIDAY_CHANGED, actor_id=actor_id, target_id=day.isoformat())
        _recalculate()
    return saved


def remove_holiday(actor_id: str, day: dt.date, match: IfMatch) -> None:
    """Remove a public holiday; ledgers and letters are recalculated."""
    holidays.remove_holiday(day, match)
    record(actions.HOLIDAY_REMOVED, actor_id=actor_id, target_id=day.isoformat())
    _recalculate()


def _recalculate() -> None:
    # Months, calendars and feeds are computed when they are read.
    dirty_ledgers.mark_shifted_ledgers()
    follow_holidays()
