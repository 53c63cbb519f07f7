"""ANSI/AISC 360-16, D5 and J7, pin-connected members, and J2.4, fillet welds; the areas and planes are put together by hand."""

from worked import table, worked

FY, FU = (2.4e8, 4.6e8), (3.8e8, 6e8)


@worked(t=(0.02, 0.03), c_b=0.016, w=(0.25, 0.4), d_h=(0.03, 0.1), also=[
    {'t': 0.06, 'c_b': 0.016, 'w': 0.2, 'd_h': 0.08}, {'t': 0.0127, 'c_b': 0.016, 'w': 0.10795, 'd_h': 0.026162}])  # fmt: skip
def effectiveWidth(t, c_b, w, d_h):
    beside = 0.5 * w - 0.5 * d_h
    wanted = t + t + c_b
    return wanted if wanted < beside else beside


@worked(F_u=FU, t=(0.01, 0.06), b_e=(0.02, 0.1))
def tensileRupture(F_u, t, b_e):
    both_sides = b_e * t + b_e * t
    return both_sides * F_u


@worked(t=(0.01, 0.06), a=(0.02, 0.2), d=(0.02, 0.2))
def shearArea(t, a, d):
    return (2 * a + d) * t


@worked(c_v=0.6, F_u=FU, A_sf=(1e-4, 1e-2))
def shearRupture(c_v, F_u, A_sf):
    return A_sf * F_u * c_v


@worked(c_p=1.8, F_y=FY, d=(0.02, 0.2), t=(0.01, 0.06), t_c=(0, 0.03))
def bearing(c_p, F_y, d, t, t_c):
    return c_p * F_y * (t_c + t + t_c) * d


@worked(F_y=FY, w=(0.1, 0.4), t=(0.01, 0.06))
def grossYield(F_y, w, t):
    return w * t * F_y


@worked(P_n=(1e4, 1e7), Omega=(1.5, 2.2))
def allowableStrength(P_n, Omega):
    return 1 / Omega * P_n


@worked(phi=(0.7, 0.95), P_n=(1e4, 1e7))
def designStrength(phi, P_n):
    return P_n * phi


STRENGTH = {'P_t': 5e5, 'P_v': 6e5, 'P_b': 7e5, 'P_y': 8e5}


@worked(P_t=(4e5, 9e5), P_v=(4e5, 9e5), P_b=(4e5, 9e5), P_y=(4e5, 9e5), also=[
    {**STRENGTH, name: 3e5} for name in STRENGTH])  # fmt: skip
def smallestStrength(P_t, P_v, P_b, P_y):
    return sorted([P_t, P_v, P_b, P_y])[0]


@worked(c_a=1.33, b_e=(0.02, 0.1))
def leastEdgeDistance(c_a, b_e):
    return b_e * c_a


@worked(b_e=(0.02, 0.1), d=(0.02, 0.2))
def leastWidth(b_e, d):
    return b_e + d + b_e


@worked(c_w=0.6, F_EXX=(4e8, 6e8), Omega_w=2)
def allowableWeldStress(c_w, F_EXX, Omega_w):
    return F_EXX * c_w / Omega_w


D5 = 'ANSI/AISC 360-16 D5'
table('EDGE_ALLOWANCE', 16, source=D5)
table('SHEAR_SHARE', 0.6, source=D5)
table('BEARING_SHARE', 1.8, source='ANSI/AISC 360-16 J7')
table('RUPTURE_RESISTANCE_FACTOR', 0.75, source=D5)
table('YIELD_RESISTANCE_FACTOR', 0.9, source='ANSI/AISC 360-16 D2')
table('RUPTURE_SAFETY_FACTOR', 2, source=D5)
table('YIELD_SAFETY_FACTOR', 1.67, source='ANSI/AISC 360-16 D2')
table('EDGE_RATIO', 1.33, source=D5)
table('PIN_CLEARANCE', 1, source=D5)
table('WELD_SHEAR_SHARE', 0.6, source='ANSI/AISC 360-16 table J2.5')
table('WELD_SAFETY_FACTOR', 2, source='ANSI/AISC 360-16 table J2.5')
