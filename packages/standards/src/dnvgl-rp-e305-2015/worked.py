"""Static-dynamic stiffness of fibre rope, as the public tests of MoorDyn and the rope table of MoorPy have it."""

from worked import worked

MBL = (5e6, 3e7)
STIFF = (1e8, 1e9)


@worked(k_s=(8, 20), MBL=MBL)
def staticStiffness(k_s, MBL):
    return MBL * k_s


@worked(alpha=(5, 20), beta=(0.1, 0.5), L_m=(0.05, 0.5), MBL=MBL)
def dynamicStiffness(alpha, beta, L_m, MBL):
    per_cent = 100 * L_m
    return MBL * alpha + MBL * beta * per_cent


@worked(T_mean=(1e6, 6e6), EA_s=STIFF, EA_d=STIFF)
def equivalentLength(T_mean, EA_s, EA_d):
    """The stretched length is the same by either stiffness."""
    stretched = 1 + T_mean / EA_s
    return stretched * EA_d / (EA_d + T_mean)


@worked(T_mean=(1e6, 6e6), EA_s=STIFF)
def meanElongation(T_mean, EA_s):
    return 1 / (EA_s / T_mean)
