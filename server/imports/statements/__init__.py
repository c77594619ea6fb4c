"""What files hold, without database and web framework; a child process runs this."""
