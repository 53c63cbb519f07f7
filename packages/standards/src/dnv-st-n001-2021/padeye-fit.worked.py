"""DNV-ST-N001 section 16: the load of a lug and how it fits its shackle."""

from worked import table, worked


@worked(P_s=(1e4, 1e6), DAF=(1, 2), SKL=(1, 1.33))
def designSlingLoad(P_s, DAF, SKL):
    return SKL * P_s * DAF


@worked(d=(0.02, 0.2), c_h=0.003, f_h=0.04, also=[{'d': d, 'c_h': 0.003, 'f_h': 0.04} for d in (0.03, 0.074, 0.076, 0.15)])
def matchingHole(d, c_h, f_h):
    share = f_h * d
    return d + (share if share > c_h else c_h)


@worked(f_most=0.9, W_j=(0.03, 0.2))
def widestLug(f_most, W_j):
    return W_j * f_most


@worked(t=(0.01, 0.06), t_c=(0, 0.03))
def totalThickness(t, t_c):
    return t_c + t + t_c


RECALLED = 'DNV-ST-N001 (2021) 16, as two engineers recall it'
table('HOLE_CLEARANCE', 3, source=RECALLED)
table('HOLE_CLEARANCE_SHARE', 0.04, source=RECALLED)
table('LEAST_JAW_FILL', 0.75, source=RECALLED)
table('MOST_JAW_FILL', 0.9, source=RECALLED)
