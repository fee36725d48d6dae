"""Programs whose results the project stores; they are not part of the package."""
