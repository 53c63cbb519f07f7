"""Verdicts of plate-buckling: DNV-RP-C201 (2010) sections 5 and 6 by the script of the practice, in SI; checks in MPa, and
the lateral pressure in kPa."""

from worked import case, functions_of

c201 = functions_of('../../../../standards/src/dnv-rp-c201-2010/worked.py')
FACTOR, MPA = 1.15, 1e6


def plate(name, s, l, t, f_y, x=0, y=0, tau=0, p=0, psi=1, psi_t=1, E=210e9, gamma_M=FACTOR, tabled=False):
    """Lengths in mm, stresses in MPa; compression positive."""
    s, l, t, f_y, x, y, tau, p = s / 1e3, l / 1e3, t / 1e3, f_y * MPA, x * MPA, y * MPA, tau * MPA, p * MPA
    f_d, sigma_j = f_y / gamma_M, c201.equivalentStress(x, y, tau)
    psi_y, psi_x = (c201.remainingBending(sigma_j, f_y, one, tau) for one in (x, y))
    p_Rd = c201.pressureResistance(f_y, gamma_M, t, s, l, psi_x, psi_y)
    if psi == 1:
        lambda_p = c201.plateSlenderness(s, t, f_y, E)
        C_x = c201.effectiveWidth(lambda_p)
    else:
        lambda_p = c201.gradientSlenderness(s, t, f_y, 235e6, c201.gradientFactor(psi))
        C_x = c201.gradientEffectiveWidth(lambda_p, psi)
    x_Rd = f_d if x < 0 else C_x * f_d
    lambda_c = c201.transverseSlenderness(s, t, f_y, E)
    kappa = c201.transverseReduction(lambda_c, c201.transverseImperfection(lambda_c))
    k_p = c201.pressureReduction(p, s, t, f_y, c201.pressureSensitivity(s, t))
    y_Rd = f_d if y < 0 else c201.transverseStrength(c201.heldWidth(t, l, E, f_y), kappa, f_y, k_p) / gamma_M
    y_1 = y if psi_t == 1 or y <= 0 else c201.transverseDesignStress(y, psi_t, c201.transverseCheckDistance(l, s), l)
    lambda_w = c201.shearSlenderness(s, t, f_y, E, c201.shearFactor(s, l))
    tau_Rd = c201.shearResistance(c201.shearReduction(lambda_w), f_y, gamma_M)
    beside = c201.shearResistance(c201.shearReductionElastic(lambda_w), f_y, gamma_M) if y > 0 else tau_Rd
    corners = [(psi * x, y), (x, psi_t * y), (psi * x, psi_t * y)]
    made = {}
    if x or y or tau:
        made['yield'] = (sigma_j / MPA, f_d / MPA)
        if y_Rd > 0:
            made['combined'] = (c201.combinedStress(x, x_Rd, y_1, y_Rd, c201.interactionFactor(x, y, s, t), tau, beside), 1)
    if (psi != 1 and x) or (psi_t != 1 and y):
        made['yield_elsewhere'] = (max(c201.equivalentStress(a, b, tau) for a, b in corners if (a, b) != (x, y)) / MPA, f_d / MPA)
    if p:
        made['lateral_pressure'] = (p / 1e3, p_Rd / 1e3)
    for check, asked, demand, resistance in (('longitudinal', x, x, x_Rd), ('transverse', y, y_1, y_Rd), ('shear', tau, tau, tau_Rd)):
        if asked:
            made[check] = (demand / MPA, resistance / MPA)
    expected = {}
    for check, (demand, capacity) in made.items():
        expected |= {f'checks.{check}.demand': demand, f'checks.{check}.capacity': capacity}
    for check in ('longitudinal', 'transverse'):
        if check in made and made[check][0] < 0:
            expected[f'checks.{check}.utilisation'] = -made[check][0] / made[check][1]
    if tabled:
        rows = [(x, lambda_p, C_x, x_Rd), (y_1, lambda_c, y_Rd / f_d, y_Rd), (tau, lambda_w, c201.shearReduction(lambda_w), tau_Rd)]
        for i, (stress, slenderness, reduction, resistance) in enumerate(rows):
            columns = {'stress': stress / MPA, 'slenderness': slenderness, 'reduction': reduction, 'resistance': resistance / MPA, 'used': abs(stress) / resistance}
            expected |= {f'tables.components.{i}.{column}': value for column, value in columns.items()}
    case(name, expected)


DECK = {'s': 800, 'l': 2400, 't': 18, 'f_y': 355}
plate('default-deck-panel', **DECK, x=120, y=40, tau=30, tabled=True)
plate('both-stresses-vary', s=800, l=2400, t=12, f_y=355, x=100, psi=0.4, y=60, psi_t=0.3, tau=30, p=0.05, tabled=True)
plate('both-in-tension', s=800, l=2400, t=10, f_y=355, x=-120, psi=0.5, y=-60, tau=30, p=0.05)
plate('pressure-above-threshold', s=850, l=3000, t=10, f_y=355, x=40, y=15, tau=20, p=0.2)
plate('bottom-panel-anystructure', s=700, l=3500, t=13, f_y=355, x=95, y=22, tau=35, p=0.08)
THIN = {**DECK, 't': 10}
plate('buckles-along-its-length-alone', **THIN, x=160)
plate('buckles-across-alone', **THIN, y=80)
plate('buckles-in-shear-alone', **THIN, tau=150)
plate('pressed-through-alone', **THIN, p=0.35)
plate('stresses-fail-together', **THIN, x=110, y=50, tau=80)
plate('yields-in-tension-across', **DECK, x=200, y=-160, tau=30)
plate('yields-at-the-other-edge', **DECK, x=180, psi=-1.9, y=40, tau=30)
plate('pulled-beyond-yield', **DECK, x=-320)
plate('pulled-across-beyond-yield', **DECK, y=-320)
