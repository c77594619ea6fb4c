"""Whether a person answered the quiz or closed it."""

import sqlalchemy as sa
from alembic import op

revision = "0007_quiz_closed"
down_revision = "0006_ledger_sums"
branch_labels = None
depends_on = None

ANSWERED = """
    UPDATE users SET quiz_closed = true
    WHERE EXISTS (SELECT 1 FROM quiz_answers WHERE quiz_answers.owner_id = users.id)
"""


def upgrade() -> None:
    op.add_column(
        "users", sa.Column("quiz_closed", sa.Boolean(), server_default=sa.false(), nullable=False)
    )
    op.execute(ANSWERED)


def downgrade() -> None:
    op.drop_column("users", "quiz_closed")
