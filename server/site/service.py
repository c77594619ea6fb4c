"""What holds for the whole site: the public holidays."""

from collections.abc import Container
from datetime import date
from functools import cache

import holidays


@cache
def public_holidays() -> Container[date]:
    """The public holidays of Indonesia; years are worked out as they are asked for."""
    return holidays.country_holidays("ID")
