"""Marine risers: apparent weight and effective tension (Sparks 2007), and the simple rules of a screen. N, m, Pa."""

from worked import worked

COUNT, LENGTH = [(1, 60), (1, 60), (1, 10)], [(5, 25), (5, 25), (5, 25)]
PER_METRE = [(1e3, 8e3), (1e3, 8e3), (1e3, 8e3)]
FORCE = (1e5, 1e7)


@worked(c=COUNT, l=LENGTH)
def stackLength(c, l):
    return c[0] * l[0] + c[1] * l[1] + c[2] * l[2]


@worked(c=COUNT, l=LENGTH, w=PER_METRE)
def stackWeight(c, l, w):
    return sum(count * length * weight for count, length, weight in zip(c, l, w))


@worked(c=COUNT, l=LENGTH, b=PER_METRE)
def stackLift(c, l, b):
    return sum(count * length * lift for count, length, lift in zip(c, l, b))


@worked(A_i=(0.12, 0.25), d_m=(9e3, 2e4), H_m=(300, 3000), d_w=(9.8e3, 1.03e4), H_w=(300, 3000))
def columnLoad(A_i, d_m, H_m, d_w, H_w):
    inside, outside = d_m * H_m, d_w * H_w
    return inside * A_i - outside * A_i


@worked(W_s=FORCE, B_n=FORCE, P_f=FORCE)
def apparentWeight(W_s, B_n, P_f):
    return W_s + P_f - B_n


@worked(T_v=FORCE, W_a=FORCE, f=(0, 1))
def effectiveTension(T_v, W_a, f):
    return T_v - W_a * f


@worked(W_j=FORCE, B_j=FORCE, P_f=FORCE, x=(10, 900), L_s=(900, 2000))
def weightAbove(W_j, B_j, P_f, x, L_s):
    share = x / L_s
    return W_j + share * P_f - B_j


@worked(W_s=FORCE, k_d=(1, 2))
def factoredWeight(W_s, k_d):
    return k_d * W_s


@worked(T_top=FORCE, W_s=FORCE, f=(0, 1))
def screenTension(T_top, W_s, f):
    return T_top - f * W_s


@worked(p=(1e6, 6e7), D=(0.4, 0.6), SF=(1, 2), S_y=(4e8, 7e8))
def barlowWall(p, D, SF, S_y):
    """The hoop force p D of a ring a metre long is borne by two walls at the allowable stress."""
    allowable = S_y / SF
    return p * D / 2 / allowable


@worked(d_m=(9e3, 2e4), h=(100, 3000))
def mudColumnPressure(d_m, h):
    return h * d_m
