"""The whole schema as of the first release, with the rows that every site starts with."""

import csv
from datetime import date
from decimal import Decimal
from pathlib import Path
from typing import Final

import sqlalchemy as sa
from alembic import op

from server.core.database.column_types import ExactDecimal, UtcDateTime

revision = "0001_baseline"
down_revision = None
branch_labels = None
depends_on = None

TABLES: Final = (
    "users",
    "active_user_counts",
    "known_devices",
    "password_resets",
    "invitations",
    "photos",
    "second_factors",
    "recovery_codes",
    "audit_log",
    "audit_head",
    "audit_checkpoints",
    "audit_origins",
    "site_contact",
    "exchange_rates",
    "public_holidays",
    "outbox",
    "idempotency_keys",
    "categories",
    "transactions",
    "ledger_acts",
    "ledger_act_rows",
    "allocations",
    "budgets",
    "budget_alerts",
    "goals",
    "goal_contributions",
    "investment_plans",
    "investment_dates",
    "risk_profiles",
    "reminders",
    "reminder_occurrences",
    "quiz_answers",
    "quiz_reminders",
    "notifications",
    "notification_feeds",
    "notification_choices",
    "push_subscriptions",
    "push_messages",
    "calendar_feeds",
    "monthly_letters",
    "articles",
    "article_texts",
    "article_drafts",
    "article_versions",
    "shipped_article_parts",
    "cover_files",
    "comments",
    "comment_reports",
    "consents",
    "exports",
    "export_chunks",
    "data_requests",
    "access_log",
    "support_messages",
    "support_replies",
    "support_templates",
    "page_views",
    "page_view_sums",
)
# The middle rates of Bank Indonesia on the last working day of 2024.
FIRST_RATES_DAY: Final = date(2024, 12, 31)
FIRST_RATES: Final = {"EUR": Decimal(16851), "USD": Decimal(16162)}
# Named by the joint decrees of three ministers; the lunar days of 2027 are calculated.
FIRST_HOLIDAYS: Final = Path(__file__).with_name("0001_public_holidays.csv")

AUDIT_TABLES: Final = ("audit_log", "audit_checkpoints", "audit_head")
FIRST_HASH: Final = "0" * 64

NEXT: Final = (
    "1 + coalesce((SELECT max(number) FROM audit_log), (SELECT max(number) FROM audit_head), 0)"
)
IN_LOG: Final = "EXISTS (SELECT 1 FROM audit_log WHERE number = NEW.number AND hash = NEW.hash)"
MARKED: Final = IN_LOG.replace("audit_log", "audit_checkpoints")
COVERED: Final = "OLD.number <= (SELECT coalesce(max(number), 0) FROM audit_checkpoints)"
# By the clock of the database itself; 24 months, one day less than what the command waits for.
OLD_ENOUGH: Final = {
    "postgresql": "OLD.at < clock_timestamp() - INTERVAL '730 days'",
    "sqlite": "OLD.at < strftime('%Y-%m-%d %H:%M:%f', 'now', '-730 days')",
}
# A row of SQLite can also be replaced by its hidden number, or by another unique column.
TAKEN: Final = {
    "postgresql": "EXISTS (SELECT 1 FROM {table} WHERE id = NEW.id)",
    "sqlite": "EXISTS (SELECT 1 FROM {table} WHERE id = NEW.id OR rowid = NEW.rowid)",
}


def _refused(dialect: str) -> tuple[tuple[str, str, str], ...]:
    """What may never happen to a table, and under which condition."""
    log_taken = TAKEN[dialect].format(table="audit_log")
    mark_taken = TAKEN[dialect].format(table="audit_checkpoints")
    ahead = "NEW.number > (SELECT max(number) FROM audit_head)"
    return (
        ("audit_log", "insert", f"NEW.number <> {NEXT} OR {log_taken}"),
        ("audit_log", "update", "1 = 1"),
        ("audit_log", "delete", f"NOT ({COVERED} AND {OLD_ENOUGH[dialect]})"),
        ("audit_checkpoints", "insert", f"{ahead} OR NOT ({IN_LOG} OR {MARKED}) OR {mark_taken}"),
        ("audit_checkpoints", "update", "1 = 1"),
        ("audit_checkpoints", "delete", "1 = 1"),
        ("audit_head", "insert", "1 = 1"),
        ("audit_head", "update", f"NEW.number <= OLD.number OR NOT {IN_LOG}"),
        ("audit_head", "delete", "1 = 1"),
    )


def upgrade() -> None:
    _create_accounts()
    _create_audit()
    _create_site()
    _create_operations()
    _create_ledger()
    _create_planning()
    _create_notifications()
    _create_articles()
    _create_privacy_and_support()
    _create_page_views()
    if op.get_bind().dialect.name == "postgresql":
        _protect_audit_on_postgresql()
    else:
        _protect_audit_on_sqlite()


def downgrade() -> None:
    for table in reversed(TABLES):
        op.drop_table(table)
    if op.get_bind().dialect.name == "postgresql":
        for table, action, _condition in _forbidden("postgresql"):
            op.execute(f"DROP FUNCTION {table}_no_{action}()")
        op.execute("DROP FUNCTION audit_refuse()")


