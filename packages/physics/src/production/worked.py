"""Volumes of production: definitions of the SPE symbols standard (1993), and barrels of oil equivalent of the BOEM."""

from worked import worked

OIL, GAS, WATER = (1e3, 5e6), (1e3, 2e7), (1e3, 5e6)


@worked(V=OIL, t_m=(28, 31))
def calendarDayRate(V, t_m):
    return V / t_m


@worked(N_p=OIL, t_pd=(20, 4000))
def producingDayRate(N_p, t_pd):
    return N_p / t_pd


@worked(t_i=(1, 28), t_m=(28.5, 31), also=[dict(t_i=t_i, t_m=30) for t_i in (29.9, 30, 30.1, 55)])
def wellProducingDays(t_i, t_m):
    return min(t_i, t_m)


@worked(t_w=(1, 28), t_m=(28, 31))
def uptime(t_w, t_m):
    return t_w / t_m


@worked(G_p=GAS, N_p=OIL)
def gasOilRatio(G_p, N_p):
    return G_p * 1000 / N_p


@worked(N_p=OIL, G_p=GAS, f_g=(5.6, 6))
def oilEquivalent(N_p, G_p, f_g):
    return N_p + G_p / f_g


@worked(N_w=(1e3, 1e5), N_p=(2e5, 5e6))
def oilShare(N_w, N_p):
    return N_w / N_p


@worked(W_p=WATER, N_p=OIL)
def waterCut(W_p, N_p):
    return W_p / (W_p + N_p)


@worked(W_p=WATER, N_p=OIL)
def waterOilRatio(W_p, N_p):
    return W_p / N_p


WELLS = [(1e3, 2e3), (2e3, 3e3), (3e3, 9e3), (1e4, 9e4)]


@worked(N_w=WELLS, n_w=4)
def oilOfWells(N_w, n_w):
    return sum(N_w)


@worked(N_w=WELLS, N_p=(1e5, 2e5), n_w=4)
def giniCoefficient(N_w, N_p, n_w):
    # Gini's mean difference between all pairs of wells over twice the mean, whose sum is given
    differences = sum(abs(a - b) for a in N_w for b in N_w)
    return differences / n_w**2 / (2 * N_p / n_w)


@worked(q_cd=(1e2, 1e3), q_pd=(1e3, 1e4))
def calendarOverProducing(q_cd, q_pd):
    return q_cd / q_pd
