"""ABS, cathodic protection of ships (2017): demand of a hull that sails and lies still, from the method of the specification."""

from worked import worked


@worked(k_c=(0.5, 1))
def bareShare(k_c):
    return 1 - k_c


@worked(u=(0.8, 0.9), L=(0.5, 2))
def finalHullAnodeLength(u, L):
    return L - 0.1 * u * L


@worked(A_k=(100, 9000), J=(0.05, 0.25), f_c=(0.01, 0.4))
def hullDemand(A_k, J, f_c):
    return f_c * J * A_k


@worked(J_dyn=(0.15, 0.25), J_stat=(0.05, 0.15), p=(0.1, 0.9))
def meanBareDensity(J_dyn, J_stat, p):
    return J_dyn * p + J_stat * (1 - p)


@worked(f_ci=(0.01, 0.1), f_cf=(0.1, 0.8))
def meanHullBreakdown(f_ci, f_cf):
    return f_ci + (f_cf - f_ci) / 2


@worked(A=(1000, 20000), k=(0.1, 1))
def shareOfHull(A, k):
    return k * A


@worked(I_z=[(1, 50), (1, 50), (1, 50)], I_d=(0, 60))
def totalHullDemand(I_z, I_d):
    return I_d + I_z[0] + I_z[1] + I_z[2]
