"""Page views, and their sums by day."""

revision = "0028_page_views"
down_revision = "0027_comments"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Nothing yet."""


def downgrade() -> None:
    """Nothing yet."""
