"""Profile photos: uploaded, reduced and cleaned, served to everyone with the address."""
