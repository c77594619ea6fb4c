"""How often pages are seen, counted by the product itself and without knowing by whom."""
