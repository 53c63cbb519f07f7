"""A table of defects from a CSV file into pipeline-safety-ffs: which must be repaired, which watched.

python3 defects_from_csv.py [defects.csv]; needs a service (npm start) at KEELSON_URL or http://127.0.0.1:8080. The
columns of the file are named by input and unit, such as "length [in]"; an empty cell is not sent.
"""

from __future__ import annotations

import csv
import re
import sys
from pathlib import Path

import keelson

PIPE = {
    "assessment_method": "modified B31G",
    "outer_diameter": "12.75 in",
    "wall_thickness": "0.375 in",
    "specified_minimum_yield_strength": "52 ksi",
    "maximum_allowable_operating_pressure": "725 psi",
    "design_factor": 0.72,
}

# As the command line exits: SKIPPED is a table of which a row could not be assessed.
EXITS = {"PASS": 0, "FAIL": 1, "SKIPPED": 3}


def defects_in(path: Path) -> list[dict[str, str]]:
    """One dict per line; a column with a unit in brackets holds quantities in it."""
    with path.open(encoding="utf-8-sig", newline="") as file:
        rows = [dict(map(cell, line.items())) for line in csv.DictReader(file)]
    return [{name: text for name, text in row.items() if text != ""} for row in rows]


def cell(item: tuple[str, str]) -> tuple[str, str]:
    """'length [in]': '2' is length: '2 in'."""
    head, text = item[0], (item[1] or "").strip()
    named = re.fullmatch(r"\s*(\w+)\s*\[(.+)\]\s*", head)
    if named is None or text == "":
        return head.strip(), text
    return named[1], f"{text} {named[2]}"


def shown(value: float | None) -> str:
    return "-" if value is None else f"{value:.1f}"


def main(path: Path) -> int:
    try:
        run = keelson.run("datarepo:pipeline-safety-ffs", {**PIPE, "defects": defects_in(path)})
    except keelson.Problem as problem:
        print(problem, file=sys.stderr)
        return 2
    print(f"{run.status}: {run.detail}\n")
    units = run.units("defects")
    for row in run.table("defects"):
        sizes = [f"{shown(row[name]):>7} {units[name]}" for name in ("depth", "length", "allowable")]
        print(f"{row['id']:8} {row['verdict']:15}", *sizes)
    for row in run.table("row_errors"):
        print(f"not assessed: {row}")
    print(f"\nReport: {run.report_url}")
    return EXITS.get(run.status, 2)


if __name__ == "__main__":
    sys.exit(main(Path(sys.argv[1]) if len(sys.argv) > 1 else Path(__file__).with_name("defects.csv")))
