"""Monthly letters that can be read in the app."""

import sqlalchemy as sa
from alembic import op

from server.core.database.column_types import UtcDateTime, id_type

revision = "0008_letter_editions"
down_revision = "0007_quiz_closed"
branch_labels = None
depends_on = None

# Who was told of a letter can read it; a cause ends with its month.
ANNOUNCED = """
    INSERT INTO letter_editions (owner_id, month)
    SELECT DISTINCT owner_id, substr(cause, length(cause) - 6, 7) FROM notifications
    WHERE kind = 'monthly_letter'
"""


def upgrade() -> None:
    op.create_table(
        "letter_editions",
        sa.Column("owner_id", id_type(), nullable=False),
        sa.Column("month", sa.String(length=7), nullable=False),
        sa.Column("written_at", UtcDateTime(), nullable=True),
        sa.Column("content", sa.JSON(none_as_null=True), nullable=True),
        sa.ForeignKeyConstraint(
            ["owner_id"],
            ["users.id"],
            name=op.f("fk_letter_editions_owner_id_users"),
            ondelete="CASCADE",
        ),
        sa.PrimaryKeyConstraint("owner_id", "month", name=op.f("pk_letter_editions")),
    )
    op.execute(ANNOUNCED)


def downgrade() -> None:
    op.drop_table("letter_editions")
