"""AQWA-LINE data files as public ones have them, and what holds of every diffraction model."""

from math import pi

from worked import table, worked

PUBLIC = {'source': 'public AQWA data files and their descriptions', 'kind': 'independent-calc'}
table('CARD_WIDTH', 80, **PUBLIC)
table('MOST_FREQUENCIES', 100, **PUBLIC)
table('MOST_DIRECTIONS', 41, **PUBLIC)
table('HIGHEST_NODE', 98000, **PUBLIC)
table('PANELS_PER_WAVELENGTH', 4, **PUBLIC)
table('DEEP_DEPTH', 1000, **PUBLIC)


@worked(omega=(0.05, 3))
def cyclicFrequency(omega):
    return 1 / (2 * pi / omega)


@worked(rho=(1000, 1030), V=(100, 1e5))
def displacedMass(rho, V):
    return V * rho


@worked(m=(1e5, 1e8), m_d=(1e5, 1e8))
def massDifference(m, m_d):
    return max(m_d / m - 1, 1 - m_d / m)


@worked(m=(1e5, 1e8), k=(2, 40))
def momentOfInertia(m, k):
    return k * k * m


@worked(**{'lambda': (10, 200)}, n=(4, 12))
def largestPanel(n, **wave):
    return wave['lambda'] / n


@worked(**{'lambda': (10, 200)}, s_max=(0.5, 5))
def panelsPerWavelength(s_max, **wave):
    return wave['lambda'] / s_max


@worked(T=(3, 25))
def frequencyOf(T):
    return 2 * (pi / T)


@worked(omega=(0.2, 2))
def periodOf(omega):
    return 2 * (pi / omega)
