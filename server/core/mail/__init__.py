"""Mail: templates, the outbox and its delivery."""
