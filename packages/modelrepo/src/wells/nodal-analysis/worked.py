"""Verdicts of nodal-analysis for wells without choke and flowline: those of nodal-analysis-ipr-vlp, with the rows of
its gas well; and both ends of a flowline, by the equations of the papers."""
from worked import case, folder, functions_of, include

include('../nodal-analysis-ipr-vlp/worked.py')
# The script of the lift takes others of its own folder.
here, folder[0] = folder[0], folder[0] / '../../../../physics/src/multiphase'
lift = functions_of('lift.worked.py')
folder[0] = here


def rows(name, table, row, found):
    case(name, {f'tables.{table}.{row}.{column}': value for column, value in found.items()})


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


flowline('achong-choke-short-line', 1271.293, 0.3, 120.0, 100.0, 2000.0, 3.068, 0.0018)
