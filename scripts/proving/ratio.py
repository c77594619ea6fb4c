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
    """Divide two figures turn by turn, so that others at work weigh on both alike.

    The ratio is the median of the turns, which also tell how sure it is.
    """
    turns = [value / other for value, other in zip(measured, base, strict=True)]
    middle = statistics.median(turns)
    if len(turns) < 2:
        return Ratio(against, middle)
    lower, _middle, upper = statistics.quantiles(turns, n=4, method="inclusive")
    error = ERROR_OF_MEDIAN * (upper - lower) / math.sqrt(len(turns))
    return Ratio(against, middle, error / middle)
