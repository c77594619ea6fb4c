"""Between the web server and the WSGI application: whole bodies, and threads that never wait."""
