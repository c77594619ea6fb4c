"""How many random ledgers a layout is tried with; their speed decides nothing."""

from hypothesis import HealthCheck, settings

many_ledgers = settings(
    max_examples=70, deadline=None, suppress_health_check=[HealthCheck.too_slow]
)
