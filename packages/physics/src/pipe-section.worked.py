"""Young and Budynas, Roark's Formulas (2002), appendix A: the hollow circle."""

from math import pi

from worked import worked

D, T = (0.2, 1.2), (0.008, 0.03)


@worked(D_s=D, t_s=T)
def boreDiameter(D_s, t_s):
    return D_s - 2 * t_s


@worked(D_s=D, t_s=T)
def steelArea(D_s, t_s):
    R, R_i = D_s / 2, D_s / 2 - t_s
    return pi * (R**2 - R_i**2)


@worked(A_s=(0.005, 0.05), D_s=(0.6, 1.2), D_i=(0.3, 0.55))
def secondMomentOfArea(A_s, D_s, D_i):
    # pi/4 (R^4 - R_i^4) = A/4 (R^2 + R_i^2)
    return A_s / 4 * ((D_s / 2) ** 2 + (D_i / 2) ** 2)


@worked(rho_s=(7700, 7900), A_s=(0.005, 0.05), rho_c=(50, 1000), D_i=D)
def dryMass(rho_s, A_s, rho_c, D_i):
    return rho_s * A_s + rho_c * pi * D_i**2 / 4


@worked(g=(9.7, 9.9), m_dry=(300, 1500), rho_w=(990, 1030), D=(0.2, 0.5))
def weightInWater(g, m_dry, rho_w, D):
    return g * (m_dry - rho_w * pi * D**2 / 4)
