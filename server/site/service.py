"""What holds for the whole site: the public holidays, and what other currencies are worth."""

from server.site.amounts import TellAmount, amount_teller
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
]
