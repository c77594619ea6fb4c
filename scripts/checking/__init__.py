"""The checks that must pass before a change lands, run as stages."""
