"""Apportionment of whole numbers by weights, without a remainder."""

from collections.abc import Sequence


def apportion(total: int, weights: Sequence[int]) -> list[int]:
    """Whole parts in the proportion of the weights that sum to the total.

    The rest goes to the largest remainders, the first of equal ones.
    All parts are 0 when no weight is above 0.
    """
    whole = sum(weights)
    if whole <= 0:
        return [0] * len(weights)
    parts = [total * weight // whole for weight in weights]
    remainders = [total * weight % whole for weight in weights]
    largest = sorted(range(len(weights)), key=lambda place: -remainders[place])
    for place in largest[: total - sum(parts)]:
        parts[place] += 1
    return parts
