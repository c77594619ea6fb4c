"""A row of the audit log says how often its event happened."""

import sqlalchemy as sa
from alembic import op

revision = "0003_counted_audit_rows"
down_revision = "0002_separate_registrations"
branch_labels = None
depends_on = None


def upgrade() -> None:
    known = {column["name"] for column in sa.inspect(op.get_bind()).get_columns("audit_log")}
    if "times" in known:
        return
    # Not in a batch, which would copy the table and lose its triggers.
    op.add_column("audit_log", sa.Column("times", sa.Integer(), server_default="1", nullable=False))


def downgrade() -> None:
    """Keep the column: the hash of a row covers its count, and no later upgrade could restore it.

    The release before writes rows without it.
    """
