"""One run, printed with its checks: does this pipeline stay where it was laid?

python3 one_run.py; needs a service (npm start) at KEELSON_URL or http://127.0.0.1:8080. Ends with 0 where every check
that was made holds, and with 1 otherwise.
"""

import sys

import keelson

run = keelson.run(
    "modelrepo:on-bottom-stability-f109",
    {
        "outer_diameter": "12.75 in",
        "wall_thickness": (15.9, "mm"),
        "coating_thickness": "60 mm",
        "significant_wave_height": "26 ft",
        "peak_period": 12,
        "water_depth": (80, "m"),
        "reference_current_velocity": "0.8 kn",
        "reference_height": "3 m",
        "soil_type": "sand",
        "soil_submerged_unit_weight": "9 kN/m3",
        "load_region": "North Sea winter",
        "safety_class": "normal",
    },
    meta={"project": "Python example", "title": "On-bottom stability"},
)

print(f"{run.status}: {run.detail}\n")
for check in run.checks:
    used = "" if check.utilisation is None else f"{check.utilisation:.3f}"
    print(f"{check.title:32} {check.state:8} {used:>6}  {check.reason or check.clause}")

weight = run.values["submerged_weight"]
print(f"\n{weight.label}: {weight.value:.1f} {weight.unit}")
print(f"Report: {run.report_url}")
sys.exit(0 if run.passed else 1)
