"""Bounded loads that a stranger or one person could bring to bear."""
