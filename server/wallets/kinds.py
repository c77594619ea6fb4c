"""The kinds of wallets, and how lists group them."""

from enum import StrEnum
from typing import Final


class WalletKind(StrEnum):
    """Where money is, or what is owed."""

    CASH = "cash"
    BANK = "bank"
    EWALLET = "ewallet"
    SAVINGS = "savings"
    INVESTMENT = "investment"
    CARD = "card"
    PAYLATER = "paylater"
    LOAN = "loan"
    RECEIVABLE = "receivable"
    OTHER = "other"


class WalletGroup(StrEnum):
    """Money at hand, money put away or lent, and money owed."""

    MONEY = "money"
    SAVINGS = "savings"
    DEBTS = "debts"


GROUPS: Final[dict[WalletKind, WalletGroup]] = {
    WalletKind.CASH: WalletGroup.MONEY,
    WalletKind.BANK: WalletGroup.MONEY,
    WalletKind.EWALLET: WalletGroup.MONEY,
    WalletKind.SAVINGS: WalletGroup.SAVINGS,
    WalletKind.INVESTMENT: WalletGroup.SAVINGS,
    WalletKind.CARD: WalletGroup.DEBTS,
    WalletKind.PAYLATER: WalletGroup.DEBTS,
    WalletKind.LOAN: WalletGroup.DEBTS,
    WalletKind.RECEIVABLE: WalletGroup.SAVINGS,
    WalletKind.OTHER: WalletGroup.MONEY,
}
# They have a limit, a statement day and a due day.
CREDIT: Final = frozenset({WalletKind.CARD, WalletKind.PAYLATER})
STARTING_KIND: Final = WalletKind.CASH
