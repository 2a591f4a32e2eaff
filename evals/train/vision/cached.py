"""The features that features.py wrote, with the rows that they belong to."""

from pathlib import Path

import numpy as np

from pictures import Row, is_held_back, read_index
from sets import Set, learned

known = {each.folder: each for each in learned}


class Cached:
    """One set. `training`, `held_back` and `measured` are row numbers; `measured` rows are only ever scored."""

    def __init__(self, data: Path, features: Path, folder: str, held_back: float):
        each = known.get(folder, Set(folder, "label", 192))
        self.folder = folder
        with np.load(features / f"{folder}.npz") as stored:
            self.parts = {name: stored[name] for name in stored.files}
        made = self.parts["plain"].shape[1]
        # Pictures made by features.py have no index.
        has_index = (data / folder / "index.csv").exists()
        self.rows = read_index(data / folder, each.label) if has_index else [Row(Path(folder) / str(i), folder, "train", f"{folder}{i}", "", "") for i in range(made)]
        kept = [is_held_back(r.group, held_back) for r in self.rows]
        trained = [r.split == "train" for r in self.rows]
        self.training = np.array([i for i in range(len(kept)) if trained[i] and not kept[i]], int)
        self.held_back = np.array([i for i in range(len(kept)) if trained[i] and kept[i]], int)
        self.measured = np.array([i for i in range(len(kept)) if not trained[i]], int)
        # Changed views exist of the rows of split train alone: row number → place among them.
        self.place = np.cumsum(trained) - 1
        self.changed = len(self.parts.get("changed", ()))

    def seen(self, view: int, rows: np.ndarray) -> np.ndarray:
        """Features by view: 0 as it is, 1 mirrored, from 2 on changed (training rows only)."""
        if view < 2:
            return self.parts["plain"][view][rows].astype(np.float32)
        return self.parts["changed"][view - 2][self.place[rows]].astype(np.float32)

    def tuned(self, view: int, rows: np.ndarray) -> np.ndarray:
        """What the tuned branch sees, as it is (0) or mirrored (1)."""
        return self.parts["tuned"][view][rows].astype(np.float32)

    def labels(self, rows: np.ndarray) -> list[str]:
        return [self.rows[i].label for i in rows]

    def answered(self, data: Path) -> dict[Path, str]:
        """Label by file as it is answered, also where a finer one is learned."""
        rows = read_index(data / self.folder) if (data / self.folder / "index.csv").exists() else self.rows
        return {r.path: r.label for r in rows}
