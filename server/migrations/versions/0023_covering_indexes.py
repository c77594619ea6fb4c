"""Indexes that have what a search compares and what a list of a wallet adds up."""

from typing import Final

from alembic import op

revision = "0023_covering_indexes"
down_revision = "0022_paused_sums"
branch_labels = None
depends_on = None

PAGE: Final = ("ix_transactions_page", ("owner_id", "date", "id"))
SEARCH: Final = (
    "ix_transactions_search",
    ("owner_id", "date", "id", "type", "category_id", "amount", "detail"),
)
CATEGORY: Final = ("ix_transactions_category", ("owner_id", "category_id", "type", "date", "id"))
CATEGORY_IN_WALLET: Final = (CATEGORY[0], (*CATEGORY[1], "wallet_id", "amount"))
NamedColumns = tuple[str, tuple[str, ...]]


def upgrade() -> None:
    _replace(CATEGORY, CATEGORY_IN_WALLET)
    if op.get_bind().dialect.name == "sqlite":
        _replace(PAGE, SEARCH)


def downgrade() -> None:
    _replace(CATEGORY_IN_WALLET, CATEGORY)
    if op.get_bind().dialect.name == "sqlite":
        _replace(SEARCH, PAGE)


def _replace(old: NamedColumns, new: NamedColumns) -> None:
    op.drop_index(old[0], table_name="transactions")
    op.create_index(new[0], "transactions", list(new[1]))
