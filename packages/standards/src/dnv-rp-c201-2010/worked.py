"""DNV-RP-C201 (October 2010), sections 5 and 6: an unstiffened plate between stiffeners, from public descriptions of it.

The stress that yields, and what is left of it for pressure, are written here by principal stresses and by squares.
"""

from math import sqrt

from worked import table, worked

S, L, T = (0.5, 0.9), (1.5, 4.0), (0.006, 0.03)
FY, E = (2.35e8, 4.6e8), (2.0e11, 2.1e11)
GM = (1.1, 1.3)
SX, SY, TAU = (-1.5e8, 1.5e8), (-1e8, 1e8), (0, 8e7)
EITHER_SIDE = (0.99, 1.0, 1.01)


# section 5: yield and lateral pressure


@worked(sigma_x=SX, sigma_y=SY, tau=TAU)
def equivalentStress(sigma_x, sigma_y, tau):
    middle, radius = (sigma_x + sigma_y) / 2, sqrt(((sigma_x - sigma_y) / 2) ** 2 + tau**2)
    first, second = middle + radius, middle - radius
    return sqrt(((first - second) ** 2 + first**2 + second**2) / 2)


# by scale: equivalent stress without shear grows with the stress of the direction
@worked(f_d=(2e8, 4e8), tau=TAU, x=(-1, 1), y=(-1, 1))
def stressAtYield(f_d, tau, x, y):
    return sqrt(f_d * f_d - 3 * tau * tau) / equivalentStress(x, y, 0)


@worked(f_y=FY, gamma_M=GM)
def designYieldStrength(f_y, gamma_M):
    return f_y / gamma_M


@worked(sigma=SX, psi=(-1.9, 1))
def otherEdgeStress(sigma, psi):
    return sigma * psi


AT_YIELD = [dict(sigma_j=j * 3e8, f_y=3e8, sigma=1e8, tau=5e7) for j in EITHER_SIDE]


@worked(sigma_j=(1.6e8, 2.2e8), f_y=FY, sigma=SX, tau=TAU, also=AT_YIELD)
def remainingBending(sigma_j, f_y, sigma, tau):
    if sigma_j >= f_y:
        return 0
    return (f_y**2 - sigma_j**2) / f_y / sqrt(f_y**2 - sigma**2 * 3 / 4 - 3 * tau**2)


@worked(f_y=FY, gamma_M=GM, t=T, s=S, l=L, psi_x=(0.3, 1), psi_y=(0.3, 1))
def pressureResistance(f_y, gamma_M, t, s, l, psi_x, psi_y):
    return 4.0 * f_y / gamma_M * (psi_y * (t / s) ** 2 + psi_x * (t / l) ** 2)


# 6.2 and 6.6: longitudinal stress


@worked(s=S, t=T, f_y=FY, E=E)
def plateSlenderness(s, t, f_y, E):
    return 0.525 * s / t * sqrt(f_y / E)


@worked(lambda_p=(0.3, 3), also=[dict(lambda_p=x) for x in (0.672, 0.6731, 0.674)])
def effectiveWidth(lambda_p):
    return 1 if lambda_p <= 0.673 else min(1, 1 / lambda_p - 0.22 / lambda_p**2)


PSI = [dict(psi=x) for x in (-1.99, -1.5, -1.01, -1, -0.99, -0.5, -0.01, 0, 0.5, 1)]


@worked(psi=(-1, 1), also=PSI)
def gradientFactor(psi):
    if psi >= 0:
        return 8.2 / (1.05 + psi)
    if psi >= -1:
        return 7.81 - 6.29 * psi + 9.78 * psi * psi
    return 5.98 * (1 - psi) ** 2


@worked(s=S, t=T, f_y=FY, f_235=2.35e8, k_sigma=(4, 24))
def gradientSlenderness(s, t, f_y, f_235, k_sigma):
    epsilon = sqrt(f_235 / f_y)
    return s / (t * 28.4 * epsilon * sqrt(k_sigma))


