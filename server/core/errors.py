"""Errors: each has a status, a stable code and a message that says what to do."""

from collections.abc import Mapping, Sequence
from typing import Any, ClassVar

from server.core.text.i18n import Message, _

FieldErrors = Mapping[str, Any]


class AppError(Exception):
    """An error for the client; params fill the placeholders of its message.

    `datas` is what it is about, such as the present object after a conflict.
    """

    status: ClassVar[int] = 400
    code: str = "bad_request"
    message: Message = _("We couldn't understand this request. Please try again.")

    def __init__(
        self,
        message: Message | None = None,
        *,
        code: str | None = None,
        errors: FieldErrors | None = None,
        datas: Sequence[Mapping[str, Any]] = (),
        headers: Mapping[str, str] | None = None,
        **params: object,
    ) -> None:
        self.message = message or self.message
        self.code = code or self.code
        self.errors = errors
        self.datas = list(datas)
        self.headers = dict(headers or {})
        self.params = params
        super().__init__(f"{self.status} {self.code}")


class BadRequest(AppError):
    """400: the request is malformed."""


class MalformedJson(BadRequest):
    code = "malformed_json"
    message = _("The request body isn't valid JSON.")


class Unauthorized(AppError):
    """401: there is no valid token or session."""

    status = 401
    code = "unauthorized"
    message = _("Please sign in.")


class Forbidden(AppError):
    """403: signed in, but not allowed."""

    status = 403
    code = "forbidden"
    message = _("You are not allowed to do this.")


class NotFound(AppError):
    """404: it does not exist, or belongs to someone else."""

    status = 404
    code = "not_found"
    message = _("We couldn't find what you're looking for.")


class MethodNotAllowed(AppError):
    status = 405
    code = "method_not_allowed"
    message = _("This address doesn't accept this kind of request.")


class NotAcceptable(AppError):
    status = 406
    code = "not_acceptable"
    message = _("We can't answer in the requested format.")


class BodyTimeout(AppError):
    """408: the body of the request came too slowly."""

    status = 408
    code = "body_timeout"
    message = _("Your request took too long to arrive. Please try again.")


class Conflict(AppError):
    """409: it conflicts with the present state."""

    status = 409
    code = "conflict"
    message = _("Something else just changed. Please try again.")


class PreconditionFailed(AppError):
    """412: it was changed meanwhile."""

    status = 412
    code = "precondition_failed"
    message = _("This just changed. Check the latest version, then decide.")


class TooLarge(AppError):
    status = 413
    code = "too_large"
    message = _("That's too large. Send something smaller.")


class UnsupportedMediaType(AppError):
    status = 415
    code = "unsupported_media_type"
    message = _("Please send JSON (Content-Type: application/json).")


class ValidationFailed(AppError):
    """422: it does not validate; `errors` has a list of messages for each wrong field."""

    status = 422
    code = "validation_failed"
    message = _("Please check the highlighted fields.")


class RateLimited(AppError):
    """429: too many tries; `retry_after` is whole seconds."""

    status = 429
    code = "rate_limited"
    message = _("Too many attempts. Please wait a moment and try again.")

    def __init__(self, retry_after: int, message: Message | None = None) -> None:
        self.retry_after = max(1, retry_after)
        super().__init__(message, headers={"Retry-After": str(self.retry_after)})


class TooManyAtOnce(RateLimited):
    """429: this person asks for as much at a time as one may; retry after two seconds."""

    message = _("We're still working on your other requests. Please try again in a moment.")

    def __init__(self) -> None:
        super().__init__(retry_after=2)


class InternalError(AppError):
    status = 500
    code = "internal_error"
    message = _("Something went wrong on our side. Please try again.")


class Overloaded(AppError):
    """503: too many such requests run; retry after `retry_after` seconds."""

    status = 503
    code = "overloaded"
    message = _("We're very busy right now. Please try again in a moment.")

    def __init__(self, message: Message | None = None, retry_after: int = 2) -> None:
        super().__init__(message, headers={"Retry-After": str(retry_after)})


class StoreUnavailable(AppError):
    """503: the database or Redis is unreachable; retry after `retry_after` whole seconds."""

    status = 503
    code = "store_unavailable"
    message = _("We can't reach our data right now. Please try again in a moment.")

    def __init__(self, store: str = "redis", retry_after: int = 2) -> None:
        super().__init__(headers={"Retry-After": str(retry_after)})
        self.store = store
