"""
Writes facts.json of calorie-nutrition: per 100 g, what USDA SR (ABBREV) says of each food. A food stands for one entry, or for a recipe of
entries where USDA has none; a nutrient that any entry of it lacks is null.
"""

import argparse
import json
from pathlib import Path

# Place in the record of usda-sr-abbrev.txt.
nutrients = {
    "calories_kcal": 3, "protein_g": 4, "fat_g": 5, "carbohydrates_g": 7, "fiber_g": 8, "sugars_g": 9, "calcium_mg": 10, "iron_mg": 11,
    "potassium_mg": 14, "sodium_mg": 15, "vitamin_c_mg": 20, "vitamin_b6_mg": 25, "folate_ug": 29, "vitamin_b12_ug": 31, "vitamin_a_ug": 33,
    "vitamin_e_mg": 40, "vitamin_d_ug": 41, "vitamin_k_ug": 43, "saturated_g": 44, "monounsaturated_g": 45, "polyunsaturated_g": 46, "cholesterol_mg": 47,
}  # fmt: skip
refuse = 52

# Food → NDB number and its grams; several are a recipe of ours, stated as such in the answer.
entries = {
    "apple": {"09003": 100},
    "banana": {"09040": 100},
    "bread": {"18069": 100},
    "bun": {"18350": 100},
    "doughnut": {"18250": 100},
    "egg": {"01129": 100},
    "fried_dough_twist": {"36416": 100},
    "grape": {"09132": 100},
    "kiwi": {"09148": 100},
    "lemon": {"09150": 100},
    "litchi": {"09164": 100},
    "mango": {"09176": 100},
    "mooncake": {"16004": 60, "20581": 22, "04042": 12, "01123": 6},
    "orange": {"09200": 100},
    "peach": {"09236": 100},
    "pear": {"09252": 100},
    "plum": {"09279": 100},
    "sachima": {"20581": 35, "04042": 18, "19296": 17, "01123": 15, "19335": 15},
    "tomato": {"11529": 100},
    "apple_pie": {"18301": 100},
    "baby_back_ribs": {"10193": 100},
    "baklava": {"18338": 30, "12155": 30, "01001": 20, "19296": 20},
    "beef_carpaccio": {"23583": 85, "04053": 8, "01032": 7},
    "beef_tartare": {"23562": 80, "01125": 10, "11282": 8, "02054": 2},
    "beet_salad": {"11081": 70, "01159": 12, "11457": 8, "12155": 5, "04053": 5},
    "beignets": {"18255": 100},
    "bibimbap": {"20045": 46, "23564": 12, "01128": 10, "11458": 10, "11044": 10, "11125": 8, "04058": 2, "16123": 2},
    "bread_pudding": {"18069": 30, "01077": 40, "01123": 15, "19335": 12, "01001": 3},
    "breakfast_burrito": {"18364": 35, "01132": 35, "07064": 20, "01009": 10},
}


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("records", type=Path, help="usda-sr-abbrev.txt")
    parser.add_argument("--out", type=Path, required=True)
    options = parser.parse_args()
    records = {}
    for line in options.records.read_text("latin-1").splitlines():
        cells = [cell.strip("~") for cell in line.split("^")]
        records[cells[0]] = cells

    facts = {}
    for food, parts in entries.items():
        whole = sum(parts.values())
        assert whole == 100, f"{food}: {whole} g instead of 100"

        def mixed(place: int) -> float | None:
            cells = [(records[number][place], grams) for number, grams in parts.items()]
            return None if any(cell == "" for cell, _ in cells) else round(sum(float(cell) * grams for cell, grams in cells) / 100, 3)

        facts[food] = {
            "sources": [{"ndb": number, "description": records[number][1], "grams": grams} for number, grams in parts.items()],
            # Of what is bought: peel, stone, shell, bone. A recipe has none.
            "refusePercent": float(records[next(iter(parts))][refuse] or 0) if len(parts) == 1 else 0,
            "per100g": {name: mixed(place) for name, place in nutrients.items()},
        }
    options.out.write_text(json.dumps(facts, indent=1) + "\n")
    for food, fact in facts.items():
        print(food, fact["per100g"]["calories_kcal"], fact["refusePercent"], [s["description"] for s in fact["sources"]])


if __name__ == "__main__":
    main()
