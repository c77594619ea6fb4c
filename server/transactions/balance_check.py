"""The check of all balances against their rows."""

from sqlalchemy import select

from server.core.database.engine import db
from server.transactions.models import ROWS, TABLE
from server.transactions.queries import signed_sum
from server.users.balances import balances_query


def find_wrong_balances() -> list[tuple[str, int, int]]:
    """The id, balance and sum of each user whose balance is not the opening amount plus rows."""
    balances = balances_query()
    accounts = balances.c
    total = accounts.opening_amount + signed_sum(ROWS)
    found = db.session.execute(
        select(accounts.id, accounts.balance, total)
        .select_from(balances.outerjoin(TABLE, ROWS.owner_id == accounts.id))
        .group_by(accounts.id, accounts.balance, accounts.opening_amount)
        .having(accounts.balance != total)
        .order_by(accounts.id)
    )
    return [(row[0], row[1], row[2]) for row in found]
