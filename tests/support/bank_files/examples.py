"""How many random ledgers a layout is tried with; their speed decides nothing."""

import os
from typing import Final

from hypothesis import HealthCheck, settings

# The full proof tries more of them.
_ALL: Final = os.environ.get("RANDOM_LEDGERS")


def _try(number: int) -> settings:
    return settings(
        max_examples=int(_ALL or number),
        deadline=None,
        suppress_health_check=[HealthCheck.too_slow],
    )


many_ledgers = _try(70)
few_ledgers = _try(20)
