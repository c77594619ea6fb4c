"""Accounts that wait for whoever was invited."""

import sqlalchemy as sa
from alembic import op

revision = "0033_invitations"
down_revision = "0032_access_log"
branch_labels = None
depends_on = None

WAITING = sa.text("accepted_at IS NULL AND withdrawn_at IS NULL")

ABOUT_OTHERS = sa.text("about_id IS NOT NULL")


def upgrade() -> None:
    op.create_table(
        "invitations",
        sa.Column("id", sa.String(26), nullable=False),
        sa.Column("email", sa.String(254), nullable=False),
        sa.Column("fullname", sa.String(100), nullable=False),
        sa.Column("language", sa.String(2), nullable=False),
        sa.Column("invited_by", sa.String(26), nullable=True),
        sa.Column("created_at", sa.DateTime(timezone=True), nullable=False),
        sa.Column("expires_at", sa.DateTime(timezone=True), nullable=False),
        sa.Column("accepted_at", sa.DateTime(timezone=True), nullable=True),
        sa.Column("withdrawn_at", sa.DateTime(timezone=True), nullable=True),
        sa.Column("owner_id", sa.String(26), nullable=True),
        sa.ForeignKeyConstraint(
            ["invited_by"],
            ["users.id"],
            name=op.f("fk_invitations_invited_by_users"),
            ondelete="SET NULL",
        ),
        sa.ForeignKeyConstraint(
            ["owner_id"],
            ["users.id"],
            name=op.f("fk_invitations_owner_id_users"),
            ondelete="CASCADE",
        ),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_invitations")),
    )
    op.create_index(
        "uq_invitations_waiting",
        "invitations",
        ["email"],
        unique=True,
        postgresql_where=WAITING,
        sqlite_where=WAITING,
    )
    op.create_index(op.f("ix_invitations_email"), "invitations", ["email"])
    op.create_index(op.f("ix_invitations_expires_at"), "invitations", ["expires_at"])
    op.create_index(op.f("ix_invitations_invited_by"), "invitations", ["invited_by"])
    op.create_index(op.f("ix_invitations_owner_id"), "invitations", ["owner_id"])

    # What operators were answered about others goes with those others.
    op.add_column("idempotency_keys", sa.Column("about_id", sa.String(26), nullable=True))
    op.create_index(
        "ix_idempotency_keys_about_id",
        "idempotency_keys",
        ["about_id"],
        postgresql_where=ABOUT_OTHERS,
        sqlite_where=ABOUT_OTHERS,
    )


def downgrade() -> None:
    op.drop_index("ix_idempotency_keys_about_id", "idempotency_keys")
    with op.batch_alter_table("idempotency_keys") as table:
        table.drop_column("about_id")
    op.drop_table("invitations")
