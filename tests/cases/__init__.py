"""Public bug reports as tests, each named by its report."""
