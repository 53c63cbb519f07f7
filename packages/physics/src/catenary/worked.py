"""The elastic line of Jonkman (2007) eq. 2-35 to 2-38 and of Irvine (1981), differentiated by complex steps.

The spans are written as Jonkman prints them; MoorPy and MAP++ have the same. What is a derivative is taken from the
spans themselves, what is a limit or an integral is taken numerically, so that nothing here is differentiated by hand.
"""

import cmath
from math import asinh, atan2, cos, hypot, pi, sqrt, tan, tanh
from random import Random

from worked import worked

STEP = 1e-30


def x_suspended(H, V, w, L, EA):
    """eq. 2-35a"""
    a, b = V / H, (V - w * L) / H
    return H / w * (cmath.log(a + cmath.sqrt(1 + a**2)) - cmath.log(b + cmath.sqrt(1 + b**2))) + H * L / EA


def z_suspended(H, V, w, L, EA):
    """eq. 2-35b"""
    a, b = V / H, (V - w * L) / H
    return H / w * (cmath.sqrt(1 + a**2) - cmath.sqrt(1 + b**2)) + (V * L - w * L**2 / 2) / EA


def x_grounded(H, V, w, L, EA, C_B):
    """eq. 2-37a"""
    L_B, a = L - V / w, V / H
    rope = L_B + H / w * cmath.log(a + cmath.sqrt(1 + a**2)) + H * L / EA
    if C_B == 0:
        return rope
    x_0 = L_B - H / (C_B * w)
    return rope + C_B * w / (2 * EA) * (-(L_B**2) + (x_0 * x_0 if x_0.real > 0 else 0))


def z_grounded(H, V, w, EA):
    """eq. 2-37b: what hangs is V/w long"""
    return H / w * (cmath.sqrt(1 + (V / H) ** 2) - 1) + V**2 / (2 * EA * w)


def slope(spans, at, **line):
    """Derivative of the spans with respect to `at`."""
    return spans(**{**line, at: complex(line[at], STEP)}).imag / STEP


def integral(f, low, high, intervals=2000):
    """Simpson's rule."""
    h = (high - low) / intervals
    inner = sum((4 if k % 2 else 2) * f(low + k * h) for k in range(1, intervals))
    return h / 3 * (f(low) + inner + f(high))


def rounded(x):
    return float(f'{x:.6g}')


def suspended_lines(seed, count=4):
    """Lines with and without a low point between the ends, with the tensions that follow."""
    random = Random(seed)
    lines = []
    for k in range(count):
        H, w, L = (rounded(random.uniform(*r)) for r in ((2e5, 2e6), (300, 2000), (300, 1500)))
        EA = rounded(random.uniform(5e7, 9e8))
        V = rounded(w * L * random.uniform(*((0.3, 0.9) if k % 2 else (1.1, 3))))
        lines.append(dict(H=H, V=V, w=w, L=L, EA=EA, V_A=V - w * L, T=hypot(H, V), T_A=hypot(H, V - w * L)))
    return lines


def grounded_lines(seed, frictions=(0, 0.3, 0.7, 3, 8)):
    """Lines on the seabed: without friction, with some, and with so much that none reaches the anchor."""
    random = Random(seed)
    lines = []
    for C_B in frictions:
        H, w, L = (rounded(random.uniform(*r)) for r in ((2e5, 1e6), (500, 2000), (800, 1500)))
        EA = rounded(random.uniform(2e7, 5e8))
        V = rounded(w * L * random.uniform(0.2, 0.8))
        L_B = L - V / w
        L_0 = max(0, L_B - H / (C_B * w)) if C_B > 0 else 0
        lines.append(dict(H=H, V=V, w=w, L=L, EA=EA, C_B=C_B, L_B=L_B, L_0=L_0, T=hypot(H, V)))
    return lines


def only(names, lines):
    return [{name: line[name] for name in names.split()} for line in lines]


# The closed modes: Irvine (1981), the inextensible catenary y = a (cosh(x/a) - 1), s = a sinh(x/a)

D, W = (50, 1500), (200, 3000)


@worked(w=W, a=(50, 2000))
def horizontalFromParameter(w, a):
    return w * a


@worked(T=(4e6, 9e6), w=W, d=D)
def horizontalFromTop(T, w, d):
    return T - w * d


