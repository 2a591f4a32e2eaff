"""Which sets are learned together, at which size, and how their pictures may be changed."""

from dataclasses import dataclass


@dataclass(frozen=True)
class Set:
    folder: str
    label: str
    """Side of the network's input, px."""
    size: int
    """Share of the pictures that are turned by any angle."""
    turned: float = 0.25
    """Smallest and largest share of the picture that a view shows."""
    zoom: tuple[float, float] = (0.35, 1.1)
    plain_domains: frozenset[str] = frozenset()


learned = [
    Set("plant-disease", "label", 192, plain_domains=frozenset({"laboratory", "plain background", "orchard and plain background"})),
    Set("crops", "label", 192),
    Set("grocery", "label", 192),
    Set("cattle", "label", 192),
    Set("parasite-eggs", "label", 192, turned=1, zoom=(0.7, 1.3)),
    Set("malaria-cells", "label", 192, turned=1, zoom=(0.8, 1.3)),
]

# Shown to the heads as 'none of these'; nothing is learned from their labels.
strangers = ["food10", "food-portions", "isometric", "pid", "drawing-type", "pipe-photos"]
