"""Sums of the ledger that triggers keep, and indexes for pages of a category or a type."""

from typing import Final

import sqlalchemy as sa
from alembic import op

revision = "0006_ledger_sums"
down_revision = "0005_proved_owners"
branch_labels = None
depends_on = None

KEY: Final = ("owner_id", "grain", "start", "type", "category_id")
ADD: Final = """
    INSERT INTO ledger_sums (owner_id, grain, start, type, category_id, amount, count)
"""
ON_CONFLICT: Final = """
    ON CONFLICT (owner_id, grain, start, type, category_id)
    DO UPDATE SET amount = ledger_sums.amount + excluded.amount,
        count = ledger_sums.count + excluded.count
"""

# The first day of the month and of the year that hold a day.
FIRST_DAYS: Final = {
    "sqlite": ("substr({0}, 1, 7) || '-01'", "substr({0}, 1, 4) || '-01-01'"),
    "postgresql": (
        "date_trunc('month', {0}::timestamp)::date",
        "date_trunc('year', {0}::timestamp)::date",
    ),
}

# SQLite writes row by row. A sum that is missing stays so, here and below: an account that is
# erased may have lost its sums before its rows.
OF_OLD_ROW: Final = """
    WHERE owner_id = OLD.owner_id AND grain = '{0}' AND start = {1}
    AND type = OLD.type AND category_id = OLD.category_id
"""
CHANGED: Final = """
    AFTER UPDATE OF owner_id, date, type, category_id, amount ON transactions
    WHEN OLD.owner_id <> NEW.owner_id OR OLD.date <> NEW.date OR OLD.type <> NEW.type
    OR OLD.category_id <> NEW.category_id OR OLD.amount <> NEW.amount
"""

# PostgreSQL writes once for each statement, however many rows it has, also those of partitions.
NEW_ROWS: Final = "SELECT owner_id, date, type, category_id, amount, 1 AS count FROM new_rows"
OLD_ROWS: Final = "SELECT owner_id, date, type, category_id, -amount, -1 FROM old_rows"
SUM_CHANGES: Final = """
    SELECT owner_id, grain, start, type, category_id,
        sum(amount)::bigint AS amount, sum(count)::integer AS count
    FROM ({0}) AS changed (owner_id, date, type, category_id, amount, count)
    CROSS JOIN LATERAL (VALUES ('day', date), ('month', {1}), ('year', {2})) AS sums (grain, start)
    GROUP BY owner_id, grain, start, type, category_id
    HAVING sum(amount) <> 0 OR sum(count) <> 0
"""
REMOVE: Final = """
    emptied AS (
        DELETE FROM ledger_sums AS s USING changes AS c
        WHERE (s.owner_id, s.grain, s.start, s.type, s.category_id)
            = (c.owner_id, c.grain, c.start, c.type, c.category_id)
        AND c.count < 0 AND s.count + c.count <= 0
    )
    UPDATE ledger_sums AS s SET amount = s.amount + c.amount, count = s.count + c.count
    FROM changes AS c
    WHERE (s.owner_id, s.grain, s.start, s.type, s.category_id)
        = (c.owner_id, c.grain, c.start, c.type, c.category_id)
    AND c.count <= 0 AND s.count + c.count > 0
"""


def upgrade() -> None:
    """Writers of the ledger wait meanwhile, readers do not."""
    dialect = op.get_bind().dialect.name
    op.create_table(
        "ledger_sums",
        sa.Column("owner_id", sa.String(length=26), nullable=False),
        sa.Column("grain", sa.String(length=5), nullable=False),
        sa.Column("start", sa.Date(), nullable=False),
        sa.Column("type", sa.String(length=8), nullable=False),
        sa.Column("category_id", sa.String(length=40), nullable=False),
        sa.Column("amount", sa.BigInteger(), nullable=False),
        sa.Column("count", sa.Integer(), nullable=False),
        sa.CheckConstraint("grain IN ('day', 'month', 'year')", name=op.f("ck_ledger_sums_grain")),
        sa.ForeignKeyConstraint(
            ["owner_id"],
            ["users.id"],
            name=op.f("fk_ledger_sums_owner_id_users"),
            ondelete="CASCADE",
        ),
        sa.PrimaryKeyConstraint(*KEY, name=op.f("pk_ledger_sums")),
        sqlite_with_rowid=False,
    )
    triggers = _sqlite_triggers() if dialect == "sqlite" else _postgresql_triggers()
    for statement in triggers:
        op.execute(statement)
    # The triggers keep writers out until the end, so that nothing is missed or counted twice.
    for statement in _fill(dialect):
        op.execute(statement)
    op.create_index(
        "ix_transactions_category",
        "transactions",
        ["owner_id", "category_id", "type", "date", "id"],
    )
    op.create_index("ix_transactions_type", "transactions", ["owner_id", "type", "date", "id"])
    op.drop_index("ix_transactions_sums", table_name="transactions")


