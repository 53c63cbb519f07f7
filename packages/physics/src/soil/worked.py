"""Stress and strength in layered ground, by adding thin slices from the seabed down."""

from worked import within, worked

within(1e-6)
PARTS = 2000


@worked(gamma=[(3e3, 1.1e4), (3e3, 1.1e4), (3e3, 1.1e4)], h=[(1, 30), (1, 30), (1, 30)])
def effectiveStress(gamma, h):
    return sum(weight * thickness / PARTS for weight, thickness in zip(gamma, h) for _ in range(PARTS))


@worked(h=[(1, 30), (1, 30), (1, 30)])
def depthOfLayers(h):
    depth = 0.0
    for thickness in reversed(h):
        depth += thickness
    return depth


@worked(p_t=(0, 3e5), gamma=(3e3, 1.1e4), z=(20, 40), z_t=(1, 19))
def effectiveStressInLayer(p_t, gamma, z, z_t):
    return p_t + sum((z - z_t) / PARTS * gamma for _ in range(PARTS))


@worked(s_t=(0, 8e4), s_b=(1e4, 2e5), z=(11, 19), z_t=(1, 10), z_b=(20, 40))
def strengthInLayer(s_t, s_b, z, z_t, z_b):
    share = (z - z_t) / (z_b - z_t)
    return (1 - share) * s_t + share * s_b


@worked(s_u0=(0, 2e4), k=(500, 3e3), z=(0, 60))
def strengthWithGradient(s_u0, k, z):
    return sum((k * z / PARTS for _ in range(PARTS)), s_u0)


@worked(s_a=[(1e3, 9e4), (1e3, 9e4)], s_b=[(1e3, 9e4), (1e3, 9e4)], h=[(1, 30), (1, 30)])
def meanStrength(s_a, s_b, h):
    area = 0.0
    for top, base, thickness in zip(s_a, s_b, h):
        for i in range(PARTS):
            area += (top + (base - top) * (i + 0.5) / PARTS) * thickness / PARTS
    return area / sum(h)
