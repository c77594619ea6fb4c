"""Working copies of articles, their versions and uploaded covers."""

revision = "0034_article_editing"
down_revision = "0033_invitations"
branch_labels = None
depends_on = None


def upgrade() -> None:
    pass


def downgrade() -> None:
    pass
