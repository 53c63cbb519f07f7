"""Verdicts of scour-assessment: depths at piles, onset below pipelines and stones in a current, put together from the functions
that hold the equations of Sumer and Fredsøe, Breusers, HEC-18 and Izbash. SI.
"""

from worked import case, functions_of

sea = functions_of('../../../../physics/src/scour/worked.py')


def embedment(name, S, allowable):
    case(name, {'checks.embedment.demand': S, 'checks.embedment.capacity': allowable})


def onset(name, U, D, e_b, s=2.65, n=0.4, g=9.80665):
    N, most = sea.flowNumber(U, g, s, n, D), sea.onsetNumber(e_b)
    case(name, {'checks.onset.demand': N, 'checks.onset.capacity': most, 'checks.onset.utilisation': N / most})


def rock(name, U, placed, rho_r=2600, rho=1000, g=9.8, k=2):
    d = sea.stoneSize(sea.localVelocity(k, U), g, sea.relativeDensity(rho_r, rho), 0.86)
    case(name, {'checks.rock.demand': 1e3 * d, 'checks.rock.capacity': placed})


def growth(name, S, T_star, D, d, s=2.65, g=9.80665):
    T = sea.scourTime(T_star, D, g, s, d)
    case(name, {'time_scale': T / 3600, 'scour_at_1_day': sea.depthInTime(S, 86400, T)})


def cases():
    embedment('hole-within-what-is-allowed', 2 * 7, 15)
    embedment('hole-deeper-than-is-allowed', 2 * 7, 13)
    hec = sea.hecDepth(1, 1, 1.1, 12, 2, sea.froude(4, 9.81, 12))
    embedment('hec18-round-pile-at-its-limit', sea.hecLimited(hec, sea.froude(4, 9.81, 12), 2), 5)
    waves = [6 * sea.waveRatio(1.3, KC) for KC in (5, 10, 20, 50)]
    embedment('deepest-of-several-holes-is-too-deep', max(waves), 5)
    onset('pipeline-onset-utilisation', 1.1, 0.6, 0.05)
    onset('pipe-in-a-current-below-its-onset', 0.9, 0.6, 0.05)
    onset('deeper-pipe-stays-in-its-bed', 1.1, 0.6, 0.1)
    onset('pipeline-growth-in-a-current', 0.9, 0.6, 0.02, 2.59, 0.42)
    rock('rock-to-be-placed', 1.2, 250)
    rock('rock-too-small-to-stay', 1.2, 240)
    rock('rock-too-light-to-stay', 1.2, 250, rho_r=2500)
    theta = 0.2
    growth('pipe-with-a-shields-parameter', 0.6 * 0.6, sea.pipeTime(theta), 0.6, 0.25e-3, 2.59)


cases()
