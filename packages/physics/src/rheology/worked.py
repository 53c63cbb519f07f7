"""Muds in pipes and annuli: Bourgoyne et al. (1986) ch. 4, Guo and Liu (2011) ch. 2, Metzner and Reed (1955),

Dodge and Metzner (1959), Haciislamoglu and Cartalos (1994); coils and friction reducers by their papers.
"""

from math import cos, log, pi, sqrt

from worked import logarithmic, table, worked

RHO, FT_S, IN, CP, YP = (8, 19), (0.5, 20), (1.5, 10), (3, 80), (1, 60)
N, EQ_CP = (0.3, 1), logarithmic(20, 5000)


def decade(x):
    return log(x) / log(10)


# --- what all have in common


@worked(G=(0.005, 1), w=(1.5, 10))
def wallStress(G, w):
    # pressure on the column over its wetted wall, psi/ft and in to lbf per 100 square feet: G pi w^2/4 = tau pi w
    pounds_per_cubic_foot, feet = 144 * G, w / 12
    return 100 * pounds_per_cubic_foot * feet / 4


@worked(tau_w=(0.5, 40), rho=(950, 2200), v=(0.1, 5))
def fanningOfStress(tau_w, rho, v):
    return tau_w / (rho * v**2 / 2)


@worked(d_h=(0.2, 0.45), d_p=(0.08, 0.17))
def gapDiameter(d_h, d_p):
    return 2 * (d_h / 2 - d_p / 2)


@worked(G=(10, 5000), L=(10, 4000))
def stretchLoss(G, L):
    return L * G


@worked(dP_j=[(1e4, 1e6), (1e4, 1e6), (1e4, 1e6)])
def totalLoss(dP_j):
    return dP_j[2] + dP_j[1] + dP_j[0]


# --- Bingham plastic, table of frictional pressure losses


@worked(PV=CP, v=FT_S, d=IN, YP=YP)
def binghamPipeLaminar(PV, v, d, YP):
    return PV * v / 1500 / d / d + YP / 225 / d


@worked(PV=CP, v=FT_S, d_e=IN, YP=YP)
def binghamAnnulusLaminar(PV, v, d_e, YP):
    return PV * v / 1000 / d_e / d_e + YP / 200 / d_e


@worked(rho=RHO, v=FT_S, PV=CP, d=IN)
def binghamPipeTurbulent(rho, v, PV, d):
    return sqrt(sqrt(rho**3 * v**7 * PV / d**5)) / 1800


@worked(rho=RHO, v=FT_S, PV=CP, d_e=IN)
def binghamAnnulusTurbulent(rho, v, PV, d_e):
    return sqrt(sqrt(rho**3 * v**7 * PV / d_e**5)) / 1396


@worked(rho=RHO, v=FT_S, d=IN, PV=CP)
def binghamPipeReynolds(rho, v, d, PV):
    return 928 * rho * v * d / PV


@worked(rho=RHO, v=FT_S, d_e=IN, PV=CP)
def binghamAnnulusReynolds(rho, v, d_e, PV):
    return 757 * rho * v * d_e / PV


@worked(rho=RHO, YP=YP, d=IN, PV=CP)
def pipeHedstrom(rho, YP, d, PV):
    return 37100 * rho * YP * (d / PV) ** 2


@worked(rho=RHO, YP=YP, d_e=IN, PV=CP)
def annulusHedstrom(rho, YP, d_e, PV):
    return 24700 * rho * YP * (d_e / PV) ** 2


@worked(x_c=(0.05, 0.9), N_He=logarithmic(1e3, 1e7))
def yieldRatio(x_c, N_He):
    return x_c / (1 - x_c) / (1 - x_c) / (1 - x_c), N_He / 16800


@worked(x_c=(0.05, 0.9), N_He=logarithmic(1e3, 1e7))
def binghamCritical(x_c, N_He):
    return N_He * (3 - 4 * x_c + x_c**4) / (24 * x_c)


table('NEWTONIAN_LIMIT', 2100, source='Bourgoyne et al. (1986) ch. 4')

# --- friction factors of smooth pipes


@worked(n=N)
def laminarLimit(n):
    return 3470 - 1370 * n


@worked(n=N)
def turbulentLimit(n):
    return 4270 - 1370 * n


@worked(N_Re=(50, 3000))
def laminarFanning(N_Re):
    return 16 / N_Re


