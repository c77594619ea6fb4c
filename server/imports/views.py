"""The routes of imports."""

from dataclasses import replace
from http import HTTPStatus
from typing import Any, Final

from marshmallow import fields

from server.categories.current_book import get_current_book
from server.core.calendar.clock import today
from server.core.errors import ValidationFailed
from server.core.http.access import heavy
from server.core.http.blueprint import Blueprint
from server.core.http.envelope import Body, envelope
from server.core.http.rate_limits import limited, user_or_address
from server.core.http.uploads import SentForm, accepts_form
from server.core.text.i18n import _
from server.imports import (
    archive_import,
    draft_changes,
    layout_shapes,
    outcome,
    review,
    row_changes,
    service,
    undo,
)
from server.imports.errors import SENTENCES
from server.imports.schemas import (
    LONGEST_PASSWORD,
    CountsSchema,
    FilePasswordSchema,
    ImportChangesSchema,
    ImportRowSchema,
    ImportSchema,
    MappingSchema,
    RowChangesSchema,
    RowsQuerySchema,
    SentShapeSchema,
    ShapeSchema,
)
from server.imports.serializers import serialize_imports
from server.imports.statements.statement import Fault
from server.imports.viewer import ImportViewer
from server.sessions.access_guard import current_account, signed_in
from server.wallets.current_wallets import get_current_wallets
from server.wallets.wallet_book import fresh_wallet_book

blueprint = Blueprint("imports", __name__, description="Statements of banks as entries")

NOT_FOUND = HTTPStatus.NOT_FOUND
CONFLICT = HTTPStatus.CONFLICT
LARGEST: Final = 20 * 1024 * 1024
TOO_LARGE: Final = _("Choose a file of at most 20 MB.")
FILE, TEXT, PASSWORD = "file", "text", "password"


@blueprint.route("/imports", methods=["POST"])
@signed_in
@heavy()
@limited("60 per hour", by=user_or_address)
@blueprint.refuses(CONFLICT)
@accepts_form(blueprint, FILE, (TEXT, PASSWORD), most=LARGEST, too_large=TOO_LARGE)
@blueprint.answers(201, ImportSchema)
def add_import(form: SentForm) -> Body:
    """Read a statement: a file, or pasted text; one draft for each account in it.

    The same file sent again answers the drafts that it has. Nothing is saved yet.
    """
    content = form.content or form.texts.get(TEXT, "").encode("utf-8", "replace")
    if not content.strip():
        raise ValidationFailed(errors={FILE: [SENTENCES[Fault.EMPTY]]})
    password = form.texts.get(PASSWORD, "")[:LONGEST_PASSWORD] or None
    viewer = _viewer()
    return _answer(viewer, service.add_import(viewer, content, password, form.name))


@blueprint.route("/imports")
@signed_in
@blueprint.answers(200, ImportSchema)
def list_imports() -> Body:
    """The own imports and drafts, the newest first."""
    viewer = _viewer()
    return _answer(viewer, service.list_imports(viewer.owner_id))


@blueprint.route("/imports/<string:id>")
@signed_in
@blueprint.refuses(NOT_FOUND)
@blueprint.answers(200, ImportSchema)
def get_import(**path: str) -> Body:
    """One import."""
    viewer = _viewer()
    return _answer(viewer, [service.get_import(viewer.owner_id, path["id"])])


@blueprint.route("/imports/<string:id>", methods=["PUT"])
@signed_in
@heavy()
@blueprint.refuses(NOT_FOUND, CONFLICT)
@blueprint.arguments(ImportChangesSchema)
@blueprint.answers(200, ImportSchema)
def change_import(change: dict[str, Any], **path: str) -> Body:
    """Choose the wallet of a draft, or how the numbers of its file are written.

    A long one is read or compared again in the worker; until then its state says so.
    """
    viewer = _viewer()
    return _answer(viewer, draft_changes.change_import(viewer, path["id"], change))


@blueprint.route("/imports/<string:id>", methods=["DELETE"])
@signed_in
@blueprint.refuses(NOT_FOUND, CONFLICT)
@blueprint.answers(200, ImportSchema, message=True)
def discard_import(**path: str) -> Body:
    """Throw a draft away with all that is known of its file."""
    service.discard_import(current_account().id, path["id"])
    return envelope(_("The draft has been discarded."), [])


@blueprint.route("/imports/<string:id>/password", methods=["POST"])
@signed_in
@heavy()
@limited("20 per hour", by=user_or_address)
@blueprint.refuses(NOT_FOUND, CONFLICT)
@blueprint.arguments(FilePasswordSchema)
@blueprint.answers(200, ImportSchema)
def unlock_import(given: dict[str, str], **path: str) -> Body:
    """Open an encrypted file with its password, which is not kept."""
    viewer = _viewer()
    return _answer(viewer, draft_changes.unlock_file(viewer, path["id"], given[PASSWORD]))


@blueprint.route("/imports/<string:id>/mapping", methods=["PUT"])
@signed_in
@heavy()
@blueprint.refuses(NOT_FOUND, CONFLICT)
@blueprint.arguments(MappingSchema)
@blueprint.answers(200, ImportSchema)
def map_columns(mapping: dict[str, int], **path: str) -> Body:
    """Say what the columns of an unknown table mean; the worker reads the rows of a long one.

    Of several calls the last one counts.
    """
    viewer = _viewer()
    return _answer(viewer, draft_changes.map_columns(viewer, path["id"], mapping))


