"""Books own ledgers; wallets hold their money, with sums that triggers keep."""

from typing import Any, Final

import sqlalchemy as sa
from alembic import op

from server.core.database.column_types import UtcDateTime

revision = "0010_books_and_wallets"
down_revision = "0009_quiz_reminder_versions"
branch_labels = None
depends_on = None

# The tables that belong to a book.
OF_BOOKS: Final = (
    "transactions",
    "ledger_sums",
    "ledger_acts",
    "categories",
    "budgets",
    "allocations",
    "budget_alerts",
    "goals",
    "investment_plans",
)
TO_BOOKS: Final = ("fk_{0}_owner_id_users", "users"), ("fk_{0}_owner_id_books", "books")
MOST: Final = 999_999_999_999
# The constraints of a transaction, before and after.
TYPES: Final = (
    "type IN ('income', 'expenses')",
    "type IN ('income', 'expenses', 'transfer', 'adjust')",
)
AMOUNTS: Final = (
    f"amount BETWEEN 1 AND {MOST}",
    f"amount BETWEEN 1 AND {MOST} OR (type = 'adjust' AND amount BETWEEN -{MOST} AND -1)",
)
TO_WALLET: Final = (
    "(type = 'transfer' AND to_wallet_id IS NOT NULL AND to_wallet_id <> wallet_id)"
    " OR (type <> 'transfer' AND to_wallet_id IS NULL)"
)
WALLET_COLUMNS: Final = ("wallet_id", "to_wallet_id")

# The book and the starting wallet have the id of the account.
START_WALLET: Final = """
    INSERT INTO wallets (owner_id, id, kind, opening_amount, opening_date, counts, archived,
        position, version, created_at, updated_at)
    SELECT {0}id, {0}id, 'cash', {0}opening_amount, {0}opening_date, true, false, 0, 1,
        {0}created_at, {0}created_at
"""
OPEN_BOOK: Final = "INSERT INTO books (id) VALUES (NEW.id); {0};"
# Who sets the opening amount of an account means that of its starting wallet.
SET_OPENING: Final = """
    UPDATE wallets SET opening_amount = NEW.opening_amount, opening_date = NEW.opening_date
    WHERE owner_id = NEW.id AND id = NEW.id;
"""

# For the way back: what is no income and no expense becomes part of the opening amount.
JOIN_OPENINGS: Final = """
    UPDATE users SET opening_amount = balance - coalesce((
        SELECT sum(CASE WHEN type = 'income' THEN amount ELSE -amount END)
        FROM transactions WHERE transactions.owner_id = users.id
    ), 0)
    WHERE EXISTS (SELECT 1 FROM wallet_sums WHERE wallet_sums.owner_id = users.id AND adjusted <> 0)
    OR EXISTS (
        SELECT 1 FROM wallets WHERE wallets.owner_id = users.id AND wallets.id <> users.id
    )
"""
DROP_MOVES: Final = "DELETE FROM {0} WHERE type IN ('transfer', 'adjust')"
UNLINK_FEES: Final = (
    "UPDATE {0} SET booked_for = NULL, booked_for_id = NULL WHERE booked_for = 'transfer'"
)
PUT_INTO_STARTING_WALLET: Final = "UPDATE {0} SET wallet_id = owner_id"

# What a row adds to the sums of its wallet, and a transfer to those of the wallet it goes to.
SUMS: Final = ("income", "expenses", "sent", "received", "adjusted", "count")
LEGS: Final = {
    "wallet_id": (
        "CASE WHEN {0}type = 'income' THEN {0}amount ELSE 0 END",
        "CASE WHEN {0}type = 'expenses' THEN {0}amount ELSE 0 END",
        "CASE WHEN {0}type = 'transfer' THEN {0}amount ELSE 0 END",
        "0",
        "CASE WHEN {0}type = 'adjust' THEN {0}amount ELSE 0 END",
        "1",
    ),
    "to_wallet_id": ("0", "0", "0", "{0}amount", "0", "1"),
}
# What an index of a leg holds besides the order of its entries.
INDEXED: Final = {"wallet_id": ("type", "amount"), "to_wallet_id": ()}
KEY: Final = ("owner_id", "wallet_id", "grain", "start")
ADD: Final = f"INSERT INTO wallet_sums ({', '.join((*KEY, *SUMS))})"
ON_CONFLICT: Final = f"ON CONFLICT ({', '.join(KEY)}) DO UPDATE SET " + ", ".join(
    f"{name} = wallet_sums.{name} + excluded.{name}" for name in SUMS
)
# The sum of a wallet's whole time begins, by agreement, on this day.
ALL_TIME: Final = {"sqlite": "'1970-01-01'", "postgresql": "DATE '1970-01-01'"}