def _create_accounts() -> None:
    op.create_table(
        "users",
        sa.Column("id", sa.String(length=26), nullable=False),
        sa.Column("fullname", sa.String(length=100), nullable=False),
        sa.Column(
            "fullname_key",
            sa.String(length=100).with_variant(sa.String(length=100, collation="C"), "postgresql"),
            server_default="",
            nullable=False,
        ),
        sa.Column("username", sa.String(length=30), nullable=False),
        sa.Column("username_key", sa.String(length=30), nullable=False),
        sa.Column("email", sa.String(length=254), nullable=False),
        sa.Column("phone_number", sa.String(length=20), nullable=False),
        sa.Column("age", sa.String(length=20), nullable=True),
        sa.Column("country", sa.String(length=60), nullable=True),
        sa.Column("avatar_url", sa.String(length=200), nullable=True),
        sa.Column("password_hash", sa.String(length=200), nullable=False),
        sa.Column("role", sa.String(length=20), nullable=False),
        sa.Column("status", sa.String(length=10), nullable=False),
        sa.Column("language", sa.String(length=2), nullable=True),
        sa.Column("theme", sa.String(length=10), nullable=True),
        sa.Column("text_size", sa.SmallInteger(), nullable=True),
        sa.Column("currency", sa.String(length=3), nullable=True),
        sa.Column("timezone", sa.String(length=64), nullable=False),
        sa.Column("payday", sa.Integer(), nullable=False),
        sa.Column("payday_shift", sa.Boolean(), nullable=False),
        sa.Column("second_factor", sa.Boolean(), server_default=sa.text("false"), nullable=False),
        sa.Column("session_version", sa.Integer(), nullable=False),
        sa.Column("balance", sa.BigInteger(), nullable=False),
        sa.Column("opening_amount", sa.BigInteger(), server_default="0", nullable=False),
        sa.Column("opening_date", sa.Date(), nullable=True),
        sa.Column("hide_amounts", sa.Boolean(), server_default=sa.text("false"), nullable=False),
        sa.Column("categories_version", sa.Integer(), server_default="0", nullable=False),
        sa.Column("ledger_changed_at", UtcDateTime(), nullable=True),
        sa.Column("new_email", sa.String(length=254), nullable=True),
        sa.Column("new_email_id", sa.String(length=26), nullable=True),
        sa.Column("new_email_at", UtcDateTime(), nullable=True),
        sa.Column("closes_at", UtcDateTime(), nullable=True),
        sa.Column("terms_accepted_at", UtcDateTime(), nullable=True),
        sa.Column("verified_at", UtcDateTime(), nullable=True),
        sa.Column("last_active_on", sa.Date(), nullable=True),
        sa.Column("suspended_at", UtcDateTime(), nullable=True),
        sa.Column("suspended_for", sa.String(length=20), nullable=True),
        sa.Column("suspended_note", sa.String(length=300), nullable=True),
        sa.Column("created_at", UtcDateTime(), nullable=False),
        sa.Column("updated_at", UtcDateTime(), nullable=False),
        sa.CheckConstraint(
            "status IN ('pending', 'active', 'suspended')", name=op.f("ck_users_status")
        ),
        sa.CheckConstraint("payday BETWEEN 1 AND 31", name=op.f("ck_users_payday")),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_users")),
        sa.UniqueConstraint("username_key", name=op.f("uq_users_username_key")),
    )
    op.create_index(
        "ix_users_closes_at",
        "users",
        ["closes_at"],
        postgresql_where=sa.text("closes_at IS NOT NULL"),
        sqlite_where=sa.text("closes_at IS NOT NULL"),
    )
    op.create_index("ix_users_fullname_key", "users", ["fullname_key", "id"])
    op.create_index("ix_users_last_active_on", "users", ["last_active_on"])
    op.create_index(
        "ix_users_ledger_changed_at",
        "users",
        ["ledger_changed_at"],
        postgresql_where=sa.text("ledger_changed_at IS NOT NULL"),
        sqlite_where=sa.text("ledger_changed_at IS NOT NULL"),
    )
    op.create_index(
        "ix_users_pending_created_at",
        "users",
        ["created_at"],
        postgresql_where=sa.text("status = 'pending'"),
        sqlite_where=sa.text("status = 'pending'"),
    )
    op.create_index("ix_users_verified_at", "users", ["verified_at"])
    op.create_index(
        "uq_users_email_confirmed",
        "users",
        ["email"],
        unique=True,
        postgresql_where=sa.text("status <> 'pending'"),
        sqlite_where=sa.text("status <> 'pending'"),
    )
    op.create_index(
        "uq_users_email_pending",
        "users",
        ["email"],
        unique=True,
        postgresql_where=sa.text("status = 'pending'"),
        sqlite_where=sa.text("status = 'pending'"),
    )
    op.create_table(
        "active_user_counts",
        sa.Column("day", sa.Date(), nullable=False),
        sa.Column("days", sa.SmallInteger(), autoincrement=False, nullable=False),
        sa.Column("users", sa.Integer(), nullable=False),
        sa.PrimaryKeyConstraint("day", "days", name=op.f("pk_active_user_counts")),
    )
    op.create_table(
        "known_devices",
        sa.Column("owner_id", sa.String(length=26), nullable=False),
        sa.Column("digest", sa.String(length=64), nullable=False),
        sa.Column("created_at", UtcDateTime(), nullable=False),
        sa.Column("last_used_at", UtcDateTime(), nullable=False),
        sa.ForeignKeyConstraint(
            ["owner_id"],
            ["users.id"],
            name=op.f("fk_known_devices_owner_id_users"),
            ondelete="CASCADE",
        ),
        sa.PrimaryKeyConstraint("owner_id", "digest", name=op.f("pk_known_devices")),
    )
    op.create_index("ix_known_devices_last_used_at", "known_devices", ["last_used_at"])
    op.create_table(
        "password_resets",
        sa.Column("owner_id", sa.String(length=26), nullable=False),
        sa.Column("token_hash", sa.LargeBinary(length=32), nullable=False),
        sa.Column("email", sa.String(length=254), nullable=False),
        sa.Column("session_version", sa.Integer(), server_default="0", nullable=False),
        sa.Column("expires_at", UtcDateTime(), nullable=False),
        sa.ForeignKeyConstraint(
            ["owner_id"],
            ["users.id"],
            name=op.f("fk_password_resets_owner_id_users"),
            ondelete="CASCADE",
        ),
        sa.PrimaryKeyConstraint("owner_id", name=op.f("pk_password_resets")),
        sa.UniqueConstraint("token_hash", name=op.f("uq_password_resets_token_hash")),
    )
    op.create_index("ix_password_resets_expires_at", "password_resets", ["expires_at"])
    op.create_table(
        "invitations",
        sa.Column("id", sa.String(length=26), nullable=False),
        sa.Column("email", sa.String(length=254), nullable=False),
        sa.Column("fullname", sa.String(length=100), nullable=False),
        sa.Column("language", sa.String(length=2), nullable=False),
        sa.Column("invited_by", sa.String(length=26), nullable=True),
        sa.Column("created_at", UtcDateTime(), nullable=False),
        sa.Column("expires_at", UtcDateTime(), nullable=False),
        sa.Column("accepted_at", UtcDateTime(), nullable=True),
        sa.Column("withdrawn_at", UtcDateTime(), nullable=True),
        sa.Column("owner_id", sa.String(length=26), nullable=True),
        sa.ForeignKeyConstraint(
            ["invited_by"],
            ["users.id"],
            name=op.f("fk_invitations_invited_by_users"),
            ondelete="SET NULL",
        ),
        sa.ForeignKeyConstraint(
            ["owner_id"],
            ["users.id"],
            name=op.f("fk_invitations_owner_id_users"),
            ondelete="CASCADE",
        ),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_invitations")),
    )
    op.create_index("ix_invitations_email", "invitations", ["email"])
    op.create_index("ix_invitations_expires_at", "invitations", ["expires_at"])
    op.create_index("ix_invitations_invited_by", "invitations", ["invited_by"])
    op.create_index("ix_invitations_owner_id", "invitations", ["owner_id"])
    op.create_index(
        "uq_invitations_waiting",
        "invitations",
        ["email"],
        unique=True,
        postgresql_where=sa.text("accepted_at IS NULL AND withdrawn_at IS NULL"),
        sqlite_where=sa.text("accepted_at IS NULL AND withdrawn_at IS NULL"),
    )
    op.create_table(
        "photos",
        sa.Column("owner_id", sa.String(length=26), nullable=False),
        sa.Column("name", sa.String(length=32), nullable=False),
        sa.Column("image", sa.LargeBinary(), nullable=False),
        sa.Column("created_at", UtcDateTime(), nullable=False),
        sa.ForeignKeyConstraint(
            ["owner_id"], ["users.id"], name=op.f("fk_photos_owner_id_users"), ondelete="CASCADE"
        ),
        sa.PrimaryKeyConstraint("owner_id", name=op.f("pk_photos")),
        sa.UniqueConstraint("name", name=op.f("uq_photos_name")),
    )
    op.create_table(
        "second_factors",
        sa.Column("owner_id", sa.String(length=26), nullable=False),
        sa.Column("secret", sa.String(length=300), nullable=True),
        sa.Column("new_secret", sa.String(length=300), nullable=True),
        sa.Column("new_since", UtcDateTime(), nullable=True),
        sa.Column("last_step", sa.BigInteger(), nullable=False),
        sa.Column("enabled_at", UtcDateTime(), nullable=True),
        sa.ForeignKeyConstraint(
            ["owner_id"],
            ["users.id"],
            name=op.f("fk_second_factors_owner_id_users"),
            ondelete="CASCADE",
        ),
        sa.PrimaryKeyConstraint("owner_id", name=op.f("pk_second_factors")),
    )
    op.create_table(
        "recovery_codes",
        sa.Column("owner_id", sa.String(length=26), nullable=False),
        sa.Column("digest", sa.String(length=64), nullable=False),
        sa.ForeignKeyConstraint(
            ["owner_id"],
            ["users.id"],
            name=op.f("fk_recovery_codes_owner_id_users"),
            ondelete="CASCADE",
        ),
        sa.PrimaryKeyConstraint("owner_id", "digest", name=op.f("pk_recovery_codes")),
    )


def _create_audit() -> None:
    op.create_table(
        "audit_log",
        sa.Column("number", sa.BigInteger(), autoincrement=False, nullable=False),
        sa.Column("id", sa.String(length=26), nullable=False),
        sa.Column("at", UtcDateTime(), nullable=False),
        sa.Column("action", sa.String(length=60), nullable=False),
        sa.Column("actor_id", sa.String(length=26), nullable=True),
        sa.Column("target_id", sa.String(length=26), nullable=True),
        sa.Column("result", sa.String(length=20), nullable=False),
        sa.Column("previous", sa.String(length=64), nullable=False),
        sa.Column("hash", sa.String(length=64), nullable=False),
        sa.PrimaryKeyConstraint("number", name=op.f("pk_audit_log")),
        sa.UniqueConstraint("id", name=op.f("uq_audit_log_id")),
    )
    op.create_index("ix_audit_log_action", "audit_log", ["action", "number"])
    op.create_index("ix_audit_log_actor_id", "audit_log", ["actor_id"])
    op.create_index("ix_audit_log_at", "audit_log", ["at"])
    op.create_index("ix_audit_log_target_id", "audit_log", ["target_id"])
    head = op.create_table(
        "audit_head",
        sa.Column("id", sa.SmallInteger(), autoincrement=False, nullable=False),
        sa.Column("number", sa.BigInteger(), nullable=False),
        sa.Column("hash", sa.String(length=64), nullable=False),
        sa.CheckConstraint("id = 1", name=op.f("ck_audit_head_one")),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_audit_head")),
    )
    op.bulk_insert(head, [{"id": 1, "number": 0, "hash": FIRST_HASH}])
    op.create_table(
        "audit_checkpoints",
        sa.Column("id", sa.String(length=26), nullable=False),
        sa.Column("at", UtcDateTime(), nullable=False),
        sa.Column("number", sa.BigInteger(), nullable=False),
        sa.Column("hash", sa.String(length=64), nullable=False),
        sa.Column("signature", sa.String(length=64), nullable=False),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_audit_checkpoints")),
    )
    op.create_table(
        "audit_origins",
        sa.Column("audit_id", sa.String(length=26), nullable=False),
        sa.Column("at", UtcDateTime(), nullable=False),
        sa.Column("owner_id", sa.String(length=26), nullable=True),
        sa.Column("address", sa.String(length=45), nullable=False),
        sa.Column("browser", sa.String(length=60), nullable=True),
        sa.PrimaryKeyConstraint("audit_id", name=op.f("pk_audit_origins")),
    )
    op.create_index("ix_audit_origins_at", "audit_origins", ["at"])
    op.create_index("ix_audit_origins_owner_id", "audit_origins", ["owner_id"])


