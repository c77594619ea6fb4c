"""Everything that must hold before a change lands, run as stages."""
