"""Return value of annual maxima by a Gumbel distribution, as a workflow of Keelson.

Reads request.json in the working folder, writes summary.json and return_values.csv there, prints one sentence, and
ends with 0 (PASS: the design value covers the return value), 1 (FAIL) or 2 (ERROR). Standard library only.

Method of moments: scale b = s sqrt(6)/pi, location a = mean - gamma b; return value x_T = a - b ln(-ln(1 - 1/T)).
E. J. Gumbel, Statistics of Extremes, Columbia University Press 1958, chapters 5 and 6.
"""

import csv
import json
import math
import statistics
import sys

EULER = 0.5772156649015329
PERIODS = (2, 5, 10, 25, 50, 100, 1000, 10000)


def fit(maxima):
    """Location and scale, in the unit of the maxima."""
    scale = statistics.stdev(maxima) * math.sqrt(6) / math.pi
    return statistics.fmean(maxima) - EULER * scale, scale


def return_value(location, scale, period):
    """Value exceeded once in `period` years on average; period > 1."""
    return location - scale * math.log(-math.log1p(-1 / period))


def main():
    with open("request.json", encoding="utf-8") as file:
        params = json.load(file)["params"]
    location, scale = fit(params["annual_maxima"])
    if scale == 0:
        raise ValueError("the annual maxima are all equal: there is nothing to extrapolate")
    period, design = params["return_period"], params.get("design_value")
    value = return_value(location, scale, period)
    with open("return_values.csv", "w", encoding="utf-8", newline="") as file:
        rows = csv.writer(file)
        rows.writerow(["return_period_year", "return_value_m"])
        rows.writerows([t, f"{return_value(location, scale, t):.6g}"] for t in PERIODS)
    with open("summary.json", "w", encoding="utf-8") as file:
        json.dump({"location_m": location, "scale_m": scale, "return_value_m": value}, file, indent=2)
    sentence = f"{period:g}-year value {value:.2f} m"
    if design is None:
        print(sentence)
        return 0
    print(f"{sentence}, design value {design:g} m: utilisation {value / design:.3f}")
    return 0 if value <= design else 1


if __name__ == "__main__":
    try:
        sys.exit(main())
    except Exception as error:  # a crash must not end with 1, which says FAIL
        print(f"{type(error).__name__}: {error}")
        sys.exit(2)
