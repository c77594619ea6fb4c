"""THE lists of features: what each one adds to the product."""
