"""The calls about what articles once said."""

from flask import Response
from flask_login import current_user

from server.admin_content import service
from server.admin_content.schemas import EditedArticleSchema, VersionSchema, WholeVersionSchema
from server.admin_content.views import GONE, blueprint, edited
from server.core.http.envelope import Body, envelope
from server.core.http.etags import sent_match
from server.core.text.i18n import _
from server.sessions.guard import admin

__all__ = ["blueprint"]


@blueprint.route("/admin/articles/<string:id>/versions")
@admin
@blueprint.refuses(GONE)
@blueprint.answers(200, VersionSchema)
def list_versions(**path: str) -> Body:
    """List the versions of an article that were kept, the newest first; at most 100."""
    return envelope(datas=service.versions(path["id"]))


@blueprint.route("/admin/articles/<string:id>/versions/<string:number>")
@admin
@blueprint.refuses(GONE)
@blueprint.answers(200, WholeVersionSchema)
def get_version(**path: str) -> Body:
    """One version with what it says."""
    return envelope(datas=[service.version(path["id"], path["number"])])


@blueprint.route("/admin/articles/<string:id>/versions/<string:number>/restore", methods=["POST"])
@admin
@blueprint.versioned
@blueprint.refuses(GONE)
@blueprint.answers(200, EditedArticleSchema, message=True)
def restore_version(**path: str) -> Response:
    """Make a version the working copy; what was there is kept as a version, if it was none."""
    item = service.restore(current_user.id, path["id"], path["number"], sent_match())
    said = _("The version is back in the editor. Readers see it once you publish it.")
    return edited(said, item)
