"""The routes of rules and of guesses."""

from http import HTTPStatus
from typing import Any

from server.categories.current_book import get_current_book
from server.core.http.access import heavy
from server.core.http.blueprint import Blueprint
from server.core.http.envelope import Body, envelope
from server.core.http.idempotency import idempotent
from server.core.text.i18n import _
from server.rules import applications, service, typed_details
from server.rules.schemas import (
    ApplicationSchema,
    GuessQuerySchema,
    GuessSchema,
    NewRuleSchema,
    RestoredSchema,
    RuleChangesSchema,
    RuleOrderSchema,
    RuleSchema,
    TrialSchema,
)
from server.rules.serializers import serialize_rules
from server.sessions.access_guard import current_account, signed_in
from server.wallets.current_wallets import get_current_wallets

blueprint = Blueprint("rules", __name__, description="Rules, and categories that learn")

NOT_FOUND = HTTPStatus.NOT_FOUND
CONFLICT = HTTPStatus.CONFLICT


@blueprint.route("/rules")
@signed_in
@blueprint.answers(200, RuleSchema)
def list_rules() -> Body:
    """Every rule in its order."""
    return envelope(datas=serialize_rules(service.list_rules(current_account().id)))


@blueprint.route("/rules", methods=["POST"])
@signed_in
@blueprint.idempotent
@blueprint.refuses(CONFLICT)
@blueprint.arguments(NewRuleSchema)
@blueprint.answers(201, RuleSchema, message=True)
@idempotent(201)
def add_rule(new: dict[str, Any]) -> Body:
    """Add a rule."""
    rule = service.add_rule(current_account().id, new, get_current_book())
    return envelope(_("Your rule has been added."), serialize_rules([rule]))


@blueprint.route("/rules/order", methods=["PUT"])
@signed_in
@blueprint.arguments(RuleOrderSchema)
@blueprint.answers(200, RuleSchema, message=True)
def order_rules(wanted: dict[str, Any]) -> Body:
    """Put the rules into another order; answers every rule."""
    rules = service.order_rules(current_account().id, wanted["ids"])
    return envelope(_("Your rule order is saved."), serialize_rules(rules))


@blueprint.route("/rules/try", methods=["POST"])
@signed_in
@heavy()
@blueprint.arguments(NewRuleSchema)
@blueprint.answers(200, TrialSchema)
def try_new_rule(new: dict[str, Any]) -> Body:
    """What a rule would change, before it is added."""
    book, wallets = get_current_book(), get_current_wallets()
    rule = service.new_rule(new)
    service.require_sound(rule, book, wallets)
    return envelope(datas=[applications.try_rule(wallets.owner_id, rule, book)])


@blueprint.route("/rules/<string:id>", methods=["PUT"])
@signed_in
@blueprint.refuses(NOT_FOUND)
@blueprint.arguments(RuleChangesSchema)
@blueprint.answers(200, RuleSchema, message=True)
def change_rule(changes: dict[str, Any], **path: str) -> Body:
    """Change a rule; what it did before stays."""
    rule = service.change_rule(current_account().id, path["id"], changes, get_current_book())
    return envelope(_("Your rule has been changed."), serialize_rules([rule]))


@blueprint.route("/rules/<string:id>", methods=["DELETE"])
@signed_in
@blueprint.refuses(NOT_FOUND)
@blueprint.answers(200, message=True)
def remove_rule(**path: str) -> Body:
    """Delete a rule; within 24 hours it can be restored, and what it did stays."""
    service.remove_rule(current_account().id, path["id"])
    return envelope(_("Your rule has been deleted."))


@blueprint.route("/rules/<string:id>/restore", methods=["POST"])
@signed_in
@blueprint.refuses(NOT_FOUND, CONFLICT)
@blueprint.answers(200, RuleSchema, message=True)
def restore_rule(**path: str) -> Body:
    """Bring a deleted rule back at its place; one that is there answers as it is."""
    rule = service.restore_rule(current_account().id, path["id"])
    return envelope(_("Your rule has been restored."), serialize_rules([rule]))


@blueprint.route("/rules/<string:id>/try", methods=["POST"])
@signed_in
@heavy()
@blueprint.refuses(NOT_FOUND)
@blueprint.answers(200, TrialSchema)
def try_rule(**path: str) -> Body:
    """What applying a rule would change."""
    owner_id = current_account().id
    rule = service.get_rule(owner_id, path["id"])
    return envelope(datas=[applications.try_rule(owner_id, rule, get_current_book())])


@blueprint.route("/rules/<string:id>/apply", methods=["POST"])
@signed_in
@heavy()
@blueprint.idempotent
@blueprint.refuses(NOT_FOUND)
@blueprint.answers(200, ApplicationSchema, message=True)
@idempotent(200)
def apply_rule(**path: str) -> Body:
    """Change the entries that a rule matches, as one act that can be undone for 72 hours."""
    done = applications.apply_rule(current_account().id, path["id"], get_current_book())
    return envelope(_("The rule has been applied."), [done])


@blueprint.route("/rules/applications/<string:id>/undo", methods=["POST"])
@signed_in
@heavy()
@blueprint.refuses(NOT_FOUND, CONFLICT)
@blueprint.answers(200, RestoredSchema, message=True)
def undo_application(**path: str) -> Body:
    """Put back what a rule changed; entries that were changed since stay as they are."""
    restored = applications.undo_application(current_account().id, path["id"])
    return envelope(_("The change has been undone."), [restored])


@blueprint.route("/categories/guess")
@signed_in
@blueprint.arguments(GuessQuerySchema, location="query")
@blueprint.answers(200, GuessSchema)
def guess_category(query: dict[str, Any]) -> Body:
    """The likely category of what is being typed, and why; nothing without a clear one."""
    guessed = typed_details.guess_category(
        get_current_wallets(),
        get_current_book(),
        query["detail"],
        query.get("type"),
        query.get("wallet_id"),
    )
    return envelope(datas=guessed)
