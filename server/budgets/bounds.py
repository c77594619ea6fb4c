"""What may be planned: amounts in whole rupiah, months around the present one."""

from typing import Final

from server.core.fields import LARGEST

__all__ = ["FIRST_MONTH", "LARGEST", "LONGEST_CHAIN", "MONTHS_AHEAD"]

# The first month that has a name for our calls.
FIRST_MONTH: Final = "1970-01"
MONTHS_AHEAD: Final = 12
# What is left rolls over through so many months at most.
LONGEST_CHAIN: Final = 120
