"""Surface of studless chain: links of DNV-OS-E302 (2018), 6 d long, 3.35 d wide and 4 d apart, of a round bar."""

from math import pi

from worked import worked


@worked(n_l=(4, 16), l=(50, 500), d=(0.05, 0.2))
def chainSurface(n_l, l, d):
    radius = (3.35 * d - d) / 2  # of the bar's centre line at the ends of the link
    straight = 6 * d - d - 2 * radius
    bar = 2 * straight + 2 * pi * radius
    return n_l * l / (4 * d) * pi * d * bar
