"""Verdicts of fpso-spread-mooring: elastic catenaries on a level bed without friction, the vessel moved by Newton's method until
they balance the load, the motions combined and the factors taken as API RP 2SK (2005) does. Forces in N, lengths in m.
"""

from functools import cache
from math import asinh, cos, hypot, log, radians, sin, sqrt

from worked import case

FACTORS = {('quasi_static', 'intact'): 2, ('quasi_static', 'damaged'): 1.43}
FACTORS |= {('dynamic', 'intact'): 1.67, ('dynamic', 'damaged'): 1.25}


def bisected(f, low, high):
    """The root of a rising function."""
    for _ in range(200):
        middle = (low + high) / 2
        if middle in (low, high):
            break
        low, high = (middle, high) if f(middle) < 0 else (low, middle)
    return (low + high) / 2


def upper_end(H, z, L, w, EA):
    """Vertical tension at the upper end for a height; lifted off the bed over its whole length where it exceeds w L."""

    def height(V):
        V_a = max(0, V - w * L)
        hung = H / w * (sqrt(1 + (V / H) ** 2) - sqrt(1 + (V_a / H) ** 2))
        return hung + (V**2 - V_a**2) / (2 * EA * w)

    if height(w * L) < z:
        return bisected(lambda V: height(V) - z, w * L, 10 * w * L + 10 * H)
    V = sqrt(2 * H * w * z + (w * z) ** 2)
    for _ in range(50):
        root = sqrt(1 + (V / H) ** 2)
        step = (H / w * (root - 1) + V**2 / (2 * EA * w) - z) / (V / (H * w * root) + V / (EA * w))
        V -= step
        if abs(step) < 1e-13 * V:
            break
    return V


def span_of(H, z, L, w, EA):
    V = upper_end(H, z, L, w, EA)
    lying, V_a = max(0, L - V / w), max(0, V - w * L)
    return lying + H / w * (asinh(V / H) - asinh(V_a / H)) + H * L / EA, V, V_a


def line_at(x, z, L, w, EA):
    """Horizontal tension, and the tensions at fairlead and anchor."""
    low, high = 1.0, 1e4
    while span_of(high, z, L, w, EA)[0] < x:
        low, high = high, 4 * high
    f_low, f_high = span_of(low, z, L, w, EA)[0] - x, span_of(high, z, L, w, EA)[0] - x
    H = high
    for k in range(200):
        H = (low + high) / 2 if k % 3 == 2 else low - f_low * (high - low) / (f_high - f_low)
        f = span_of(H, z, L, w, EA)[0] - x
        if abs(f) < 1e-11 * x:
            break
        low, f_low, high, f_high = (H, f, high, f_high) if f < 0 else (low, f_low, H, f)
    _, V, V_a = span_of(H, z, L, w, EA)
    return H, hypot(H, V), hypot(H, V_a)


class Spread:
    def __init__(self, azimuths, fairleads, x_0, z, L, w, EA):
        self.line = (z, L, w, EA)
        self.azimuths = azimuths
        self.lines = [
            (rx, ry, rx + x_0 * cos(radians(a)), ry + x_0 * sin(radians(a)))
            for a, (rx, ry) in zip(azimuths, fairleads)
        ]

    @cache
    def at(self, pose, lost=None):
        """Force and moment of the lines, and (number, fairlead tension, anchor tension) of each."""
        x, y, turn = pose
        force, each = [0.0, 0.0, 0.0], []
        for number, (rx, ry, ax, ay) in enumerate(self.lines, 1):
            if number == lost:
                continue
            qx, qy = rx * cos(turn) - ry * sin(turn), rx * sin(turn) + ry * cos(turn)
            dx, dy = ax - x - qx, ay - y - qy
            span = hypot(dx, dy)
            H, T, T_A = line_at(span, *self.line)
            fx, fy = H * dx / span, H * dy / span
            force = [force[0] + fx, force[1] + fy, force[2] + qx * fy - qy * fx]
            each.append((number, T, T_A))
        return force, each

    @cache
    def rest(self, load, lost=None):
        pose = (0.0, 0.0, 0.0)
        steps = (1e-4, 1e-4, 1e-6)
        for _ in range(60):
            force = self.at(pose, lost)[0]
            residual = [f + l for f, l in zip(force, load)]
            columns = []
            for k, h in enumerate(steps):
                ahead, behind = list(pose), list(pose)
                ahead[k] += h
                behind[k] -= h
                pair = zip(self.at(tuple(ahead), lost)[0], self.at(tuple(behind), lost)[0])
                columns.append([(a - b) / (2 * h) for a, b in pair])
            move = solved3([[columns[j][i] for j in range(3)] for i in range(3)], [-r for r in residual])
            large = max(1, hypot(move[0], move[1]) / 8, abs(move[2]) / 0.03)
            pose = tuple(p + m / large for p, m in zip(pose, move))
            if max(abs(move[0]), abs(move[1]), 100 * abs(move[2])) < 1e-8:
                return pose
        raise ValueError('no equilibrium')

    def gap_without(self, lost):
        left = sorted(a % 360 for k, a in enumerate(self.azimuths, 1) if k != lost)
        return max((b - a) % 360 or 360 for a, b in zip(left, left[1:] + left[:1]))