FILL: Final = """
    {add} SELECT owner_id, wallet_id, '{grain}', {start}, {sums} FROM transactions GROUP BY 1, 2, 4
"""

# SQLite writes row by row. A missing sum stays so: an account that is erased may have lost its
# sums before its rows.
CHANGED: Final = " OR ".join(
    f"OLD.{name} IS NOT NEW.{name}" for name in ("owner_id", "date", "type", "amount", *LEGS)
)
NEW_LEG: Final = """
    SELECT NEW.owner_id, NEW.{name}, '{grain}', {start}, {values} WHERE NEW.{name} IS NOT NULL
"""
ADD_LEG: Final = "{add} SELECT * FROM ({rows}) WHERE true {on_conflict};"
OF_OLD_LEG: Final = """
    WHERE owner_id = OLD.owner_id AND wallet_id = OLD.{name}
    AND (grain, start) IN (VALUES ('all', {all_time}), ('day', OLD.date))
"""
REMOVE_LEG: Final = """
    UPDATE wallet_sums SET {less} {of_leg}; DELETE FROM wallet_sums {of_leg} AND count <= 0;
"""
NAME_WALLET: Final = """
    UPDATE transactions SET wallet_id = owner_id WHERE owner_id = NEW.owner_id AND id = NEW.id;
"""
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
    _create_tables()
    op.add_column(
        "users", sa.Column("wallets_version", sa.Integer(), server_default="0", nullable=False)
    )
    op.execute("INSERT INTO books (id) SELECT id FROM users")
    op.execute(START_WALLET.format("") + "FROM users")
    for table in ("transactions", "ledger_act_rows"):
        for name in LEGS:
            op.add_column(table, sa.Column(name, sa.String(length=26), nullable=True))
    _fill(dialect)
    (_constrain_sqlite if dialect == "sqlite" else _constrain_postgresql)(back=False)
    for name, more in INDEXED.items():
        columns = ["owner_id", name, "date", "id", *more]
        op.create_index(f"ix_transactions_{name}", "transactions", columns)
    for statement in _sqlite_triggers() if dialect == "sqlite" else _postgresql_triggers():
        op.execute(statement)


def downgrade() -> None:
    """Transfers and adjustments go; every balance stays, as part of the opening amount."""
    dialect = op.get_bind().dialect.name
    _drop_triggers(dialect)
    for table in ("transactions", "ledger_act_rows"):
        op.execute(DROP_MOVES.format(table))
        op.execute(UNLINK_FEES.format(table))
    op.execute(JOIN_OPENINGS)
    for name in LEGS:
        op.drop_index(f"ix_transactions_{name}", table_name="transactions")
    (_constrain_sqlite if dialect == "sqlite" else _constrain_postgresql)(back=True)
    for table in ("transactions", "ledger_act_rows"):
        for name in LEGS:
            op.drop_column(table, name)
    op.drop_column("users", "wallets_version")
    for table in ("wallet_sums", "wallets", "books"):
        op.drop_table(table)


