"""What articles are about; those that share a topic are related."""

from typing import Final

TOPICS: Final = ("saving", "budgeting", "goals", "debt", "investing", "safety")
