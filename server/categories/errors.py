"""Errors of categories."""

from typing import Final

from server.core.errors import Conflict, ValidationFailed
from server.core.text.i18n import _

MOST_OWN: Final = 100
UNKNOWN: Final = _("We don't know this category. Choose one from the list.")


class UnknownCategory(ValidationFailed):
    """422: the category does not exist, or no longer."""

    def __init__(self, field: str = "category_id") -> None:
        super().__init__(errors={field: [UNKNOWN]})


class CategoryInUse(Conflict):
    """409: the category is in use."""

    code = "category_in_use"
    message = _("This category is in use. Merge it into another one instead.")


class CategoryBuiltIn(Conflict):
    """409: built-in categories cannot be deleted."""

    code = "category_built_in"
    message = _("This category came with Lumbung, so you can't delete it. You can hide it.")


class TooManyCategories(Conflict):
    """409: the limit of own categories is reached."""

    code = "too_many_categories"
    message = _("You have {most} categories of your own. Merge or delete one first.")

    def __init__(self) -> None:
        super().__init__(most=MOST_OWN)


class LastVisible(ValidationFailed):
    """422: at least one category of each list stays visible."""

    def __init__(self, field: str) -> None:
        super().__init__(errors={field: [_("Leave at least one category visible.")]})
