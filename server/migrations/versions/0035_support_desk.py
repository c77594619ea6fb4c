"""What operators answer, and their ready-made answers."""

revision = "0035_support_desk"
down_revision = "0034_article_editing"
branch_labels = None
depends_on = None


def upgrade() -> None:
    pass


def downgrade() -> None:
    pass
