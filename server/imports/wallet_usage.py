"""What imports know of a wallet goes with it when it is merged into another one."""

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


USAGE = WalletUsage(count=None, move=move_imports)
