"""The forecast: what the balance will be until payday, from what is planned and usual."""