def _create_site() -> None:
    contact = op.create_table(
        "site_contact",
        sa.Column("id", sa.SmallInteger(), nullable=False),
        sa.Column("name", sa.String(length=100), nullable=True),
        sa.Column("email", sa.String(length=254), nullable=True),
        sa.Column("phone", sa.String(length=40), nullable=True),
        sa.Column("street", sa.String(length=200), nullable=True),
        sa.Column("city", sa.String(length=80), nullable=True),
        sa.Column("postcode", sa.String(length=10), nullable=True),
        sa.Column("country", sa.String(length=60), nullable=True),
        sa.Column("fax", sa.String(length=40), nullable=True),
        sa.Column("instagram", sa.String(length=200), nullable=True),
        sa.Column("youtube", sa.String(length=200), nullable=True),
        sa.Column("x", sa.String(length=200), nullable=True),
        sa.Column("facebook", sa.String(length=200), nullable=True),
        sa.Column("version", sa.Integer(), server_default="1", nullable=False),
        sa.CheckConstraint("id = 1", name=op.f("ck_site_contact_single")),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_site_contact")),
    )
    op.bulk_insert(contact, [{"id": 1}])
    rates = op.create_table(
        "exchange_rates",
        sa.Column("currency", sa.String(length=3), nullable=False),
        sa.Column("date", sa.Date(), nullable=False),
        sa.Column("rate", ExactDecimal(18, 6), nullable=False),
        sa.Column("version", sa.Integer(), server_default="1", nullable=False),
        sa.CheckConstraint("length(currency) = 3", name=op.f("ck_exchange_rates_currency")),
        sa.PrimaryKeyConstraint("currency", "date", name=op.f("pk_exchange_rates")),
    )
    op.bulk_insert(
        rates,
        [
            {"currency": currency, "date": FIRST_RATES_DAY, "rate": rate}
            for currency, rate in FIRST_RATES.items()
        ],
    )
    holidays = op.create_table(
        "public_holidays",
        sa.Column("date", sa.Date(), nullable=False),
        sa.Column("name", sa.String(length=80), nullable=False),
        sa.Column("name_id", sa.String(length=80), nullable=False),
        sa.Column("version", sa.Integer(), server_default="1", nullable=False),
        sa.PrimaryKeyConstraint("date", name=op.f("pk_public_holidays")),
    )
    with FIRST_HOLIDAYS.open(encoding="utf-8", newline="") as file:
        rows = [{**row, "date": date.fromisoformat(row["date"])} for row in csv.DictReader(file)]
    op.bulk_insert(holidays, rows)


def _create_operations() -> None:
    op.create_table(
        "outbox",
        sa.Column("id", sa.String(length=26), nullable=False),
        sa.Column("owner_id", sa.String(length=26), nullable=True),
        sa.Column("cause", sa.String(length=200), nullable=False),
        sa.Column("template", sa.String(length=60), nullable=False),
        sa.Column("parameters", sa.JSON(), nullable=False),
        sa.Column("recipient", sa.String(length=254), nullable=False),
        sa.Column("language", sa.String(length=2), nullable=False),
        sa.Column("state", sa.String(length=10), nullable=False),
        sa.Column("attempts", sa.SmallInteger(), nullable=False),
        sa.Column("due_at", UtcDateTime(), nullable=False),
        sa.Column("claimed_until", UtcDateTime(), nullable=True),
        sa.Column("last_error", sa.String(length=200), nullable=True),
        sa.Column("created_at", UtcDateTime(), nullable=False),
        sa.Column("finished_at", UtcDateTime(), nullable=True),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_outbox")),
        sa.UniqueConstraint("cause", name=op.f("uq_outbox_cause")),
    )
    op.create_index("ix_outbox_owner_id", "outbox", ["owner_id"])
    op.create_index("ix_outbox_state_due_at", "outbox", ["state", "due_at"])
    op.create_table(
        "idempotency_keys",
        sa.Column("owner_id", sa.String(length=26), nullable=False),
        sa.Column("key", sa.String(length=255), nullable=False),
        sa.Column("fingerprint", sa.LargeBinary(length=32), nullable=False),
        sa.Column("status", sa.Integer(), nullable=False),
        sa.Column("body", sa.Text(), nullable=False),
        sa.Column("created_at", UtcDateTime(), nullable=False),
        sa.Column("about_id", sa.String(length=26), nullable=True),
        sa.ForeignKeyConstraint(
            ["owner_id"],
            ["users.id"],
            name=op.f("fk_idempotency_keys_owner_id_users"),
            ondelete="CASCADE",
        ),
        sa.PrimaryKeyConstraint("owner_id", "key", name=op.f("pk_idempotency_keys")),
    )
    op.create_index(
        "ix_idempotency_keys_about_id",
        "idempotency_keys",
        ["about_id"],
        postgresql_where=sa.text("about_id IS NOT NULL"),
        sqlite_where=sa.text("about_id IS NOT NULL"),
    )
    op.create_index("ix_idempotency_keys_created_at", "idempotency_keys", ["created_at"])


