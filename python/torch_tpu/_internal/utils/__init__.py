"""Paths that integrations import; everything is torch_setu's."""
