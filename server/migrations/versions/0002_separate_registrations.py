"""Each registration of an unconfirmed address stands alone; quotas of mails strangers cause."""

import sqlalchemy as sa
from alembic import op

from server.core.database.column_types import UtcDateTime

revision = "0002_separate_registrations"
down_revision = "0001_baseline"
branch_labels = None
depends_on = None

PENDING = sa.text("status = 'pending'")
CONFIRMED = sa.text("status <> 'pending'")
# An earlier release knows one pending account of an address and one owner of a username.
SURPLUS = """
    DELETE FROM users WHERE status = 'pending' AND EXISTS (
        SELECT 1 FROM users AS other WHERE other.id <> users.id AND (
            (other.email = users.email AND other.status = 'pending' AND other.id > users.id)
            OR (other.username_key = users.username_key
                AND (other.status <> 'pending' OR other.id > users.id))
        )
    )
"""


def upgrade() -> None:
    op.drop_index("uq_users_email_pending", table_name="users")
    with op.batch_alter_table("users") as users:
        users.drop_constraint("uq_users_username_key", type_="unique")
        users.add_column(sa.Column("browser_digest", sa.String(length=64), nullable=True))
    op.create_index("ix_users_username_key", "users", ["username_key"])
    op.create_index(
        "ix_users_email_pending",
        "users",
        ["email"],
        postgresql_where=PENDING,
        sqlite_where=PENDING,
    )
    op.create_index(
        "uq_users_username_key_confirmed",
        "users",
        ["username_key"],
        unique=True,
        postgresql_where=CONFIRMED,
        sqlite_where=CONFIRMED,
    )
    op.create_table(
        "replaced_registrations",
        sa.Column("id", sa.String(length=26), nullable=False),
        sa.Column("owner_id", sa.String(length=26), nullable=False),
        sa.Column("replaced_at", UtcDateTime(), nullable=False),
        sa.ForeignKeyConstraint(
            ["owner_id"],
            ["users.id"],
            name=op.f("fk_replaced_registrations_owner_id_users"),
            ondelete="CASCADE",
        ),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_replaced_registrations")),
    )
    op.create_index("ix_replaced_registrations_owner_id", "replaced_registrations", ["owner_id"])
    op.create_index(
        "ix_replaced_registrations_replaced_at", "replaced_registrations", ["replaced_at"]
    )
    op.create_table(
        "mail_quota_uses",
        sa.Column("quota", sa.String(length=20), nullable=False),
        sa.Column("digest", sa.String(length=64), nullable=False),
        sa.Column("due_times", sa.JSON(), nullable=False),
        sa.Column("cause", sa.String(length=200), nullable=False),
        sa.Column("expires_at", UtcDateTime(), nullable=False),
        sa.PrimaryKeyConstraint("quota", "digest", name=op.f("pk_mail_quota_uses")),
    )
    op.create_index("ix_mail_quota_uses_expires_at", "mail_quota_uses", ["expires_at"])


def downgrade() -> None:
    op.drop_table("mail_quota_uses")
    op.drop_table("replaced_registrations")
    op.execute(SURPLUS)
    op.drop_index("uq_users_username_key_confirmed", table_name="users")
    op.drop_index("ix_users_email_pending", table_name="users")
    op.drop_index("ix_users_username_key", table_name="users")
    with op.batch_alter_table("users") as users:
        users.drop_column("browser_digest")
        users.create_unique_constraint("uq_users_username_key", ["username_key"])
    op.create_index(
        "uq_users_email_pending",
        "users",
        ["email"],
        unique=True,
        postgresql_where=PENDING,
        sqlite_where=PENDING,
    )