def _create_ledger() -> None:
    op.create_table(
        "categories",
        sa.Column("owner_id", sa.String(length=26), nullable=False),
        sa.Column("id", sa.String(length=40), nullable=False),
        sa.Column("type", sa.String(length=8), nullable=False),
        sa.Column("name", sa.String(length=40), nullable=True),
        sa.Column("name_key", sa.String(length=720), nullable=True),
        sa.Column("group", sa.String(length=8), nullable=True),
        sa.Column("icon", sa.String(length=80), nullable=True),
        sa.Column("color", sa.String(length=20), nullable=True),
        sa.Column("hidden", sa.Boolean(), nullable=False),
        sa.Column("position", sa.Integer(), nullable=True),
        sa.Column("version", sa.Integer(), nullable=False),
        sa.Column("created_at", UtcDateTime(), nullable=False),
        sa.Column("updated_at", UtcDateTime(), nullable=False),
        sa.CheckConstraint("type IN ('income', 'expenses')", name=op.f("ck_categories_type")),
        sa.ForeignKeyConstraint(
            ["owner_id"],
            ["users.id"],
            name=op.f("fk_categories_owner_id_users"),
            ondelete="CASCADE",
        ),
        sa.PrimaryKeyConstraint("owner_id", "id", name=op.f("pk_categories")),
    )
    op.create_index(
        "uq_categories_name", "categories", ["owner_id", "type", "name_key"], unique=True
    )
    op.create_table(
        "transactions",
        sa.Column("owner_id", sa.String(length=26), nullable=False),
        sa.Column("id", sa.String(length=26), nullable=False),
        sa.Column("type", sa.String(length=8), nullable=False),
        sa.Column("category_id", sa.String(length=40), nullable=False),
        sa.Column("amount", sa.BigInteger(), nullable=False),
        sa.Column("detail", sa.String(length=200), nullable=False),
        sa.Column("date", sa.Date(), nullable=False),
        sa.Column("created_at", UtcDateTime(), nullable=False),
        sa.Column("version", sa.Integer(), nullable=False),
        sa.Column("booked_for", sa.String(length=8), nullable=True),
        sa.Column("booked_for_id", sa.String(length=26), nullable=True),
        sa.Column("booked_for_day", sa.Date(), nullable=True),
        sa.CheckConstraint("type IN ('income', 'expenses')", name=op.f("ck_transactions_type")),
        sa.CheckConstraint(
            "amount BETWEEN 1 AND 999999999999", name=op.f("ck_transactions_amount")
        ),
        sa.ForeignKeyConstraint(
            ["owner_id"],
            ["users.id"],
            name=op.f("fk_transactions_owner_id_users"),
            ondelete="CASCADE",
        ),
        sa.PrimaryKeyConstraint("owner_id", "id", name=op.f("pk_transactions")),
    )
    op.create_index(
        "ix_transactions_booked",
        "transactions",
        ["owner_id", "booked_for", "booked_for_id", "date", "id"],
        sqlite_where=sa.text("booked_for IS NOT NULL"),
        postgresql_where=sa.text("booked_for IS NOT NULL"),
    )
    op.create_index("ix_transactions_page", "transactions", ["owner_id", "date", "id"])
    op.create_index(
        "ix_transactions_sums",
        "transactions",
        ["owner_id", "date", "type", "category_id", "amount"],
    )
    op.create_table(
        "ledger_acts",
        sa.Column("owner_id", sa.String(length=26), nullable=False),
        sa.Column("id", sa.String(length=26), nullable=False),
        sa.Column("kind", sa.String(length=10), nullable=False),
        sa.Column("count", sa.Integer(), nullable=False),
        sa.Column("undone", sa.Integer(), nullable=True),
        sa.Column("created_at", UtcDateTime(), nullable=False),
        sa.CheckConstraint("kind IN ('delete', 'categorise')", name=op.f("ck_ledger_acts_kind")),
        sa.ForeignKeyConstraint(
            ["owner_id"],
            ["users.id"],
            name=op.f("fk_ledger_acts_owner_id_users"),
            ondelete="CASCADE",
        ),
        sa.PrimaryKeyConstraint("owner_id", "id", name=op.f("pk_ledger_acts")),
    )
    op.create_index("ix_ledger_acts_created_at", "ledger_acts", ["created_at"])
    op.create_table(
        "ledger_act_rows",
        sa.Column("owner_id", sa.String(length=26), nullable=False),
        sa.Column("act_id", sa.String(length=26), nullable=False),
        sa.Column("id", sa.String(length=26), nullable=False),
        sa.Column("type", sa.String(length=8), nullable=False),
        sa.Column("category_id", sa.String(length=40), nullable=False),
        sa.Column("amount", sa.BigInteger(), nullable=False),
        sa.Column("detail", sa.String(length=200), nullable=False),
        sa.Column("date", sa.Date(), nullable=False),
        sa.Column("created_at", UtcDateTime(), nullable=False),
        sa.Column("version", sa.Integer(), nullable=False),
        sa.Column("booked_for", sa.String(length=8), nullable=True),
        sa.Column("booked_for_id", sa.String(length=26), nullable=True),
        sa.Column("booked_for_day", sa.Date(), nullable=True),
        sa.ForeignKeyConstraint(
            ["owner_id", "act_id"],
            ["ledger_acts.owner_id", "ledger_acts.id"],
            name=op.f("fk_ledger_act_rows_owner_id_act_id_ledger_acts"),
            ondelete="CASCADE",
        ),
        sa.PrimaryKeyConstraint("owner_id", "act_id", "id", name=op.f("pk_ledger_act_rows")),
    )
    op.create_index("ix_ledger_act_rows_owner_id_id", "ledger_act_rows", ["owner_id", "id"])
    op.create_table(
        "allocations",
        sa.Column("owner_id", sa.String(length=26), nullable=False),
        sa.Column("month", sa.String(length=7), nullable=False),
        sa.Column("needs", sa.SmallInteger(), nullable=False),
        sa.Column("wants", sa.SmallInteger(), nullable=False),
        sa.Column("savings", sa.SmallInteger(), nullable=False),
        sa.Column("expected_income", sa.BigInteger(), nullable=True),
        sa.Column("version", sa.Integer(), nullable=False),
        sa.Column("updated_at", UtcDateTime(), nullable=False),
        sa.CheckConstraint(
            "expected_income BETWEEN 0 AND 999999999999",
            name=op.f("ck_allocations_expected_income"),
        ),
        sa.CheckConstraint("needs + wants + savings = 100", name=op.f("ck_allocations_split")),
        sa.ForeignKeyConstraint(
            ["owner_id"],
            ["users.id"],
            name=op.f("fk_allocations_owner_id_users"),
            ondelete="CASCADE",
        ),
        sa.PrimaryKeyConstraint("owner_id", "month", name=op.f("pk_allocations")),
    )
    op.create_table(
        "budgets",
        sa.Column("owner_id", sa.String(length=26), nullable=False),
        sa.Column("month", sa.String(length=7), nullable=False),
        sa.Column("category_id", sa.String(length=40), nullable=False),
        sa.Column("amount", sa.BigInteger(), nullable=False),
        sa.Column("rollover", sa.String(length=7), nullable=False),
        sa.Column("updated_at", UtcDateTime(), nullable=False),
        sa.CheckConstraint(
            "rollover IN ('none', 'surplus', 'both')", name=op.f("ck_budgets_rollover")
        ),
        sa.CheckConstraint("amount BETWEEN 0 AND 999999999999", name=op.f("ck_budgets_amount")),
        sa.ForeignKeyConstraint(
            ["owner_id"], ["users.id"], name=op.f("fk_budgets_owner_id_users"), ondelete="CASCADE"
        ),
        sa.PrimaryKeyConstraint("owner_id", "month", "category_id", name=op.f("pk_budgets")),
    )
    op.create_table(
        "budget_alerts",
        sa.Column("owner_id", sa.String(length=26), nullable=False),
        sa.Column("month", sa.String(length=7), nullable=False),
        sa.Column("category_id", sa.String(length=40), nullable=False),
        sa.Column("level", sa.SmallInteger(), nullable=False),
        sa.Column("raised_at", UtcDateTime(), nullable=False),
        sa.Column("lowered_at", UtcDateTime(), nullable=True),
        sa.Column("announce", sa.Boolean(), nullable=False),
        sa.CheckConstraint("level IN (80, 100)", name=op.f("ck_budget_alerts_level")),
        sa.ForeignKeyConstraint(
            ["owner_id"],
            ["users.id"],
            name=op.f("fk_budget_alerts_owner_id_users"),
            ondelete="CASCADE",
        ),
        sa.PrimaryKeyConstraint(
            "owner_id", "month", "category_id", "level", name=op.f("pk_budget_alerts")
        ),
    )
    op.create_index("ix_budget_alerts_raised_at", "budget_alerts", ["raised_at"])


