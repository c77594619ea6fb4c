"""How categories go over the wire."""

from marshmallow import fields, validate

from server.categories.service import Group, TransactionType
from server.core.schemas import Schema


class CategorySchema(Schema):
    """A category to choose from; `icon` is the path of an SVG that works in an `<img>`."""

    id = fields.String(required=True)
    name = fields.String(required=True)
    label = fields.String(required=True)
    type = fields.String(required=True, validate=validate.OneOf(list(TransactionType)))
    group = fields.String(required=True, allow_none=True, validate=validate.OneOf(list(Group)))
    icon = fields.String(required=True)
