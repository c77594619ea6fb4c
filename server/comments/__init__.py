"""What people say below an article."""
