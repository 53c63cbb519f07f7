"""EN 1993-1-1 (2005), 6.3.1 and table 5.2: flexural buckling of members in compression."""

from worked import table, worked

LAMBDA = (0.25, 2.5)


@worked(A=(1e-3, 0.05), f_y=(2e8, 7e8), N_cr=(1e5, 1e7))
def nonDimensionalSlenderness(A, f_y, N_cr):
    squash = A * f_y
    return (squash / N_cr) ** 0.5


@worked(alpha=(0.13, 0.76), lambda_0=(0.1, 0.3), **{'lambda': LAMBDA})
def bucklingPhi(alpha, lambda_0, **rest):
    slenderness = rest['lambda']
    return (1 + alpha * (slenderness - lambda_0) + slenderness**2) / 2


@worked(Phi=(1.0, 1.6), also=[{'Phi': 0.5, 'lambda': 0.1}], **{'lambda': (0.3, 0.95)})
def reductionFactor(Phi, **rest):
    """The smaller root of the Ayrton-Perry equation, at most 1."""
    slenderness = rest['lambda']
    root = (Phi**2 - slenderness**2) ** 0.5
    return min(1, (Phi - root) / slenderness**2)


@worked(chi=(0.2, 1), A=(1e-3, 0.05), f_y=(2e8, 7e8), gamma_M1=(1, 1.2))
def bucklingResistance(chi, A, f_y, gamma_M1):
    return chi / gamma_M1 * A * f_y


@worked(N_Ed=(1e5, 1e6), N_b_Rd=(5e5, 5e6))
def bucklingUtilisation(N_Ed, N_b_Rd):
    return N_Ed / N_b_Rd


@worked(D=(0.1, 2), t=(0.005, 0.05))
def tubeSlenderness(D, t):
    return D / t


@worked(f_235=(2.3e8, 2.4e8), f_y=(2e8, 7e8))
def class3Limit(f_235, f_y):
    return 90 * f_235 / f_y


table('IMPERFECTION', {'a0': 0.13, 'a': 0.21, 'b': 0.34, 'c': 0.49, 'd': 0.76}, source='EN 1993-1-1 (2005) table 6.1')
table('PLATEAU', 0.2, source='EN 1993-1-1 (2005) 6.3.1.2')
table('REFERENCE_YIELD', 235, source='EN 1993-1-1 (2005) table 5.2')
table('FIRST_ORDER_FACTOR', 10, source='EN 1993-1-1 (2005) 5.2.1(3)')
