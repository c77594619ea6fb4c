"""Splitting a bill: equally or by shares, the rest with oneself."""

from collections.abc import Sequence


def split_bill(total: int, shares: Sequence[int], own: int) -> tuple[int, list[int]]:
    """One's own part and that of each other person, in whole rupiah, for shares above zero.

    `own` may be 0. Nobody else pays a rupiah more than their share; the rest is one's own.
    """
    whole = own + sum(shares)
    others = [total * share // whole for share in shares]
    return total - sum(others), others
