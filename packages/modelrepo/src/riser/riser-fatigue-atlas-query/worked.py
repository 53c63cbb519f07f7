"""Verdicts of riser-fatigue-atlas-query: the base segment of riser-fatigue, its waves and its vibration scaled. Damages in 1/year."""

from worked import case, functions_of

own = functions_of('../riser-fatigue/worked.py')


def verdict(name, scf=1.15, scale=1, life=25, factor=10):
    segment = own.Segment('F1 cp', 22.2)
    waves = segment.waves([6, 10, 16, 24, 36], [4e6, 6e5, 45e3, 2500, 90], scf=scf)
    vortices = segment.vortices(9 * scale, 0.42, share=0.02) + segment.vortices(12 * scale, 0.55, hours=40)
    D = waves + vortices
    sides = {'demand': D, 'capacity': 1 / (life * factor), 'utilisation': D * life * factor}
    expected = {f'checks.fatigue.{side}': v for side, v in sides.items()}
    case(name, {**expected, 'annual_damage': D, 'fatigue_life_years': 1 / D, 'dff_margin': 1 / (D * life * factor)})


verdict('vibration-doubled-inside-the-atlas', scf=1.4, scale=2, factor=6)
verdict('life-of-two-centuries-fails-inside-the-atlas', life=200)
verdict('just-outside-the-atlas', scf=1.7, scale=0.4)
