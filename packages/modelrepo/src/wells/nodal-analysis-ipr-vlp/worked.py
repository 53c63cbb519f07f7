"""Verdicts of nodal-analysis-ipr-vlp: inflow against a marched lift, velocities at the wellhead against API RP 14E (1991)
2.5a and the droplets of Turner et al. (1969); fluid and march by the equations of their papers. And rows of its tables:
what flows at the wellhead of a gas well, and the first step down from there."""
from math import sqrt

from worked import case, functions_of

way = functions_of('../vlp-correlations/worked.py')
lift = way.lift


def velocities(fluid, q, f_w, d, p, T):
    """Mixture and erosional velocity, and critical and actual velocity of the gas; ft/s."""
    flow = lift.flow_at(fluid, q, f_w, lift.mix.flowArea(d), p, T)
    v_m = flow['v_sl'] + flow['v_sg']
    rho_n = (flow['v_sl'] * flow['rho_l'] + flow['v_sg'] * flow['rho_g']) / v_m
    droplets = 1.593 * (flow['sigma'] * (flow['rho_l'] - flow['rho_g'])) ** 0.25 / sqrt(flow['rho_g'])
    margin = 1.2 if p >= 500 else 1.0
    return v_m, 100 / sqrt(rho_n), margin * droplets, flow['v_sg']


def operating(correlation, fluid, J, p_r, f_w, pipe, depth, p, temperatures):
    """Rate at which a straight inflow gives what the lift needs; stb/d."""
    low, high = 0.2 * J * p_r, J * p_r
    for _ in range(26):
        q = (low + high) / 2
        needed = lift.march(correlation, fluid, q, f_w, pipe, depth, p, *temperatures)
        low, high = (q, high) if needed < p_r - q / J else (low, q)
    return q


def held(name, found, unloading=True):
    v_m, v_e, v_c, v_sg = found
    case(name, {'checks.erosional_velocity.demand': v_m, 'checks.erosional_velocity.capacity': v_e})
    if unloading:
        case(name, {'checks.unloading.demand': v_c, 'checks.unloading.capacity': v_sg})


GAS = dict(API=50.0, gamma_g=0.7, gamma_w=1.05, R_p=20000.0, set='standing_default')


def gas_well(name, J, d, p=500.0):
    pipe = dict(d=d / 12, epsilon=0.0006 / 12, theta=lift.pi / 2)
    q = operating('gray', GAS, J, 3000.0, 0.2, pipe, 8000.0, p, (110.0, 200.0))
    held(name, velocities(GAS, q, 0.2, d / 12, p, 110.0))
    case(name, {'operating_oil_rate': q})


gas_well('a-weak-gas-well-does-not-lift-its-droplets', 0.01, 2.441)
gas_well('a-weak-gas-well-at-low-pressure', 0.01, 2.441, p=400.0)
gas_well('a-strong-gas-well-wears-a-narrow-tubing', 0.2, 1.995)
held('gray-wet-gas-well', velocities(GAS, 198.524, 0.2, 2.441 / 12, 500.0, 110.0))

way.first_step('gray-wet-gas-well', 'gray', GAS, 198.524, 0.2, 2.441, 8000.0, 500.0, (110.0, 200.0))

# Vogel at a hundredth of the open flow, and the deficit of the second program.
x = (sqrt(1 + 80 * (1 - 0.01)) - 1) / 8
case('dead-well-lift-deficit', {
    'checks.natural_flow.demand': 2200 * x + 1360.35,
    'checks.natural_flow.capacity': 2200 * x,
})
