"""Wetted surface by Mumford (Denny), SNAME PNA (1988) ch. V: S = 1.7 L T + displacement/T."""

from worked import worked


@worked(L=(50, 330), T=(3, 20), C_b=(0.5, 0.9), B=(10, 60))
def mumfordWettedSurface(L, T, C_b, B):
    displacement = C_b * L * B * T
    return 1.7 * L * T + displacement / T