@worked(f=(0.002, 0.01), n=N, N_Re=(4000, 1e5))
def dodgeMetznerFriction(f, n, N_Re):
    return f**-0.5, 4 * n**-0.75 * (decade(N_Re) + (1 - n / 2) * decade(f)) - 0.395 * n**-1.2


@worked(N_Re=(4000, 1e5))
def blasiusFriction(N_Re):
    return 0.0791 / sqrt(sqrt(N_Re))


@worked(f_cr=(0.006, 0.008), f_tu=(0.008, 0.011), N_Re=(2500, 3000), N_cr=(2100, 2400), N_tu=(3000, 3600))
def transitionalFanning(f_cr, f_tu, N_Re, N_cr, N_tu):
    share = (N_Re - N_cr) / (N_tu - N_cr)
    return (1 - share) * f_cr + share * f_tu


@worked(n=N)
def turbulentFactor(n):
    return 0.02 * (decade(n) + 3.93)


@worked(n=N)
def turbulentExponent(n):
    return 0.25 - decade(n) / 7


@worked(a=(0.06, 0.08), N_Re=(4000, 1e5), b=(0.25, 0.33))
def explicitFriction(a, N_Re, b):
    return a * N_Re**-b


# --- power law in the units of the field


@worked(rho=RHO, v=FT_S, n=N, K=EQ_CP, d=IN)
def powerLawPipeReynolds(rho, v, n, K, d):
    return 89100 * rho * v**2 / K * (0.0416 * d / v / (3 + 1 / n)) ** n


@worked(rho=RHO, v=FT_S, n=N, K=EQ_CP, d_e=IN)
def powerLawAnnulusReynolds(rho, v, n, K, d_e):
    return 109000 * rho * v**2 / K * (0.0208 * d_e / v / (2 + 1 / n)) ** n


@worked(f=(0.003, 0.02), rho=RHO, v=FT_S, d=IN)
def fanningPipeGradient(f, rho, v, d):
    return f * rho * v * v / 25.8 / d


@worked(f=(0.003, 0.02), rho=RHO, v=FT_S, d_e=IN)
def fanningAnnulusGradient(f, rho, v, d_e):
    return f * rho * v * v / 21.1 / d_e


# --- Metzner and Reed, SI

SI = dict(n=N, v=(0.1, 6), d=(0.02, 0.2), K=(0.02, 5))


@worked(**SI)
def powerLawWallStress(n, v, d, K):
    newtonian_rate = 8 * v / d
    return K * (newtonian_rate * (3 + 1 / n) / 4) ** n


@worked(rho=(950, 2200), **SI)
def metznerReedReynolds(rho, n, v, d, K):
    # 16/N is the Fanning factor of the laminar wall stress
    return 16 * (rho * v**2 / 2) / powerLawWallStress(n, v, d, K)


@worked(tau_w=(0.5, 40), d=(0.02, 0.2))
def stressGradient(tau_w, d):
    return tau_w * 4 / d


@worked(f=(0.003, 0.02), rho=(950, 2200), v=(0.1, 6), d=(0.02, 0.2))
def fanningGradient(f, rho, v, d):
    return 4 * f / d * rho * v**2 / 2


# --- eccentric annuli


@worked(d_p=(0.05, 0.15), d_h=(0.16, 0.4))
def diameterRatio(d_p, d_h):
    return d_p / d_h


def share_left(first, second, third, e, n, k_d):
    return 1 - first * e / n * k_d**0.8454 - second * e**2 * n**0.5 * k_d**0.1852 + third * e**3 * n**0.5 * k_d**0.2527


ECCENTRIC = dict(e=(0.1, 0.95), n=(0.4, 1), k_d=(0.3, 0.9))


@worked(**ECCENTRIC)
def laminarEccentric(e, n, k_d):
    return share_left(0.072, 1.5, 0.96, e, n, k_d)


@worked(**ECCENTRIC)
def turbulentEccentric(e, n, k_d):
    return share_left(0.048, 0.667, 0.285, e, n, k_d)


@worked(R=(0.4, 1), G=(10, 5000), L=(10, 4000))
def eccentricLoss(R, G, L):
    return R * (L * G)


@worked(R=(0.4, 1), dP_0=(1e4, 1e7))
def eccentricShare(R, dP_0):
    return dP_0 - (1 - R) * dP_0


@worked(e=(0.1, 0.95), theta=(0, pi))
def gapShare(e, theta):
    return 1 + e * cos(theta)


