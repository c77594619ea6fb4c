"""How many debts are in a wallet, and moving them to another one."""

from typing import Final

from server.debts import queries
from server.transactions.bookings import BookingSource, list_transfers_between
from server.wallets.usage import WalletUsage


def move_debts(owner_id: str, source_id: str, target_id: str) -> int:
    """Move the owner's debts to another wallet and count them.

    Transfers between the two wallets are about to go. What they paid stays paid.
    """
    rows = list_transfers_between(owner_id, BookingSource.DEBT, (source_id, target_id))
    known = {row.id: row for row in queries.read_debts(owner_id)}
    for row in rows:
        debt = known.get(row.booked_for_id)
        if debt is not None:
            settled = debt.settled + row.amount
            known[debt.id] = debt._replace(settled=settled)
            queries.update_debt(owner_id, debt.id, {"settled": settled})
    count = queries.count_in_wallet(owner_id, source_id)
    queries.move_to_wallet(owner_id, source_id, target_id)
    return count


USAGE: Final = WalletUsage(count=queries.count_in_wallet, move=move_debts)
