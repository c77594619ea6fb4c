"""The command that makes the site's push keys."""

import click

from server.core.security import vapid


@click.command("make-push-keys")
def make_push_keys() -> None:
    """Print a new pair of keys for push notifications."""
    private = vapid.new_private_key()
    click.echo(f"VAPID_PRIVATE_KEY={private}")
    click.echo(f"# The public key, which browsers get by themselves: {vapid.public_key(private)}")
