"""Retardation of one decaying oscillation, its transforms by quadrature, and Kramers and Kronig: Ogilvie (1964)."""

from math import cos, exp, pi, sin

from worked import table, worked

MEMORY = dict(k_0=(1e5, 1e7), alpha=(0.2, 1), beta=(0.2, 1.5))


@worked(t=(0, 10), **MEMORY)
def decayingRetardation(k_0, alpha, beta, t):
    return k_0 * cos(beta * t) / exp(alpha * t)


def transform(wave, k_0, alpha, beta):
    """Simpson's rule until nothing is left of the decay."""
    end, steps = 45 / alpha, 40000
    h = end / steps

    def f(i):
        return k_0 * exp(-alpha * i * h) * cos(beta * i * h) * wave(i * h)

    return h / 3 * (f(0) + f(steps) + sum((4 if i % 2 else 2) * f(i) for i in range(1, steps)))


@worked(draws=2, omega=(0.2, 3), **MEMORY)
def decayingDamping(k_0, alpha, beta, omega):
    return transform(lambda t: cos(omega * t), k_0, alpha, beta)


@worked(draws=2, A_inf=(1e6, 1e7), omega=(0.2, 3), **MEMORY)
def decayingAddedMass(A_inf, k_0, alpha, beta, omega):
    return A_inf - transform(lambda t: sin(omega * t), k_0, alpha, beta) / omega


@worked(n=3, A=[(1e6, 2e6), (1e6, 2e6), (1e6, 2e6)], P=[(-1e5, 1e5), (-1e5, 1e5), (-1e5, 1e5)])
def infiniteAddedMass(n, A, P):
    return sum(a - 2 * p / pi for a, p in zip(A, P)) / 3


ROWS = dict(A=[(1e6, 2e6), (1e6, 2e6), (1e6, 2e6)], P=[(-1e5, 1e5), (-1e5, 1e5), (-1e5, 1e5)], n=3, A_max=(2e6, 3e6))


@worked(
    A_inf=(1e6, 2e6),
    e=[0.0, 1.0, 0.0],
    **ROWS,
    also=[
        dict(A_inf=1e6, e=e, A=[1.1e6, 1.4e6, 1.7e6], P=[1e5, 2e5, -1e5], n=3, A_max=2e6)
        for e in ([1.0, 0.0, 0.0], [0.0, 0.0, 1.0])
    ],
)
def causalityGap(A_inf, e, n, A, P, A_max):
    r = e.index(1)
    gap = A_inf - A[r] + P[r] * 2 / pi
    return max(gap, -gap) / A_max


@worked(A_ij=(1e5, 2e5), A_ji=(1e5, 2e5), A_m=(1e5, 1e6))
def asymmetry(A_ij, A_ji, A_m):
    return max(A_ij - A_ji, A_ji - A_ij) / A_m


@worked(B_ii=(-1e4, -1), B_m=(1e4, 1e5), also=[dict(B_ii=5, B_m=10)])
def negativeDamping(B_ii, B_m):
    return -B_ii / B_m if B_ii < 0 else 0


table('MATRIX_TOLERANCE', 1e-3, source='one in a thousand of the largest coefficient')
