"""The site: exchange rates, public holidays and contact details."""
