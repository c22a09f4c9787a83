"""The playground's page: what a browser gets to see of the world, and what a person may do there."""

from playground.page.site import Site

__all__ = ["Site"]
