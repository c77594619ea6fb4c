"""Which letters on which months were written."""

import sqlalchemy as sa
from alembic import op

from server.core.calendar.clock import now
from server.core.database.column_types import UtcDateTime

revision = "0024_monthly_letters"
down_revision = "0023_calendar_feed"
branch_labels = None
depends_on = None


def upgrade() -> None:
    letters = op.create_table(
        "monthly_letters",
        sa.Column("owner_id", sa.String(length=26), nullable=False),
        sa.Column("next_at", UtcDateTime(), nullable=False),
        sa.Column("month", sa.String(length=7), nullable=True),
        sa.ForeignKeyConstraint(
            ["owner_id"],
            ["users.id"],
            name=op.f("fk_monthly_letters_owner_id_users"),
            ondelete="CASCADE",
        ),
        sa.PrimaryKeyConstraint("owner_id", name=op.f("pk_monthly_letters")),
    )
    op.create_index(op.f("ix_monthly_letters_next_at"), "monthly_letters", ["next_at"])
    users = sa.table("users", sa.column("id"), sa.column("status"))
    # The worker finds out when the turn of each of them is.
    moment = sa.literal(now(), UtcDateTime())
    everybody = sa.select(users.c.id, moment).where(users.c.status != "pending")
    op.execute(letters.insert().from_select(["owner_id", "next_at"], everybody))


def downgrade() -> None:
    op.drop_table("monthly_letters")
