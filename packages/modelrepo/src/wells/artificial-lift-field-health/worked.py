"""Verdicts of a field: wells counted by hand, over the loads of one card as worked for it alone."""
from math import pi

from worked import case, functions_of

card = functions_of('../dynacard-diagnostics/worked.py')


def loading(T):
    """Of the top rod of the example, per cent."""
    return 100 * card.stress_of_example / card.allowed(card.low_of_example, T, 0.9)


strengths = {'R-1': 90000, 'R-2': 80000, 'R-3': 115000}
case(
    'rods-of-two-wells-are-overloaded',
    {
        'checks.rod_loading.demand': sum(loading(T) > 100 for T in strengths.values()),
        'checks.gearbox_loading.demand': int(card.peak > 320000),
        **{f'tables.loads.{i}.rod_loading': loading(T) for i, T in enumerate(strengths.values())},
        'tables.loads.2.peak_net_torque': card.peak,
        'tables.loads.2.gearbox_loading': 100 * card.peak / 320000,
        'tables.loads.2.fluid_load': 0.34 * 0.9 * 1.5**2 * 5000,
        'tables.loads.2.peak_polished_rod_load': max(card.loads) / card.LBF,
        'tables.loads.2.minimum_polished_rod_load': min(card.loads) / card.LBF,
        'tables.loads.2.pump_displacement': 0.1484 * pi / 4 * 1.5**2 * (max(card.u_of_example) - min(card.u_of_example)) / card.IN * 8,
    },
)
ratings = {'G-1': 250000, 'G-2': 320000}
case(
    'a-gearbox-of-one-well-is-overloaded',
    {
        'checks.gearbox_loading.demand': sum(card.peak > T for T in ratings.values()),
        'checks.rod_loading.demand': int(loading(115000) > 100),
        **{f'tables.loads.{i}.gearbox_loading': 100 * card.peak / T for i, T in enumerate(ratings.values())},
    },
)
