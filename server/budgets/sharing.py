"""Sharing out a whole amount by percent, so that the parts come to it."""

from collections.abc import Iterable

WHOLE = 100


def shared_out(amount: int, shares: Iterable[int]) -> list[int]:
    """The parts of an amount by shares in percent that come to 100, by the largest remainder.

    Of equal remainders the first is rounded up.
    """
    listed = list(shares)
    parts = [amount * share // WHOLE for share in listed]
    remainders = [amount * share % WHOLE for share in listed]
    by_remainder = sorted(range(len(listed)), key=lambda index: -remainders[index])
    for index in by_remainder[: amount - sum(parts)]:
        parts[index] += 1
    return parts
