"""A long import is taken back by the worker, and says so meanwhile."""

from typing import Final

from alembic import op

revision = "0017_long_undos"
down_revision = "0013_imports"
branch_labels = None
depends_on = None

CHECK: Final = "ck_imports_state"
BEFORE: Final = (
    "reading",
    "locked",
    "mapping",
    "review",
    "applying",
    "applied",
    "undone",
    "failed",
)


def upgrade() -> None:
    _allow((*BEFORE, "undoing"))


def downgrade() -> None:
    # An earlier release takes back what is asked for again.
    op.execute("UPDATE imports SET state = 'applied' WHERE state = 'undoing'")
    _allow(BEFORE)


def _allow(states: tuple[str, ...]) -> None:
    with op.batch_alter_table("imports") as imports:
        imports.drop_constraint(op.f(CHECK), type_="check")
        imports.create_check_constraint(op.f(CHECK), f"state IN ({', '.join(map(repr, states))})")
