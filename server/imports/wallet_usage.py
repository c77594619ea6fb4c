"""What imports know of a wallet: it goes along when the wallet is merged, and ends with it."""

from sqlalchemy import and_, delete, exists, update

from server.core.database.engine import db
from server.imports.archive_origins import follow
from server.imports.models import IMPORTS, MARKS, REFUSALS, ROWS
from server.wallets.usage import WalletUsage


def move_imports(owner_id: str, source_id: str, target_id: str) -> int:
    """Let marks, refusals and drafts of a wallet belong to another one; none of them is shown."""
    connection = db.session.connection()
    for table in (MARKS, REFUSALS):
        there = table.alias("there")
        same = exists().where(
            there.c.owner_id == owner_id,
            there.c.wallet_id == target_id,
            there.c.mark == table.c.mark,
            there.c.occurrence == table.c.occurrence,
        )
        mine = and_(table.c.owner_id == owner_id, table.c.wallet_id == source_id)
        connection.execute(delete(table).where(mine, same))
        connection.execute(update(table).where(mine).values(wallet_id=target_id))
    follow(owner_id, "wallets", source_id, target_id)
    drafts = update(IMPORTS).where(IMPORTS.c.owner_id == owner_id, IMPORTS.c.wallet_id == source_id)
    connection.execute(drafts.values(wallet_id=target_id))
    transfers = update(ROWS).where(
        ROWS.c.owner_id == owner_id, ROWS.c.transfer_wallet_id == source_id
    )
    connection.execute(transfers.values(transfer_wallet_id=target_id))
    return 0


def forget_wallet(owner_id: str, wallet_id: str) -> None:
    """Let imports into a wallet that is deleted name none, so that the person is asked.

    A row that was a transfer to it is none any more.
    """
    connection = db.session.connection()
    mine = and_(IMPORTS.c.owner_id == owner_id, IMPORTS.c.wallet_id == wallet_id)
    connection.execute(update(IMPORTS).where(mine).values(wallet_id=None))
    moved = and_(ROWS.c.owner_id == owner_id, ROWS.c.transfer_wallet_id == wallet_id)
    none = dict.fromkeys(("transfer", "transfer_wallet_id", "pair_id", "fee_id"))
    connection.execute(update(ROWS).where(moved).values(**none, transfer_fee=0))


USAGE = WalletUsage(count=None, move=move_imports, forget=forget_wallet)
