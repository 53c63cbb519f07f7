"""API STD 2RD (2013), section 5: burst and collapse, from a verification sheet of the standard.

What is solved for a wall is found here by halving the check itself.
"""

from math import log, sqrt

from worked import declare_as, table, worked

D, T = (0.2, 0.7), (0.01, 0.03)
S, U = (3.5e8, 4.9e8), (4.5e8, 6.5e8)
E, NU = (1.9e11, 2.1e11), (0.27, 0.33)
P = (5e6, 4e7)
BELOW_ONE = (0.6, 0.95)


def rising(f, target, low, high):
    for _ in range(200):
        middle = (low + high) / 2
        low, high = (low, middle) if f(middle) > target else (middle, high)
    return (low + high) / 2


@worked(k=(0.4, 0.6), S=S, U=U, D=D, t=T)
def burstPressure(k, S, U, D, t):
    return k * (S + U) * log(D / (D - 2 * t))


@worked(F_D=BELOW_ONE, p_b=P)
def allowableInternalPressure(F_D, p_b):
    return F_D * p_b


@worked(D=D, P_net=(5e6, 3e7), F_D=BELOW_ONE, k=(0.4, 0.6), S=S, U=U)
def burstMinimumWall(D, P_net, F_D, k, S, U):
    return rising(lambda t: F_D * burstPressure(k, S, U, D, t), P_net, 0, 0.499999 * D)


@worked(P_net=(-3e7, 3e7), p_b_d=(1e7, 4e7), also=[dict(P_net=-1e6, p_b_d=1e7), dict(P_net=1e6, p_b_d=1e7)])
def burstUse(P_net, p_b_d):
    return P_net / p_b_d if P_net > 0 else 0


table('K_API', 0.45, source='API STD 2RD section 5: pipe to API 5L or 5CT')
table('K_OTHER', 0.50, source='API STD 2RD section 5: other pipe')
table('F_D_DESIGN', 0.60, source='API STD 2RD section 5: design pressure')
table('F_D_INCIDENTAL', 0.67, source='API STD 2RD section 5: incidental pressure')
table('F_D_HYDROTEST', 0.81, source='API STD 2RD section 5: hydrostatic test')


@worked(S=S, t=T, D=D)
def yieldCollapsePressure(S, t, D):
    return 2 * S * t / D


@worked(E=E, t=T, D=D, nu=NU)
def elasticCollapsePressure(E, t, D, nu):
    return 2 * E * (t / D) ** 3 / (1 - nu**2)


@worked(P_y=P, P_el=P)
def collapsePressure(P_y, P_el):
    return P_y * P_el / sqrt(P_y**2 + P_el**2)


@worked(f_o=BELOW_ONE, P_c=P)
def allowableCollapsePressure(f_o, P_c):
    return f_o * P_c


@worked(P_ext=(-3e7, 3e7), P_c_d=(1e7, 4e7), also=[dict(P_ext=-1e6, P_c_d=1e7), dict(P_ext=1e6, P_c_d=1e7)])
def collapseUse(P_ext, P_c_d):
    return P_ext / P_c_d if P_ext > 0 else 0


table('F_C_SEAMLESS', 0.7, source='API STD 2RD section 5, collapse: seamless or ERW')
table('F_C_EXPANDED', 0.6, source='API STD 2RD section 5, collapse: cold expanded')

# with x = (t/D)^2 the collapse pressure P_c is that of x^3 = a x^2 + b, and x = a/3 + w + a^2/(9 w)
declare_as('closedForm.requiredCollapsePressure', lambda P_ext, f_o: P_ext / f_o, dict(P_ext=P, f_o=BELOW_ONE))
declare_as('closedForm.collapseYieldPart', lambda P_c_req, S: (P_c_req / (2 * S)) ** 2, dict(P_c_req=P, S=S))
declare_as(
    'closedForm.collapseElasticPart',
    lambda P_c_req, nu, E: (P_c_req * (1 - nu**2) / (2 * E)) ** 2,
    dict(P_c_req=P, nu=NU, E=E),
)
declare_as(
    'closedForm.collapseAuxiliary',
    lambda a_c, b_c: (a_c**3 / 27 + b_c / 2 + sqrt(b_c**2 / 4 + a_c**3 * b_c / 27)) ** (1 / 3),
    dict(a_c=(1e-5, 1e-3), b_c=(1e-10, 1e-8)),
)
declare_as(
    'closedForm.collapseMinimumWall',
    lambda D, a_c, w_c: D * sqrt(a_c / 3 + w_c + a_c**2 / (9 * w_c)),
    dict(D=D, a_c=(1e-5, 1e-3), w_c=(1e-4, 1e-3)),
)
