"""A row of the audit log says how often its event happened."""

import sqlalchemy as sa
from alembic import op

revision = "0003_counted_audit_rows"
down_revision = "0002_separate_registrations"
branch_labels = None
depends_on = None


def upgrade() -> None:
    # Not in a batch, which would copy the table and lose its triggers.
    op.add_column("audit_log", sa.Column("times", sa.Integer(), server_default="1", nullable=False))


def downgrade() -> None:
    op.drop_column("audit_log", "times")
