"""Names in the order of their letters, whatever their case and marks."""

from typing import Final

import sqlalchemy as sa
from alembic import op

from server.core.database.collation import fold

revision = "0040_sorted_names"
down_revision = "0039_first_versions"
branch_labels = None
depends_on = None

MOST: Final = 100
AT_ONCE: Final = 5_000
# PostgreSQL would sort by the language of the cluster.
KEY: Final = sa.String(MOST).with_variant(sa.String(MOST, collation="C"), "postgresql")
USERS: Final = sa.table("users", sa.column("id"), sa.column("fullname"), sa.column("fullname_key"))


def upgrade() -> None:
    op.add_column("users", sa.Column("fullname_key", KEY, server_default="", nullable=False))
    connection = op.get_bind()
    names = connection.execute(sa.select(USERS.c.id, USERS.c.fullname)).all()
    change = (
        sa.update(USERS)
        .where(USERS.c.id == sa.bindparam("whose"))
        .values(fullname_key=sa.bindparam("key"))
    )
    for start in range(0, len(names), AT_ONCE):
        some = names[start : start + AT_ONCE]
        keys = [{"whose": row.id, "key": fold(row.fullname)[:MOST]} for row in some]
        connection.execute(change, keys)
    op.create_index("ix_users_fullname_key", "users", ["fullname_key", "id"])


def downgrade() -> None:
    op.drop_index("ix_users_fullname_key", "users")
    op.drop_column("users", "fullname_key")
