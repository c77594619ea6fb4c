"""The kinds, states and topics of articles."""

from typing import Final

BLOG: Final = "blog"
TIP: Final = "tip"
KINDS: Final = (BLOG, TIP)
# Articles that share a topic are related.
TOPICS: Final = ("saving", "budgeting", "goals", "debt", "investing", "safety")
DRAFT: Final = "draft"
PUBLISHED: Final = "published"
# Published with a future `published_at`; derived, never stored.
SCHEDULED: Final = "scheduled"
ARTICLE_STATES: Final = (DRAFT, PUBLISHED, SCHEDULED)
# Why a version was stored: it was published, bundled with the product, or replaced unpublished.
SET_ASIDE: Final = "set_aside"
SHIPPED: Final = "shipped"
KEPT_FOR: Final = (PUBLISHED, SHIPPED, SET_ASIDE)