def _create_tables() -> None:
    op.create_table(
        "books",
        sa.Column("id", sa.String(length=26), nullable=False),
        sa.ForeignKeyConstraint(
            ["id"], ["users.id"], name=op.f("fk_books_id_users"), ondelete="CASCADE"
        ),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_books")),
    )
    op.create_table(
        "wallets",
        sa.Column("owner_id", sa.String(length=26), nullable=False),
        sa.Column("id", sa.String(length=26), nullable=False),
        sa.Column("kind", sa.String(length=10), nullable=False),
        sa.Column("name", sa.String(length=40), nullable=True),
        sa.Column("name_key", sa.String(length=720), nullable=True),
        sa.Column("color", sa.String(length=20), nullable=True),
        sa.Column("monogram", sa.String(length=3), nullable=True),
        sa.Column("last_digits", sa.String(length=4), nullable=True),
        sa.Column("opening_amount", sa.BigInteger(), nullable=False),
        sa.Column("opening_date", sa.Date(), nullable=True),
        sa.Column("credit_limit", sa.BigInteger(), nullable=True),
        sa.Column("statement_day", sa.SmallInteger(), nullable=True),
        sa.Column("due_day", sa.SmallInteger(), nullable=True),
        sa.Column("counts", sa.Boolean(), nullable=False),
        sa.Column("archived", sa.Boolean(), nullable=False),
        sa.Column("position", sa.Integer(), nullable=False),
        sa.Column("version", sa.Integer(), nullable=False),
        sa.Column("created_at", UtcDateTime(), nullable=False),
        sa.Column("updated_at", UtcDateTime(), nullable=False),
        sa.CheckConstraint(
            "kind IN ('cash', 'bank', 'ewallet', 'savings', 'investment', 'card', 'paylater',"
            " 'loan', 'receivable', 'other')",
            name=op.f("ck_wallets_kind"),
        ),
        sa.CheckConstraint(
            f"opening_amount BETWEEN -{MOST} AND {MOST}", name=op.f("ck_wallets_opening_amount")
        ),
        sa.CheckConstraint(
            f"credit_limit BETWEEN 1 AND {MOST}", name=op.f("ck_wallets_credit_limit")
        ),
        sa.CheckConstraint("statement_day BETWEEN 1 AND 31", name=op.f("ck_wallets_statement_day")),
        sa.CheckConstraint("due_day BETWEEN 1 AND 31", name=op.f("ck_wallets_due_day")),
        sa.ForeignKeyConstraint(
            ["owner_id"], ["books.id"], name=op.f("fk_wallets_owner_id_books"), ondelete="CASCADE"
        ),
        sa.PrimaryKeyConstraint("owner_id", "id", name=op.f("pk_wallets")),
    )
    op.create_index("uq_wallets_name", "wallets", ["owner_id", "name_key"], unique=True)
    op.create_table(
        "wallet_sums",
        sa.Column("owner_id", sa.String(length=26), nullable=False),
        sa.Column("wallet_id", sa.String(length=26), nullable=False),
        sa.Column("grain", sa.String(length=3), nullable=False),
        sa.Column("start", sa.Date(), nullable=False),
        *(sa.Column(name, sa.BigInteger(), nullable=False) for name in SUMS[:-1]),
        sa.Column("count", sa.Integer(), nullable=False),
        sa.CheckConstraint("grain IN ('all', 'day')", name=op.f("ck_wallet_sums_grain")),
        sa.ForeignKeyConstraint(
            ["owner_id"],
            ["books.id"],
            name=op.f("fk_wallet_sums_owner_id_books"),
            ondelete="CASCADE",
        ),
        sa.PrimaryKeyConstraint(*KEY, name=op.f("pk_wallet_sums")),
        sqlite_with_rowid=False,
    )


def _fill(dialect: str) -> None:
    """Put every row into the starting wallet, and sum the rows up."""
    if dialect == "postgresql":
        # It would sum up every row for nothing.
        op.execute("ALTER TABLE transactions DISABLE TRIGGER ledger_sums_update")
    for table in ("transactions", "ledger_act_rows"):
        op.execute(PUT_INTO_STARTING_WALLET.format(table))
    if dialect == "postgresql":
        op.execute("ALTER TABLE transactions ENABLE TRIGGER ledger_sums_update")
    sums = ", ".join(f"sum({amount.format('')})" for amount in LEGS["wallet_id"])
    for grain, start in (("all", ALL_TIME[dialect]), ("day", "date")):
        op.execute(FILL.format(add=ADD, grain=grain, start=start, sums=sums))


def _changed_constraints(*, back: bool) -> dict[str, tuple[str, str]]:
    """The checks of a transaction by their names: what they say, and what they shall say."""
    step = -1 if back else 1
    return {"ck_transactions_type": TYPES[::step], "ck_transactions_amount": AMOUNTS[::step]}


def _wallet_keys() -> dict[str, str]:
    """The foreign keys to wallets by their names; a wallet goes after the rows of its book."""
    return {
        f"fk_transactions_owner_id_{name}_wallets": f"FOREIGN KEY(owner_id, {name})"
        " REFERENCES wallets (owner_id, id) DEFERRABLE INITIALLY DEFERRED"
        for name in LEGS
    }


