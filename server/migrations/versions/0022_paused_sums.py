"""Changes of much of a ledger pause the triggers of its sums, and count them again."""

from collections.abc import Callable
from typing import Any, Final

import sqlalchemy as sa
from alembic import op

revision = "0022_paused_sums"
down_revision = "0021_layout_shapes"
branch_labels = None
depends_on = None

# The triggers of SQLite by the row whose owner they look for.
TRIGGERS: Final = {
    "NEW": ("insert", "insert_to", "update", "update_to"),
    "OLD": ("delete", "delete_to"),
}
ACTIVE: Final = "NOT EXISTS (SELECT 1 FROM paused_sums WHERE owner_id = {0}.owner_id)"
BEGIN: Final = " BEGIN "
WHEN: Final = "WHEN "
# Only these columns change sums of wallets; SQLite would call the triggers for any.
UPDATE: Final = "AFTER update ON transactions"
UPDATE_OF: Final = (
    "AFTER update OF owner_id, date, type, amount, wallet_id, to_wallet_id ON transactions"
)
# What the functions of PostgreSQL read, before and after.
FUNCTIONS: Final = tuple(
    f"{table}_{event}"
    for table in ("ledger_sums", "wallet_sums")
    for event in ("insert", "update", "delete")
)
UNPAUSED: Final = "SELECT * FROM {0} WHERE owner_id NOT IN (SELECT owner_id FROM paused_sums)"
ROWS: Final = {
    f"FROM {rows}": f"FROM ({UNPAUSED.format(rows)}) AS {rows}" for rows in ("new_rows", "old_rows")
}


def upgrade() -> None:
    """The release before pauses nothing."""
    op.create_table(
        "paused_sums",
        sa.Column("owner_id", sa.String(length=26), nullable=False),
        sa.Column("refuses_commit", sa.String(length=26), nullable=False),
        sa.CheckConstraint(
            "owner_id <> '' AND refuses_commit = ''", name=op.f("ck_paused_sums_never_found")
        ),
        sa.ForeignKeyConstraint(
            ["refuses_commit"],
            ["paused_sums.owner_id"],
            name=op.f("fk_paused_sums_refuses_commit"),
            deferrable=True,
            initially="DEFERRED",
        ),
        sa.PrimaryKeyConstraint("owner_id", name=op.f("pk_paused_sums")),
        sqlite_with_rowid=False,
    )
    if op.get_bind().dialect.name == "sqlite":
        _edit_triggers(_guard)
    else:
        _edit_functions(ROWS)


def downgrade() -> None:
    if op.get_bind().dialect.name == "sqlite":
        _edit_triggers(_unguard)
    else:
        _edit_functions({new: old for old, new in ROWS.items()})
    op.drop_table("paused_sums")


def _edit_triggers(edit: Callable[[str, str], str]) -> None:
    bind: Any = op.get_bind()
    for row, suffixes in TRIGGERS.items():
        for suffix in suffixes:
            for table in ("ledger_sums", "wallet_sums"):
                name = f"{table}_{suffix}"
                found = bind.exec_driver_sql(
                    "SELECT sql FROM sqlite_master WHERE type = 'trigger' AND name = ?", (name,)
                ).scalar()
                if found:
                    op.execute(f"DROP TRIGGER {name}")
                    op.execute(edit(found, ACTIVE.format(row)))


def _guard(trigger: str, active: str) -> str:
    """The trigger that asks last whether its owner is paused."""
    head, body = trigger.split(BEGIN, 1)
    event, _when, condition = head.replace(UPDATE, UPDATE_OF).partition(WHEN)
    whole = f"({condition}) AND {active}" if condition else active
    return f"{event.rstrip()} {WHEN}{whole}{BEGIN}{body}"


def _unguard(trigger: str, active: str) -> str:
    head, body = trigger.split(BEGIN, 1)
    event, _when, condition = head.replace(UPDATE_OF, UPDATE).partition(WHEN)
    old = condition.removesuffix(active).removesuffix(" AND ")
    when = f"{WHEN}{old[1:-1]}" if old else ""
    return f"{event}{when}{BEGIN}{body}"


def _edit_functions(replacements: dict[str, str]) -> None:
    bind = op.get_bind()
    for name in FUNCTIONS:
        find = sa.text("SELECT prosrc FROM pg_proc WHERE oid = to_regproc(:name)")
        body = bind.execute(find, {"name": name}).scalar_one()
        for old, new in replacements.items():
            body = body.replace(old, new)
        op.execute(
            f"CREATE OR REPLACE FUNCTION {name}() RETURNS trigger LANGUAGE plpgsql AS $${body}$$"
        )
