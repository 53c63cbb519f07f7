"""Verdicts of nodal-analysis for wells without choke and flowline: those of nodal-analysis-ipr-vlp; and rows of its tables:
the first step down a gas well with what flows at its wellhead, and both ends of a flowline, by the equations of the papers."""
from math import pi

from worked import case, folder, functions_of, include

include('../nodal-analysis-ipr-vlp/worked.py')
# The script of the lift takes others of its own folder.
here, folder[0] = folder[0], folder[0] / '../../../../physics/src/multiphase'
lift = functions_of('lift.worked.py')
folder[0] = here


def rows(name, table, row, found):
    case(name, {f'tables.{table}.{row}.{column}': value for column, value in found.items()})


def gas_well(name, q, f_w=0.2, p=500.0, temperatures=(110.0, 200.0), depth=8000.0):
    """Velocities at the wellhead, and the first step of the midpoint rule from there, by Gray."""
    fluid = dict(API=50.0, gamma_g=0.7, gamma_w=1.05, R_p=20000.0, set='standing_default')
    pipe = dict(d=2.441 / 12, epsilon=0.0006 / 12, theta=pi / 2)

    def at(p, T):
        flow = lift.flow_at(fluid, q, f_w, lift.mix.flowArea(pipe['d']), p, T)
        return flow, lift.at_point.gradient('gray', flow, pipe)

    flow, top = at(p, temperatures[0])
    v_m, _, rho_n = lift.at_point.mixed(flow)
    v_e = 100 / rho_n**0.5  # API RP 14E (1991) 2.5a
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
    step = lift.well.stepLength(depth, lift.well.stepCount(depth))
    middle = lift.well.midpointPressure(p, top['G'], step)
    T = temperatures[0] + (temperatures[1] - temperatures[0]) / lift.well.stepCount(depth) / 2
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


def flowline(name, q, f_w, p_sep, T, length, d, epsilon):
    """From the separator up a level line by Beggs and Brill."""
    fluid = dict(API=36.0, gamma_g=0.68, gamma_w=1.05, R_p=700.0, set='standing_default')
    pipe = dict(d=d / 12, epsilon=epsilon / 12, theta=0.0)
    flow = lift.flow_at(fluid, q, f_w, lift.mix.flowArea(pipe['d']), p_sep, T)
    at_separator = lift.at_point.gradient('beggs_brill', flow, pipe)
    rows(name, 'flowline', 0, {
        'liquid_holdup': at_separator['H_L'],
        'mixture_velocity': flow['v_sl'] + flow['v_sg'],
    })
    inlet = lift.march('beggs_brill', fluid, q, f_w, pipe, length, p_sep, T, T)
    rows(name, 'flowline', lift.well.stepCount(length), {'pressure': inlet})


gas_well('gray-wet-gas-well', 198.524)
flowline('achong-choke-short-line', 1271.293, 0.3, 120.0, 100.0, 2000.0, 3.068, 0.0018)
