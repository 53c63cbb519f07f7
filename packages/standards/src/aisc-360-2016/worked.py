"""ANSI/AISC 360-16, E1 to E3: members in compression without slender elements."""

from math import exp, log, pi

from worked import table, worked

E, FY = (1.9e11, 2.1e11), (2e8, 7e8)


@worked(E=E, lambda_r=(20, 200))
def elasticBucklingStress(E, lambda_r):
    return E * (pi / lambda_r) ** 2


@worked(lambda_r=(20, 80), E=E, F_y=(2e8, 3e8), F_e=(1e8, 9e8), also=[
    {'lambda_r': x, 'E': 2e11, 'F_y': 3.45e8, 'F_e': 1.5e8} for x in (113, 113.3, 113.5, 150, 190)
])  # fmt: skip
def criticalStress(lambda_r, E, F_y, F_e):
    if (lambda_r / 4.71) ** 2 <= E / F_y:
        return F_y * exp(F_y / F_e * log(0.658))
    return 0.877 * F_e


@worked(phi_c=(0.85, 0.95), F_cr=(1e8, 3e8))
def lrfdStress(phi_c, F_cr):
    return F_cr * phi_c


@worked(F_cr=(1e8, 3e8), Omega_c=(1.5, 1.9))
def asdStress(F_cr, Omega_c):
    return F_cr / Omega_c


table('RESISTANCE_FACTOR', 0.9, source='ANSI/AISC 360-16 E1')
table('SAFETY_FACTOR', 1.67, source='ANSI/AISC 360-16 E1')
table('ADVISED_SLENDERNESS', 200, source='ANSI/AISC 360-16 E2')
table(
    'RECOMMENDED_K',
    {'pinned_pinned': 1, 'fixed_free': 2.1, 'fixed_fixed': 0.65, 'fixed_pinned': 0.8, 'fixed_guided': 1.2, 'pinned_guided': 2},
    source='ANSI/AISC 360-16 table C-A-7.1',
)
