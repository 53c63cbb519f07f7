"""Still water, as every textbook has it, and the corrosion allowance of a wall."""

from worked import worked

WATER = dict(rho_w=(1000, 1030), g=(9.78, 9.83))


@worked(**WATER, d=(1, 3000))
def hydrostaticPressure(rho_w, g, d):
    return d * rho_w * g


@worked(p=(1e4, 3e7), **WATER)
def depthOfPressure(p, rho_w, g):
    return p / rho_w / g


@worked(**WATER, h_l=(-3000, -1), also=[{'rho_w': 1025, 'g': 9.81, 'h_l': h} for h in (-0.01, 0.01, 30)])
def waterPressureAtElevation(rho_w, g, h_l):
    return 0.0 if h_l >= 0 else -h_l * rho_w * g


@worked(t=(0.008, 0.03), t_corr=(0.0005, 0.006))
def wallLessCorrosion(t, t_corr):
    return t - t_corr


@worked(t_req=(0.008, 0.03), t_corr=(0.0005, 0.006))
def wallPlusCorrosion(t_req, t_corr):
    return t_req + t_corr