def _constrain_postgresql(*, back: bool) -> None:
    before, after = TO_BOOKS[::-1] if back else TO_BOOKS
    for table in OF_BOOKS:
        op.drop_constraint(before[0].format(table), table, type_="foreignkey")
        op.create_foreign_key(
            after[0].format(table), table, after[1], ["owner_id"], ["id"], ondelete="CASCADE"
        )
    for name, (_before, wanted) in _changed_constraints(back=back).items():
        op.drop_constraint(op.f(name), "transactions", type_="check")
        op.create_check_constraint(op.f(name), "transactions", wanted)
    added = {"ck_transactions_to_wallet": f"CHECK ({TO_WALLET})", **_wallet_keys()}
    for name, definition in added.items():
        change = f"DROP CONSTRAINT {name}" if back else f"ADD CONSTRAINT {name} {definition}"
        op.execute(f"ALTER TABLE transactions {change}")


def _constrain_sqlite(*, back: bool) -> None:
    """Edit the schema's text, as https://sqlite.org/lang_altertable.html#otheralter says.

    A batch would copy the tables, and lose the triggers and checks of `transactions`.
    """
    before, after = TO_BOOKS[::-1] if back else TO_BOOKS
    changes = {
        table: [
            (
                f"CONSTRAINT {before[0].format(table)} FOREIGN KEY(owner_id)"
                f" REFERENCES {before[1]} (id)",
                f"CONSTRAINT {after[0].format(table)} FOREIGN KEY(owner_id)"
                f" REFERENCES {after[1]} (id)",
            )
        ]
        for table in OF_BOOKS
    }
    changes["transactions"] += [
        (f"CONSTRAINT {name} CHECK ({old})", f"CONSTRAINT {name} CHECK ({new})")
        for name, (old, new) in _changed_constraints(back=back).items()
    ]
    anchor = "CONSTRAINT ck_transactions_type"
    added = {"ck_transactions_to_wallet": f"CHECK ({TO_WALLET})", **_wallet_keys()}
    first = ", ".join(f"CONSTRAINT {name} {definition}" for name, definition in added.items())
    insertion = (anchor, f"{first}, {anchor}")
    changes["transactions"].append(insertion[::-1] if back else insertion)
    bind = op.get_bind()
    bind.exec_driver_sql("PRAGMA writable_schema = ON")
    for table, replacements in changes.items():
        _edit_schema(bind, table, replacements)
    bind.exec_driver_sql("PRAGMA writable_schema = RESET")


def _edit_schema(bind: Any, table: str, replacements: list[tuple[str, str]]) -> None:
    of_table = "FROM sqlite_master WHERE type = 'table' AND name = ?"
    text = bind.exec_driver_sql(f"SELECT sql {of_table}", (table,)).scalar_one()
    for old, new in replacements:
        if old not in text:
            raise RuntimeError(f"The table {table} has no {old!r}.")
        text = text.replace(old, new)
    bind.exec_driver_sql(
        "UPDATE sqlite_master SET sql = ? WHERE type = 'table' AND name = ?", (text, table)
    )


