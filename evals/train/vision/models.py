"""What each shipped model tells apart, and what it is shown as 'none of these'."""

from dataclasses import dataclass


@dataclass(frozen=True)
class Model:
    """Sets whose labels are answered."""

    sets: list[str]
    reject: str
    """Sets shown as 'none of these', as SET, SET:label,label to leave labels out, or SET+label for one alone."""
    negatives: list[str]
    """Sets that no part of the last layer sees; their train part sets the rejection threshold."""
    strangers: list[str]
    """Which of the backbone's features are used: a name of head_network.stages."""
    stages: str = "means of the two last stages"
    """Side of the input, px."""
    size: int = 192
    """Side of a second look at whole pictures, px: training shows parts enlarged, so whole pictures are read better a little larger."""
    second_size: int | None = None


# Fine classes of the groceries are learned one by one and answered together; SET/label → label.
models = {
    "plantdisease": Model(
        second_size=224,
        sets=["plant-disease"],
        stages="all stages",
        reject="not_a_leaf",
        negatives=["crops:chilli,tomato,gram,soyabean,vigna_radiati", "grocery", "cattle", "food10", "malaria-cells", "isometric", "pid", "food-portions", "made-up"],
        strangers=["pipe-photos", "parasite-eggs", "drawing-type"],
    ),
    "cropsclassification": Model(
        second_size=224,
        sets=["crops", "grocery"],
        stages="all stages",
        reject="unknown",
        negatives=["plant-disease+not_a_leaf", "cattle", "malaria-cells", "isometric", "pid", "food10", "made-up"],
        strangers=["pipe-photos", "parasite-eggs", "drawing-type"],
    ),
    "parasitesclassification": Model(
        sets=["parasite-eggs", "malaria-cells", "empty-fields"],
        reject="unknown",
        negatives=["plant-disease+not_a_leaf", "crops", "grocery", "cattle", "isometric", "food10", "food-portions", "made-up"],
        strangers=["pipe-photos", "drawing-type", "pid"],
    ),
    "cattle-health": Model(
        second_size=224,
        sets=["cattle"],
        reject="unknown",
        negatives=["plant-disease+not_a_leaf", "crops", "grocery", "malaria-cells", "isometric", "food10", "food-portions", "made-up"],
        strangers=["pipe-photos", "parasite-eggs", "drawing-type"],
    ),
}
