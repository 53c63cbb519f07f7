"""ABS, cathodic protection of offshore structures (2018): capacity of aluminium in warm water, as its examples take it."""

from worked import worked


@worked(T=(21, 40), also=[{'T': T} for T in (5, 19.9, 20, 20.1)])
def warmWaterCapacity(T):
    return 2000 - 27 * (T - 20) if T > 20 else 2000
