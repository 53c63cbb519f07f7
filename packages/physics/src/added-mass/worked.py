"""Lamb's spheroid and the pile of MacCamy and Fuchs, from quadrature and series."""

from math import cosh, factorial, log, pi, sinh, sqrt, tanh

from worked import worked

E = (0.3, 0.98)


@worked(n_s=(1.1, 12))
def eccentricity(n_s):
    return sqrt(n_s * n_s - 1) / n_s


def simpson(f, a, b, steps=20000):
    h = (b - a) / steps
    return h / 3 * (f(a) + f(b) + sum((4 if i % 2 else 2) * f(a + i * h) for i in range(1, steps)))


def ellipsoid(e, power):
    """a b^2 int_0^inf d lambda/((q^2 + lambda) Delta), a = 1: lambda = (1 - s)/s^2 keeps it smooth at both ends."""
    b2 = 1 - e * e

    def f(s):
        if s == 0:
            return 0.0
        x = (1 - s) / s**2
        axes = (1 + x) ** (1.5 if power == 'axial' else 0.5) * (b2 + x) ** (1 if power == 'axial' else 2)
        return b2 / axes * (2 - s) / s**3

    return simpson(f, 0, 1)


@worked(draws=2, e=E)
def axialCoefficient(e):
    return ellipsoid(e, 'axial')


@worked(draws=2, e=E)
def lateralCoefficient(e):
    return ellipsoid(e, 'lateral')


@worked(alpha_0=(0.1, 0.6))
def axialAddedMass(alpha_0):
    return alpha_0 / (2 - alpha_0)


@worked(beta_0=(0.7, 0.98))
def lateralAddedMass(beta_0):
    return 1 / (2 / beta_0 - 1)


@worked(e=E, alpha_0=(0.1, 0.3), beta_0=(0.8, 0.9))
def rotationalAddedInertia(e, alpha_0, beta_0):
    """Lamb: ((a^2 - b^2)^2 (beta - alpha))/((a^2 + b^2)(2 (a^2 - b^2) + (a^2 + b^2)(alpha - beta)))."""
    b2 = 1 - e * e
    minus, plus, gap = 1 - b2, 1 + b2, beta_0 - alpha_0
    return minus**2 * gap / (plus * (2 * minus - plus * gap))


@worked(k=(0.01, 10), a=(0.1, 5))
def scatterParameter(k, a):
    return k * a


def J(n, x):
    return sum((-1) ** m * (x / 2) ** (2 * m + n) / (factorial(m) * factorial(m + n)) for m in range(40))


def Y(n, x):
    """Abramowitz and Stegun 9.1.11, psi of whole numbers by harmonic sums."""
    euler = 0.57721566490153286

    def psi(k):
        return -euler + sum(1 / i for i in range(1, k))

    finite = sum(factorial(n - m - 1) / factorial(m) * (x / 2) ** (2 * m - n) for m in range(n))
    endless = sum(
        (psi(m + 1) + psi(n + m + 1)) * (-1) ** m * (x / 2) ** (2 * m + n) / (factorial(m) * factorial(n + m))
        for m in range(40)
    )
    return (2 * log(x / 2) * J(n, x) - finite - endless) / pi


@worked(x=(0.5, 6), also=[dict(x=0.01)])
def besselSlope(x):
    return J(0, x) - J(1, x) / x


@worked(x=(0.5, 6), also=[dict(x=0.01)])
def neumannSlope(x):
    return Y(0, x) - Y(1, x) / x


@worked(k=(0.05, 5), h=(0.5, 5), x=(0.2, 5), J_s=(-0.5, 0.5), Y_s=(0.2, 1))
def surgeExcitation(k, h, x, J_s, Y_s):
    return 4 * sinh(k * h) / cosh(k * h) / (k * h * x) / sqrt(J_s * J_s + Y_s * Y_s)


@worked(F_hat=(0.1, 3), k=(0.05, 5), h=(0.5, 5), x=(0.2, 5))
def effectiveInertia(F_hat, k, h, x):
    return F_hat * k * h / (pi * x) / tanh(k * h)


MU, WEIGHTS = [0.1127, 0.5, 0.8873], [0.2778, 0.4444, 0.2778]
SPHERE = dict(rho=(900, 1100), a=(0.5, 20), n=3, w=WEIGHTS, mu=MU, phi=[(-1, 1), (-1, 1), (0.1, 1)])


def over_sphere(rho, a, n, w, mu, phi):
    return 2 * pi * rho * a**3 * sum(x * y * z for x, y, z in zip(w, mu, phi))


@worked(**SPHERE)
def hemisphereAddedMass(rho, a, n, w, mu, phi):
    return over_sphere(rho, a, n, w, mu, phi)


@worked(omega=(0.3, 5), **SPHERE)
def hemisphereDamping(rho, omega, a, n, w, mu, phi):
    return omega * over_sphere(rho, a, n, w, mu, phi)


@worked(rho=(900, 1100), a=(0.5, 20))
def hemisphereMass(rho, a):
    return rho * a**3 * 2 * pi / 3


@worked(m=(1e3, 1e6))
def hemisphereInfinite(m):
    return 0.5 * m


@worked(A=(1e2, 1e6), m=(1e3, 1e6))
def hemisphereAddedMassShare(A, m):
    return A / m


@worked(B=(1e2, 1e6), omega=(0.3, 5), m=(1e3, 1e6))
def hemisphereDampingShare(B, omega, m):
    return B / m / omega


@worked(rho=(900, 1100), omega=(0.3, 5), a=(0.5, 20), Ka=(0.1, 5), n=2, H_r=[(-1, 1), (-1, 1)], H_i=[(-1, 1), (-1, 1)])
def hemisphereRadiatedDamping(rho, omega, a, Ka, n, H_r, H_i):
    return abs(complex(sum(H_r), sum(H_i))) ** 2 * rho * omega * Ka * a**3 / 2


@worked(B=(1e3, 1e5), B_w=(1e3, 1e5), b_hat=(0.1, 2))
def hemisphereEnergyGap(B, B_w, b_hat):
    return max(B_w - B, B - B_w) * b_hat / B


@worked(Ka=(0.1, 5), a=(0.5, 20))
def hemisphereWavenumber(Ka, a):
    return Ka / a