def _create_planning() -> None:
    op.create_table(
        "goals",
        sa.Column("owner_id", sa.String(length=26), nullable=False),
        sa.Column("id", sa.String(length=26), nullable=False),
        sa.Column("kind", sa.String(length=10), nullable=False),
        sa.Column("name", sa.String(length=40), nullable=True),
        sa.Column("icon", sa.String(length=80), nullable=True),
        sa.Column("target", sa.BigInteger(), nullable=False),
        sa.Column("due", sa.Date(), nullable=True),
        sa.Column("monthly", sa.BigInteger(), nullable=True),
        sa.Column("archived_at", UtcDateTime(), nullable=True),
        sa.Column("created_at", UtcDateTime(), nullable=False),
        sa.Column("version", sa.Integer(), nullable=False),
        sa.Column("updated_at", UtcDateTime(), nullable=True),
        sa.CheckConstraint("monthly BETWEEN 1 AND 999999999999", name=op.f("ck_goals_monthly")),
        sa.CheckConstraint("target BETWEEN 1 AND 999999999999", name=op.f("ck_goals_target")),
        sa.ForeignKeyConstraint(
            ["owner_id"], ["users.id"], name=op.f("fk_goals_owner_id_users"), ondelete="CASCADE"
        ),
        sa.PrimaryKeyConstraint("owner_id", "id", name=op.f("pk_goals")),
    )
    op.create_table(
        "goal_contributions",
        sa.Column("owner_id", sa.String(length=26), nullable=False),
        sa.Column("id", sa.String(length=26), nullable=False),
        sa.Column("goal_id", sa.String(length=26), nullable=False),
        sa.Column("amount", sa.BigInteger(), nullable=False),
        sa.Column("detail", sa.String(length=200), nullable=False),
        sa.Column("date", sa.Date(), nullable=False),
        sa.Column("opening", sa.Boolean(), nullable=False),
        sa.Column("created_at", UtcDateTime(), nullable=False),
        sa.CheckConstraint("amount <> 0", name=op.f("ck_goal_contributions_amount")),
        sa.ForeignKeyConstraint(
            ["owner_id", "goal_id"],
            ["goals.owner_id", "goals.id"],
            name=op.f("fk_goal_contributions_owner_id_goal_id_goals"),
            ondelete="CASCADE",
        ),
        sa.PrimaryKeyConstraint("owner_id", "id", name=op.f("pk_goal_contributions")),
    )
    op.create_index(
        "ix_goal_contributions_page", "goal_contributions", ["owner_id", "goal_id", "date", "id"]
    )
    op.create_table(
        "investment_plans",
        sa.Column("owner_id", sa.String(length=26), nullable=False),
        sa.Column("id", sa.String(length=26), nullable=False),
        sa.Column("amount", sa.BigInteger(), nullable=False),
        sa.Column("frequency", sa.String(length=8), nullable=False),
        sa.Column("weekday", sa.SmallInteger(), nullable=True),
        sa.Column("month_day", sa.SmallInteger(), nullable=True),
        sa.Column("starts", sa.Date(), nullable=False),
        sa.Column("until", sa.Date(), nullable=True),
        sa.Column("since", sa.Date(), nullable=False),
        sa.Column("earlier", sa.JSON(), nullable=False),
        sa.Column("version", sa.Integer(), nullable=False),
        sa.Column("created_at", UtcDateTime(), nullable=False),
        sa.Column("updated_at", UtcDateTime(), nullable=False),
        sa.Column("next_day", sa.Date(), nullable=True),
        sa.Column("next_due_at", UtcDateTime(), nullable=True),
        sa.CheckConstraint(
            "frequency IN ('day', 'weekly', 'monthly')", name=op.f("ck_investment_plans_frequency")
        ),
        sa.ForeignKeyConstraint(
            ["owner_id"],
            ["users.id"],
            name=op.f("fk_investment_plans_owner_id_users"),
            ondelete="CASCADE",
        ),
        sa.PrimaryKeyConstraint("owner_id", "id", name=op.f("pk_investment_plans")),
    )
    op.create_index(
        "ix_investment_plans_next_due_at",
        "investment_plans",
        ["next_due_at"],
        postgresql_where=sa.text("next_due_at IS NOT NULL"),
        sqlite_where=sa.text("next_due_at IS NOT NULL"),
    )
    op.create_table(
        "investment_dates",
        sa.Column("owner_id", sa.String(length=26), nullable=False),
        sa.Column("plan_id", sa.String(length=26), nullable=False),
        sa.Column("date", sa.Date(), nullable=False),
        sa.Column("state", sa.String(length=8), nullable=False),
        sa.Column("amount", sa.BigInteger(), nullable=True),
        sa.Column("answered_at", UtcDateTime(), nullable=False),
        sa.CheckConstraint("state IN ('done', 'skipped')", name=op.f("ck_investment_dates_state")),
        sa.ForeignKeyConstraint(
            ["owner_id", "plan_id"],
            ["investment_plans.owner_id", "investment_plans.id"],
            name=op.f("fk_investment_dates_owner_id_plan_id_investment_plans"),
            ondelete="CASCADE",
        ),
        sa.PrimaryKeyConstraint("owner_id", "plan_id", "date", name=op.f("pk_investment_dates")),
    )
    op.create_table(
        "risk_profiles",
        sa.Column("owner_id", sa.String(length=26), nullable=False),
        sa.Column("answers", sa.JSON(), nullable=False),
        sa.Column("taken_at", UtcDateTime(), nullable=False),
        sa.ForeignKeyConstraint(
            ["owner_id"],
            ["users.id"],
            name=op.f("fk_risk_profiles_owner_id_users"),
            ondelete="CASCADE",
        ),
        sa.PrimaryKeyConstraint("owner_id", name=op.f("pk_risk_profiles")),
    )
    op.create_table(
        "reminders",
        sa.Column("owner_id", sa.String(length=26), nullable=False),
        sa.Column("id", sa.String(length=26), nullable=False),
        sa.Column("description", sa.String(length=200), nullable=False),
        sa.Column("kind", sa.String(length=10), nullable=False),
        sa.Column("day", sa.Date(), nullable=False),
        sa.Column("time", sa.Time(), nullable=True),
        sa.Column("frequency", sa.String(length=8), nullable=False),
        sa.Column("month_day", sa.SmallInteger(), nullable=True),
        sa.Column("until", sa.Date(), nullable=True),
        sa.Column("since", sa.Date(), nullable=False),
        sa.Column("amount", sa.BigInteger(), nullable=True),
        sa.Column("category_id", sa.String(length=40), nullable=True),
        sa.Column("next_day", sa.Date(), nullable=True),
        sa.Column("next_due_at", UtcDateTime(), nullable=True),
        sa.Column("version", sa.Integer(), nullable=False),
        sa.Column("created_at", UtcDateTime(), nullable=False),
        sa.Column("updated_at", UtcDateTime(), nullable=False),
        sa.Column("removed_at", UtcDateTime(), nullable=True),
        sa.CheckConstraint(
            "frequency IN ('once', 'daily', 'weekly', 'monthly', 'yearly')",
            name=op.f("ck_reminders_frequency"),
        ),
        sa.CheckConstraint(
            "kind IN ('bill', 'saving', 'investment', 'other')", name=op.f("ck_reminders_kind")
        ),
        sa.ForeignKeyConstraint(
            ["owner_id"], ["users.id"], name=op.f("fk_reminders_owner_id_users"), ondelete="CASCADE"
        ),
        sa.PrimaryKeyConstraint("owner_id", "id", name=op.f("pk_reminders")),
    )
    op.create_index(
        "ix_reminders_next_due_at",
        "reminders",
        ["next_due_at"],
        sqlite_where=sa.text("next_due_at IS NOT NULL"),
        postgresql_where=sa.text("next_due_at IS NOT NULL"),
    )
    op.create_index(
        "ix_reminders_removed_at",
        "reminders",
        ["removed_at"],
        sqlite_where=sa.text("removed_at IS NOT NULL"),
        postgresql_where=sa.text("removed_at IS NOT NULL"),
    )
    op.create_table(
        "reminder_occurrences",
        sa.Column("owner_id", sa.String(length=26), nullable=False),
        sa.Column("reminder_id", sa.String(length=26), nullable=False),
        sa.Column("day", sa.Date(), nullable=False),
        sa.Column("state", sa.String(length=8), nullable=False),
        sa.Column("due_at", UtcDateTime(), nullable=True),
        sa.Column("snoozed_until", UtcDateTime(), nullable=True),
        sa.Column("answered_at", UtcDateTime(), nullable=True),
        sa.CheckConstraint(
            "state IN ('open', 'done', 'booked', 'skipped')",
            name=op.f("ck_reminder_occurrences_state"),
        ),
        sa.ForeignKeyConstraint(
            ["owner_id", "reminder_id"],
            ["reminders.owner_id", "reminders.id"],
            name=op.f("fk_reminder_occurrences_owner_id_reminder_id_reminders"),
            ondelete="CASCADE",
        ),
        sa.PrimaryKeyConstraint(
            "owner_id", "reminder_id", "day", name=op.f("pk_reminder_occurrences")
        ),
    )
    op.create_index(
        "ix_reminder_occurrences_snoozed_until",
        "reminder_occurrences",
        ["snoozed_until"],
        sqlite_where=sa.text("snoozed_until IS NOT NULL"),
        postgresql_where=sa.text("snoozed_until IS NOT NULL"),
    )
    op.create_table(
        "quiz_answers",
        sa.Column("owner_id", sa.String(length=26), nullable=False),
        sa.Column("answers", sa.JSON(), nullable=False),
        sa.Column("filled", sa.JSON(), nullable=False),
        sa.Column("reminder_kinds", sa.JSON(), nullable=False),
        sa.Column("taken_at", UtcDateTime(), nullable=False),
        sa.ForeignKeyConstraint(
            ["owner_id"],
            ["users.id"],
            name=op.f("fk_quiz_answers_owner_id_users"),
            ondelete="CASCADE",
        ),
        sa.PrimaryKeyConstraint("owner_id", name=op.f("pk_quiz_answers")),
    )
    op.create_table(
        "quiz_reminders",
        sa.Column("owner_id", sa.String(length=26), nullable=False),
        sa.Column("kind", sa.String(length=16), nullable=False),
        sa.Column("reminder_id", sa.String(length=26), nullable=False),
        sa.ForeignKeyConstraint(
            ["owner_id"],
            ["users.id"],
            name=op.f("fk_quiz_reminders_owner_id_users"),
            ondelete="CASCADE",
        ),
        sa.PrimaryKeyConstraint("owner_id", "kind", name=op.f("pk_quiz_reminders")),
    )


