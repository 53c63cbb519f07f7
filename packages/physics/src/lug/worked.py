"""The foot of a lug as a cantilever, and two fillets as lines, from the stresses of each component by hand."""

from math import cos, hypot, sin, sqrt

from worked import table, worked

PULL = {'N': (1e5, 4e5), 'H': (5e4, 3e5), 'h': (0.1, 0.3), 'F': (5e3, 3e4)}


@worked(P=(1e4, 1e6), theta=(0.5, 1.5))
def verticalForce(P, theta):
    return sin(theta) * P


@worked(P=(1e4, 1e6), theta=(0.5, 1.5))
def inPlaneShear(P, theta):
    return cos(theta) * P


@worked(f=(0.03, 0.05), P=(1e4, 1e6))
def lateralForce(f, P):
    return P * f


@worked(**PULL, L=(0.2, 0.5), t=(0.02, 0.06))
def baseNormalStress(N, L, t, H, h, F):
    area, I_in, I_out = L * t, t * L**3 / 12, L * t**3 / 12
    return N / area + H * h * (L / 2) / I_in + F * h * (t / 2) / I_out


@worked(H=(5e4, 3e5), F=(5e3, 3e4), L=(0.2, 0.5), t=(0.02, 0.06))
def baseShearStress(H, F, L, t):
    return hypot(H / (L * t), F / (L * t))


@worked(sigma=(1e7, 3e8), tau=(1e7, 2e8))
def baseVonMises(sigma, tau):
    return sqrt(sigma * sigma + 3 * tau * tau)


@worked(c=(0.5, 0.9), f_y=(2e8, 5e8))
def allowableBaseStress(c, f_y):
    return f_y * c


@worked(c_e=0.707, s=(0.005, 0.03))
def throat(c_e, s):
    return s * c_e


@worked(t_e=(0.005, 0.02), L=(0.2, 0.5))
def weldArea(t_e, L):
    return t_e * L + t_e * L


@worked(t_e=(0.005, 0.02), L=(0.2, 0.5))
def inPlaneModulus(t_e, L):
    I = 2 * t_e * L**3 / 12
    return I / (L / 2)


@worked(t_e=(0.005, 0.02), L=(0.2, 0.5), t=(0.02, 0.06))
def outOfPlaneModulus(t_e, L, t):
    I = 2 * t_e * L * (t / 2) ** 2
    return I / (t / 2)


@worked(**PULL, A_w=(3e-3, 1e-2), W_i=(2e-4, 1e-3), W_o=(1e-4, 5e-4))
def weldResultant(N, A_w, H, h, W_i, F, W_o):
    along = N / A_w + h * (H / W_i + F / W_o)
    return hypot(along, H / A_w, F / A_w)


@worked(P_d=(1e5, 1e6), P_min=(1e5, 1e6))
def loadUtilisation(P_d, P_min):
    return 1 / (P_min / P_d)


@worked(sigma_t=(1e8, 2e8), sigma_c=(1e8, 2e8), sigma_a=(2e8, 3e8), also=[
    {'sigma_t': 1e8, 'sigma_c': 2e8, 'sigma_a': 3e8}, {'sigma_t': 2e8, 'sigma_c': 1e8, 'sigma_a': 3e8}])  # fmt: skip
def stressUtilisation(sigma_t, sigma_c, sigma_a):
    return sorted([sigma_t / sigma_a, sigma_c / sigma_a])[1]


@worked(sigma=(1e8, 2e8), sigma_a=(2e8, 3e8))
def partUtilisation(sigma, sigma_a):
    return 1 / (sigma_a / sigma)


table('THROAT_SHARE', 0.707, source='Blodgett 7.4')
