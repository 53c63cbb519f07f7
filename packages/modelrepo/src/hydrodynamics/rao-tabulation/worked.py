"""Motions between the four nodes of a table of RAOs, worked with complex numbers: the table of the example, the mirror
image of a symmetric vessel (sway, roll and yaw reversed) and bilinear weights."""
from cmath import phase, rect
from math import degrees, pi, radians

from worked import case

MOTIONS = ['surge', 'sway', 'heave', 'roll', 'pitch', 'yaw']
REVERSED = ['sway', 'roll', 'yaw']
#         period, heading, amplitudes per metre (m, rad), leads in degrees
NODES = [
    (6, 0, [0.03, 0.01, 0.35, 0.006, 0.012, 0.003], [0, 4, 8, 0, 2, 1]),
    (6, 90, [0.02, 0.02, 0.3, 0.012, 0.01, 0.004], [1, 5, 10, 1, 3, 2]),
    (10, 0, [0.06, 0.02, 0.75, 0.012, 0.02, 0.006], [2, 6, 13, 2, 4, 3]),
    (10, 90, [0.05, 0.03, 0.7, 0.02, 0.017, 0.007], [3, 7, 15, 3, 5, 4]),
]


def corners(period, heading):
    """The nodes around a query of waves from the other side, each a row of the table."""
    at = 360 - heading
    rows = []
    for T, beta, amplitudes, leads in NODES:
        row = {'period': T, 'heading': beta, 'weight': (1 - abs(period - T) / 4) * (1 - abs(at - beta) / 90)}
        for motion, A, lead in zip(MOTIONS, amplitudes, leads):
            row[motion] = A
            row[f'{motion}_phase'] = lead + (180 if motion in REVERSED else 0)
        rows.append(row)
    return rows


def by_parts(rows, motion):
    """Amplitude and lead, degrees of a turn, of the weighed sum of the complex amplitudes."""
    total = sum(row['weight'] * rect(row[motion], radians(row[f'{motion}_phase'])) for row in rows)
    return abs(total), degrees(phase(total) % (2 * pi))


def apart(rows, motion):
    return tuple(sum(row['weight'] * row[name] for row in rows) for name in (motion, f'{motion}_phase'))


def last_corner(rows):
    return {f'tables.corners.3.{name}': value for name, value in rows[3].items()}


rows = corners(9, 330)
motions = {}
for i in (2, 5):
    motions[f'tables.motions.{i}.amplitude_complex'], motions[f'tables.motions.{i}.phase_complex'] = by_parts(
        rows, MOTIONS[i]
    )
    motions[f'tables.motions.{i}.amplitude_apart'], motions[f'tables.motions.{i}.phase_apart'] = apart(rows, MOTIONS[i])
case('mirror-image-in-degrees-apart', {**motions, **last_corner(rows)})