@worked(h=(0.1, 1.9), n=N)
def slotVelocity(h, n):
    # mean velocity of a slot: (n/(2n + 1)) (G/K)^(1/n) (h/2)^((n + 1)/n)
    return (h ** (n + 1)) ** (1 / n)


# Ranges within which Haciislamoglu and Cartalos made their fits
table('FITTED', {'k_d': [0.3, 0.9], 'n': [0.4, 1], 'e': [0, 0.95]}, source='Haciislamoglu and Cartalos (1994)')

# --- laws of shear


@worked(YP=(0, 20), PV=(0.003, 0.08), gamma=(5, 1022))
def binghamStress(YP, PV, gamma):
    return PV * gamma + YP


@worked(tau_y=(0, 10), K=(0.05, 5), gamma=(5, 1022), n=N)
def herschelBulkleyStress(tau_y, K, gamma, n):
    return K * gamma**n + tau_y


# --- straight pipes in SI


@worked(q=(1e-4, 0.06), d=(0.02, 0.1))
def velocityInPipe(q, d):
    return 4 * q / (pi * d * d)


@worked(q=(1e-4, 0.06), d_h=(0.1, 0.3), d_p=(0.03, 0.09))
def velocityInAnnulus(q, d_h, d_p):
    return 4 * q / pi / ((d_h - d_p) * (d_h + d_p))


@worked(rho=(800, 1800), v=(0.1, 8), d=(0.02, 0.2), mu=(0.0005, 0.1))
def newtonianReynolds(rho, v, d, mu):
    return d * v / (mu / rho)


@worked(f=(0.003, 0.02), rho=(800, 1800), v=(0.1, 8), L=(10, 5000), d=(0.02, 0.2))
def fanningLoss(f, rho, v, L, d):
    return 4 * f * L / d * rho * v**2 / 2


table('TURBULENT_BEGIN', 4000, source='Bourgoyne et al. (1986) ch. 4')

# --- coils: White (1929), Srinivasan et al. (1970), McCann and Islas (1996), Zhou and Shah (2002)

CURVATURE, COILED = (0.005, 0.08), logarithmic(6e3, 5e5)


@worked(d=(0.02, 0.1), D=(1.5, 4))
def curvatureRatio(d, D):
    return d / D


@worked(N_Re=COILED, r_c=CURVATURE)
def deanNumber(N_Re, r_c):
    return N_Re * r_c**0.5


@worked(r_c=CURVATURE)
def coilCritical(r_c):
    return 2100 + 25200 * r_c**0.5


@worked(De=(12, 600), also=[dict(De=3.0), dict(De=11.6)])
def laminarCoilShare(De):
    if De <= 11.6:
        return 1
    # straight over coiled: 1 - (1 - (11.6/De)^0.45)^2.222
    straight_over_coiled = 1 - (1 - (11.6 / De) ** 0.45) ** (1 / 0.45)
    return 1 / straight_over_coiled


@worked(C_w=(1, 3), N_Re=(100, 5000))
def laminarCoilFriction(C_w, N_Re):
    return 16 / N_Re * C_w


@worked(r_c=CURVATURE, N_Re=COILED)
def turbulentCoilFriction(r_c, N_Re):
    return 0.084 * (r_c / N_Re**2) ** 0.1


@worked(f_sm=(0.004, 0.007), f_R=(0.004, 0.006), f_S=(0.003, 0.004))
def roughCoilFriction(f_sm, f_R, f_S):
    return f_R + (f_sm - f_S)


@worked(a=(0.06, 0.08), r_c=CURVATURE, N_Re=COILED, b=(0.25, 0.33))
def powerLawCoilFriction(a, r_c, N_Re, b):
    return 1.069 * a * r_c**0.1 * N_Re ** (-0.8 * b)


@worked(f_c=(0.004, 0.007), f_st=(0.004, 0.007))
def notBelowStraight(f_c, f_st):
    return f_c if f_c > f_st else f_st


table('CURVATURES', [0.005, 0.08], source='practice of coiled tubing on reels')

# --- friction reducers: Virk (1975)


@worked(phi=(0, 0.8), dP_0=(1e4, 1e7))
def reducedLoss(phi, dP_0):
    return dP_0 - phi * dP_0


@worked(N_Re=COILED)
def leastFriction(N_Re):
    return 0.59 * N_Re**-0.58
