"""What holds for the whole site: holidays, what currencies are worth, how it is reached."""

from typing import Any

from server.site.amounts import TellAmount, amount_teller
from server.site.contact import reached, set_contact, shown
from server.site.holidays import Holiday, first_day_of_eid, money_calendar, public_holidays
from server.site.rates import RUPIAH, Rate, currencies, rates

__all__ = [
    "RUPIAH",
    "Holiday",
    "Rate",
    "TellAmount",
    "amount_teller",
    "currencies",
    "first_day_of_eid",
    "money_calendar",
    "public_holidays",
    "rates",
    "reached",
    "set_contact",
    "site",
]


def site() -> dict[str, Any]:
    """What every visitor may know, as it goes over the wire; two queries."""
    contact, social = reached()
    rated = [one.shown() for one in rates()]
    return {"rates": rated, "contact": shown(contact), "social": social}
