"""Typed environment variables, and the problems of all wrong ones."""

from collections.abc import Callable, Mapping
from typing import Final, TypeVar

Value = TypeVar("Value")

TRUE: Final = frozenset({"1", "true", "yes", "on"})
FALSE: Final = frozenset({"0", "false", "no", "off"})


class Environment:
    """Environment variables; wrong values are collected in `problems`, to be reported at once."""

    def __init__(self, source: Mapping[str, str]) -> None:
        self.source = source
        self.problems: list[str] = []

    def text(self, name: str, default: str) -> str:
        return self.source.get(name, "").strip() or default

    def optional(self, name: str) -> str | None:
        return self.source.get(name, "").strip() or None

    def names(self, name: str) -> tuple[str, ...]:
        """The items of a comma-separated list."""
        parts = (part.strip() for part in self.source.get(name, "").split(","))
        return tuple(part for part in parts if part)

    def integer(self, name: str, default: int, *, least: int = 0) -> int:
        return self._number(name, default, int, least)

    def decimal(self, name: str, default: float, *, least: float = 0) -> float:
        return self._number(name, default, float, least)

    def flag(self, name: str, *, default: bool = False) -> bool:
        word = self.text(name, "1" if default else "0").lower()
        if word not in TRUE | FALSE:
            self.problems.append(f"{name} must be 1 or 0.")
        return word in TRUE

    def choice(self, name: str, choices: tuple[str, ...]) -> str:
        """One of the choices; the first is the default."""
        word = self.text(name, choices[0])
        if word not in choices:
            self.problems.append(f"{name} must be one of: {', '.join(choices)}.")
            return choices[0]
        return word

    def _number(
        self, name: str, default: Value, kind: Callable[[str], Value], least: float
    ) -> Value:
        word = self.source.get(name, "").strip()
        if not word:
            return default
        try:
            number = kind(word)
        except ValueError:
            self.problems.append(f"{name} must be a number.")
            return default
        if not float(word) >= least or float(word) == float("inf"):
            self.problems.append(f"{name} must be at least {least}.")
            return default
        return number
