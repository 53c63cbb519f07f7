"""Initial imperfections of pipes, Kyriakides and Corona (2007) ch. 4: r(theta) = R + sum of a_n cos n(theta - theta_n)."""

from math import cos, pi, sqrt

from worked import worked


@worked(r_a=(0.1, 0.5), r_b=(0.1, 0.5))
def diameterOfRadii(r_a, r_b):
    return r_a + r_b


@worked(c_n=(-3e-3, 3e-3), s_n=(-3e-3, 3e-3))
def harmonicAmplitude(c_n, s_n):
    return sqrt(c_n**2 + s_n**2)


@worked(a_2=(1e-4, 5e-3))
def secondHarmonicOutOfRoundness(a_2):
    # diameters of r = 0.2 + a_2 cos 2 theta, at the crown less at the side
    def diameter(theta):
        return sum(0.2 + a_2 * cos(2 * (theta + turn)) for turn in (0, pi))

    return diameter(0) - diameter(pi / 2)
