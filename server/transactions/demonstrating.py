"""What other features put into the demo account, on top of its books."""

import datetime as dt
from collections.abc import Callable, Iterable
from typing import Final

Demo = Callable[[str, dt.date, int], None]
"""`demo(owner_id, today, seed)` fills in what is missing; a second run on a day changes nothing."""


class Demos:
    """Everything that is shown beside the ledger; `server.features` says what that is."""

    def __init__(self) -> None:
        self._listed: Callable[[], Iterable[Demo]] | None = None

    def come_from(self, listed: Callable[[], Iterable[Demo]]) -> None:
        """Ask this function from now on."""
        self._listed = listed

    def fill(self, owner_id: str, present: dt.date, seed: int) -> None:
        """Let every feature fill in its part, lower features first."""
        if self._listed is None:
            raise RuntimeError("Nobody has said what the demo account shows.")
        for demo in self._listed():
            demo(owner_id, present, seed)


demos: Final = Demos()
