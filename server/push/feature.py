"""What push registers."""

from typing import Final

import click

from server.core.feature_registration import Feature
from server.core.operations.job_queue import Job
from server.core.security import vapid
from server.push import delivery, subscriptions
from server.push.outbox import PUSHES
from server.push.subscriptions import SessionListener
from server.push.views import blueprint
from server.sessions.initial_answers import InitialCall, initial_calls
from server.sessions.session_listeners import session_listeners


@click.command("make-push-keys")
def make_push_keys() -> None:
    """Print a new pair of keys for push notifications."""
    private = vapid.new_private_key()
    click.echo(f"VAPID_PRIVATE_KEY={private}")
    click.echo(f"# The public key, which browsers get by themselves: {vapid.public_key(private)}")


JOBS: Final = (
    Job(PUSHES.job, delivery.send_queued, every_seconds=60),
    Job("push_retention", delivery.delete_old, every_seconds=6 * 60 * 60),
)

FEATURE: Final = Feature(
    name="push",
    blueprint=blueprint,
    jobs=JOBS,
    commands=(make_push_keys,),
    export=subscriptions.export,
    gauges=lambda: PUSHES.gauges("push", "pushes"),
    provides=(
        session_listeners.provide(SessionListener()),
        initial_calls.provide(InitialCall("/push-subscriptions", pages=("/notification",))),
    ),
)