@worked(a=(50, 2000), phi=(0.2, 1.5))
def lengthFromAngle(a, phi):
    return a * tan(phi)


@worked(d=D, H=(1e5, 5e6), w=W)
def lengthFromHorizontal(d, H, w):
    return d * sqrt(1 + 2 * H / (w * d))


@worked(d=D, T=(4e6, 9e6), w=W)
def lengthFromTop(d, T, w):
    return d * sqrt(2 * T / (w * d) - 1)


@worked(d=D, phi=(0.2, 1.5))
def parameterFromAngle(d, phi):
    return d * cos(phi) / (1 - cos(phi))


@worked(a=(50, 2000), phi=(0.2, 1.5))
def spanFromAngle(a, phi):
    return a * asinh(tan(phi))


@worked(H=(1e5, 5e6), w=W, S=(100, 2000))
def spanFromHorizontal(H, w, S):
    return H / w * asinh(w * S / H)


@worked(q=(0.05, 1.4))
def topAngle(q):
    return pi / 2 - q


@worked(H=(1e5, 5e6), w=W, d=D)
def topFromHorizontal(H, w, d):
    return H + w * d


@worked(w=W, S=(100, 2000))
def verticalFromLength(w, S):
    return w * S


# The ends of the line

TENSION = (1e5, 5e6)


@worked(H_A=TENSION, V_A=(-2e6, 2e6))
def anchorTension(H_A, V_A):
    return hypot(H_A, V_A)


@worked(H=TENSION, V=TENSION)
def fairleadTension(H, V):
    return hypot(H, V)


@worked(
    draws=0,
    also=[
        *only('H C_B w L_B', grounded_lines(1)),
        dict(H=502.5, C_B=0.5, w=10, L_B=100),
        dict(H=497.5, C_B=0.5, w=10, L_B=100),
    ],
)
def groundedAnchorH(H, C_B, w, L_B):
    return max(H - C_B * w * L_B, 0)


@worked(draws=0, also=[{**p, 'x': 700} for p in only('H V w L EA L_B C_B L_0', grounded_lines(2)[1:])])
def groundedFrictionX(x, H, V, w, L, EA, L_B, C_B, L_0):
    return x, x_grounded(H, V, w, L, EA, C_B).real


@worked(L=(800, 1500), V=(1e5, 3e5), w=(500, 1000))
def groundedLength(L, V, w):
    return L - V / w


@worked(draws=0, also=[{**p, 'x': 700} for p in only('H V w L EA L_B', grounded_lines(3, (0, 0, 0)))])
def groundedX(x, H, V, w, L, EA, L_B):
    return x, x_grounded(H, V, w, L, EA, 0).real


@worked(z=(50, 500), H=(2e5, 1e6), V=(2e5, 1e6), w=(500, 2000), EA=(2e7, 5e8))
def groundedZ(z, H, V, w, EA):
    return z, z_grounded(H, V, w, EA).real


@worked(
    draws=0,
    also=[
        *only('L_B H C_B w', grounded_lines(4)),
        dict(L_B=100, H=502.5, C_B=0.5, w=10),
        dict(L_B=100, H=497.5, C_B=0.5, w=10),
    ],
)
def relievedLength(L_B, H, C_B, w):
    """max(x_0, 0) with x_0 = L_B - H/(C_B w): where C_B = 0 nothing is relieved."""
    return max(L_B - H / (C_B * w), 0) if C_B > 0 else 0


def root(f, low, high):
    """Bisection, until no number lies between the ends."""
    below = f(low) < 0
    while low < (middle := (low + high) / 2) < high:
        low, high = (low, middle) if below != (f(middle) < 0) else (middle, high)
    return middle


@worked(w=(500, 2000), z=(50, 800), EA=(5e5, 5e6))
def slackV(w, z, EA):
    """eq. 2-37b at H = 0: V/w hangs straight down, and stretches under itself."""
    return root(lambda V: V / w + V**2 / (2 * EA * w) - z, 0, 2 * w * z)


@worked(w=W, x=(100, 1000), **{'lambda': (0.2, 5)})
def startH(w, x, **sag):
    return abs(w * x / (2 * sag['lambda']))


