"""Sign-in sessions in Redis and the access tokens bound to them."""
