"""What may be planned: amounts in whole rupiah, months around the present one."""

from typing import Final

from server.core.http.fields import LARGEST

__all__ = ["LARGEST", "MONTHS_AHEAD"]

MONTHS_AHEAD: Final = 12
