"""Statics of a stiff mat on ground that takes no pull: a straight line of pressure whose sum is the load and whose moment is
the load at its eccentricity, found by solving the two balances."""

from worked import worked

WIDE = dict(V=(1e5, 1e6), B=(4, 8))


@worked(**WIDE, e=(0, 0.6), x=(-2, 2))
def pressureWithinKern(V, B, e, x):
    mean = V / B
    slope = V * e / (B**3 / 12)
    return mean + slope * x


@worked(B=(4, 8), e=(1.4, 1.9))
def pressedWidth(B, e):
    from_edge = B / 2 - e
    return from_edge + 2 * from_edge


@worked(**WIDE, x=(1, 2), B_c=(1, 3), also=[{'V': 3e5, 'B': 4, 'x': 2, 'B_c': 2}, {'V': 3e5, 'B': 4, 'x': -1, 'B_c': 2}])
def pressureBeyondKern(V, B, x, B_c):
    at_edge = V / (B_c / 2)
    lifted = B / 2 - B_c
    return at_edge * (x - lifted) / B_c if x > lifted else 0.0
