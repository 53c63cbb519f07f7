"""What the model of OrcaWave 11 is checked for before it runs."""

from math import pi

from worked import table, worked


@worked(rho=(1000, 1030), V=(100, 1e5))
def displacedMass(rho, V):
    return rho * V


@worked(T=(3, 25))
def frequencyOf(T):
    return 2 * pi / T


@worked(omega=(0.2, 2))
def periodOf(omega):
    return 2 * pi / omega


@worked(**{'lambda': (10, 200)}, n=(4, 12))
def largestPanel(n, **wave):
    return wave['lambda'] / n


@worked(**{'lambda': (10, 200)}, s_max=(0.5, 5))
def panelsPerWavelength(s_max, **wave):
    return wave['lambda'] / s_max


@worked(m=(1e5, 1e8), m_d=(1e5, 1e8))
def massDifference(m, m_d):
    return abs(m - m_d) / m


@worked(m=(1e5, 1e8), k=(2, 40))
def momentOfInertia(m, k):
    return m * k**2


PEERS = 'what BEMRosetta and other writers of OrcaWave files put there as its default'
table('ASPECT_RATIO', 25, source=PEERS, kind='peer-code')
table('PANELS_PER_WAVELENGTH', 5, source=PEERS, kind='peer-code')
table('MASS_TOLERANCE', 0.02, source='usual practice: 2 % of the mass')
table('VOLUME_TOLERANCE', 0.01, source='usual practice: the three volumes within 1 %')
table('NO_FAULT', 0, source='a mesh without a fault has none')
table('PANEL_LIMIT', 1e5, source='usual practice: 100 000 panels of a file')
