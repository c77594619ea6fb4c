"""How the site can be reached: one row, empty until somebody fills it."""

import sqlalchemy as sa
from alembic import op

revision = "0029_site_contact"
down_revision = "0028_page_views"
branch_labels = None
depends_on = None

WORDS = {"name": 100, "email": 254, "phone": 40, "street": 200, "city": 80, "postcode": 10}
MORE = {"country": 60, "fax": 40, "instagram": 200, "youtube": 200, "x": 200, "facebook": 200}


def upgrade() -> None:
    table = op.create_table(
        "site_contact",
        sa.Column("id", sa.SmallInteger(), nullable=False),
        *(sa.Column(name, sa.String(most)) for name, most in {**WORDS, **MORE}.items()),
        sa.CheckConstraint("id = 1", name=op.f("ck_site_contact_single")),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_site_contact")),
    )
    op.bulk_insert(table, [{"id": 1}])


def downgrade() -> None:
    op.drop_table("site_contact")
