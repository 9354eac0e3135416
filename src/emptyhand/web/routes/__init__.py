"""The HTTP and WebSocket routes, and the application that they make up."""
