"""DNV-RP-F110 (2018), cover against upheaval buckling: uplift resistance of a cohesionless cover, and its criterion."""

from math import pi

from worked import worked

SOIL = (6000, 11000)
D, H, F = (0.2, 1.2), (0.3, 2), (0.1, 0.8)
W = (500, 6000)
FACTOR = (1.05, 1.5)


@worked(gamma_s=SOIL, H=H, D=D, f=F)
def drainedUplift(gamma_s, H, D, f):
    return gamma_s * H * D + gamma_s * D**2 * (1 / 2 - pi / 8) + f * gamma_s * (H + D / 2) ** 2


@worked(R_req=(8000, 40000), gamma_s=SOIL, D=(0.2, 0.7), f=F)
def coverOfUplift(R_req, gamma_s, D, f):
    # the resistance grows with the cover: halve until it is met
    low, high = 0.0, 100.0
    for _ in range(200):
        middle = (low + high) / 2
        low, high = (low, middle) if drainedUplift(gamma_s, middle, D, f) > R_req else (middle, high)
    return (low + high) / 2


@worked(w=W, R=W, gamma_UR=FACTOR)
def availableDownload(w, R, gamma_UR):
    return w + R / gamma_UR


@worked(gamma_L=FACTOR, w_req=W)
def designDownload(gamma_L, w_req):
    return gamma_L * w_req


@worked(w_d=(3500, 6000), w=(500, 3000), gamma_UR=FACTOR, also=[dict(w_d=2000, w=1990, gamma_UR=1.2), dict(w_d=2000, w=2010, gamma_UR=1.2)])
def requiredUplift(w_d, w, gamma_UR):
    return max(0, (w_d - w) * gamma_UR)


@worked(w_d=W, w_av=W)
def downloadUtilisation(w_d, w_av):
    return w_d / w_av


@worked(w_req=(3500, 6000), w=(500, 3000), R=W, also=[dict(w_req=2000, w=1990, R=3000), dict(w_req=2000, w=2010, R=3000)])
def mobilisedShare(w_req, w, R):
    return max(0, w_req - w) / R
