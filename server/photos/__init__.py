"""The photos of people: taken in, made small and clean, served to everyone who has the address."""
