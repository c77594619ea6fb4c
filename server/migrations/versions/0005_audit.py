"""Who did what: a chain of rows that the database itself refuses to change."""

from typing import Final

import sqlalchemy as sa
from alembic import op

from server.core.database.column_types import UtcDateTime

revision = "0005_audit"
down_revision = "0004_accounts"
branch_labels = None
depends_on = None

TABLES: Final = ("audit_log", "audit_checkpoints", "audit_head")
BEGINNING: Final = "0" * 64

NEXT: Final = (
    "1 + coalesce((SELECT max(number) FROM audit_log), (SELECT max(number) FROM audit_head), 0)"
)
IN_LOG: Final = "EXISTS (SELECT 1 FROM audit_log WHERE number = NEW.number AND hash = NEW.hash)"
MARKED: Final = IN_LOG.replace("audit_log", "audit_checkpoints")
COVERED: Final = "OLD.number <= (SELECT coalesce(max(number), 0) FROM audit_checkpoints)"
# By the clock of the database itself; 24 months, one day less than what the command waits for.
OLD_ENOUGH: Final = {
    "postgresql": "OLD.at < clock_timestamp() - INTERVAL '730 days'",
    "sqlite": "OLD.at < strftime('%Y-%m-%d %H:%M:%f', 'now', '-730 days')",
}
# A row of SQLite can also be replaced by its hidden number, or by another unique column.
TAKEN: Final = {
    "postgresql": "EXISTS (SELECT 1 FROM {table} WHERE id = NEW.id)",
    "sqlite": "EXISTS (SELECT 1 FROM {table} WHERE id = NEW.id OR rowid = NEW.rowid)",
}


def _refused(dialect: str) -> tuple[tuple[str, str, str], ...]:
    """What may never happen to a table, and under which condition."""
    log_taken = TAKEN[dialect].format(table="audit_log")
    mark_taken = TAKEN[dialect].format(table="audit_checkpoints")
    ahead = "NEW.number > (SELECT max(number) FROM audit_head)"
    return (
        ("audit_log", "insert", f"NEW.number <> {NEXT} OR {log_taken}"),
        ("audit_log", "update", "1 = 1"),
        ("audit_log", "delete", f"NOT ({COVERED} AND {OLD_ENOUGH[dialect]})"),
        ("audit_checkpoints", "insert", f"{ahead} OR NOT ({IN_LOG} OR {MARKED}) OR {mark_taken}"),
        ("audit_checkpoints", "update", "1 = 1"),
        ("audit_checkpoints", "delete", "1 = 1"),
        ("audit_head", "insert", "1 = 1"),
        ("audit_head", "update", f"NEW.number <= OLD.number OR NOT {IN_LOG}"),
        ("audit_head", "delete", "1 = 1"),
    )


def upgrade() -> None:
    _create_log()
    _create_checkpoints()
    _create_origins()
    if op.get_bind().dialect.name == "postgresql":
        _refuse_on_postgresql()
    else:
        _refuse_on_sqlite()


def downgrade() -> None:
    for table in ("audit_origins", "audit_checkpoints", "audit_head", "audit_log"):
        op.drop_table(table)
    if op.get_bind().dialect.name == "postgresql":
        for table, act, _condition in _refused("postgresql"):
            op.execute(f"DROP FUNCTION {table}_no_{act}()")
        op.execute("DROP FUNCTION audit_refuse()")


def _create_log() -> None:
    op.create_table(
        "audit_log",
        sa.Column("number", sa.BigInteger(), autoincrement=False, nullable=False),
        sa.Column("id", sa.String(26), nullable=False),
        sa.Column("at", UtcDateTime(), nullable=False),
        sa.Column("action", sa.String(60), nullable=False),
        sa.Column("actor_id", sa.String(26), nullable=True),
        sa.Column("target_id", sa.String(26), nullable=True),
        sa.Column("result", sa.String(20), nullable=False),
        sa.Column("previous", sa.String(64), nullable=False),
        sa.Column("hash", sa.String(64), nullable=False),
        sa.PrimaryKeyConstraint("number", name="pk_audit_log"),
        sa.UniqueConstraint("id", name="uq_audit_log_id"),
    )
    op.create_index("ix_audit_log_actor_id", "audit_log", ["actor_id"])
    op.create_index("ix_audit_log_target_id", "audit_log", ["target_id"])
    op.create_index("ix_audit_log_at", "audit_log", ["at"])
    head = op.create_table(
        "audit_head",
        sa.Column("id", sa.SmallInteger(), autoincrement=False, nullable=False),
        sa.Column("number", sa.BigInteger(), nullable=False),
        sa.Column("hash", sa.String(64), nullable=False),
        sa.PrimaryKeyConstraint("id", name="pk_audit_head"),
        sa.CheckConstraint("id = 1", name="ck_audit_head_one"),
    )
    op.bulk_insert(head, [{"id": 1, "number": 0, "hash": BEGINNING}])


def _create_checkpoints() -> None:
    op.create_table(
        "audit_checkpoints",
        sa.Column("id", sa.String(26), nullable=False),
        sa.Column("at", UtcDateTime(), nullable=False),
        sa.Column("number", sa.BigInteger(), nullable=False),
        sa.Column("hash", sa.String(64), nullable=False),
        sa.Column("signature", sa.String(64), nullable=False),
        sa.PrimaryKeyConstraint("id", name="pk_audit_checkpoints"),
    )


def _create_origins() -> None:
    op.create_table(
        "audit_origins",
        sa.Column("audit_id", sa.String(26), nullable=False),
        sa.Column("at", UtcDateTime(), nullable=False),
        sa.Column("owner_id", sa.String(26), nullable=True),
        sa.Column("address", sa.String(45), nullable=False),
        sa.Column("browser", sa.String(60), nullable=True),
        sa.PrimaryKeyConstraint("audit_id", name="pk_audit_origins"),
    )
    op.create_index("ix_audit_origins_at", "audit_origins", ["at"])
    op.create_index("ix_audit_origins_owner_id", "audit_origins", ["owner_id"])


def _refuse_on_sqlite() -> None:
    for table, act, condition in _refused("sqlite"):
        op.execute(
            f"CREATE TRIGGER {table}_no_{act} BEFORE {act.upper()} ON {table} WHEN {condition}"
            f" BEGIN SELECT RAISE(ABORT, '{table} is append only'); END"
        )


def _refuse_on_postgresql() -> None:
    refuse = "RAISE EXCEPTION '% is append only', TG_TABLE_NAME;"
    # A condition of a trigger may not ask another table; so functions do.
    for table, act, condition in _refused("postgresql"):
        row = "OLD" if act == "delete" else "NEW"
        op.execute(
            f"CREATE FUNCTION {table}_no_{act}() RETURNS trigger LANGUAGE plpgsql AS $$"
            f" BEGIN IF {condition} THEN {refuse} END IF; RETURN {row}; END $$"
        )
        op.execute(
            f"CREATE TRIGGER {table}_no_{act} BEFORE {act.upper()} ON {table} FOR EACH ROW"
            f" EXECUTE FUNCTION {table}_no_{act}()"
        )
    op.execute(
        "CREATE FUNCTION audit_refuse() RETURNS trigger LANGUAGE plpgsql AS $$"
        f" BEGIN {refuse} END $$"
    )
    for table in TABLES:
        op.execute(
            f"CREATE TRIGGER {table}_no_truncate BEFORE TRUNCATE ON {table}"
            " FOR EACH STATEMENT EXECUTE FUNCTION audit_refuse()"
        )
