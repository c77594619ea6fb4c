"""How many goals have their money in a wallet, and moving them to another one."""

from typing import Final

from server.goals import queries
from server.goals.models import ContributionRow
from server.transactions.bookings import BookingSource, list_transfers_between
from server.wallets.usage import WalletUsage


def move_goals(owner_id: str, source_id: str, target_id: str) -> int:
    """Move the owner's goals to another wallet and count them.

    Transfers between the two wallets are about to go. What they put aside stays in their goals, as
    contributions without a transaction.
    """
    for row in list_transfers_between(owner_id, BookingSource.GOAL, (source_id, target_id)):
        kept = ContributionRow(
            *(row.id, row.booked_for_id, row.put_aside, row.detail, row.date),
            opening=False,
            created_at=row.created_at,
        )
        queries.insert_contribution(owner_id, kept)
    count = queries.count_in_wallet(owner_id, source_id)
    queries.update_wallet(owner_id, source_id, target_id)
    return count


USAGE: Final = WalletUsage(count=queries.count_in_wallet, move=move_goals)
