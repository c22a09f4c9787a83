"""A Discord stand-in on loopback: real discord.py talks to it, people objects or a page play against the bot.

async with StandIn() as discord:
    room = discord.world.guild("Card Room")
    ana = room.member("Ana")
    ...  # start a bot that `playground.startup.pointed_at(discord)` has pointed here
    reply = await ana.slash("/table open", game="rummy500", seats=3)
    await ana.click(reply.message, label="Start")
    assert not discord.world.violations
"""

from playground.client import ClientRefuses
from playground.clock import Clock, FakeClock
from playground.edge.buckets import Rates
from playground.edge.server import StandIn
from playground.people import Person
from playground.places import GuildPlace
from playground.records import Attachment, Channel, Message
from playground.replies import Modal, Reply
from playground.watch import Happening, Ping, Request, Violation
from playground.world import World

__all__ = [
    "Attachment",
    "Channel",
    "ClientRefuses",
    "Clock",
    "FakeClock",
    "GuildPlace",
    "Happening",
    "Message",
    "Modal",
    "Person",
    "Ping",
    "Rates",
    "Reply",
    "Request",
    "StandIn",
    "Violation",
    "World",
]
