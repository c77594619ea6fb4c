"""The debt of whose instalments a reminder tells."""

import sqlalchemy as sa
from alembic import op

revision = "0035_debt_reminders"
down_revision = "0034_guests"
branch_labels = None
depends_on = None

LINK = """
UPDATE reminders SET debt_id = (
    SELECT MIN(debts.id) FROM debts
    WHERE debts.owner_id = reminders.owner_id AND debts.reminder_id = reminders.id
)
WHERE EXISTS (
    SELECT 1 FROM debts
    WHERE debts.owner_id = reminders.owner_id AND debts.reminder_id = reminders.id
)
"""


def upgrade() -> None:
    op.add_column("reminders", sa.Column("debt_id", sa.String(length=26), nullable=True))
    op.execute(LINK)


def downgrade() -> None:
    op.drop_column("reminders", "debt_id")
