"""Proposes transfers between the person's own wallets; nothing becomes one silently."""

import datetime as dt
from bisect import bisect_left
from collections import defaultdict
from collections.abc import Iterator, Sequence
from itertools import pairwise
from typing import Final, NamedTuple

from server.categories.catalogue import TransactionType
from server.core.text.name_keys import name_key
from server.imports.draft_rows import DraftRow
from server.imports.statements.statement import RowKind
from server.imports.states import RowStatus
from server.imports.viewer import ImportViewer
from server.rules.texts import WORDS
from server.transactions.imported_entries import list_movements
from server.wallets.kinds import CREDIT, WalletKind
from server.wallets.wallet_book import Wallet

DAYS: Final = 2
# What a transfer to another bank or an e-wallet costs, in whole rupiah.
FEES: Final = frozenset({0, 2_500, 2_900, 6_500})
TOP_UP_FEES: Final = range(1_000, 2_501)
LARGEST_FEE: Final = 6_500
# The words of a name that tell nothing.
SHORTEST_WORD: Final = 3

_MOVES: Final = frozenset({RowKind.TRANSFER_IN, RowKind.TRANSFER_OUT, RowKind.UNKNOWN})
# The kinds of rows that move money to or from a wallet of these kinds.
_OTHER_KINDS: Final = {
    RowKind.CASH_OUT: frozenset({WalletKind.CASH}),
    RowKind.CASH_IN: frozenset({WalletKind.CASH}),
    RowKind.TOP_UP: frozenset({WalletKind.EWALLET}),
    RowKind.CARD_PAYMENT: CREDIT,
    RowKind.POCKET_MOVE: frozenset({WalletKind.BANK, WalletKind.SAVINGS}),
}
# What pays the bill of a card, seen from the card.
_PAYERS: Final = frozenset({WalletKind.BANK, WalletKind.SAVINGS, WalletKind.EWALLET})


class Leg(NamedTuple):
    """An entry of another wallet that may be the other side of a row."""

    amount: int
    entry_id: str
    wallet_id: str


class PairFinder:
    """The other sides of transfers among the entries of other wallets."""

    def __init__(self, viewer: ImportViewer, wallet_id: str, days: Sequence[dt.date]) -> None:
        """Look at the entries around some days."""
        book = viewer.wallets
        self._owner = _words(viewer.fullname)
        self._others = {one.id: one for one in book.active if one.id != wallet_id}
        self._legs: defaultdict[tuple[dt.date, bool], list[Leg]] = defaultdict(list)
        self._taken: set[str] = set()
        if not self._others or not days:
            return
        margin = dt.timedelta(days=DAYS)
        period = (min(days) - margin, max(days) + margin)
        for entry in list_movements(viewer.owner_id, list(self._others), *period):
            leg = Leg(entry.amount, entry.id, self._others[entry.wallet_id].id)
            self._legs[entry.date, entry.type == TransactionType.INCOME].append(leg)

    def propose(self, rows: Sequence[DraftRow]) -> None:
        """Propose a transfer for each new row that has another side or names a wallet.

        No entry is the other side of two rows, whenever they are asked for.
        """
        taken = self._taken
        for row in rows:
            kind = RowKind(row.kind)
            is_open = row.status == RowStatus.NEW or kind is RowKind.POCKET_MOVE
            if row.decided or row.transfer or not is_open:
                continue
            if kind not in _MOVES and kind not in _OTHER_KINDS:
                continue
            leg = self._find_leg(row, taken) if self._legs else None
            if leg:
                taken.add(leg.entry_id)
                row.propose_transfer(leg.wallet_id, leg.entry_id, _fee_between(row.amount, leg))
            elif wallet := self._named_wallet(row):
                row.propose_transfer(wallet.id)

    def _find_leg(self, row: DraftRow, taken: set[str]) -> Leg | None:
        """The other side with the smallest fee, the nearest day first."""
        found = [
            (_fee_between(row.amount, leg), distance, leg)
            for distance, leg in self._legs_near(row)
            if leg.entry_id not in taken and self._is_hinted(row, self._others[leg.wallet_id])
        ]
        return min(found)[-1] if found else None

    def _legs_near(self, row: DraftRow) -> Iterator[tuple[int, Leg]]:
        """The sides of the right amount, each with its distance in days."""
        size, is_in = abs(row.amount), row.amount > 0
        lowest, highest = (size, size + LARGEST_FEE) if is_in else (size - LARGEST_FEE, size)
        for offset in range(-DAYS, DAYS + 1):
            legs = self._legs.get((row.day + dt.timedelta(days=offset), not is_in), ())
            place = bisect_left(legs, Leg(lowest, "", ""))
            while place < len(legs) and legs[place].amount <= highest:
                if _is_known_fee(_fee_between(row.amount, legs[place])):
                    yield abs(offset), legs[place]
                place += 1

    def _is_hinted(self, row: DraftRow, other: Wallet) -> bool:
        kind, kinds = RowKind(row.kind), _other_kinds(row)
        if kinds is not None:
            return other.kind in kinds or _names(row, other)
        is_plain = kind in _MOVES and kind is not RowKind.UNKNOWN
        return is_plain or (kind in _MOVES and (_names(row, other) or self._names_owner(row)))

    def _names_owner(self, row: DraftRow) -> bool:
        """Whether the text has the whole name of the person, which is more than one word."""
        return len(self._owner) > 1 and self._owner <= _words(f"{row.text} {row.name}")

    def _named_wallet(self, row: DraftRow) -> Wallet | None:
        """The wallet that a row without another side must mean: by its name, or the only one."""
        kinds = _other_kinds(row)
        if kinds is None:
            return None
        fitting = [one for one in self._others.values() if one.kind in kinds]
        named = [one for one in fitting if _names(row, one)]
        if RowKind(row.kind) in {RowKind.CASH_IN, RowKind.CASH_OUT} and not named:
            named = fitting
        return named[0] if len(named) == 1 else None


def _other_kinds(row: DraftRow) -> frozenset[WalletKind] | None:
    """The kinds of the wallet that a row moves money to or from; None when it may be any."""
    kind = RowKind(row.kind)
    is_paid = kind is RowKind.CARD_PAYMENT and row.amount > 0
    return _PAYERS if is_paid else _OTHER_KINDS.get(kind)


def _fee_between(amount: int, leg: Leg) -> int:
    """What left one wallet and did not come into the other one."""
    return leg.amount - amount if amount > 0 else -amount - leg.amount


def _is_known_fee(fee: int) -> bool:
    return fee in FEES or fee in TOP_UP_FEES


def _names(row: DraftRow, wallet: Wallet) -> bool:
    """Whether the text of a row names a wallet; banks write 'GO-PAY' for 'GoPay'."""
    text = name_key(f"{row.text} {row.name}")
    words = WORDS.findall(text)
    joined = {*words, *("".join(pair) for pair in pairwise(words))}
    names = [word for word in WORDS.findall(name_key(wallet.name or "")) if _is_telling(word)]
    return not joined.isdisjoint(names)


def _words(text: str) -> frozenset[str]:
    return frozenset(WORDS.findall(name_key(text)))


def _is_telling(word: str) -> bool:
    return len(word) >= SHORTEST_WORD and not word.isdigit()
