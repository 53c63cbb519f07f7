"""A study of the wall thickness: every wall in one request, and the walls and checks as columns.

python3 study_wall_thickness.py [study.csv]; needs a service (npm start) at KEELSON_URL or http://127.0.0.1:8080. The
points are no recorded runs; the thinnest wall that holds is made one, with its report.
"""

import sys

import keelson

REF = "modelrepo:wall-thickness-quickcheck"
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
WALLS = {"kind": "grid", "axes": [{"param": "wall_thickness", "from": 9, "to": 20, "count": 23, "unit": "mm"}]}


def main(path: str) -> None:
    study = keelson.study(REF, CASE, WALLS)
    if study.status != "done":
        raise SystemExit(str(study))
    with open(path, "wb") as file:
        file.write(study.file("csv"))
    rows = zip(*(study.columns[name] for name in ("wall_thickness", "point", "status", "utilisation", "governing")))
    holding = min((row for row in rows if row[2] == "PASS"), default=None)
    print(f"{path}: {study.points['done']} walls, report {study.report_url}")
    if holding is None:
        print("none holds")
        return
    wall, point, _, used, governing = holding
    print(f"the thinnest that holds: {wall:g} mm, used {used:.3f} by {governing}: {study.record(point).report_url}")


if __name__ == "__main__":
    main(sys.argv[1] if len(sys.argv) > 1 else "study.csv")