def _create_notifications() -> None:
    op.create_table(
        "notifications",
        sa.Column("owner_id", sa.String(length=26), nullable=False),
        sa.Column("id", sa.String(length=26), nullable=False),
        sa.Column("cause", sa.String(length=200), nullable=False),
        sa.Column("kind", sa.String(length=20), nullable=False),
        sa.Column("subject_id", sa.String(length=80), nullable=False),
        sa.Column("day", sa.String(length=10), nullable=True),
        sa.Column("category_id", sa.String(length=40), nullable=True),
        sa.Column("about", sa.JSON(), nullable=False),
        sa.Column("created_at", UtcDateTime(), nullable=False),
        sa.Column("read_at", UtcDateTime(), nullable=True),
        sa.Column("settled_at", UtcDateTime(), nullable=True),
        sa.ForeignKeyConstraint(
            ["owner_id"],
            ["users.id"],
            name=op.f("fk_notifications_owner_id_users"),
            ondelete="CASCADE",
        ),
        sa.PrimaryKeyConstraint("owner_id", "id", name=op.f("pk_notifications")),
        sa.UniqueConstraint("owner_id", "cause", name=op.f("uq_notifications_owner_id_cause")),
    )
    op.create_index("ix_notifications_created_at", "notifications", ["created_at"])
    op.create_index(
        "ix_notifications_owner_id_subject_id", "notifications", ["owner_id", "subject_id"]
    )
    op.create_index(
        "ix_notifications_unread",
        "notifications",
        ["owner_id"],
        postgresql_where=sa.text("read_at IS NULL"),
        sqlite_where=sa.text("read_at IS NULL"),
    )
    op.create_table(
        "notification_feeds",
        sa.Column("owner_id", sa.String(length=26), nullable=False),
        sa.Column("version", sa.Integer(), nullable=False),
        sa.ForeignKeyConstraint(
            ["owner_id"],
            ["users.id"],
            name=op.f("fk_notification_feeds_owner_id_users"),
            ondelete="CASCADE",
        ),
        sa.PrimaryKeyConstraint("owner_id", name=op.f("pk_notification_feeds")),
    )
    op.create_table(
        "notification_choices",
        sa.Column("owner_id", sa.String(length=26), nullable=False),
        sa.Column("purpose", sa.String(length=20), nullable=False),
        sa.Column("is_on", sa.Boolean(), nullable=False),
        sa.Column("changed_at", UtcDateTime(), nullable=False),
        sa.ForeignKeyConstraint(
            ["owner_id"],
            ["users.id"],
            name=op.f("fk_notification_choices_owner_id_users"),
            ondelete="CASCADE",
        ),
        sa.PrimaryKeyConstraint("owner_id", "purpose", name=op.f("pk_notification_choices")),
    )
    op.create_table(
        "push_subscriptions",
        sa.Column("owner_id", sa.String(length=26), nullable=False),
        sa.Column("id", sa.String(length=26), nullable=False),
        sa.Column("endpoint", sa.String(length=1000), nullable=False),
        sa.Column("host", sa.String(length=259), nullable=False),
        sa.Column("p256dh", sa.String(length=87), nullable=False),
        sa.Column("auth", sa.String(length=22), nullable=False),
        sa.Column("device", sa.String(length=130), nullable=True),
        sa.Column("session", sa.String(length=64), nullable=False),
        sa.Column("session_version", sa.Integer(), nullable=False),
        sa.Column("created_at", UtcDateTime(), nullable=False),
        sa.Column("seen_at", UtcDateTime(), nullable=False),
        sa.ForeignKeyConstraint(
            ["owner_id"],
            ["users.id"],
            name=op.f("fk_push_subscriptions_owner_id_users"),
            ondelete="CASCADE",
        ),
        sa.PrimaryKeyConstraint("owner_id", "id", name=op.f("pk_push_subscriptions")),
        sa.UniqueConstraint("endpoint", name=op.f("uq_push_subscriptions_endpoint")),
    )
    op.create_index("ix_push_subscriptions_seen_at", "push_subscriptions", ["seen_at"])
    op.create_index("ix_push_subscriptions_session", "push_subscriptions", ["session"])
    op.create_table(
        "push_messages",
        sa.Column("owner_id", sa.String(length=26), nullable=False),
        sa.Column("id", sa.String(length=26), nullable=False),
        sa.Column("subscription_id", sa.String(length=26), nullable=False),
        sa.Column("cause", sa.String(length=200), nullable=False),
        sa.Column("purpose", sa.String(length=20), nullable=False),
        sa.Column("title", sa.String(length=120), nullable=True),
        sa.Column("text", sa.String(length=300), nullable=True),
        sa.Column("path", sa.String(length=200), nullable=True),
        sa.Column("language", sa.String(length=2), nullable=False),
        sa.Column("urgent", sa.Boolean(), nullable=False),
        sa.Column("state", sa.String(length=10), nullable=False),
        sa.Column("attempts", sa.SmallInteger(), nullable=False),
        sa.Column("due_at", UtcDateTime(), nullable=False),
        sa.Column("expires_at", UtcDateTime(), nullable=False),
        sa.Column("claimed_until", UtcDateTime(), nullable=True),
        sa.Column("last_error", sa.String(length=200), nullable=True),
        sa.Column("created_at", UtcDateTime(), nullable=False),
        sa.Column("finished_at", UtcDateTime(), nullable=True),
        sa.ForeignKeyConstraint(
            ["owner_id", "subscription_id"],
            ["push_subscriptions.owner_id", "push_subscriptions.id"],
            name=op.f("fk_push_messages_owner_id_subscription_id_push_subscriptions"),
            ondelete="CASCADE",
        ),
        sa.PrimaryKeyConstraint("owner_id", "id", name=op.f("pk_push_messages")),
        sa.UniqueConstraint(
            "owner_id",
            "subscription_id",
            "cause",
            name=op.f("uq_push_messages_owner_id_subscription_id_cause"),
        ),
    )
    op.create_index("ix_push_messages_state_due_at", "push_messages", ["state", "due_at"])
    op.create_table(
        "calendar_feeds",
        sa.Column("owner_id", sa.String(length=26), nullable=False),
        sa.Column("digest", sa.String(length=64), nullable=False),
        sa.Column("sealed", sa.String(length=255), nullable=False),
        sa.Column("with_amounts", sa.Boolean(), nullable=False),
        sa.Column("renewed_at", UtcDateTime(), nullable=False),
        sa.Column("changed_at", UtcDateTime(), nullable=False),
        sa.ForeignKeyConstraint(
            ["owner_id"],
            ["users.id"],
            name=op.f("fk_calendar_feeds_owner_id_users"),
            ondelete="CASCADE",
        ),
        sa.PrimaryKeyConstraint("owner_id", name=op.f("pk_calendar_feeds")),
        sa.UniqueConstraint("digest", name=op.f("uq_calendar_feeds_digest")),
    )
    op.create_table(
        "monthly_letters",
        sa.Column("owner_id", sa.String(length=26), nullable=False),
        sa.Column("next_at", UtcDateTime(), nullable=False),
        sa.Column("month", sa.String(length=7), nullable=True),
        sa.ForeignKeyConstraint(
            ["owner_id"],
            ["users.id"],
            name=op.f("fk_monthly_letters_owner_id_users"),
            ondelete="CASCADE",
        ),
        sa.PrimaryKeyConstraint("owner_id", name=op.f("pk_monthly_letters")),
    )
    op.create_index("ix_monthly_letters_next_at", "monthly_letters", ["next_at"])


