"""Gauges: figures that features compute when operators ask for them."""

from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass, field
from typing import Final

from server.core.extension_point import ExtensionPoint

PREFIX: Final = "lumbung_"


@dataclass(frozen=True, kw_only=True)
class Gauge:
    """A figure of this moment; `name` follows `lumbung_`, `about` is its help text."""

    name: str
    about: str
    value: float
    labels: Mapping[str, str] = field(default_factory=dict)
    is_counter: bool = False


Gauges = Callable[[], Iterable[Gauge]]
"""Computes the gauges of one feature, with a query or two that an index serves."""

gauge_sources: Final = ExtensionPoint[Gauges]("gauges")
