"""API RP 2SK (2005): factors of safety of anchors and the friction of the line on the seabed, by public descriptions."""

from worked import table, worked

FORCE = (1e5, 2e7)


@worked(V=FORCE, FS=(1, 3))
def factoredPull(V, FS):
    return FS * V


@worked(V_d=FORCE, V_u=FORCE)
def pullUtilisation(V_d, V_u):
    return 1 / (V_u / V_d)


@worked(f=(0.25, 1), w=(500, 4000), L_s=(10, 800))
def lineFriction(f, w, L_s):
    weight = w * L_s
    return weight * f


@worked(H_m=FORCE, F_l=FORCE)
def systemCapacity(H_m, F_l):
    return sum([H_m, F_l])


DESCRIBED = 'API RP 2SK (2005) by public descriptions'
PERMANENT_INTACT = {'DRAG_FACTOR': 1.5, 'AXIAL_FACTOR': 2.0, 'LATERAL_FACTOR': 1.6, 'PLATE_FACTOR': 2.0}
for name, factor in PERMANENT_INTACT.items():
    table(name, factor, source=DESCRIBED)
table(
    'LINE_FRICTION',
    {'chain': {'starting': 1.0, 'sliding': 0.7}, 'wire': {'starting': 0.6, 'sliding': 0.25}},
    source=DESCRIBED,
)