@blueprint.route("/imports/<string:id>/accounts", methods=["POST"])
@signed_in
@heavy()
@blueprint.refuses(NOT_FOUND, CONFLICT, HTTPStatus.UNPROCESSABLE_ENTITY)
@blueprint.answers(200, ImportSchema)
def join_accounts(**path: str) -> Body:
    """Let all accounts of an app's export be one draft, with the transfers between them."""
    viewer = _viewer()
    return _answer(viewer, [archive_import.join_accounts(viewer, path["id"])])


@blueprint.route("/imports/<string:id>/accounts/password", methods=["POST"])
@signed_in
@heavy()
@limited("20 per hour", by=user_or_address)
@blueprint.refuses(NOT_FOUND, CONFLICT)
@blueprint.arguments(FilePasswordSchema)
@blueprint.answers(200, ImportSchema)
def join_locked_accounts(given: dict[str, str], **path: str) -> Body:
    """Do the same for an encrypted file, with its password, which is not kept."""
    viewer = _viewer()
    return _answer(viewer, [archive_import.join_accounts(viewer, path["id"], given[PASSWORD])])


@blueprint.route("/imports/<string:id>/rows")
@signed_in
@blueprint.refuses(NOT_FOUND)
@blueprint.arguments(RowsQuerySchema, location="query")
@blueprint.answers(
    200,
    ImportRowSchema,
    counts=fields.Nested(CountsSchema, required=True),
    next_cursor=fields.String(required=True, allow_none=True),
)
def list_rows(query: dict[str, Any], **path: str) -> Body:
    """The rows of a draft, the newest first."""
    page = review.list_rows(_viewer(), path["id"], **query)
    return envelope(datas=page.rows, counts=page.counts, next_cursor=page.next_cursor)


@blueprint.route("/imports/<string:id>/rows", methods=["PUT"])
@signed_in
@heavy()
@blueprint.refuses(NOT_FOUND, CONFLICT)
@blueprint.arguments(RowChangesSchema)
@blueprint.answers(200, ImportSchema)
def change_rows(body: dict[str, Any], **path: str) -> Body:
    """Change rows of a draft."""
    viewer = _viewer()
    found = row_changes.change_rows(viewer, path["id"], body["selection"], body["change"])
    return _answer(viewer, [found])


@blueprint.route("/imports/<string:id>/apply", methods=["POST"])
@signed_in
@heavy()
@blueprint.refuses(NOT_FOUND, CONFLICT, HTTPStatus.UNPROCESSABLE_ENTITY)
@blueprint.answers(200, ImportSchema)
def apply_import(**path: str) -> Body:
    """Save the rows of a draft as entries; a second call changes nothing."""
    viewer = _viewer()
    return _answer_fresh(viewer, outcome.apply_import(viewer, path["id"]))


@blueprint.route("/imports/<string:id>/undo", methods=["POST"])
@signed_in
@heavy()
@blueprint.refuses(NOT_FOUND, CONFLICT)
@blueprint.answers(200, ImportSchema)
def undo_import(**path: str) -> Body:
    """Take an import back, but for entries that were changed since; for 72 hours."""
    viewer = _viewer()
    return _answer_fresh(viewer, undo.undo_import(viewer, path["id"]))


@blueprint.route("/imports/<string:id>/shape")
@signed_in
@blueprint.refuses(NOT_FOUND)
@blueprint.answers(200, ShapeSchema)
def get_shape(**path: str) -> Body:
    """What an unknown layout looks like, without a letter or a digit of the file."""
    return envelope(datas=[layout_shapes.get_shape(current_account().id, path["id"])])


@blueprint.route("/imports/<string:id>/shape", methods=["POST"])
@signed_in
@limited("10 per day", by=user_or_address)
@blueprint.refuses(NOT_FOUND, CONFLICT)
@blueprint.arguments(SentShapeSchema)
@blueprint.answers(201, ImportSchema, message=True)
def send_shape(said: dict[str, str], **path: str) -> Body:
    """Send to the operators what was seen, and nothing that leads to the sender."""
    viewer = _viewer()
    layout_shapes.send_shape(viewer.owner_id, path["id"], **said)
    found = serialize_imports(viewer, [service.get_import(viewer.owner_id, path["id"])])
    return envelope(_("Thank you. We'll try to support this layout."), found)


def _viewer() -> ImportViewer:
    account = current_account()
    present = today(account.timezone)
    wallets = get_current_wallets()
    return ImportViewer(account.id, account.fullname, get_current_book(), wallets, present)


def _answer(viewer: ImportViewer, found: list[dict[str, Any]]) -> Body:
    return envelope(datas=serialize_imports(viewer, found))


def _answer_fresh(viewer: ImportViewer, found: dict[str, Any]) -> Body:
    """An answer that knows the wallets as they are now: one may have come or gone."""
    return _answer(replace(viewer, wallets=fresh_wallet_book(viewer.owner_id)), [found])
