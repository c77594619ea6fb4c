"""A figure as a multiple of another one of the same run, which also holds on other machines."""

import math
import statistics
from collections.abc import Sequence
from dataclasses import dataclass

# From the distance of the quartiles of some values to the standard error of their median.
ERROR_OF_MEDIAN = 1.2533 / 1.349


@dataclass(frozen=True)
class Ratio:
    """How many times what `against` takes, so less is better; `noise` is a share of `value`."""

    against: str
    value: float
    noise: float = 0.0


def ratio(against: str, measured: Sequence[float], base: Sequence[float]) -> Ratio:
    """Divide the medians of the turns of two figures; the turns tell how sure that is."""
    value = statistics.median(measured) / statistics.median(base)
    return Ratio(against, value, math.hypot(_noise(measured), _noise(base)))


def _noise(values: Sequence[float]) -> float:
    """The standard error of the median, as a share of it."""
    if len(values) < 2:
        return 0.0
    lower, middle, upper = statistics.quantiles(values, n=4, method="inclusive")
    return ERROR_OF_MEDIAN * (upper - lower) / math.sqrt(len(values)) / middle
