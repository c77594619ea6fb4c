"""The place for one tip in the letter: whoever publishes articles says which one is the newest."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Final


@dataclass(frozen=True, kw_only=True)
class Tip:
    """An article to read, in the reader's language; `path` is that of its page."""

    title: str
    summary: str
    path: str


NewestTip = Callable[[str], Tip | None]
"""`newest(language)` is the tip that was published last, None while there is none."""


class Tips:
    """Where tips come from; `server.features` says who knows. While nobody does, there is none."""

    def __init__(self) -> None:
        self._newest: NewestTip | None = None

    def come_from(self, newest: NewestTip) -> None:
        """Ask this function from now on."""
        self._newest = newest

    def newest(self, language: str) -> Tip | None:
        """The tip to tell."""
        return self._newest(language) if self._newest else None


tips: Final = Tips()
