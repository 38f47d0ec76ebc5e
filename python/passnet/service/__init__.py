"""A client of `passnet serve`, rewards from it, and racing of candidates (docs/service.md)."""

from passnet.service.client import Client, ServiceError, Session
from passnet.service.race import race
from passnet.service.reward import Judge, Reward

__all__ = ["Client", "Judge", "Reward", "ServiceError", "Session", "race"]
