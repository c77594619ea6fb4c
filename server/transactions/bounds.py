"""What may be recorded: amounts in whole rupiah, details in characters."""

from typing import Final

from server.core.calendar.ledger_days import FIRST_DAY, last_day

__all__ = ["FIRST_DAY", "LARGEST_AMOUNT", "LONGEST_DETAIL", "LONGEST_KIND", "last_day"]

LARGEST_AMOUNT: Final = 999_999_999_999
LONGEST_DETAIL: Final = 200
# The word for what booked a transaction.
LONGEST_KIND: Final = 8
