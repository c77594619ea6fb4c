"""What may be recorded: amounts in whole rupiah, details in characters."""

from datetime import date, timedelta
from typing import Final

LARGEST_AMOUNT: Final = 999_999_999_999
LONGEST_DETAIL: Final = 200
FIRST_DAY: Final = date(1970, 1, 1)


def last_day(today: date) -> date:
    """The latest day on which money may be recorded: one day ahead."""
    return today + timedelta(days=1)