@worked(
    x=(100, 500),
    z=(50, 300),
    L=(700, 1500),
    also=[
        dict(x=300, z=400, L=500),
        dict(x=300, z=400, L=500.5),
        dict(x=300, z=400, L=499.5),
        dict(x=300, z=-400, L=499.5),
        dict(x=0, z=400, L=500),
        dict(x=0, z=400, L=399),
        dict(x=300, z=0, L=310),
    ],
)
def startSag(x, z, L):
    if x == 0:
        return 1e6
    return 0.2 if sqrt(x**2 + z**2) >= L else sqrt(3 * ((L**2 - z**2) / x**2 - 1))


@worked(w=W, z=(50, 800), L=(900, 1500), **{'lambda': (0.2, 2)})
def startV(w, z, L, **sag):
    return w / 2 * (z / tanh(sag['lambda']) + L)


@worked(V=(5e5, 3e6), w=W, L=(100, 1500))
def suspendedAnchorV(V, w, L):
    return V - w * L


@worked(draws=0, also=[{**p, 'x': 600} for p in only('H V w L EA', suspended_lines(5))])
def suspendedX(x, H, V, w, L, EA):
    return x, x_suspended(H, V, w, L, EA).real


@worked(draws=0, also=[{**p, 'z': 300} for p in only('H V w L EA', suspended_lines(6))])
def suspendedZ(z, H, V, w, L, EA):
    return z, z_suspended(H, V, w, L, EA).real


@worked(draws=0, also=[{**p, 'z': 300} for p in only('V w T H EA', grounded_lines(7))])
def tautGroundedZ(z, V, w, T, H, EA):
    return z, z_grounded(H, V, w, EA).real


@worked(draws=0, also=[{**p, 'x': 600} for p in only('H w L T T_A EA V V_A', suspended_lines(8))])
def tautX(x, H, w, L, T, T_A, EA, V, V_A):
    return x, x_suspended(H, V, w, L, EA).real


@worked(draws=0, also=[{**p, 'z': 300} for p in only('V V_A L T T_A EA H w', suspended_lines(9))])
def tautZ(z, V, V_A, L, T, T_A, EA, H, w):
    return z, z_suspended(H, V, w, L, EA).real


def stretch_of_vertical(V, w, L, EA):
    """Height gained along a vertical line whose tension at s is V - w (L - s), pointing up or down."""
    v = lambda s: V - w * (L - s)
    break_ = min(max(L - V / w, 0), L)
    part = lambda a, b: (1 if v((a + b) / 2) > 0 else -1) * (b - a)
    return part(0, break_) + part(break_, L) + integral(lambda s: v(s) / EA, 0, L)


HANGING = dict(EA=(5e7, 5e8), L=(300, 400), w=(500, 2000))


@worked(z=(401, 420), **HANGING)
def verticalTautV(EA, z, L, w):
    """Every part pulls up; equal to Hooke's law with half of the weight more at the top."""
    return root(lambda V: stretch_of_vertical(V, w, L, EA) - z, w * L, EA)


@worked(z=(-420, -401), **HANGING)
def verticalHungV(EA, z, L, w):
    return root(lambda V: stretch_of_vertical(V, w, L, EA) - z, -EA, 0)


@worked(z=(-90, 90), **HANGING)
def verticalLoopV(z, L, w, EA):
    return root(lambda V: stretch_of_vertical(V, w, L, EA) - z, 0, w * L)


# The shape


@worked(H=TENSION, V_s=(-2e6, 5e6), w=W)
def bendRadius(H, V_s, w):
    return (H**2 + V_s**2) / (w * H)


@worked(H=TENSION, w=W)
def catenaryParameter(H, w):
    return H / w


@worked(H=TENSION, V=(-3e6, 3e6))
def fairleadAngle(H, V):
    return atan2(V, H)


def grounded_stretch(L, H, V, w, EA, C_B):
    """L + integral of T/EA: over the seabed, where friction takes tension up, and over what hangs."""
    L_B = L - V / w
    free = max(L_B - H / (C_B * w), 0) if C_B > 0 else 0
    seabed = integral(lambda s: (H + C_B * w * (s - L_B)) / EA, free, L_B)
    return L + seabed + integral(lambda v: hypot(H, v) / (EA * w), 0, V)


@worked(draws=0, also=only('L H V w EA L_B L_0 C_B', grounded_lines(10)))
def groundedStretch(L, H, V, w, EA, L_B, L_0, C_B):
    return grounded_stretch(L, H, V, w, EA, C_B)


