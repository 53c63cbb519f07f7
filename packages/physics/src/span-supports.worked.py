"""Equal spans between supports under a pipe, and the reactions of continuous beams (Roark table 8.1)."""

from math import ceil

from worked import worked

L, COUNT = (30, 100), (2, 8)
Q, FORCE = (300, 4000), (2000, 30000)


@worked(L=L, n=COUNT)
def rectifiedLength(L, n):
    return L / (n + 1)


@worked(L_sub=(8, 20), t_ol=(0.3, 2))
def toleratedLength(L_sub, t_ol):
    return L_sub + t_ol


@worked(
    L=L,
    L_allow=(9, 20),
    t_ol=(0.3, 2),
    also=[dict(L=10, L_allow=20, t_ol=1)]
    + [dict(L=length, L_allow=13, t_ol=1) for length in (11.9, 12, 12.01, 59.7, 60, 60.3)],
)
def supportsNeeded(L, L_allow, t_ol):
    return max(0, ceil(L / (L_allow - t_ol)) - 1)


@worked(i=(1, 4), L=L, n=COUNT)
def supportPosition(i, L, n):
    return i * L / (n + 1)


# three spans or more have less over the first support than two: 10/8 of a span's load
@worked(q=Q, L_sub=(8, 20))
def firstSupportReaction(q, L_sub):
    return 2 * 5 / 8 * q * L_sub


# many spans: every inner support carries the load of one
@worked(q=Q, L_sub=(8, 20))
def innerSupportReaction(q, L_sub):
    return q * L_sub / 2 + q * L_sub / 2


@worked(R_1=FORCE, A_b=(0.5, 4))
def bearingPressure(R_1, A_b):
    return R_1 / A_b


@worked(R_1=FORCE, p_all=(2000, 50000))
def requiredBaseArea(R_1, p_all):
    return R_1 / p_all


@worked(gap=(0.2, 2), s_c=(0.05, 0.5))
def supportHeight(gap, s_c):
    return gap + s_c


@worked(T_m=(1, 5), n=COUNT, T_n=(0.2, 1), L=L, T_L=(0.005, 0.05))
def interventionTime(T_m, n, T_n, L, T_L):
    return T_m + n * T_n + L * T_L


@worked(C_m=(5e4, 3e5), n=COUNT, C_n=(1e4, 5e4), L=L, C_L=(100, 1000), T=(2, 10), r_v=(5e4, 3e5))
def interventionCost(C_m, n, C_n, L, C_L, T, r_v):
    return C_m + n * C_n + L * C_L + T * r_v