def _create_articles() -> None:
    op.create_table(
        "articles",
        sa.Column("id", sa.String(length=26), nullable=False),
        sa.Column("slug", sa.String(length=80), nullable=False),
        sa.Column("kind", sa.String(length=4), nullable=False),
        sa.Column("state", sa.String(length=10), nullable=False),
        sa.Column("published_at", UtcDateTime(), nullable=True),
        sa.Column("cover", sa.String(length=80), nullable=True),
        sa.Column("topics", sa.JSON(), nullable=False),
        sa.Column("view_count", sa.BigInteger(), nullable=False),
        sa.Column("comment_count", sa.Integer(), nullable=False),
        sa.Column("created_at", UtcDateTime(), nullable=False),
        sa.CheckConstraint("kind IN ('blog', 'tip')", name=op.f("ck_articles_kind")),
        sa.CheckConstraint(
            "state = 'draft' OR published_at IS NOT NULL", name=op.f("ck_articles_published_at")
        ),
        sa.CheckConstraint("state IN ('draft', 'published')", name=op.f("ck_articles_state")),
        sa.CheckConstraint("comment_count >= 0", name=op.f("ck_articles_comment_count")),
        sa.CheckConstraint("view_count >= 0", name=op.f("ck_articles_view_count")),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_articles")),
        sa.UniqueConstraint("slug", name=op.f("uq_articles_slug")),
    )
    op.create_index("ix_articles_published_at", "articles", ["published_at"])
    op.create_table(
        "article_texts",
        sa.Column("article_id", sa.String(length=26), nullable=False),
        sa.Column("language", sa.String(length=2), nullable=False),
        sa.Column("title", sa.String(length=120), nullable=False),
        sa.Column("description", sa.String(length=200), nullable=False),
        sa.Column("body", sa.Text(), nullable=False),
        sa.Column("sources", sa.JSON(), nullable=False),
        sa.Column("words", sa.Integer(), nullable=False),
        sa.Column("updated_at", UtcDateTime(), nullable=True),
        sa.CheckConstraint("words >= 0", name=op.f("ck_article_texts_words")),
        sa.ForeignKeyConstraint(
            ["article_id"],
            ["articles.id"],
            name=op.f("fk_article_texts_article_id_articles"),
            ondelete="CASCADE",
        ),
        sa.PrimaryKeyConstraint("article_id", "language", name=op.f("pk_article_texts")),
    )
    op.create_table(
        "article_drafts",
        sa.Column("article_id", sa.String(length=26), nullable=False),
        sa.Column("version", sa.Integer(), nullable=False),
        sa.Column("content", sa.JSON(none_as_null=True), nullable=True),
        sa.Column("title_en", sa.String(length=120), nullable=True),
        sa.Column("title_id", sa.String(length=120), nullable=True),
        sa.Column("cover", sa.String(length=80), nullable=True),
        sa.Column("first_shown_at", UtcDateTime(), nullable=True),
        sa.Column("updated_at", UtcDateTime(), nullable=False),
        sa.Column("updated_by", sa.String(length=26), nullable=True),
        sa.Column("planned", sa.JSON(none_as_null=True), nullable=True),
        sa.Column("planned_cover", sa.String(length=80), nullable=True),
        sa.Column("planned_at", UtcDateTime(), nullable=True),
        sa.Column("planned_by", sa.String(length=26), nullable=True),
        sa.ForeignKeyConstraint(
            ["article_id"],
            ["articles.id"],
            name=op.f("fk_article_drafts_article_id_articles"),
            ondelete="CASCADE",
        ),
        sa.ForeignKeyConstraint(
            ["planned_by"],
            ["users.id"],
            name=op.f("fk_article_drafts_planned_by_users"),
            ondelete="SET NULL",
        ),
        sa.ForeignKeyConstraint(
            ["updated_by"],
            ["users.id"],
            name=op.f("fk_article_drafts_updated_by_users"),
            ondelete="SET NULL",
        ),
        sa.PrimaryKeyConstraint("article_id", name=op.f("pk_article_drafts")),
    )
    op.create_index("ix_article_drafts_planned_at", "article_drafts", ["planned_at"])
    op.create_index("ix_article_drafts_planned_by", "article_drafts", ["planned_by"])
    op.create_index("ix_article_drafts_updated_by", "article_drafts", ["updated_by"])
    op.create_table(
        "article_versions",
        sa.Column("article_id", sa.String(length=26), nullable=False),
        sa.Column("number", sa.Integer(), nullable=False),
        sa.Column("kept_for", sa.String(length=10), nullable=False),
        sa.Column("content", sa.JSON(), nullable=False),
        sa.Column("cover", sa.String(length=80), nullable=True),
        sa.Column("at", UtcDateTime(), nullable=False),
        sa.Column("by", sa.String(length=26), nullable=True),
        sa.CheckConstraint(
            "kept_for IN ('published', 'shipped', 'set_aside')",
            name=op.f("ck_article_versions_kept_for"),
        ),
        sa.ForeignKeyConstraint(
            ["article_id"],
            ["articles.id"],
            name=op.f("fk_article_versions_article_id_articles"),
            ondelete="CASCADE",
        ),
        sa.ForeignKeyConstraint(
            ["by"], ["users.id"], name=op.f("fk_article_versions_by_users"), ondelete="SET NULL"
        ),
        sa.PrimaryKeyConstraint("article_id", "number", name=op.f("pk_article_versions")),
    )
    op.create_index("ix_article_versions_by", "article_versions", ["by"])
    op.create_table(
        "shipped_article_parts",
        sa.Column("slug", sa.String(length=80), nullable=False),
        sa.Column("part", sa.String(length=5), nullable=False),
        sa.Column("digest", sa.String(length=64), nullable=False),
        sa.PrimaryKeyConstraint("slug", "part", name=op.f("pk_shipped_article_parts")),
    )
    op.create_table(
        "cover_files",
        sa.Column("cover", sa.String(length=80), nullable=False),
        sa.Column("file", sa.String(length=20), nullable=False),
        sa.Column("article_id", sa.String(length=26), nullable=False),
        sa.Column("image", sa.LargeBinary(), nullable=False),
        sa.ForeignKeyConstraint(
            ["article_id"],
            ["articles.id"],
            name=op.f("fk_cover_files_article_id_articles"),
            ondelete="CASCADE",
        ),
        sa.PrimaryKeyConstraint("cover", "file", name=op.f("pk_cover_files")),
    )
    op.create_index("ix_cover_files_article_id", "cover_files", ["article_id"])
    op.create_table(
        "comments",
        sa.Column("id", sa.String(length=26), nullable=False),
        sa.Column("article_id", sa.String(length=26), nullable=False),
        sa.Column("owner_id", sa.String(length=26), nullable=False),
        sa.Column("text", sa.Text(), nullable=False),
        sa.Column("held_for", sa.String(length=7), nullable=True),
        sa.Column("visible", sa.Boolean(), nullable=False),
        sa.Column("created_at", UtcDateTime(), nullable=False),
        sa.Column("edited_at", UtcDateTime(), nullable=True),
        sa.CheckConstraint("held_for IN ('link', 'reports')", name=op.f("ck_comments_held_for")),
        sa.CheckConstraint("held_for IS NULL OR NOT visible", name=op.f("ck_comments_visible")),
        sa.ForeignKeyConstraint(
            ["article_id"],
            ["articles.id"],
            name=op.f("fk_comments_article_id_articles"),
            ondelete="CASCADE",
        ),
        sa.ForeignKeyConstraint(
            ["owner_id"], ["users.id"], name=op.f("fk_comments_owner_id_users"), ondelete="CASCADE"
        ),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_comments")),
    )
    op.create_index("ix_comments_article_id_id", "comments", ["article_id", "id"])
    op.create_index(
        "ix_comments_held_for",
        "comments",
        ["id"],
        postgresql_where=sa.text("held_for IS NOT NULL"),
        sqlite_where=sa.text("held_for IS NOT NULL"),
    )
    op.create_index("ix_comments_owner_id", "comments", ["owner_id"])
    op.create_table(
        "comment_reports",
        sa.Column("comment_id", sa.String(length=26), nullable=False),
        sa.Column("owner_id", sa.String(length=26), nullable=False),
        sa.Column("reason", sa.String(length=5), nullable=False),
        sa.Column("note", sa.Text(), nullable=True),
        sa.Column("created_at", UtcDateTime(), nullable=False),
        sa.Column("settled_at", UtcDateTime(), nullable=True),
        sa.CheckConstraint(
            "reason IN ('spam', 'abuse', 'scam', 'other')", name=op.f("ck_comment_reports_reason")
        ),
        sa.ForeignKeyConstraint(
            ["comment_id"],
            ["comments.id"],
            name=op.f("fk_comment_reports_comment_id_comments"),
            ondelete="CASCADE",
        ),
        sa.ForeignKeyConstraint(
            ["owner_id"],
            ["users.id"],
            name=op.f("fk_comment_reports_owner_id_users"),
            ondelete="CASCADE",
        ),
        sa.PrimaryKeyConstraint("comment_id", "owner_id", name=op.f("pk_comment_reports")),
    )
    op.create_index("ix_comment_reports_owner_id", "comment_reports", ["owner_id"])