@worked(
    lambda_p=(0.3, 3),
    psi=(-1.9, 1),
    also=[dict(lambda_p=x, psi=p) for x in (0.66, 0.68, 0.8, 0.9, 1.0) for p in (-1, 0, 1)]
    + [dict(lambda_p=0.6731, psi=1), dict(lambda_p=0.673, psi=1)],
)
def gradientEffectiveWidth(lambda_p, psi):
    if lambda_p <= 0.673:
        return 1
    return min(1, 1 / lambda_p - 0.055 * (3 + psi) / lambda_p**2)


@worked(C_x=(0.3, 1), f_y=FY, gamma_M=GM)
def longitudinalResistance(C_x, f_y, gamma_M):
    return C_x * f_y / gamma_M


# 6.3 and 6.8: transverse stress


@worked(t=T, l=L, E=E, f_y=FY, also=[dict(t=0.05, l=1.5, E=2.1e11, f_y=3e8), dict(t=0.06, l=1.5, E=2.1e11, f_y=2.4e8)])
def heldWidth(t, l, E, f_y):
    return min(1, 1.3 * t * sqrt(E / f_y) / l)


@worked(s=S, t=T, f_y=FY, E=E)
def transverseSlenderness(s, t, f_y, E):
    return 1.1 * s / t * sqrt(f_y / E)


@worked(lambda_c=(0.2, 5))
def transverseImperfection(lambda_c):
    return 0.21 * lambda_c - 0.042


KAPPA = [dict(lambda_c=x, mu=m) for x in (0.1, 0.2, 0.201, 1.0, 1.99, 2.0, 2.01, 4.0) for m in (0.01, 0.378)]


@worked(lambda_c=(0.2, 2), mu=(0.01, 0.4), also=KAPPA)
def transverseReduction(lambda_c, mu):
    if lambda_c <= 0.2:
        return 1
    if lambda_c >= 2:
        return 0.07 + 0.5 / lambda_c**2
    # the smaller root of lambda_c^2 kappa^2 - (1 + mu + lambda_c^2) kappa + 1 = 0
    b = 1 + mu + lambda_c**2
    return 2 / (b + sqrt(b * b - 4 * lambda_c**2))


@worked(s=S, t=T, also=[dict(s=1, t=0.1), dict(s=1.49, t=0.1), dict(s=1.51, t=0.1)])
def pressureSensitivity(s, t):
    return max(0, 0.05 * s / t - 0.75)


PRESSED = [dict(p_Sd=p, s=0.8, t=0.01, f_y=3e8, h_alpha=3.25) for p in (0, 9.3e4, 9.4e4, 2e5, 1e6, 9.2e7, 9.3e7)]


@worked(p_Sd=(0, 5e5), s=S, t=T, f_y=FY, h_alpha=(0, 4), also=PRESSED)
def pressureReduction(p_Sd, s, t, f_y, h_alpha):
    excess = p_Sd / f_y - 2 * t**2 / s**2
    return 1 if excess <= 0 else max(0, 1 - h_alpha * excess)


@worked(r_l=(0, 1), kappa=(0.08, 1), f_y=FY, k_p=(0.5, 1))
def transverseStrength(r_l, kappa, f_y, k_p):
    return k_p * f_y * (kappa + r_l - kappa * r_l)


@worked(sigma_yR=(5e7, 3e8), gamma_M=GM)
def transverseResistance(sigma_yR, gamma_M):
    return sigma_yR / gamma_M


@worked(l=L, s=S, also=[dict(l=1.0, s=0.5), dict(l=1.0, s=0.9)])
def transverseCheckDistance(l, s):
    return min(l / 4, s / 2)


@worked(
    sigma_y=(1e7, 1e8),
    psi_t=(-1, 1),
    l_1=(0.2, 0.45),
    l=L,
    also=[dict(sigma_y=8e7, psi_t=x, l_1=0.4, l=1.6) for x in (-1, -0.01, 0, 0.01, 1)],
)
def transverseDesignStress(sigma_y, psi_t, l_1, l):
    far = psi_t * sigma_y
    return max(sigma_y + (far - sigma_y) * l_1 / l, sigma_y * 3 / 4)


# 6.4: shear


@worked(s=S, l=L, also=[dict(s=1, l=1), dict(s=1, l=0.99), dict(s=1, l=0.5)])
def shearFactor(s, l):
    return 5.34 + 4 * s**2 / l**2 if l >= s else 5.34 * s**2 / l**2 + 4