def solved3(A, b):
    rows = [list(row) + [value] for row, value in zip(A, b)]
    for k in range(3):
        pivot = max(range(k, 3), key=lambda i: abs(rows[i][k]))
        rows[k], rows[pivot] = rows[pivot], rows[k]
        for i in range(3):
            if i != k:
                share = rows[i][k] / rows[k][k]
                rows[i] = [a - share * c for a, c in zip(rows[i], rows[k])]
    return [rows[k][3] / rows[k][k] for k in range(3)]


def extreme_motion(sigma_lf, sigma_wf, T_lf, T_wf, storm):
    S_lf, S_wf = (s * sqrt(2 * log(storm / T)) for s, T in ((sigma_lf, T_lf), (sigma_wf, T_wf)))
    return S_lf + 2 * sigma_wf if S_lf > S_wf else S_wf + 2 * sigma_lf


def moved(pose, motion):
    S = hypot(pose[0], pose[1])
    if S < 1e-6:
        return (S + motion, 0, pose[2])
    return (pose[0] * (S + motion) / S, pose[1] * (S + motion) / S, pose[2])


def most(each, k):
    """The largest of its kind; of equal ones that of the lowest number."""
    top = max(one[k] for one in each)
    return next(one for one in each if one[k] > top * (1 - 1e-6))


def sides_of(spread, load, MBL, analysis='quasi_static', DF=1, motion=None, anchor=None, limits=None, damaged=True):
    """(demand, capacity) of every check that is made: kN, m, deg."""
    factor = {c: DF * FACTORS[analysis, c] / 1e3 for c in ('intact', 'damaged')}

    def condition(lost):
        mean = spread.rest(load, lost)
        last = mean if motion is None else moved(mean, motion)
        return [(hypot(p[0], p[1]), spread.at(p, lost)[1]) for p in (mean, last)]

    def strength(each, c):
        return most(each, 1)[1] * factor[c], MBL / 1e3

    def pull(each, FS):
        return most(each, 2)[2] * DF * FS / 1e3, anchor / 1e3

    mean, last = condition(None)
    sides = {'intact_tension': strength(mean[1], 'intact')}
    if motion is not None:
        sides['extreme_tension'] = strength(last[1], 'intact')
    if anchor:
        sides['anchor'] = pull(last[1], 1.5)
    if limits:
        sides['offset'] = (last[0], limits[0])
    if not damaged:
        return sides
    numbers = range(1, len(spread.lines) + 1)
    losses = {n: condition(n) for n in numbers}
    own = losses[most(mean[1], 1)[0]]
    sides['damaged_tension'] = strength(own[0][1], 'damaged')
    if motion is not None:
        sides['damaged_extreme_tension'] = strength(own[1][1], 'damaged')
    sides['worst_damaged_tension'] = max(strength(loss[1][1], 'damaged') for loss in losses.values())
    sides['redundancy'] = (max(spread.gap_without(n) for n in numbers), 180)
    if anchor:
        sides['damaged_anchor'] = pull(own[1][1], 1)
        sides['worst_damaged_anchor'] = max(pull(loss[1][1], 1) for loss in losses.values())
    if limits:
        sides['damaged_offset'] = (own[1][0], limits[1])
        sides['worst_damaged_offset'] = (max(loss[1][0] for loss in losses.values()), limits[1])
    return sides


def tables_of(spread, load, MBL):
    """Cells of the tables, in the mean position after a quasi-static analysis: each line, and each line lost."""
    pose = spread.rest(load)
    cells = {}
    for k, (_, T, T_A) in enumerate(spread.at(pose)[1]):
        row = {'fairlead': T / 1e3, 'anchor': T_A / 1e3, 'utilisation': 2 * T / MBL, 'azimuth': spread.azimuths[k]}
        cells |= {f'tables.lines.{k}.{name}': v for name, v in row.items()}
    for k in range(len(spread.lines)):
        left = spread.rest(load, k + 1)
        number, T, _ = most(spread.at(left, k + 1)[1], 1)
        row = {'offset': hypot(left[0], left[1]), 'tension': T / 1e3, 'line': number, 'utilisation': 1.43 * T / MBL}
        cells |= {f'tables.losses.{k}.{name}': v for name, v in row.items()}
    return cells


def verdict(name, sides):
    case(name, {f'checks.{c}.{side}': v for c, both in sides.items() for side, v in zip(('demand', 'capacity'), both)})


