"""DNV 2.7-1: pad eyes of offshore containers, as the public sheet of AS Connector (2016) has them, in N and mm."""

from math import cos, sqrt

from worked import table, worked


@worked(n=(2, 4), n_max=4, also=[{'n': n, 'n_max': 4} for n in (2, 3, 4, 5, 6, 12)])
def padeyesSharing(n, n_max):
    return n if n < n_max else n_max


@worked(R=(500, 25000), g=9.81, n_s=(2, 4), v=(0, 1), also=[{'R': 500, 'g': 9.81, 'n_s': 4, 'v': 0.6981317007977318}])
def resultingSlingForce(R, g, n_s, v):
    weight = R * g
    return 3 * weight / (n_s - 1) / cos(v)


@worked(t=(0.01, 0.06), t_c=(0, 0.03))
def thicknessAtHole(t, t_c):
    return t_c + t + t_c


@worked(RSF=(5e3, 3e5), H=(0.03, 0.1), t=(0.01, 0.06), D_H=(0.02, 0.05))
def tearOutStress(RSF, H, t, D_H):
    return 1.5 * RSF / (t * (H - 0.5 * D_H))


@worked(RSF=(5e3, 3e5), D_H=(20, 60), t=(10, 60), also=[{'RSF': 6403.2, 'D_H': 25, 't': 10}])
def contactStress(RSF, D_H, t):
    return sqrt(23.7**2 * RSF / D_H / t)


table('SHARING_PADEYES', 4, source='DNV 2.7-1, as two engineers recall it')
table('HEAVIEST_CONTAINER', 25, source='DNV 2.7-1 (2013), scope, as two engineers recall it')
table('CLOSE_PIN', 0.94, source='DNV 2.7-1, public sheets')
