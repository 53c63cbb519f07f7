"""Verdicts of vlp-correlations: velocities in place, and at the wellhead of gas wells by the equations of the fluid,
against API RP 14E (1991) 2.5a and the droplets of Turner et al. (1969) and of Coleman et al. (1991). And rows of its tables:
what flows at the wellhead, and the first step of the midpoint rule down from there."""
from math import sqrt

from worked import case, folder, functions_of

# The script of the lift takes others of its own folder.
here, folder[0] = folder[0], folder[0] / '../../../../physics/src/multiphase'
lift = functions_of('lift.worked.py')
folder[0] = here


def erosion(name, v_sl, v_sg, rho_l, rho_g):
    v_m = v_sl + v_sg
    v_e = 100 / sqrt((v_sl * rho_l + v_sg * rho_g) / v_m)
    case(name, {
        'checks.erosional_velocity.demand': v_m,
        'checks.erosional_velocity.capacity': v_e,
        'erosional_velocity_ratio': v_m / v_e,
    })


def wellhead(fluid, q, f_w, d, p, T):
    return lift.flow_at(fluid, q, f_w, lift.mix.flowArea(d / 12), p, T)


def droplets(name, flow, p):
    """Largest droplets just carried, with a fifth more from 500 psia at the wellhead."""
    v_c = 1.593 * (flow['sigma'] * (flow['rho_l'] - flow['rho_g'])) ** 0.25 / sqrt(flow['rho_g'])
    case(name, {
        'checks.unloading.demand': v_c * (1.2 if p >= 500 else 1.0),
        'checks.unloading.capacity': flow['v_sg'],
    })


def curve(name, fluid, rates, f_w, d, p, T, gas=True):
    """Erosion at the largest rate, droplets at the least."""
    fast = wellhead(fluid, max(rates), f_w, d, p, T)
    erosion(name, fast['v_sl'], fast['v_sg'], fast['rho_l'], fast['rho_g'])
    if gas:
        droplets(name, wellhead(fluid, min(rates), f_w, d, p, T), p)


def rows(name, table, row, found):
    case(name, {f'tables.{table}.{row}.{column}': value for column, value in found.items()})


def first_step(name, correlation, fluid, q, f_w, d, depth, p, temperatures):
    """Velocities at the wellhead, and the first step of the midpoint rule from there, up a vertical tubing."""
    pipe = dict(d=d / 12, epsilon=0.0006 / 12, theta=lift.pi / 2)

    def at(p, T):
        flow = lift.flow_at(fluid, q, f_w, lift.mix.flowArea(pipe['d']), p, T)
        return flow, lift.at_point.gradient(correlation, flow, pipe)

    flow, top = at(p, temperatures[0])
    v_m, _, rho_n = lift.at_point.mixed(flow)
    v_e = 100 / sqrt(rho_n)
    rows(name, 'velocities', 0, {
        'superficial_liquid_velocity': flow['v_sl'],
        'superficial_gas_velocity': flow['v_sg'],
        'mixture_velocity': v_m,
        'liquid_density': flow['rho_l'],
        'gas_density': flow['rho_g'],
        'surface_tension': flow['sigma'],
        'no_slip_density': rho_n,
        'erosional_velocity': v_e,
        'erosional_ratio': v_m / v_e,
    })
    N = lift.well.stepCount(depth)
    step = lift.well.stepLength(depth, N)
    middle = lift.well.midpointPressure(p, top['G'], step)
    T = temperatures[0] + (temperatures[1] - temperatures[0]) / N / 2
    _, half = at(middle, T)
    rows(name, 'traverse', 0, {
        'top_gradient': top['G'],
        'middle_pressure': middle,
        'middle_temperature': T,
        'gravity': half['G_g'],
        'friction': half['G_f'],
        'gradient': half['G'],
        'bottom_pressure': lift.well.nextPressure(p, half['G'], step),
    })


erosion('hagedorn-brown-local-slug', 4.67, 8.72, 49.9, 2.6)
erosion('duns-ros-slug-lyons-example', 2.147, 4.08, 47.6, 8)
erosion('duns-ros-transition', 0.3, 45, 50, 5)
erosion('duns-ros-mist-local', 0.1, 60, 50, 3)
erosion('gray-local', 0.5, 40, 50, 3)
erosion('liquid-alone-wears-the-tubing', 16, 0, 50, 3)

GAS = dict(API=50.0, gamma_g=0.7, gamma_w=1.03, R_p=20000.0, set='standing_default')
curve('gray-gas-well-curve', GAS, (50, 150, 400), 0.1, 2.441, 500.0, 110.0)
curve('a-gas-well-whose-lowest-rate-does-not-lift-its-droplets', GAS, (20, 150), 0.1, 2.441, 500.0, 110.0)
curve('a-gas-well-at-low-pressure-needs-no-margin-on-its-droplets', GAS, (40, 150), 0.1, 2.441, 450.0, 110.0)
OIL = dict(API=30.0, gamma_g=0.8, gamma_w=1.07, R_p=900.0, set='standing_default')
curve('beggs-brill-inclined-traverse', OIL, (900,), 0.3, 2.992, 250.0, 120.0, gas=False)

first_step('gray-gas-well-curve', 'gray', GAS, 400, 0.1, 2.441, 8000.0, 500.0, (110.0, 200.0))
for row, q in ((0, 50), (2, 400)):
    flow = wellhead(GAS, q, 0.1, 2.441, 500.0, 110.0)
    rows('gray-gas-well-curve', 'wellheads', row, {
        'superficial_gas_velocity': flow['v_sg'],
        'superficial_liquid_velocity': flow['v_sl'],
        'liquid_density': flow['rho_l'],
        'gas_density': flow['rho_g'],
        'surface_tension': flow['sigma'],
    })
