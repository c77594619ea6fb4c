"""The owner's copy of all wallets."""

from typing import Final

from server.core.calendar.clock import to_text
from server.core.data_export import Exported, Row, Table
from server.core.text.i18n import DEFAULT, _
from server.wallets.balances import read_balances
from server.wallets.wallet_book import fresh_wallet_book

COLUMNS: Final = (
    "id",
    "name",
    "kind",
    "balance",
    "opening_amount",
    "opening_date",
    "credit_limit",
    "statement_day",
    "due_day",
    "last_digits",
    "color",
    "monogram",
    "counts",
    "archived",
)


def export(owner_id: str) -> Exported:
    """Every wallet in the owner's order, with its balance."""
    # The book first: a wallet that is added between the two reads is left out.
    wallets = fresh_wallet_book(owner_id).wallets
    found = read_balances(owner_id)
    rows: list[Row] = [
        (
            wallet.id,
            wallet.label(DEFAULT),
            wallet.kind.value,
            found[wallet.id].balance,
            found[wallet.id].opening_amount,
            to_text(found[wallet.id].opening_date),
            wallet.credit_limit,
            wallet.statement_day,
            wallet.due_day,
            wallet.last_digits,
            wallet.color,
            wallet.monogram,
            wallet.counts,
            wallet.archived,
        )
        for wallet in wallets
        if wallet.id in found
    ]
    about = _("Your wallets in your order, with what is in them.")
    return Exported(tables=[Table.of("wallets", about, COLUMNS, rows)])
