"""Mass, weight in water and axial stiffness of mooring chain by its diameter, as line types of chain are published."""

from worked import table, worked

BAR = (0.05, 0.2)


@worked(c_m=(19e3, 22e3), d=BAR)
def chainMass(c_m, d):
    return c_m * d * d


@worked(m=(50, 900), g=(9.78, 9.83), rho_w=(1000, 1030), rho_s=(7700, 7900))
def chainWeightInWater(m, g, rho_w, rho_s):
    steel = m / rho_s
    return g * steel * (rho_s - rho_w)


@worked(c_EA=(8e10, 1.1e11), d=BAR)
def chainStiffness(c_EA, d):
    return c_EA * d * d


ORCINA = 'OrcaFlex documentation, chain: 21.9 t/m3 stud link; 0.854e8 and 1.01e8 kN/m2'
table('CHAIN.studless.stiffness', 0.854e8 * 1e3, source=ORCINA, kind='published')
table('CHAIN.studlink.stiffness', 1.01e8 * 1e3, source=ORCINA, kind='published')
table('CHAIN.studlink.mass', 21.9 * 1e3, source=ORCINA, kind='published')
# OrcaFlex has 19.9 for studless chain, MoorPy and the makers 20.0; the platform below weighs 685 kg/m at 185 mm.
table('CHAIN.studless.mass', 20.0 * 1e3, source='MoorPy line properties, chain')
table('CHAIN_STEEL_DENSITY', 7850, source='carbon steel')
table('CHAIN_WATER_DENSITY', 1025, source='sea water')