@worked(s=S, t=T, f_y=FY, E=E, k_l=(5.34, 9.34))
def shearSlenderness(s, t, f_y, E, k_l):
    return 0.795 * s / t * sqrt(f_y / E / k_l)


SHEARED = [dict(lambda_w=x) for x in (0.79, 0.8, 0.804, 0.81, 1.0, 1.19, 1.2, 1.21, 1.24, 1.25, 1.26, 2)]


@worked(lambda_w=(0.3, 2), also=SHEARED)
def shearReduction(lambda_w):
    if lambda_w <= 0.8:
        return 1
    return 0.9 / lambda_w if lambda_w > 1.2 else 1.5 - 0.625 * lambda_w


@worked(lambda_w=(0.3, 2), also=SHEARED)
def shearReductionElastic(lambda_w):
    if lambda_w <= 0.8:
        return 1
    return lambda_w**-2 if lambda_w > 1.25 else 1.64 - 0.8 * lambda_w


@worked(C_tau=(0.3, 1), f_y=FY, gamma_M=GM)
def shearResistance(C_tau, f_y, gamma_M):
    return C_tau * f_y / (3**0.5 * gamma_M)


# 6.5: all together


SIGNED = [dict(sigma_x=a, sigma_y=b, s=0.8, t=0.01) for a in (-1e7, 0, 1e7) for b in (-1e7, 0, 1e7)]
SLENDER = [dict(sigma_x=1e7, sigma_y=1e7, s=1.2, t=t) for t in (0.0099, 0.01, 0.0101)]


@worked(sigma_x=(0, 1e8), sigma_y=(0, 1e8), s=S, t=T, also=SIGNED + SLENDER)
def interactionFactor(sigma_x, sigma_y, s, t):
    if min(sigma_x, sigma_y) < 0:
        return 1
    return max(0, 1 - s / t / 120)


@worked(
    sigma_x=SX, sigma_xRd=(1e8, 3e8), sigma_y=SY, sigma_yRd=(5e7, 3e8), c_i=(0, 1), tau=TAU, tau_Rd=(8e7, 1.8e8)
)
def combinedStress(sigma_x, sigma_xRd, sigma_y, sigma_yRd, c_i, tau, tau_Rd):
    x, y, z = sigma_x / sigma_xRd, sigma_y / sigma_yRd, tau / tau_Rd
    return x * (x - c_i * y) + y * y + z * z


# by scale: what shear leaves of 1, over what the direction asks for a stress of 1
@worked(
    x=(-1, 1), sigma_xRd=(1e8, 3e8), y=(-1, 1), sigma_yRd=(5e7, 3e8), c_i=(0, 1), tau=TAU, tau_Rd=(9e7, 1.8e8)
)
def stressTogether(x, sigma_xRd, y, sigma_yRd, c_i, tau, tau_Rd):
    left = 1 - combinedStress(0, 1, 0, 1, 0, tau, tau_Rd)
    return sqrt(left / combinedStress(x, sigma_xRd, y, sigma_yRd, c_i, 0, 1))


USED = [dict(S=0, R=2e8), dict(S=0, R=0), dict(S=-1e8, R=2e8), dict(S=1e8, R=2e8)]


@worked(S=(-2e8, 2e8), R=(1e8, 3e8), also=USED)
def resistanceUse(S, R):
    return 0 if S == 0 else max(S, -S) / R


SOURCE = 'DNV-RP-C201 (2010)'
table('MATERIAL_FACTOR', 1.15, source=SOURCE + ' section 4')
table('UNIFORM_FACTOR', 8.2 / 2.05, source=SOURCE + ' 6.6 at psi = 1')
table('REFERENCE_YIELD', 235, source=SOURCE + ' 6.6, epsilon')
table('REFERENCE_MODULUS', 210, source=SOURCE + ' 6.6: 28.4 is pi sqrt(E/(10.92 235)) at this E, in GPa')
table('COMBINED_LIMIT', 1, source=SOURCE + ' 6.5')
table('INTERACTION_END', 120, source=SOURCE + ' 6.5, interaction factor')
