"""How a figure compares with the one before."""

from typing import Any


def compared(value: int, previous: int | None) -> dict[str, Any]:
    """A figure, the one before, and the change in percent.

    There is none from nothing, nor from what nobody counted.
    """
    change = round((value - previous) * 100 / previous, 2) if previous else None
    return {"value": value, "previous": previous, "change": change}


def shares(values: list[int]) -> list[float]:
    """What percent of all of them each is, with one decimal; together they are 100."""
    whole = sum(values)
    if not whole:
        return [0.0 for _value in values]
    tenths = [value * 1000 // whole for value in values]
    rests = sorted(range(len(values)), key=lambda at: -(values[at] * 1000 % whole))
    for at in rests[: 1000 - sum(tenths)]:
        tenths[at] += 1
    return [tenth / 10 for tenth in tenths]
