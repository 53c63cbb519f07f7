"""Bai and Bai, Subsea Engineering Handbook, ch. 2: corrosion allowance."""

from worked import worked


@worked(t=(0.012, 0.03), t_corr=(0.001, 0.005))
def wallLessCorrosion(t, t_corr):
    return t - t_corr


@worked(t_req=(0.012, 0.03), t_corr=(0.001, 0.005))
def wallPlusCorrosion(t_req, t_corr):
    return t_req + t_corr
