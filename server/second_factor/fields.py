"""The field for a one-time code; sign-in uses it too."""

from typing import Final

from server.core.http.schemas import Text

LONGEST_CODE: Final = 60


class OneTimeCode(Text):
    """A code of an authenticator or a recovery code, as it was typed."""

    def __init__(self, *, required: bool = False) -> None:
        super().__init__(most=LONGEST_CODE, required=required)