def _create_privacy_and_support() -> None:
    op.create_table(
        "consents",
        sa.Column("id", sa.String(length=26), nullable=False),
        sa.Column("owner_id", sa.String(length=26), nullable=False),
        sa.Column("purpose", sa.String(length=20), nullable=False),
        sa.Column("text_version", sa.String(length=20), nullable=False),
        sa.Column("how", sa.String(length=20), nullable=False),
        sa.Column("address_hash", sa.String(length=64), nullable=True),
        sa.Column("asked_at", UtcDateTime(), nullable=False),
        sa.Column("given_at", UtcDateTime(), nullable=True),
        sa.Column("withdrawn_at", UtcDateTime(), nullable=True),
        sa.ForeignKeyConstraint(
            ["owner_id"], ["users.id"], name=op.f("fk_consents_owner_id_users"), ondelete="CASCADE"
        ),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_consents")),
    )
    op.create_index("ix_consents_owner_id", "consents", ["owner_id"])
    op.create_table(
        "exports",
        sa.Column("id", sa.String(length=26), nullable=False),
        sa.Column("owner_id", sa.String(length=26), nullable=False),
        sa.Column("language", sa.String(length=2), nullable=False),
        sa.Column("state", sa.String(length=10), nullable=False),
        sa.Column("progress", sa.SmallInteger(), nullable=False),
        sa.Column("size", sa.BigInteger(), nullable=True),
        sa.Column("attempts", sa.SmallInteger(), nullable=False),
        sa.Column("claimed_until", UtcDateTime(), nullable=True),
        sa.Column("created_at", UtcDateTime(), nullable=False),
        sa.Column("finished_at", UtcDateTime(), nullable=True),
        sa.Column("expires_at", UtcDateTime(), nullable=True),
        sa.CheckConstraint(
            "state IN ('queued', 'running', 'ready', 'failed', 'expired')",
            name=op.f("ck_exports_state"),
        ),
        sa.ForeignKeyConstraint(
            ["owner_id"], ["users.id"], name=op.f("fk_exports_owner_id_users"), ondelete="CASCADE"
        ),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_exports")),
    )
    op.create_index("ix_exports_owner_id", "exports", ["owner_id"])
    op.create_index(
        "uq_exports_running",
        "exports",
        ["owner_id"],
        unique=True,
        postgresql_where=sa.text("state IN ('queued', 'running')"),
        sqlite_where=sa.text("state IN ('queued', 'running')"),
    )
    op.create_table(
        "export_chunks",
        sa.Column("export_id", sa.String(length=26), nullable=False),
        sa.Column("number", sa.Integer(), nullable=False),
        sa.Column("content", sa.LargeBinary(), nullable=False),
        sa.ForeignKeyConstraint(
            ["export_id"],
            ["exports.id"],
            name=op.f("fk_export_chunks_export_id_exports"),
            ondelete="CASCADE",
        ),
        sa.PrimaryKeyConstraint("export_id", "number", name=op.f("pk_export_chunks")),
    )
    op.create_table(
        "data_requests",
        sa.Column("id", sa.String(length=26), nullable=False),
        sa.Column("owner_id", sa.String(length=26), nullable=False),
        sa.Column("kind", sa.String(length=20), nullable=False),
        sa.Column("text", sa.Text(), nullable=False),
        sa.Column("state", sa.String(length=10), nullable=False),
        sa.Column("created_at", UtcDateTime(), nullable=False),
        sa.Column("due_at", UtcDateTime(), nullable=False),
        sa.Column("answered_at", UtcDateTime(), nullable=True),
        sa.Column("outcome", sa.String(length=8), nullable=True),
        sa.Column("answer", sa.Text(), nullable=True),
        sa.CheckConstraint("state IN ('open', 'answered')", name=op.f("ck_data_requests_state")),
        sa.ForeignKeyConstraint(
            ["owner_id"],
            ["users.id"],
            name=op.f("fk_data_requests_owner_id_users"),
            ondelete="CASCADE",
        ),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_data_requests")),
    )
    op.create_index(
        "ix_data_requests_open",
        "data_requests",
        ["due_at"],
        postgresql_where=sa.text("state = 'open'"),
        sqlite_where=sa.text("state = 'open'"),
    )
    op.create_index("ix_data_requests_owner_id", "data_requests", ["owner_id"])
    op.create_table(
        "access_log",
        sa.Column("owner_id", sa.String(length=26), nullable=False),
        sa.Column("id", sa.String(length=26), nullable=False),
        sa.Column("actor_id", sa.String(length=26), nullable=True),
        sa.Column("role", sa.String(length=20), nullable=False),
        sa.Column("reason", sa.String(length=200), nullable=False),
        sa.Column("at", UtcDateTime(), nullable=False),
        sa.Column("rows", sa.Integer(), nullable=False),
        sa.ForeignKeyConstraint(
            ["actor_id"],
            ["users.id"],
            name=op.f("fk_access_log_actor_id_users"),
            ondelete="SET NULL",
        ),
        sa.ForeignKeyConstraint(
            ["owner_id"],
            ["users.id"],
            name=op.f("fk_access_log_owner_id_users"),
            ondelete="CASCADE",
        ),
        sa.PrimaryKeyConstraint("owner_id", "id", name=op.f("pk_access_log")),
    )
    op.create_index("ix_access_log_actor_id", "access_log", ["actor_id"])
    op.create_table(
        "support_messages",
        sa.Column("id", sa.String(length=26), nullable=False),
        sa.Column("owner_id", sa.String(length=26), nullable=False),
        sa.Column("message", sa.Text(), nullable=False),
        sa.Column("state", sa.String(length=10), nullable=False),
        sa.Column("created_at", UtcDateTime(), nullable=False),
        sa.Column("last_at", UtcDateTime(), nullable=True),
        sa.Column("version", sa.Integer(), server_default="1", nullable=False),
        sa.CheckConstraint(
            "state IN ('open', 'answered', 'closed')", name=op.f("ck_support_messages_state")
        ),
        sa.ForeignKeyConstraint(
            ["owner_id"],
            ["users.id"],
            name=op.f("fk_support_messages_owner_id_users"),
            ondelete="CASCADE",
        ),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_support_messages")),
    )
    op.create_index("ix_support_messages_owner_id", "support_messages", ["owner_id"])
    op.create_index("ix_support_messages_state", "support_messages", ["state"])
    op.create_table(
        "support_replies",
        sa.Column("id", sa.String(length=26), nullable=False),
        sa.Column("message_id", sa.String(length=26), nullable=False),
        sa.Column("owner_id", sa.String(length=26), nullable=False),
        sa.Column("writer", sa.String(length=8), nullable=False),
        sa.Column("text", sa.Text(), nullable=False),
        sa.Column("created_at", UtcDateTime(), nullable=False),
        sa.CheckConstraint(
            "writer IN ('operator', 'owner')", name=op.f("ck_support_replies_writer")
        ),
        sa.ForeignKeyConstraint(
            ["message_id"],
            ["support_messages.id"],
            name=op.f("fk_support_replies_message_id_support_messages"),
            ondelete="CASCADE",
        ),
        sa.ForeignKeyConstraint(
            ["owner_id"],
            ["users.id"],
            name=op.f("fk_support_replies_owner_id_users"),
            ondelete="CASCADE",
        ),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_support_replies")),
    )
    op.create_index("ix_support_replies_message_id", "support_replies", ["message_id"])
    op.create_index("ix_support_replies_owner_id", "support_replies", ["owner_id"])
    op.create_table(
        "support_templates",
        sa.Column("id", sa.String(length=26), nullable=False),
        sa.Column("title", sa.String(length=80), nullable=False),
        sa.Column("text_en", sa.Text(), nullable=False),
        sa.Column("text_id", sa.Text(), nullable=False),
        sa.Column("updated_at", UtcDateTime(), nullable=False),
        sa.Column("version", sa.Integer(), server_default="1", nullable=False),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_support_templates")),
    )


def _create_page_views() -> None:
    op.create_table(
        "page_views",
        sa.Column("id", sa.String(length=26), nullable=False),
        sa.Column("day", sa.Date(), nullable=False),
        sa.Column("route", sa.String(length=120), nullable=False),
        sa.Column("referrer", sa.String(length=120), nullable=False),
        sa.Column("system", sa.String(length=10), nullable=False),
        sa.Column("country", sa.String(length=2), nullable=True),
        sa.Column("is_visit", sa.Boolean(), nullable=False),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_page_views")),
    )
    op.create_index("ix_page_views_day", "page_views", ["day"])
    op.create_table(
        "page_view_sums",
        sa.Column("day", sa.Date(), nullable=False),
        sa.Column("kind", sa.String(length=10), nullable=False),
        sa.Column("name", sa.String(length=120), nullable=False),
        sa.Column("views", sa.BigInteger(), nullable=False),
        sa.Column("visits", sa.BigInteger(), nullable=False),
        sa.CheckConstraint(
            "kind IN ('all', 'route', 'referrer', 'system', 'country')",
            name=op.f("ck_page_view_sums_kind"),
        ),
        sa.PrimaryKeyConstraint("day", "kind", "name", name=op.f("pk_page_view_sums")),
    )
    op.create_index(
        "ix_page_view_sums_kind", "page_view_sums", ["kind", "day", "name", "views", "visits"]
    )


def _forbidden(dialect: str) -> tuple[tuple[str, str, str], ...]:
    """Each forbidden action on a table, and the condition under which it is refused."""
    log_taken = TAKEN[dialect].format(table="audit_log")
    mark_taken = TAKEN[dialect].format(table="audit_checkpoints")
    ahead = "NEW.number > (SELECT max(number) FROM audit_head)"
    return (
        ("audit_log", "insert", f"NEW.number <> {NEXT} OR {log_taken}"),
        ("audit_log", "update", "1 = 1"),
        ("audit_log", "delete", f"NOT ({COVERED} AND {OLD_ENOUGH[dialect]})"),
        ("audit_checkpoints", "insert", f"{ahead} OR NOT ({IN_LOG} OR {MARKED}) OR {mark_taken}"),
        ("audit_checkpoints", "update", "1 = 1"),
        ("audit_checkpoints", "delete", "1 = 1"),
        ("audit_head", "insert", "1 = 1"),
        ("audit_head", "update", f"NEW.number <= OLD.number OR NOT {IN_LOG}"),
        ("audit_head", "delete", "1 = 1"),
    )


def _protect_audit_on_sqlite() -> None:
    for table, action, condition in _forbidden("sqlite"):
        op.execute(
            f"CREATE TRIGGER {table}_no_{action} BEFORE {action.upper()} ON {table}"
            f" WHEN {condition} BEGIN SELECT RAISE(ABORT, '{table} is append only'); END"
        )


def _protect_audit_on_postgresql() -> None:
    refuse = "RAISE EXCEPTION '% is append only', TG_TABLE_NAME;"
    # A condition of a trigger may not ask another table; so functions do.
    for table, action, condition in _forbidden("postgresql"):
        row = "OLD" if action == "delete" else "NEW"
        op.execute(
            f"CREATE FUNCTION {table}_no_{action}() RETURNS trigger LANGUAGE plpgsql AS $$"
            f" BEGIN IF {condition} THEN {refuse} END IF; RETURN {row}; END $$"
        )
        op.execute(
            f"CREATE TRIGGER {table}_no_{action} BEFORE {action.upper()} ON {table} FOR EACH ROW"
            f" EXECUTE FUNCTION {table}_no_{action}()"
        )
    op.execute(
        "CREATE FUNCTION audit_refuse() RETURNS trigger LANGUAGE plpgsql AS $$"
        f" BEGIN {refuse} END $$"
    )
    for table in AUDIT_TABLES:
        op.execute(
            f"CREATE TRIGGER {table}_no_truncate BEFORE TRUNCATE ON {table}"
            " FOR EACH STATEMENT EXECUTE FUNCTION audit_refuse()"
        )
