"""A corroded pipe is allowed no more than the sound one."""

from worked import worked


@worked(
    P_S=(5e6, 2e7),
    MAWP=(5e6, 2e7),
    also=[dict(P_S=9.97e6, MAWP=1e7), dict(P_S=1.003e7, MAWP=1e7), dict(P_S=3e7, MAWP=1e7)],
)
def allowablePressureOfFlaw(P_S, MAWP):
    return min(P_S, MAWP)
