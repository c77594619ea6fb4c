"""Who did what: a chain of rows that the database itself refuses to change."""

from typing import Final

import sqlalchemy as sa
from alembic import op

from server.core.types import UtcDateTime

revision = "0005_audit"
down_revision = "0004_accounts"
branch_labels = None
depends_on = None

TABLES: Final = ("audit_log", "audit_checkpoints", "audit_head")
COVERED: Final = "OLD.number <= (SELECT coalesce(max(number), 0) FROM audit_checkpoints)"
# What may never happen to a table, and under which condition it is refused nevertheless.
REFUSED: Final = (
    ("audit_log", "update", ""),
    ("audit_log", "delete", f"NOT ({COVERED})"),
    ("audit_checkpoints", "update", ""),
    ("audit_checkpoints", "delete", ""),
    ("audit_head", "update", "NEW.number <= OLD.number"),
    ("audit_head", "delete", ""),
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
        op.execute("DROP FUNCTION audit_refuse()")
        op.execute("DROP FUNCTION audit_refuse_uncovered()")


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
    op.create_table(
        "audit_head",
        sa.Column("id", sa.SmallInteger(), autoincrement=False, nullable=False),
        sa.Column("number", sa.BigInteger(), nullable=False),
        sa.Column("hash", sa.String(64), nullable=False),
        sa.PrimaryKeyConstraint("id", name="pk_audit_head"),
        sa.CheckConstraint("id = 1", name="ck_audit_head_one"),
    )


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
    for table, act, condition in REFUSED:
        when = f"WHEN {condition}" if condition else ""
        op.execute(
            f"CREATE TRIGGER {table}_no_{act} BEFORE {act.upper()} ON {table} {when}"
            f" BEGIN SELECT RAISE(ABORT, '{table} is append only'); END"
        )


def _refuse_on_postgresql() -> None:
    # A condition of a trigger may not ask another table; so one function does.
    for name, unless in (("audit_refuse", ""), ("audit_refuse_uncovered", COVERED)):
        exception = f"IF {unless} THEN RETURN OLD; END IF;" if unless else ""
        op.execute(
            f"CREATE FUNCTION {name}() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN {exception}"
            " RAISE EXCEPTION '% is append only', TG_TABLE_NAME; END $$"
        )
    for table, act, condition in REFUSED:
        asks = COVERED in condition
        when = f"WHEN ({condition})" if condition and not asks else ""
        op.execute(
            f"CREATE TRIGGER {table}_no_{act} BEFORE {act.upper()} ON {table} FOR EACH ROW {when}"
            f" EXECUTE FUNCTION {'audit_refuse_uncovered' if asks else 'audit_refuse'}()"
        )
    for table in TABLES:
        op.execute(
            f"CREATE TRIGGER {table}_no_truncate BEFORE TRUNCATE ON {table}"
            " FOR EACH STATEMENT EXECUTE FUNCTION audit_refuse()"
        )
