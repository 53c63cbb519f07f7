"""Stress in bars, beams and thick tubes: equilibrium of the wall, the sorted principal stresses, and search where the code solves."""

from math import pi, sqrt

from worked import worked

P, STRESS = (0, 8e7), (-3e8, 3e8)
RI, RO = (0.08, 0.11), (0.12, 0.16)


@worked(N=(-1e6, 1e6), A=(1e-3, 2e-2))
def axialStress(N, A):
    return N / A


@worked(M=(-1e5, 1e5), c=(0.05, 0.2), I=(1e-5, 1e-4))
def bendingStress(M, c, I):
    return abs(M) / (I / c)


@worked(sigma_a=STRESS, sigma_b=(0, 2e8))
def fibreStress(sigma_a, sigma_b):
    return max(abs(sigma_a + sigma_b), abs(sigma_a - sigma_b))


@worked(sigma_a=STRESS)
def barStress(sigma_a):
    return max(sigma_a, -sigma_a)


@worked(D=(0.1, 0.5))
def outerRadius(D):
    return 0.5 * D


@worked(D=(0.2, 0.5), t=(0.005, 0.05))
def innerRadius(D, t):
    return 0.5 * (D - 2 * t)


@worked(T_eff=(-1e6, 2e6), p_i=P, r_i=RI, p_e=P, r_o=RO)
def trueWallForce(T_eff, p_i, r_i, p_e, r_o):
    """Effective tension is that of the wall less the push of the contents plus that of the water put in the place."""
    inside, outside = p_i * pi * r_i * r_i, p_e * pi * r_o * r_o
    return T_eff + inside - outside


def lame(p_i, p_e, r_i, r_o, r):
    """sigma_r = a - b/r^2 is -p_i inside and -p_e outside; sigma_h = a + b/r^2."""
    b = (p_i - p_e) / (1 / r_i**2 - 1 / r_o**2)
    a = b / r_i**2 - p_i
    return a, b / r**2


@worked(p_i=P, r_i=RI, p_e=P, r_o=RO)
def meanStress(p_i, r_i, p_e, r_o):
    return lame(p_i, p_e, r_i, r_o, 1)[0]


@worked(p_i=P, p_e=P, r_i=RI, r_o=RO, r=(0.1, 0.15))
def halfDifference(p_i, p_e, r_i, r_o, r):
    return lame(p_i, p_e, r_i, r_o, r)[1]


@worked(p=(1e6, 5e7))
def radialStressAtWall(p):
    mean, half = lame(p, 2e6, 0.1, 0.12, 0.1)
    return mean - half


@worked(sigma_m=STRESS, sigma_d=STRESS)
def hoopStress(sigma_m, sigma_d):
    return sigma_m + sigma_d


@worked(sigma_m=STRESS, sigma_d=STRESS)
def radialStress(sigma_m, sigma_d):
    return sigma_m - sigma_d


@worked(T=(-1e5, 1e5), r=(0.05, 0.2), I=(1e-5, 1e-4))
def torsionalShear(T, r, I):
    polar = I + I
    return T * r / polar


@worked(sigma_a=STRESS, sigma_b=(0, 2e8))
def tensionSide(sigma_a, sigma_b):
    return sigma_a + sigma_b


@worked(sigma_a=STRESS, sigma_b=(0, 2e8))
def compressionSide(sigma_a, sigma_b):
    return sigma_a - sigma_b


def von_mises(s, h, r, tau):
    """By the deviator: sqrt(3 J_2)."""
    mean = (s + h + r) / 3
    j2 = ((s - mean) ** 2 + (h - mean) ** 2 + (r - mean) ** 2) / 2 + tau**2
    return sqrt(3 * j2)


@worked(sigma=STRESS, sigma_h=STRESS, sigma_r=STRESS, tau=(-1e8, 1e8))
def vonMisesStress(sigma, sigma_h, sigma_r, tau):
    return von_mises(sigma, sigma_h, sigma_r, tau)


@worked(sigma_1=(1e7, 3e8), sigma_2=(1e7, 3e8))
def largerStress(sigma_1, sigma_2):
    return sigma_1 if sigma_1 > sigma_2 else sigma_2


def bisect(f, low, high):
    for _ in range(200):
        middle = (low + high) / 2
        low, high = (middle, high) if f(middle) < 0 else (low, middle)
    return low


@worked(sigma_all=(3e8, 4e8), sigma_h=(0, 1e8), sigma_r=(-5e7, 0), tau=(-3e7, 3e7))
def reachOfStress(sigma_all, sigma_h, sigma_r, tau):
    """From the middle of hoop and radial stress, where it is least, up to where it is the allowable one."""
    middle = (sigma_h + sigma_r) / 2
    return bisect(lambda d: von_mises(middle + d, sigma_h, sigma_r, tau) - sigma_all, 0, 1e9)


@worked(sigma_w=(2e8, 3e8), sigma_a=(-5e7, 5e7), sigma_h=(0, 5e7), sigma_r=(-3e7, 0), I=(1e-5, 1e-4), r=(0.1, 0.2))
def allowableMoment(sigma_w, sigma_a, sigma_h, sigma_r, I, r):
    """What the side that is nearer to its end can still take."""
    middle = (sigma_h + sigma_r) / 2
    room = min(middle + sigma_w - sigma_a, sigma_a - (middle - sigma_w))
    return room * I / r


@worked(sigma=STRESS, sigma_h=STRESS, sigma_r=(-8e7, 0))
def untwistedStress(sigma, sigma_h, sigma_r):
    """By the deviator: root of 3/2 of the sum of its squares."""
    mean = (sigma + sigma_h + sigma_r) / 3
    return sqrt(1.5 * sum((one - mean) ** 2 for one in (sigma, sigma_h, sigma_r)))
