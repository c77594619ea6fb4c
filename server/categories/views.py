"""The routes of categories."""

from typing import Any

from flask import Response
from flask_login import current_user
from marshmallow import fields

from server.categories import icons, service
from server.categories.catalogue import TransactionType
from server.categories.current_book import get_current_book
from server.categories.schemas import (
    CategoryChangesSchema,
    CategoryMergeSchema,
    CategoryOrderSchema,
    CategorySchema,
    CategoryUsesSchema,
    NewCategorySchema,
)
from server.core.http.access import heavy
from server.core.http.blueprint import Blueprint
from server.core.http.envelope import Body, envelope
from server.core.http.etags import read_if_match, respond_with_version
from server.core.http.idempotency import idempotent
from server.core.text.i18n import _, current_language
from server.sessions.access_guard import signed_in

blueprint = Blueprint("categories", __name__, description="What money is recorded under")


@blueprint.route("/categories")
@signed_in
@blueprint.answers(
    200,
    CategorySchema,
    icons=fields.List(fields.String(), required=True),
    colors=fields.List(fields.String(), required=True),
)
def list_categories() -> Body:
    """Every category in the person's order, expenses first, and what new ones can look like."""
    return envelope(
        datas=get_current_book().serialize(),
        icons=list(icons.OFFERED_ICONS),
        colors=list(icons.COLORS),
    )


@blueprint.route("/categories", methods=["POST"])
@signed_in
@blueprint.idempotent
@blueprint.arguments(NewCategorySchema)
@blueprint.answers(201, CategorySchema, message=True)
@idempotent(201)
def add_category(new: service.NewCategory) -> Body:
    """Add a category of one's own."""
    book, category = service.add_category(current_user.id, new, current_language())
    return envelope(_("Your category has been added."), [book.serialize_one(category)])


@blueprint.route("/categories/order", methods=["PUT"])
@signed_in
@blueprint.arguments(CategoryOrderSchema)
@blueprint.answers(200, CategorySchema, message=True)
def order_categories(wanted: dict[str, Any]) -> Body:
    """Put the categories of one list into another order; answers every category."""
    type_ = TransactionType(wanted["type"])
    book = service.order_categories(current_user.id, type_, wanted["ids"], current_language())
    return envelope(_("Your category order is saved."), book.serialize())


@blueprint.route("/categories/<string:id>", methods=["PUT"])
@signed_in
@blueprint.refuses(404)
@blueprint.versioned
@blueprint.arguments(CategoryChangesSchema)
@blueprint.answers(200, CategorySchema, message=True)
def change_category(changes: service.CategoryChanges, **path: str) -> Response:
    """Change a category; null goes back to what it began with."""
    owner_id, language = current_user.id, current_language()
    book, category = service.change_category(
        owner_id, path["id"], changes, read_if_match(), language
    )
    body = envelope(_("Your category has been changed."), [book.serialize_one(category)])
    return respond_with_version(body, category.version)


@blueprint.route("/categories/<string:id>", methods=["DELETE"])
@signed_in
@blueprint.refuses(404, 409)
@blueprint.answers(200, message=True)
def remove_category(**path: str) -> Body:
    """Delete a category of one's own in which nothing is."""
    service.delete_category(current_user.id, path["id"], current_language())
    return envelope(_("Your category has been deleted."))


@blueprint.route("/categories/<string:id>/uses")
@signed_in
@blueprint.refuses(404)
@blueprint.answers(200, CategoryUsesSchema)
def count_uses(**path: str) -> Body:
    """Count what is recorded under a category."""
    return envelope(datas=[service.count_usage(current_user.id, path["id"], get_current_book())])


@blueprint.route("/categories/<string:id>/merge", methods=["POST"])
@signed_in
@heavy()
@blueprint.refuses(404)
@blueprint.arguments(CategoryMergeSchema)
@blueprint.answers(
    200, CategorySchema, message=True, moved=fields.Nested(CategoryUsesSchema, required=True)
)
def merge_categories(body: dict[str, str], **path: str) -> Body:
    """Move everything of a category into another one; an own one is gone then."""
    done = service.merge_categories(
        current_user.id, path["id"], body["into_id"], current_language()
    )
    sentence = _("Everything is under {category} now.")
    params = {"category": done.target.label}
    return envelope(
        sentence, [done.book.serialize_one(done.target)], params=params, moved=done.moved
    )
