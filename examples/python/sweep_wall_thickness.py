"""A sweep of the wall thickness into a CSV file: which wall holds, and what governs it.

python3 sweep_wall_thickness.py [sweep.csv]; needs a service (npm start) at KEELSON_URL or http://127.0.0.1:8080. Each
wall is a recorded run of its own; a wall that the service refuses stops the sweep and says why.
"""

import csv
import sys

import keelson

REF = "modelrepo:wall-thickness-quickcheck"
WALLS_MM = [9.5, 11.1, 12.7, 14.3, 15.9, 17.5, 19.1]
CASE = {
    "outer_diameter": "12.75 in",
    "design_pressure": "200 bar",
    "external_pressure": "10.05 bar",
    "specified_minimum_yield_strength": (450, "MPa"),
    "specified_minimum_tensile_strength": (535, "MPa"),
    "design_temperature": "50 degC",
    "safety_class": "medium",
    "corrosion_allowance": "1 mm",
    "ovality": 0.005,
    "location_class": "offshore",
}


def main(path: str) -> None:
    service = keelson.Keelson()
    runs = [service.run(REF, {**CASE, "wall_thickness": (wall, "mm")}) for wall in WALLS_MM]
    ids = list(dict.fromkeys(check.id for run in runs for check in run.checks))
    with open(path, "w", encoding="utf-8", newline="") as file:
        rows = csv.writer(file)
        rows.writerow(["wall_thickness [mm]", "status", "governing", *ids, "run"])
        for wall, run in zip(WALLS_MM, runs):
            used = {check.id: check.utilisation for check in run.checks}
            governing = run.governing.id if run.governing else ""
            rows.writerow([wall, run.status, governing, *(used.get(i) for i in ids), run.id])
    holding = [wall for wall, run in zip(WALLS_MM, runs) if run.passed]
    print(f"{path}: {len(runs)} walls; the thinnest that holds: {f'{min(holding)} mm' if holding else 'none'}")


if __name__ == "__main__":
    main(sys.argv[1] if len(sys.argv) > 1 else "sweep.csv")
