"""A well as a whole: Brill and Mukherjee (1999) ch. 1 and 3, Turner et al. (1969), Coleman et al. (1991)."""

from math import ceil, pi, sin

from worked import logarithmic, table, worked

G = 32.174
RHO_L, RHO_G, SIGMA = (40, 65), (1, 12), (10, 70)


@worked(rho_s=(5, 60), theta=(-pi / 2, pi / 2))
def gravityGradient(rho_s, theta):
    return rho_s * sin(theta) / 144


@worked(f=(0.003, 0.012), rho=(5, 60), v=(0.5, 40), d=(0.1, 0.5))
def frictionGradient(f, rho, v, d):
    return 2 * f * rho * v**2 / (G * d) / 144


@worked(G=(-0.2, 0.6), L_s=(10, 500))
def sectionDrop(G, L_s):
    return G * L_s


@worked(C_g=(0.3, 2), G_g0=(0.02, 0.4))
def correctedGravity(C_g, G_g0):
    return G_g0 * C_g


@worked(C_f=(0.2, 5), G_f0=(0.001, 0.2))
def correctedFriction(C_f, G_f0):
    return G_f0 * C_f


@worked(G_g=(0.02, 0.4), G_f=(0.001, 0.2))
def gradientWithoutAcceleration(G_g, G_f):
    return G_g + G_f


@worked(G_g=(0.02, 0.4), G_f=(0.001, 0.2), E_k=(0.01, 0.3))
def gradientWithAcceleration(G_g, G_f, E_k):
    return (G_g + G_f) / (1 - E_k)


STEPPED = (5900.0, 6000.0, 6001.0, 6025.0, 6100.0, 12345.0, 39801.0, 40001.0, 40250.0, 60000.0)


@worked(L=(500, 20000), also=[dict(L=L) for L in STEPPED])
def stepCount(L):
    # equal steps of at most 100 ft, 60 of them at least; 400 serve any pipe
    return min(400, max(60, ceil(L / 100)))


@worked(L=(500, 20000), N_z=(60, 200))
def stepLength(L, N_z):
    return L / N_z


@worked(p_1=(100, 5000), G_1=(0.05, 0.4), Delta_L=(20, 100))
def midpointPressure(p_1, G_1, Delta_L):
    return p_1 + G_1 * Delta_L / 2


@worked(p_1=(100, 5000), G=(0.05, 0.4), Delta_L=(20, 100))
def nextPressure(p_1, G, Delta_L):
    return p_1 + G * Delta_L


@worked(p_r=(2500, 6000), p_wf=(300, 2400))
def drawdown(p_r, p_wf):
    return p_r - p_wf


@worked(p_l=(2000, 4000), p_i=(500, 1900))
def liftDeficit(p_l, p_i):
    return p_l - p_i


@worked(q_o=(50, 5000), R_l=(1000, 3000), R_p=(100, 900))
def liftGasRate(q_o, R_l, R_p):
    return q_o * (R_l - R_p) / 1e6


@worked(f_w=(0, 0.95), gamma_w=(1, 1.15), gamma_o=(0.75, 0.95))
def liquidGravity(f_w, gamma_w, gamma_o):
    return f_w * gamma_w + (1 - f_w) * gamma_o


@worked(Delta_l=(50, 2000), gamma_l=(0.75, 1.1))
def pumpHead(Delta_l, gamma_l):
    return Delta_l / (0.433 * gamma_l)


def droplet(sigma, rho_l, rho_g):
    """Turner's droplet without adjustment, sigma in dyn/cm."""
    return 1.593 * sigma**0.25 * (rho_l - rho_g) ** 0.25 / rho_g**0.5


@worked(sigma=SIGMA, rho_l=RHO_L, rho_g=logarithmic(0.05, 8))
def turnerVelocity(sigma, rho_l, rho_g):
    return 1.2 * droplet(sigma, rho_l, rho_g)


@worked(sigma=SIGMA, rho_l=RHO_L, rho_g=logarithmic(0.05, 8))
def colemanVelocity(sigma, rho_l, rho_g):
    return droplet(sigma, rho_l, rho_g)


table('COLEMAN_PRESSURE', 500, source='Coleman et al. (1991): wells below 500 psi load up without the 20 % of Turner')
SCF_PER_STB = 0.3048**3 / (42 * 231 * 0.0254**3)
table(
    'DROPLET_GAS_LIQUID_RATIO',
    1e6 / 130 * SCF_PER_STB,
    source='Turner et al. (1969): no more than 130 bbl of liquid in a MMscf of gas; in Sm3/Sm3',
)


@worked(p_wf=(900, 4000), p_wh=(100, 800))
def tubingLoss(p_wf, p_wh):
    return p_wf - p_wh


@worked(p_wh=(300, 2000), p_d=(50, 290))
def chokeLoss(p_wh, p_d):
    return p_wh - p_d


@worked(p_d=(150, 900), p_sep=(50, 140))
def flowlineLoss(p_d, p_sep):
    return p_d - p_sep


@worked(q_o=(50, 5000), R_p=(100, 3000))
def producedGas(q_o, R_p):
    # thousands of standard cubic feet
    return q_o * R_p * 1e-3
