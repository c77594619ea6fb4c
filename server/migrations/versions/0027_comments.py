"""Comments below articles."""

revision = "0027_comments"
down_revision = "0026_articles"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Nothing yet."""


def downgrade() -> None:
    """Nothing yet."""
