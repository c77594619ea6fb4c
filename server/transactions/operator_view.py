"""The ledger as operators see it: lists without details, and the check of all balances."""

from sqlalchemy import func, select

from server.core.database.engine import db
from server.core.database.sql_formatting import DateText
from server.core.http.page_number_pagination import Page, PageRequest
from server.transactions.models import ROWS, TABLE
from server.transactions.queries import signed_sum
from server.users.balances import balances_query


def list_for_operator(owner_id: str, which: PageRequest) -> Page:
    """A page of the owner's rows, the newest first, without their details; two queries."""
    mine = ROWS.owner_id == owner_id
    total = db.session.scalar(select(func.count()).select_from(TABLE).where(mine)) or 0
    columns = (ROWS.id, DateText(ROWS.date).label("date"), ROWS.amount, ROWS.type)
    newest = select(*columns).where(mine).order_by(ROWS.date.desc(), ROWS.id.desc())
    rows = db.session.execute(newest.limit(which.per_page).offset(which.offset))
    return Page([dict(row._mapping) for row in rows], total)


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