def _sqlite_triggers() -> list[str]:
    all_time = ALL_TIME["sqlite"]

    def add(name: str, amounts: tuple[str, ...]) -> str:
        values = ", ".join(amount.format("NEW.") for amount in amounts)
        rows = " UNION ALL ".join(
            NEW_LEG.format(name=name, grain=grain, start=start, values=values)
            for grain, start in (("all", all_time), ("day", "NEW.date"))
        )
        return ADD_LEG.format(add=ADD, rows=rows, on_conflict=ON_CONFLICT)

    def remove(name: str, amounts: tuple[str, ...]) -> str:
        less = ", ".join(
            f"{column} = {column} - ({amount.format('OLD.')})"
            for column, amount in zip(SUMS, amounts, strict=True)
        )
        of_leg = OF_OLD_LEG.format(name=name, all_time=all_time)
        return REMOVE_LEG.format(less=less, of_leg=of_leg)

    open_book = OPEN_BOOK.format(START_WALLET.format("NEW."))
    added = " ".join(add(*leg) for leg in LEGS.items())
    removed = " ".join(remove(*leg) for leg in LEGS.items())
    on_rows = "CREATE TRIGGER {0} AFTER {1} ON transactions"
    return [
        f"{on_rows.format('wallet_sums_insert', 'INSERT')} BEGIN {added} END",
        f"{on_rows.format('wallet_sums_delete', 'DELETE')} BEGIN {removed} END",
        f"{on_rows.format('wallet_sums_update', 'UPDATE')} WHEN {CHANGED}"
        f" BEGIN {added} {removed} END",
        # The release before names no wallet.
        f"{on_rows.format('transactions_wallet', 'INSERT')} WHEN NEW.wallet_id IS NULL"
        f" BEGIN {NAME_WALLET} END",
        f"CREATE TRIGGER users_book AFTER INSERT ON users BEGIN {open_book} END",
        "CREATE TRIGGER users_opening AFTER UPDATE OF opening_amount, opening_date ON users"
        f" BEGIN {SET_OPENING} END",
    ]


def _postgresql_triggers() -> list[str]:
    def legs(rows: str, sign: str = "") -> str:
        return " UNION ALL ".join(
            LEG.format(
                name=name,
                amounts=", ".join(f"{sign}({amount.format('')})" for amount in amounts),
                rows=rows,
            )
            for name, amounts in LEGS.items()
        )

    def function(name: str, body: str, returned: str = "NULL") -> str:
        return (
            f"CREATE FUNCTION {name}() RETURNS trigger LANGUAGE plpgsql AS"
            f" $$ BEGIN {body} RETURN {returned}; END $$"
        )

    parts = {
        "names": ", ".join(SUMS),
        "sums": ", ".join(f"sum({name})::bigint AS {name}" for name in SUMS),
        "changed": " OR ".join(f"sum({name}) <> 0" for name in SUMS),
        "lessened": ", ".join(f"{name} = s.{name} + c.{name}" for name in SUMS),
        "add": ADD,
        "on_conflict": ON_CONFLICT,
        "all_time": ALL_TIME["postgresql"],
    }
    events = {
        "insert": ("NEW TABLE AS new_rows", legs("new_rows")),
        "delete": ("OLD TABLE AS old_rows", legs("old_rows", "-")),
        "update": (
            "OLD TABLE AS old_rows NEW TABLE AS new_rows",
            f"{legs('new_rows')} UNION ALL {legs('old_rows', '-')}",
        ),
    }
    statements = []
    for event, (tables, rows) in events.items():
        statements += [
            function(f"wallet_sums_{event}", SUM_CHANGES.format(**parts, legs=rows)),
            f"CREATE TRIGGER wallet_sums_{event} AFTER {event.upper()} ON transactions"
            f" REFERENCING {tables} FOR EACH STATEMENT EXECUTE FUNCTION wallet_sums_{event}()",
        ]
    return [
        *statements,
        # The release before names no wallet.
        function("transactions_wallet", "NEW.wallet_id := NEW.owner_id;", "NEW"),
        "CREATE TRIGGER transactions_wallet BEFORE INSERT ON transactions FOR EACH ROW"
        " WHEN (NEW.wallet_id IS NULL) EXECUTE FUNCTION transactions_wallet()",
        function("users_book", OPEN_BOOK.format(START_WALLET.format("NEW."))),
        "CREATE TRIGGER users_book AFTER INSERT ON users FOR EACH ROW"
        " EXECUTE FUNCTION users_book()",
        function("users_opening", SET_OPENING),
        "CREATE TRIGGER users_opening AFTER UPDATE OF opening_amount, opening_date ON users"
        " FOR EACH ROW EXECUTE FUNCTION users_opening()",
    ]


def _drop_triggers(dialect: str) -> None:
    names = {
        "wallet_sums_insert": "transactions",
        "wallet_sums_delete": "transactions",
        "wallet_sums_update": "transactions",
        "transactions_wallet": "transactions",
        "users_book": "users",
        "users_opening": "users",
    }
    for name, table in names.items():
        if dialect == "sqlite":
            op.execute(f"DROP TRIGGER {name}")
        else:
            op.execute(f"DROP TRIGGER {name} ON {table}")
            op.execute(f"DROP FUNCTION {name}()")
