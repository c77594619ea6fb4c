"""Which operator looked at whose transactions, and why."""

import sqlalchemy as sa
from alembic import op

revision = "0032_access_log"
down_revision = "0031_active_users"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "access_log",
        sa.Column("owner_id", sa.String(26), nullable=False),
        sa.Column("id", sa.String(26), nullable=False),
        sa.Column("actor_id", sa.String(26), nullable=True),
        sa.Column("role", sa.String(20), nullable=False),
        sa.Column("reason", sa.String(200), nullable=False),
        sa.Column("at", sa.DateTime(timezone=True), nullable=False),
        sa.Column("rows", sa.Integer(), nullable=False),
        sa.ForeignKeyConstraint(
            ["owner_id"],
            ["users.id"],
            name=op.f("fk_access_log_owner_id_users"),
            ondelete="CASCADE",
        ),
        sa.ForeignKeyConstraint(
            ["actor_id"],
            ["users.id"],
            name=op.f("fk_access_log_actor_id_users"),
            ondelete="SET NULL",
        ),
        sa.PrimaryKeyConstraint("owner_id", "id", name=op.f("pk_access_log")),
    )
    op.create_index(op.f("ix_access_log_actor_id"), "access_log", ["actor_id"])


def downgrade() -> None:
    op.drop_table("access_log")