def environment(wind, current, waves):
    """Forces of API RP 2SK (2005), each as (size on the bow, size on the beam, heading): sizes and the sum in both directions."""

    def oblique(F_x, F_y, heading):
        c, s = cos(radians(heading)) ** 2, sin(radians(heading)) ** 2
        return F_x * 2 * c / (1 + c) + F_y * 2 * s / (1 + s)

    sizes = [oblique(*one) for one in (wind, current, waves)]
    headings = [radians(one[2]) for one in (wind, current, waves)]
    x = sum(F * cos(phi) for F, phi in zip(sizes, headings))
    y = sum(F * sin(phi) for F, phi in zip(sizes, headings))
    return sizes, (x, y, 0)


CHAIN = {'x_0': 1180, 'z': 132, 'L': 1210, 'w': 1774.12417, 'EA': 888501600}
MBL = 8315209.728
EVEN = [22.5 + 45 * k for k in range(8)]
FAIRLEADS = [(32.335784, 13.39392), (13.39392, 32.335784)]
FAIRLEADS += [(-x, y) for x, y in reversed(FAIRLEADS)]
FAIRLEADS += [(-x, -y) for x, y in FAIRLEADS]


def cases():
    even = Spread(EVEN, FAIRLEADS, **CHAIN)
    head = (-697554.7, 0, 0)
    verdict('default-collinear-head', sides_of(even, head, MBL, anchor=3e6))
    verdict('anchors-alone-fail-intact', sides_of(even, head, MBL, anchor=1.5e6))
    verdict('anchors-fail-intact-and-damaged', sides_of(even, head, MBL, anchor=1.4e6))
    verdict('intact-tension-alone-fails', sides_of(even, head, 2.45e6, anchor=3e6))
    verdict('intact-and-damaged-tension-fail', sides_of(even, head, 2.3e6, anchor=3e6))
    verdict('zero-environment', {'redundancy': sides_of(even, (0, 0, 0), MBL)['redundancy']})
    oblique = {'analysis': 'dynamic', 'DF': 1.25}
    verdict('direct-oblique-force-dynamic-factor', sides_of(even, (400e3, 650e3, 0), MBL, **oblique))
    verdict('worst-loss-fails-and-that-of-the-most-loaded-line-not', sides_of(even, (400e3, 650e3, 0), 2.65e6, **oblique))

    wind = (0.615 * 2600 * 15**2, 0.615 * 5000 * 15**2, 150)
    current = (2.89 * 16800 * 1.1**2, 72.37 * 16800 * 1.1**2, 200)
    waves = (18e3 * 2.5**2, 110e3 * 2.5**2, 100)
    sizes, load = environment(wind, current, waves)
    names = ('wind_force', 'current_force', 'wave_drift_force', 'total_force_x', 'total_force_y')
    name = 'wind-current-and-waves-from-three-sides'
    case(name, dict(zip(names, (F / 1e3 for F in (*sizes, *load[:2])))))
    verdict(name, sides_of(even, load, MBL, anchor=3e6))

    storm = {'load': (-600e3, 300e3, 0), 'motion': extreme_motion(1.6, 0.7, 120, 10.5, 10800)}
    for name, load, limits in (
        ('quasi-static-extreme-offset', MBL, (12, 20)),
        ('extreme-tension-alone-fails', 3.5e6, (12, 20)),
        ('extreme-and-worst-damaged-tension-fail', 3.2e6, (12, 20)),
        ('damaged-extreme-tension-fails-too', 3e6, (12, 20)),
        ('offset-alone-fails', MBL, (9, 20)),
        ('damaged-offsets-fail', MBL, (12, 15)),
    ):
        verdict(name, sides_of(even, storm['load'], load, motion=storm['motion'], limits=limits))

    anchored = sides_of(even, storm['load'], MBL, motion=storm['motion'], anchor=2e6)
    verdict('anchors-fail-at-the-extreme-position', anchored)

    uneven = [340, 0, 20, 100, 180, 260]
    round_ = [(round(35 * cos(radians(a)), 6), round(35 * sin(radians(a)), 6)) for a in uneven]
    spread = Spread(uneven, round_, **CHAIN)
    push = (-700e3, -100e3, 0)
    verdict('uneven-spread-drifts-furthest-by-another-line', sides_of(spread, push, 2e6, anchor=1.2e6, limits=(4, 20)))
    case('uneven-spread-drifts-furthest-by-another-line', tables_of(spread, push, 2e6))

    hywind = Spread([60, 180, 300], [(2.6, 4.503332), (-5.2, 0), (2.6, -4.503332)], 848.67, 250, 902.2, 698.094, 384243e3)
    verdict('three-lines-bear-no-loss', {'redundancy': (max(hywind.gap_without(n) for n in (1, 2, 3)), 180)})


cases()
