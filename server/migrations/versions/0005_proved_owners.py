"""Who reads the mails of an account and was shown to know what its sign-in asks for."""

import sqlalchemy as sa
from alembic import op

from server.core.database.column_types import UtcDateTime

revision = "0005_proved_owners"
down_revision = "0004_transaction_exports"
branch_labels = None
depends_on = None

# What owners have set up before counts as theirs.
PROVED = "UPDATE users SET proved_at = created_at WHERE status <> 'pending'"


def upgrade() -> None:
    op.add_column("users", sa.Column("proved_at", UtcDateTime(), nullable=True))
    op.add_column("known_devices", sa.Column("mailbox_at", UtcDateTime(), nullable=True))
    op.execute(PROVED)


def downgrade() -> None:
    op.drop_column("known_devices", "mailbox_at")
    op.drop_column("users", "proved_at")
