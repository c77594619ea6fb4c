"""Extension points: a lower layer declares what it needs, higher features provide it."""

from collections.abc import Sequence
from typing import Any, Generic, NamedTuple, TypeVar

T = TypeVar("T")


class Provision(NamedTuple):
    """What one feature provides to an extension point of a lower layer."""

    point: "ExtensionPoint[Any]"
    value: Any


class ExtensionPoint(Generic[T]):
    """Calls upwards without an import: features provide values, `server.catalogue` binds them."""

    def __init__(self, purpose: str) -> None:
        self.purpose = purpose
        self._bound: Sequence[tuple[str, T]] | None = None

    def provide(self, value: T) -> Provision:
        """State in a `feature.py` that the feature provides this value."""
        return Provision(self, value)

    def bind(self, values: Sequence[tuple[str, T]]) -> None:
        """Use these values from now on: pairs of a feature's name and its value."""
        self._bound = tuple(values)

    def items(self) -> Sequence[tuple[str, T]]:
        """The features' names and values in layer order; RuntimeError before they are bound."""
        if self._bound is None:
            raise RuntimeError(f"No feature is bound that provides {self.purpose}.")
        return self._bound

    def all(self) -> tuple[T, ...]:
        """Every value, in layer order."""
        return tuple(value for _name, value in self.items())

    def get(self) -> T:
        """The value of a point that exactly one feature provides."""
        items = self.items()
        if len(items) != 1:
            raise RuntimeError(f"{len(items)} features provide {self.purpose}; one must.")
        return items[0][1]