def downgrade() -> None:
    op.create_index(
        "ix_transactions_sums",
        "transactions",
        ["owner_id", "date", "type", "category_id", "amount"],
    )
    op.drop_index("ix_transactions_type", table_name="transactions")
    op.drop_index("ix_transactions_category", table_name="transactions")
    is_postgresql = op.get_bind().dialect.name == "postgresql"
    for event in ("insert", "update", "delete"):
        on = " ON transactions" if is_postgresql else ""
        op.execute(f"DROP TRIGGER ledger_sums_{event}{on}")
        if is_postgresql:
            op.execute(f"DROP FUNCTION ledger_sums_{event}()")
    op.drop_table("ledger_sums")


def _fill(dialect: str) -> list[str]:
    """Days from the rows, months from the days, years from the months."""
    month, year = (first_day.format("start") for first_day in FIRST_DAYS[dialect])
    sums = "type, category_id, sum(amount), sum(count) FROM ledger_sums WHERE grain ="
    return [
        " ".join((ADD, "SELECT", *selected, "GROUP BY 1, 2, 3, 4, 5"))
        for selected in (
            ("owner_id, 'day', date, type, category_id, sum(amount), count(*) FROM transactions",),
            ("owner_id, 'month',", month, ",", sums, "'day'"),
            ("owner_id, 'year',", year, ",", sums, "'month'"),
        )
    ]


def _sqlite_triggers() -> list[str]:
    def first_days(row: str) -> list[tuple[str, str]]:
        day = f"{row}.date"
        month, year = (first_day.format(day) for first_day in FIRST_DAYS["sqlite"])
        return [("day", day), ("month", month), ("year", year)]

    added = ", ".join(
        f"(NEW.owner_id, '{grain}', {start}, NEW.type, NEW.category_id, NEW.amount, 1)"
        for grain, start in first_days("NEW")
    )
    add = " ".join((ADD, "VALUES", added, ON_CONFLICT, ";"))
    less = "UPDATE ledger_sums SET amount = amount - OLD.amount, count = count - 1"
    remove = " ".join(
        part
        for old in (OF_OLD_ROW.format(*first_day) for first_day in first_days("OLD"))
        for part in (less, old, "; DELETE FROM ledger_sums", old, "AND count <= 0;")
    )
    return [
        f"CREATE TRIGGER ledger_sums_insert AFTER INSERT ON transactions BEGIN {add} END",
        f"CREATE TRIGGER ledger_sums_delete AFTER DELETE ON transactions BEGIN {remove} END",
        f"CREATE TRIGGER ledger_sums_update {CHANGED} BEGIN {add} {remove} END",
    ]


def _postgresql_triggers() -> list[str]:
    first_days = [first_day.format("date") for first_day in FIRST_DAYS["postgresql"]]

    def changes(rows: str) -> str:
        return f"WITH changes AS MATERIALIZED ({SUM_CHANGES.format(rows, *first_days)})"

    add = " ".join((ADD, "SELECT", ", ".join(KEY), ", amount, count FROM changes"))
    adds = " ".join((add, "WHERE count > 0", ON_CONFLICT))
    both = f"{NEW_ROWS} UNION ALL {OLD_ROWS}"
    bodies = {
        "insert": ("NEW TABLE AS new_rows", (changes(NEW_ROWS), add, ON_CONFLICT)),
        "delete": ("OLD TABLE AS old_rows", (changes(OLD_ROWS), ",", REMOVE)),
        "update": (
            "OLD TABLE AS old_rows NEW TABLE AS new_rows",
            (changes(both), f", added AS ({adds}),", REMOVE),
        ),
    }
    statements = []
    for event, (tables, body) in bodies.items():
        statements += [
            f"CREATE FUNCTION ledger_sums_{event}() RETURNS trigger LANGUAGE plpgsql AS $$"
            f" BEGIN {' '.join(body)}; RETURN NULL; END $$",
            f"CREATE TRIGGER ledger_sums_{event} AFTER {event.upper()} ON transactions"
            f" REFERENCING {tables} FOR EACH STATEMENT EXECUTE FUNCTION ledger_sums_{event}()",
        ]
    return statements