@worked(x_B=(100, 900), H=TENSION, w=W, V_s=(1e5, 2e6), s=(900, 1500), L_B=(100, 800), EA=(2e7, 5e8))
def hangingPointX(x_B, H, w, V_s, s, L_B, EA):
    return x_B + H / w * asinh(V_s / H) + H * (s - L_B) / EA


@worked(H=TENSION, V_s=(1e5, 2e6), w=W, EA=(2e7, 5e8))
def hangingPointZ(H, V_s, w, EA):
    return H / w * (sqrt(1 + (V_s / H) ** 2) - 1) + V_s**2 / (2 * EA * w)


@worked(T=TENSION, EA=(2e7, 5e8))
def lineStrain(T, EA):
    return T / EA


@worked(V_A=(-1e6, 1e6), w=W, s=(100, 1500))
def pointV(V_A, w, s):
    return V_A + w * s


SEABED = dict(H=12e3, C_B=0.6, w=100, L_B=400)  # relieved below 200 m


@worked(
    s=(300, 400), H=TENSION, C_B=(0.1, 1), w=W, L_B=(410, 500), also=[{**SEABED, 's': s} for s in (150, 199, 201, 390)]
)
def seabedPointT(s, H, C_B, w, L_B):
    return max(H + C_B * w * (s - L_B), 0)


@worked(
    draws=0,
    also=[{**SEABED, 'L_0': 200, 'EA': 5e6, 's': s} for s in (150, 199, 201, 390)]
    + [{**p, 's': 0.7 * p['L_B']} for p in only('H C_B w L_B L_0 EA', grounded_lines(11))],
)
def seabedPointX(s, H, C_B, w, L_B, L_0, EA):
    """eq. 2-38a: every part as long as the tension there makes it."""
    free = max(L_B - H / (C_B * w), 0) if C_B > 0 else 0
    return s + (integral(lambda t: (H + C_B * w * (t - L_B)) / EA, free, s) if s > free else 0)


@worked(L=(500, 1500), L_B=(100, 400))
def suspendedLength(L, L_B):
    return L - L_B


POINT = dict(H=TENSION, w=W, V_s=(1e5, 2e6), V_A=(-8e5, 9e4), s=(100, 1500), EA=(2e7, 5e8))


@worked(**POINT)
def suspendedPointX(H, w, V_s, V_A, s, EA):
    return H / w * (asinh(V_s / H) - asinh(V_A / H)) + H * s / EA


@worked(**POINT)
def suspendedPointZ(H, w, V_s, V_A, s, EA):
    return H / w * (sqrt(1 + (V_s / H) ** 2) - sqrt(1 + (V_A / H) ** 2)) + (V_A * s + w * s**2 / 2) / EA


def suspended_stretch(L, H, V, w, EA):
    return L + integral(lambda v: hypot(H, v) / (EA * w), V - w * L, V)


@worked(draws=0, also=only('L H V V_A w EA', suspended_lines(12)))
def suspendedStretch(L, H, V, V_A, w, EA):
    return suspended_stretch(L, H, V, w, EA)


@worked(draws=0, also=only('L H V V_A T T_A w EA', suspended_lines(13)))
def tautStretch(L, H, V, V_A, T, T_A, w, EA):
    return suspended_stretch(L, H, V, w, EA)


@worked(
    draws=0,
    also=[
        dict(L=300, V=V, V_A=V - 300e3, w=1000, EA=EA)
        for V, EA in ((9e5, 5e6), (2e5, 8e6), (1e5, 4e6), (-2e5, 6e6), (301e3, 5e6))
    ],
)
def verticalStretch(L, V, V_A, w, EA):
    """A line pulls whichever way it hangs."""
    cross = min(max(L - V / w, 0), L)
    pull = lambda s: abs(V_A + w * s) / EA
    return L + integral(pull, 0, cross) + integral(pull, cross, L)


# The stiffness


@worked(draws=0, also=only('H V T w L EA L_0 C_B', grounded_lines(14)))
def groundedXH(H, V, T, w, L, EA, L_0, C_B):
    return slope(x_grounded, 'H', H=H, V=V, w=w, L=L, EA=EA, C_B=C_B)


