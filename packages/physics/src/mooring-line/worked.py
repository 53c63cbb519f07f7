"""Nodes with point loads and lengths of line on a plane bed, from the equilibrium of forces alone.

What lies on the bed is cut into small elements, each in equilibrium along the bed and across it; what is a limit of
friction (a tension used up) is met by the elements themselves. Nothing is integrated by hand.
"""

from math import atan2, cos, hypot, sin, tan

from worked import within, worked

# Elements of finite length: their sums differ from the integrals by the square of their length.
within(1e-7)

ELEMENTS = 20000
SLOPE = (-0.15, 0.15)
W = (200, 4000)


def on_bed(T_u, r, b, EA):
    """From the upper end down: tension at the lower end, stretch, and the length that has no tension."""
    T, stretch, loose, ds = T_u, 0, 0, b / ELEMENTS
    for _ in range(ELEMENTS):
        taken = T / r if r > 0 and T < r * ds else ds
        lower = T - r * taken
        stretch += (T + lower) / 2 * taken / EA
        loose += ds - taken
        T = lower
    return T, stretch, loose


@worked(V_b=(1e4, 2e6), P=(-4e5, 4e5))
def verticalBelowNode(V_b, P):
    return V_b - P


@worked(V_t=(4e5, 2e6), H=(1e5, 2e6), beta=SLOPE, w=W)
def liftedLength(V_t, H, beta, w):
    """Weight that takes the direction of the line from that at its top to that of the bed."""
    return (V_t - H * sin(beta) / cos(beta)) / w


@worked(H=(1e5, 2e6), beta=SLOPE)
def touchdownTension(H, beta):
    return hypot(H, H * tan(beta))


@worked(
    H=(5e5, 2e6),
    V_b=(1e5, 3e5),
    P=(3e5, 6e5),
    C_B=(0, 0.8),
    beta=SLOPE,
    also=[dict(H=1e5, V_b=1e4, P=9e5, C_B=0.9, beta=0.05), dict(H=1e5, V_b=1e4, P=9e5, C_B=0, beta=0.05)],
)
def tensionBelowNode(H, V_b, P, C_B, beta):
    """Forces on the node, turned into the directions along the bed (towards the fairlead) and out of it."""
    size, angle = hypot(H, V_b - P), atan2(V_b - P, H)
    along, into = size * cos(angle - beta), -size * sin(angle - beta)
    return max(along - C_B * into, 0)


@worked(w=W, C_B=(0, 1), beta=SLOPE)
def bedGradient(w, C_B, beta):
    along, across = w * sin(beta), w * cos(beta)
    return along + C_B * across


BED = dict(T_u=(2e5, 2e6), r=(-200, 1500), b=(50, 900))
LOOSE = [dict(T_u=1e5, r=800, b=400), dict(T_u=3e5, r=1500, b=900)]


@worked(also=LOOSE, **BED)
def bedTension(T_u, r, b):
    return on_bed(T_u, r, b, 1e9)[0]


@worked(also=LOOSE, **BED)
def bedRelieved(T_u, r, b):
    return on_bed(T_u, r, b, 1e9)[2]


def lying(T_u, r, b, EA):
    T_l, _, b_0 = on_bed(T_u, r, b, EA)
    return dict(T_u=T_u, T_l=T_l, b=b, b_0=b_0, EA=EA)


STRETCHES = [(8e5, 700, 600, 3e8), (4e5, -150, 500, 9e8), (2e5, 900, 700, 2e8)]


@worked(draws=0, also=[lying(*s) for s in STRETCHES])
def bedStretch(T_u, T_l, b, b_0, EA):
    """The gradient is that of the length under tension."""
    return on_bed(T_u, (T_u - T_l) / (b - b_0), b, EA)[1]


@worked(b=(50, 900), e=(0, 3), beta=SLOPE)
def bedX(b, e, beta):
    return hypot(b + e, 0) / hypot(1, tan(beta))


@worked(b=(50, 900), e=(0, 3), beta=SLOPE)
def bedZ(b, e, beta):
    return (b + e) * tan(beta) / hypot(1, tan(beta))


@worked(T_l=(1e5, 8e5), r=(-150, 1500), b_0=(0, 50), s=(60, 900))
def bedPointTension(T_l, r, b_0, s):
    under_tension = s - b_0
    return T_l + under_tension * r
