"""What holds for the whole site: holidays, what currencies are worth, how it is reached."""

from typing import Any

from server.site.amounts import TellAmount, amount_teller
from server.site.contact import change_settings, reached, set_contact, settings, shown
from server.site.holidays import (
    Holiday,
    first_day_of_eid,
    holiday_years,
    holidays_of,
    money_calendar,
    public_holidays,
    remove_holiday,
    set_holiday,
    this_year,
)
from server.site.rates import RUPIAH, Rate, currencies, kept_rates, rates, remove_rate, set_rate

__all__ = [
    "RUPIAH",
    "Holiday",
    "Rate",
    "TellAmount",
    "amount_teller",
    "change_settings",
    "currencies",
    "first_day_of_eid",
    "holiday_years",
    "holidays_of",
    "kept_rates",
    "money_calendar",
    "public_holidays",
    "rates",
    "reached",
    "remove_holiday",
    "remove_rate",
    "set_contact",
    "set_holiday",
    "set_rate",
    "settings",
    "site",
    "this_year",
]


def site() -> dict[str, Any]:
    """What every visitor may know, as it goes over the wire; two queries."""
    contact, social = reached()
    rated = [one.shown() for one in rates()]
    return {"rates": rated, "contact": shown(contact), "social": social}