@worked(draws=0, also=only('H V T w C_B L_B L_0 EA L', grounded_lines(15)))
def groundedXV(H, V, T, w, C_B, L_B, L_0, EA, L):
    return slope(x_grounded, 'V', H=H, V=V, w=w, L=L, EA=EA, C_B=C_B)


@worked(draws=0, also=only('H V T w EA', grounded_lines(16)))
def groundedZH(H, V, T, w, EA):
    return slope(z_grounded, 'H', H=H, V=V, w=w, EA=EA)


@worked(draws=0, also=only('V T w EA H', grounded_lines(17)))
def groundedZV(V, T, w, EA, H):
    return slope(z_grounded, 'V', H=H, V=V, w=w, EA=EA)


@worked(draws=0, also=only('H V V_A T T_A w L EA', suspended_lines(18)))
def suspendedXH(H, V, V_A, T, T_A, w, L, EA):
    return slope(x_suspended, 'H', H=H, V=V, w=w, L=L, EA=EA)


@worked(draws=0, also=only('H V V_A T T_A L w EA', suspended_lines(19)))
def suspendedXV(H, V, V_A, T, T_A, L, w, EA):
    return slope(x_suspended, 'V', H=H, V=V, w=w, L=L, EA=EA)


@worked(draws=0, also=only('H V V_A T T_A L EA w', suspended_lines(20)))
def suspendedZV(H, V, V_A, T, T_A, L, EA, w):
    return slope(z_suspended, 'V', H=H, V=V, w=w, L=L, EA=EA)


@worked(draws=0, also=only('H V V_A T T_A w L EA', suspended_lines(21)))
def tautXH(H, V, V_A, T, T_A, w, L, EA):
    return slope(x_suspended, 'H', H=H, V=V, w=w, L=L, EA=EA)


J = dict(x_H=(1e-4, 9e-4), x_V=(-9e-5, -1e-5), z_H=(-9e-5, -1e-5), z_V=(1e-4, 9e-4))


@worked(**J)
def jacobianDeterminant(x_H, x_V, z_H, z_V):
    return x_H * z_V - x_V * z_H


DETERMINANT = (1e-8, 9e-8)


@worked(z_V=J['z_V'], D_J=DETERMINANT)
def stiffnessXX(z_V, D_J):
    return z_V / D_J


@worked(x_V=J['x_V'], D_J=DETERMINANT)
def stiffnessXZ(x_V, D_J):
    return -x_V / D_J


@worked(z_H=J['z_H'], D_J=DETERMINANT)
def stiffnessZX(z_H, D_J):
    return -z_H / D_J


@worked(x_H=J['x_H'], D_J=DETERMINANT)
def stiffnessZZ(x_H, D_J):
    return x_H / D_J


@worked(f=(1e-6, 1e-3))
def uncoupledStiffness(f):
    return 1 / f


@worked(V=(1e5, 2e6), w=W, EA=(2e6, 5e7))
def slackZV(V, w, EA):
    """Of the z of slackV."""
    V = complex(V, STEP)
    return (V / w + V**2 / (2 * EA * w)).imag / STEP


LIMIT = 1e-7  # of the vertical tension: what H -> 0 stands for; the error is of its square


@worked(
    draws=0,
    also=[
        dict(V=V, V_A=V - w * L, w=w, L=L, EA=EA)
        for V, w, L, EA in ((9e5, 1000, 300, 2e8), (4e5, 700, 450, 3e7), (-9e5, 1000, 300, 2e8), (-4e5, 700, 450, 3e7))
    ],
)
def verticalXH(V, V_A, w, L, EA):
    """x/H as H goes to 0, pulled up or hung down."""
    H = LIMIT * abs(V)
    return (asinh(abs(V) / H) - asinh(abs(V_A) / H)) * (1 if V > 0 else -1) / w + L / EA


@worked(L=(100, 1500), EA=(2e7, 5e8))
def verticalZV(L, EA):
    return L / EA


@worked(w=W, L=(100, 1500), EA=(2e6, 5e7))
def verticalLoopZV(w, L, EA):
    """z of eq. 2-35b at H = 0 with both ends above the low point, per V: complex step of it."""
    V = complex(0.4 * w * L, STEP)
    return ((V - (w * L - V)) / w + (V * L - w * L**2 / 2) / EA).imag / STEP
