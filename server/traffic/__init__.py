"""How often pages are looked at, counted without cookies and without knowing by whom."""
