"""OrcaFlex, lumped buoys: hydrodynamic mass and the coefficients on it."""

from worked import worked


@worked(rho=1025, V=(1, 90))
def hydrodynamicMass(rho, V):
    return V * rho


@worked(A=(1e3, 1e5), m_h=(1e3, 1e5))
def addedMassCoefficient(A, m_h):
    return 1 / (m_h / A)


@worked(C_a=(0.1, 9))
def fluidAccelerationCoefficient(C_a):
    return C_a + 1
