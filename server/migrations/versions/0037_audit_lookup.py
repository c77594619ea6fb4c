"""Finding acts by what they are."""

from alembic import op

revision = "0037_audit_lookup"
down_revision = "0036_site_settings"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_index("ix_audit_log_action", "audit_log", ["action", "number"])


def downgrade() -> None:
    op.drop_index("ix_audit_log_action", table_name="audit_log")
