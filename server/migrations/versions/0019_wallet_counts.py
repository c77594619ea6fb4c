"""Numbers of entries by type in the sums of wallets; an index of transfers alone."""

from typing import Final

import sqlalchemy as sa
from alembic import op

revision = "0019_wallet_counts"
down_revision = "0018_rules"
branch_labels = None
depends_on = None

# What the entry of a wallet adds to its sums, before and after, and what a transfer adds to those
# of the wallet that it goes to.
AMOUNTS: Final = {
    "income": "CASE WHEN {0}type = 'income' THEN {0}amount ELSE 0 END",
    "expenses": "CASE WHEN {0}type = 'expenses' THEN {0}amount ELSE 0 END",
    "sent": "CASE WHEN {0}type = 'transfer' THEN {0}amount ELSE 0 END",
    "received": "0",
    "adjusted": "CASE WHEN {0}type = 'adjust' THEN {0}amount ELSE 0 END",
    "count": "1",
}
COUNTS: Final = {
    "income_count": "CASE WHEN {0}type = 'income' THEN 1 ELSE 0 END",
    "expenses_count": "CASE WHEN {0}type = 'expenses' THEN 1 ELSE 0 END",
    "adjusted_count": "CASE WHEN {0}type = 'adjust' THEN 1 ELSE 0 END",
}
RECEIVED: Final = {"received": "{0}amount", "count": "1"}
KEY: Final = ("owner_id", "wallet_id", "grain", "start")
# The sum of a wallet's whole time begins, by agreement, on this day.
ALL_TIME: Final = {"sqlite": "'1970-01-01'", "postgresql": "DATE '1970-01-01'"}
EVENTS: Final = ("insert", "delete", "update")
# What is added to the names of triggers on SQLite, by the leg.
SUFFIXES: Final = {"wallet_id": "", "to_wallet_id": "_to"}
TRIGGER: Final = "CREATE TRIGGER wallet_sums_{0}{1} AFTER {0} ON transactions {2} BEGIN {3} END"
Legs = dict[str, dict[str, str]]

FILL: Final = """
    UPDATE wallet_sums SET {named} FROM (
        SELECT owner_id, wallet_id, {start} AS start, {sums} FROM transactions
        WHERE wallet_id IS NOT NULL GROUP BY 1, 2, 3
    ) AS found
    WHERE wallet_sums.owner_id = found.owner_id AND wallet_sums.wallet_id = found.wallet_id
    AND wallet_sums.grain = '{grain}' AND wallet_sums.start = found.start
"""

# SQLite writes row by row. A missing sum stays so: an account that is erased may have lost its
# sums before its rows.
CHANGED: Final = " OR ".join(
    f"OLD.{name} IS NOT NEW.{name}"
    for name in ("owner_id", "date", "type", "amount", "wallet_id", "to_wallet_id")
)
ADD_LEG: Final = "{add} VALUES {rows} {on_conflict};"
# With a condition, because an update may take the leg away.
ADD_LEG_IF_ANY: Final = """
    {add} SELECT * FROM (VALUES {rows}) WHERE NEW.{name} IS NOT NULL {on_conflict};
"""
# Each sum by itself: SQLite would read all of the wallet's to find two of them together.
REMOVE_SUM: Final = """
    UPDATE wallet_sums SET {less} {of_sum}; DELETE FROM wallet_sums {of_sum} AND count <= 0;
"""
OF_OLD_LEG: Final = "WHERE owner_id = OLD.owner_id AND wallet_id = OLD.{name}"

# PostgreSQL writes once for each statement, however many rows it has, also those of partitions.
LEG: Final = "SELECT owner_id, {name}, date, {amounts} FROM {rows} WHERE {name} IS NOT NULL"
SUM_CHANGES: Final = """
    WITH legs (owner_id, wallet_id, date, {names}) AS ({legs}), changes AS MATERIALIZED (
        SELECT owner_id, wallet_id, grain, start, {sums} FROM legs
        CROSS JOIN LATERAL (VALUES ('all', {all_time}), ('day', date)) AS sums (grain, start)
        GROUP BY owner_id, wallet_id, grain, start HAVING {changed}
    ), emptied AS (
        DELETE FROM wallet_sums AS s USING changes AS c
        WHERE (s.owner_id, s.wallet_id, s.grain, s.start)
            = (c.owner_id, c.wallet_id, c.grain, c.start)
        AND c.count < 0 AND s.count + c.count <= 0
    ), lessened AS (
        UPDATE wallet_sums AS s SET {lessened} FROM changes AS c
        WHERE (s.owner_id, s.wallet_id, s.grain, s.start)
            = (c.owner_id, c.wallet_id, c.grain, c.start)
        AND c.count <= 0 AND s.count + c.count > 0
    )
    {add} SELECT owner_id, wallet_id, grain, start, {names} FROM changes WHERE count > 0
    {on_conflict};
"""


