"""Who may knock: this machine, by this address, with the key; no other page that is open in the browser."""

from __future__ import annotations

import hmac
from collections.abc import Awaitable, Callable

from aiohttp import web

Handler = Callable[[web.Request], Awaitable[web.StreamResponse]]
LOOPBACK = ("127.0.0.1", "localhost")


def policy(host: str) -> dict[str, str]:
    """The headers that every answer of the page carries: nothing comes from elsewhere, nothing frames it."""
    sources = (
        "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self'; "
        f"connect-src 'self' ws://{host}; base-uri 'none'; form-action 'none'; frame-ancestors 'none'"
    )
    return {
        "Content-Security-Policy": sources,
        "X-Content-Type-Options": "nosniff",
        "Referrer-Policy": "no-referrer",
        "Cross-Origin-Resource-Policy": "same-origin",
        "Cross-Origin-Opener-Policy": "same-origin",
    }


def guard(key: str) -> Callable[..., Awaitable[web.StreamResponse]]:
    """A middleware for page and stand-in alike.

    Refused with 403: any other Host (a name that was rebound to 127.0.0.1), and requests of other pages. Whatever a
    browser sends without the key gets 404, also on the stand-in's own routes, which are for the bot.
    """

    @web.middleware
    async def check(request: web.Request, handler: Handler) -> web.StreamResponse:
        name, _, port = request.host.partition(":")
        own_port = str(request.transport.get_extra_info("sockname")[1]) if request.transport else ""
        if name not in LOOPBACK or port != own_port:
            raise web.HTTPForbidden(text="This address is not mine.")
        origin = request.headers.get("Origin")
        if origin is not None and origin != f"http://{request.host}":
            raise web.HTTPForbidden(text="Other pages have no business here.")
        site = request.headers.get("Sec-Fetch-Site")
        if site == "cross-site":
            raise web.HTTPForbidden(text="Other pages have no business here.")
        has_key = knows(request, key)
        if (origin is not None or site is not None) and not has_key:
            raise web.HTTPNotFound(text="The key is missing: use the address that the start printed.")
        response = await handler(request)
        if has_key and not response.prepared:
            response.headers.update(policy(request.host))
        return response

    return check


def knows(request: web.Request, key: str) -> bool:
    """Whether the path begins with the key; compared in constant time."""
    first = request.path.split("/", 2)[1]
    return hmac.compare_digest(first.encode(), key.encode())
