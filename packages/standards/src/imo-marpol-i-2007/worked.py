"""MARPOL annex I regulation 28.3: second reading."""

from worked import table

for name, value in {
    'LARGEST_HEEL': 25,
    'LARGEST_HEEL_DRY': 30,
    'LEAST_RANGE': 20,
    'LEAST_LEVER': 0.1,
    'LEAST_AREA': 0.0175,
}.items():
    table(name, value, 'MARPOL I reg. 28.3, public reproductions')
