"""The second proof at sign-in: one-time passwords and recovery codes."""
