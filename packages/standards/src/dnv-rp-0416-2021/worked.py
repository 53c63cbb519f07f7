"""DNV-RP-0416: the splash zone reaches from an allowance below the lowest tide to one above the highest."""

from worked import worked


@worked(LAT=(-3, -1), L_s=(1, 6))
def splashLowerLimit(LAT, L_s):
    return LAT - L_s


@worked(HAT=(1, 3), U=(1, 6))
def splashUpperLimit(HAT, U):
    return HAT + U
