"""What a change of a category must not do."""

from typing import Final

from server.categories.book import Category, CategoryBook
from server.categories.catalogue import BY_ID, Group, TransactionType
from server.categories.errors import LastVisible, UnknownCategory
from server.categories.naming import fold
from server.core.errors import ValidationFailed
from server.core.text.i18n import _

NEEDED: Final = _("This field is needed.")
NAME_TAKEN: Final = _("You already have a category with this name.")
NO_GROUP: Final = _("Only expenses belong to needs, wants or savings.")
SAME: Final = _("Choose another category.")
OTHER_TYPE: Final = _("Income and expenses cannot be merged.")


def require_name(book: CategoryBook, before: Category, name: str | None) -> None:
    """Refuse a name that another category of the list has; None goes back to the built-in one."""
    if name is not None:
        require_free(book, name, before.type, before)
    elif before.own:
        raise ValidationFailed(errors={"name": [NEEDED]})
    else:
        _require_built_name_free(book, before)


def _require_built_name_free(book: CategoryBook, before: Category) -> None:
    """Going back to the built-in name needs that nobody else took it meanwhile."""
    others = [one for one in book.of_type(before.type) if one.id != before.id]
    if any(one.titles & BY_ID[before.id].titles for one in others):
        raise ValidationFailed(errors={"name": [NAME_TAKEN]})


def require_free(
    book: CategoryBook, name: str, type_: TransactionType, besides: Category | None
) -> None:
    """Refuse a name that shows nothing or means a category besides the one that is to change."""
    key = fold(name)
    if not key:
        raise ValidationFailed(errors={"name": [NEEDED]})
    others = (one for one in book.of_type(type_) if besides is None or one.id != besides.id)
    if any(_means(key, one) for one in others):
        raise ValidationFailed(errors={"name": [NAME_TAKEN]})


def _means(key: str, one: Category) -> bool:
    """Whether a name is that of a category, or its id or alias, by which older programs send it.

    A name that was given up is free, although it may be the id too.
    """
    given_up = frozenset() if one.own else BY_ID[one.id].titles
    return key in one.titles or key in one.spellings - given_up


def require_groupable(type_: TransactionType, group: Group | None) -> None:
    """Refuse a group for income."""
    if group is not None and type_ is TransactionType.INCOME:
        raise ValidationFailed(errors={"group": [NO_GROUP]})


def require_another(book: CategoryBook, going: Category, field: str) -> None:
    """Something must be left to choose."""
    if not any(one.id != going.id and not one.hidden for one in book.of_type(going.type)):
        raise LastVisible(field)


def target_of(book: CategoryBook, source: Category, into_id: str) -> Category:
    """The category that everything of the source can go to, or a refusal at `into_id`."""
    target = book.get(into_id)
    if target is None:
        raise UnknownCategory("into_id")
    if target.id == source.id:
        raise ValidationFailed(errors={"into_id": [SAME]})
    if target.type is not source.type:
        raise ValidationFailed(errors={"into_id": [OTHER_TYPE]})
    return target
