"""What a debt begins with: its wallet, and the entries that put it there.

Borrowed and lent money is a transfer, never income or an expense.
"""

from typing import Final

from server.categories.catalogue import TransactionType
from server.core.text.i18n import _, translate
from server.debts.errors import Refused
from server.debts.models import Counting, Direction, NewDebt, Start
from server.transactions.debt_entries import add_difference
from server.transactions.service import NewTransaction, add_transaction
from server.transactions.transfers import Transfer, add_transfer
from server.transactions.viewer_context import ViewerContext
from server.users.balances import lock_account
from server.wallets.kinds import WalletKind
from server.wallets.service import WalletFields, add_wallet
from server.wallets.wallet_book import fresh_wallet_book

KINDS: Final = {
    Direction.OWED: (WalletKind.LOAN, WalletKind.PAYLATER, WalletKind.CARD),
    Direction.LENT: (WalletKind.RECEIVABLE,),
}
OTHER_KIND: Final = {
    Direction.OWED: _("Choose a loan, paylater or card wallet."),
    Direction.LENT: _("Choose a wallet for money lent."),
}
MONEY_LENT: Final = _("Money lent")
CHOOSE_CATEGORY: Final = _("Choose a category.")


def choose_wallet(owner_id: str, new: NewDebt, language: str) -> str:
    """The wallet that a debt is in: the chosen one, the one for money lent, or a new one."""
    wallets = fresh_wallet_book(owner_id)
    if new.wallet_id is not None:
        wallet = wallets.choose(new.wallet_id)
        if wallet.kind not in KINDS[new.direction]:
            raise Refused("wallet_id", OTHER_KIND[new.direction])
        return wallet.id
    if new.direction is Direction.LENT:
        found = (one.id for one in wallets.active if one.kind is WalletKind.RECEIVABLE)
        return next(found, None) or _add(owner_id, translate(MONEY_LENT, language), new, language)
    return _add(owner_id, new.name, new, language)


def record_start(
    owner_id: str, new: NewDebt, wallet_id: str, left: int, viewer: ViewerContext
) -> int:
    """Record what a debt begins with and return the balance; `left` is what is still owed."""
    is_lent, detail = new.direction is Direction.LENT, new.name
    if new.start is Start.MONEY:
        money = fresh_wallet_book(owner_id).choose(new.money_wallet_id, "money_wallet_id").id
        source, target = (money, wallet_id) if is_lent else (wallet_id, money)
        transfer = Transfer(source, target, new.terms.principal, 0, detail, new.date)
        return add_transfer(owner_id, transfer, viewer.book)[1]
    if new.start is Start.PURCHASE and new.counts is Counting.BOUGHT:
        if new.category_id is None:
            raise Refused("category_id", CHOOSE_CATEGORY)
        expense = NewTransaction(
            TransactionType.EXPENSES,
            new.category_id,
            new.terms.principal,
            detail,
            new.date,
            wallet_id,
        )
        return add_transaction(owner_id, expense, viewer.book)[1]
    if new.start is Start.RECORDED:
        return lock_account(owner_id).balance
    return add_difference(owner_id, wallet_id, left if is_lent else -left, detail, new.date)


def _add(owner_id: str, name: str, new: NewDebt, language: str) -> str:
    """Add a wallet for the debt; like every debt it is no part of the balance of one's money."""
    if new.direction is Direction.LENT:
        kind = WalletKind.RECEIVABLE
    else:
        kind = WalletKind.PAYLATER if new.is_paylater else WalletKind.LOAN
    fields: WalletFields = {"kind": kind, "name": name, "counts": False}
    return str(add_wallet(owner_id, fields, language)[0]["id"])
