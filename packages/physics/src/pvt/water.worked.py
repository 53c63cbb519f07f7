"""Water as in Brill and Mukherjee (1999) App. B, and surface tensions: Baker and Swerdloff (1956), Jennings and Newman (1971)."""

from math import exp

from worked import logarithmic, worked


@worked(gamma_w=(1, 1.2))
def waterDensity(gamma_w):
    return 62.4 * gamma_w


@worked(T=(60, 300))
def waterViscosity(T):
    return exp(1.003 - 1.479e-2 * T + 1.982e-5 * T**2)


@worked(T=(68, 100), API=(10, 50), also=[dict(T=T, API=30.0) for T in (40.0, 67.9, 68.1, 99.9, 100.1, 250.0)])
def deadOilTension(T, API):
    at_68, at_100 = 39 - 0.2571 * API, 37.5 - 0.2571 * API
    if T <= 68:
        return at_68
    if T >= 100:
        return at_100
    return at_68 - (T - 68) * (at_68 - at_100) / 32


@worked(
    sigma_od=(20, 36),
    p=logarithmic(15, 3000),
    also=[dict(sigma_od=28.0, p=p) for p in (3640.0, 3650.0, 3660.0, 3670.0, 5000.0)],
)
def oilTension(sigma_od, p):
    return max(1, sigma_od * (1 - 0.024 * p**0.45))


@worked(
    p=logarithmic(15, 8000),
    T=(74, 280),
    also=[dict(p=2000.0, T=T) for T in (50.0, 73.9, 74.1, 279.5, 280.5, 340.0)],
)
def jenningsWaterTension(p, T):
    at_74, at_280 = 75 - 1.108 * p**0.349, 53 - 0.1048 * p**0.637
    if T <= 74:
        return at_74
    if T >= 280:
        return at_280
    return at_74 + (T - 74) * (at_280 - at_74) / (280 - 74)


@worked(draws=1)
def constantWaterTension():
    return 60