def upgrade() -> None:
    """Writers of the ledger wait meanwhile."""
    dialect = op.get_bind().dialect.name
    for name in COUNTS:
        # The release before writes sums without them when it makes sums anew.
        column = sa.Column(name, sa.Integer(), server_default="0", nullable=False)
        op.add_column("wallet_sums", column)
    _replace_triggers(dialect, {**AMOUNTS, **COUNTS}, back=False)
    named = ", ".join(f"{name} = found.{name}" for name in COUNTS)
    sums = ", ".join(f"sum({value.format('')}) AS {name}" for name, value in COUNTS.items())
    for grain, start in (("all", ALL_TIME[dialect]), ("day", "date")):
        op.execute(FILL.format(named=named, sums=sums, grain=grain, start=start))
    _index_transfers("to_wallet_id IS NOT NULL")


def downgrade() -> None:
    _index_transfers(None)
    _replace_triggers(op.get_bind().dialect.name, AMOUNTS, back=True)
    for name in COUNTS:
        op.drop_column("wallet_sums", name)


def _index_transfers(condition: str | None) -> None:
    """Index the entries by the wallet that they go to, those that meet the condition."""
    where = sa.text(condition) if condition else None
    name = "ix_transactions_to_wallet_id"
    op.drop_index(name, table_name="transactions")
    op.create_index(
        name,
        "transactions",
        ["owner_id", "to_wallet_id", "date", "id"],
        sqlite_where=where,
        postgresql_where=where,
    )


def _replace_triggers(dialect: str, own: dict[str, str], *, back: bool) -> None:
    legs = {"wallet_id": own, "to_wallet_id": {name: RECEIVED.get(name, "0") for name in own}}
    add = f"INSERT INTO wallet_sums ({', '.join((*KEY, *own))})"
    more = ", ".join(f"{name} = wallet_sums.{name} + excluded.{name}" for name in own)
    on_conflict = f"ON CONFLICT ({', '.join(KEY)}) DO UPDATE SET {more}"
    if dialect == "sqlite":
        _replace_on_sqlite(legs, add, on_conflict, back=back)
    else:
        _replace_on_postgresql(legs, add, on_conflict)


def _replace_on_sqlite(legs: Legs, add: str, on_conflict: str, *, back: bool) -> None:
    """A trigger for each leg, because most rows have one alone; before, one for both."""

    def added(name: str, template: str) -> str:
        values = ", ".join(value.format("NEW.") for value in legs[name].values())
        rows = ", ".join(
            f"(NEW.owner_id, NEW.{name}, '{grain}', {start}, {values})"
            for grain, start in (("all", ALL_TIME["sqlite"]), ("day", "NEW.date"))
        )
        return template.format(add=add, rows=rows, name=name, on_conflict=on_conflict)

    def removed(name: str) -> str:
        less = ", ".join(
            f"{one} = {one} - ({value.format('OLD.')})" for one, value in legs[name].items()
        )
        of_leg = OF_OLD_LEG.format(name=name)
        starts = (("all", ALL_TIME["sqlite"]), ("day", "OLD.date"))
        of_sums = [f"{of_leg} AND grain = '{grain}' AND start = {start}" for grain, start in starts]
        return "".join(REMOVE_SUM.format(less=less, of_sum=of_sum) for of_sum in of_sums)

    for name, suffix in SUFFIXES.items():
        of_new, of_old = f"NEW.{name} IS NOT NULL", f"OLD.{name} IS NOT NULL"
        events = {
            "insert": (of_new, added(name, ADD_LEG)),
            "delete": (of_old, removed(name)),
            "update": (
                f"({of_new} OR {of_old}) AND ({CHANGED})",
                added(name, ADD_LEG_IF_ANY) + removed(name),
            ),
        }
        for event, (when, body) in events.items():
            op.execute(f"DROP TRIGGER IF EXISTS wallet_sums_{event}{suffix}")
            if not back:
                op.execute(TRIGGER.format(event, suffix, f"WHEN {when}", body))
    if back:
        added_both = "".join(added(name, ADD_LEG_IF_ANY) for name in legs)
        removed_both = "".join(removed(name) for name in legs)
        op.execute(TRIGGER.format("insert", "", "", added_both))
        op.execute(TRIGGER.format("delete", "", "", removed_both))
        op.execute(TRIGGER.format("update", "", f"WHEN {CHANGED}", added_both + removed_both))


def _replace_on_postgresql(legs: Legs, add: str, on_conflict: str) -> None:
    names = legs["wallet_id"]
    parts = {
        "names": ", ".join(names),
        "sums": ", ".join(f"sum({name})::bigint AS {name}" for name in names),
        "changed": " OR ".join(f"sum({name}) <> 0" for name in names),
        "lessened": ", ".join(f"{name} = s.{name} + c.{name}" for name in names),
        "add": add,
        "on_conflict": on_conflict,
        "all_time": ALL_TIME["postgresql"],
    }

    def changes(rows: str, sign: str = "") -> str:
        return " UNION ALL ".join(
            LEG.format(
                name=name,
                amounts=", ".join(f"{sign}({value.format('')})" for value in sums.values()),
                rows=rows,
            )
            for name, sums in legs.items()
        )

    new, old = changes("new_rows"), changes("old_rows", "-")
    for event, rows in zip(EVENTS, (new, old, f"{new} UNION ALL {old}"), strict=True):
        body = SUM_CHANGES.format(**parts, legs=rows)
        op.execute(
            f"CREATE OR REPLACE FUNCTION wallet_sums_{event}() RETURNS trigger LANGUAGE plpgsql AS"
            f" $$ BEGIN {body} RETURN NULL; END $$"
        )
