"""What looks like chance in a demo, and falls the same way in every run."""

import hashlib
from collections.abc import Sequence
from typing import Final, TypeVar

One = TypeVar("One")
WHOLE: Final = 1 << 48


class Dice:
    """Numbers that follow from a seed."""

    def __init__(self, seed: int) -> None:
        self.seed = seed
        self.thrown = 0

    def fraction(self) -> float:
        """A number from 0 up to 1."""
        self.thrown += 1
        digest = hashlib.sha256(f"{self.seed}:{self.thrown}".encode()).digest()
        return int.from_bytes(digest[:6]) / WHOLE

    def between(self, least: float, most: float) -> float:
        """A number between two."""
        return least + (most - least) * self.fraction()

    def below(self, most: int) -> int:
        """A whole number from 0 up to one below `most`."""
        return int(most * self.fraction())

    def one_of(self, choices: Sequence[One]) -> One:
        """One of several."""
        return choices[self.below(len(choices))]
