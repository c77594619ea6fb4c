"""How the site can be reached."""

revision = "0029_site_contact"
down_revision = "0028_page_views"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Nothing yet."""


def downgrade() -> None:
    """Nothing yet."""
