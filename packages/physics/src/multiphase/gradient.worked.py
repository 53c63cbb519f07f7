"""Pressure gradients at a point by each correlation, put together from the scripts of their equations.

Velocities ft/s, densities lb/ft3, viscosities cP, tension dyn/cm, pressure psia, diameter and roughness ft.
"""

from math import log10, pi, sqrt

from worked import functions_of, table

bb = functions_of('beggs-brill.worked.py')
dr = functions_of('duns-ros.worked.py')
gray = functions_of('gray.worked.py')
hb = functions_of('hagedorn-brown.worked.py')
mix = functions_of('mixture.worked.py')
well = functions_of('well.worked.py')

USUAL = dict(payne=True, acceleration=True, noSlipFloor=True, griffith=True)


def fanning(Re, k_d):
    if Re == 0:
        return 0
    if Re < 2000:
        return mix.laminarFriction(Re)
    low, high = 1.0, 1000.0  # of 1/sqrt(f), which is above the right side of the law at the upper end
    for _ in range(100):
        x = (low + high) / 2
        left, right = mix.colebrookEquation(1 / x**2, k_d, Re)
        low, high = (low, x) if left > right else (x, high)
    return 1 / x**2


def numbers(flow, d):
    liquid = dict(rho_l=flow['rho_l'], sigma=flow['sigma'])
    return (
        mix.liquidVelocityNumber(v_sl=flow['v_sl'], **liquid),
        mix.gasVelocityNumber(v_sg=flow['v_sg'], **liquid),
        mix.diameterNumber(d=d, **liquid),
        mix.viscosityNumber(mu_l=flow['mu_l'], **liquid),
    )


def mixed(flow):
    v_m = mix.mixtureVelocity(flow['v_sl'], flow['v_sg'])
    lambda_l = mix.noSlipHoldup(flow['v_sl'], v_m)
    return v_m, lambda_l, mix.noSlipDensity(flow['rho_l'], lambda_l, flow['rho_g'])


def answer(pattern, H_L, G_g, G_f, G):
    return dict(pattern=pattern, H_L=H_L, G_g=G_g, G_f=G_f, G=G)


def together(pattern, H_L, G_g, G_f):
    return answer(pattern, H_L, G_g, G_f, well.gradientWithoutAcceleration(G_g, G_f))


def gravity(rho, pipe):
    return well.correctedGravity(pipe.get('C_g', 1), well.gravityGradient(rho, pipe['theta']))


def friction(G_f, pipe):
    return well.correctedFriction(pipe.get('C_f', 1), G_f)


def single_phase(flow, pipe):
    liquid = flow['v_sg'] == 0
    v, rho, mu = (flow[k] for k in (('v_sl', 'rho_l', 'mu_l') if liquid else ('v_sg', 'rho_g', 'mu_g')))
    f = fanning(mix.reynoldsNumber(rho, v, pipe['d'], mu), pipe['epsilon'] / pipe['d'])
    G_f = friction(well.frictionGradient(f, rho, v, pipe['d']), pipe)
    name = 'single_phase_liquid' if liquid else 'single_phase_gas'
    return together(name, 1 if liquid else 0, gravity(rho, pipe), G_f)


def no_slip(flow, pipe, options):
    v_m, lambda_l, rho_n = mixed(flow)
    mu_n = bb.noSlipViscosity(flow['mu_l'], lambda_l, flow['mu_g'])
    f = fanning(mix.reynoldsNumber(rho_n, v_m, pipe['d'], mu_n), pipe['epsilon'] / pipe['d'])
    G_f = friction(well.frictionGradient(f, rho_n, v_m, pipe['d']), pipe)
    return together(None, lambda_l, gravity(rho_n, pipe), G_f)


def hagedorn_brown(flow, pipe, options):
    v_sl, v_sg, rho_l, rho_g, mu_l, mu_g = (flow[k] for k in ('v_sl', 'v_sg', 'rho_l', 'rho_g', 'mu_l', 'mu_g'))
    d = pipe['d']
    v_m, lambda_l, rho_n = mixed(flow)
    if options['griffith'] and hb.gasFraction(v_sg, v_m) < hb.bubbleLimit(v_m, d):
        H_L = hb.bubbleHoldup(v_m, v_sg)
        v_l = hb.liquidVelocity(v_sl, H_L)
        f = fanning(mix.reynoldsNumber(rho_l, v_l, d, mu_l), pipe['epsilon'] / d)
        G_g = gravity(mix.slipDensity(rho_l, H_L, rho_g), pipe)
        return together('bubble', H_L, G_g, friction(well.frictionGradient(f, rho_l, v_l, d), pipe))
    N_Lv, N_Gv, N_d, N_L = numbers(flow, d)
    C_NL = hb.viscosityCoefficient(hb.viscosityArgument(N_L))
    H_c = hb.holdupRatio(hb.holdupArgument(N_Lv, flow['p'], C_NL, N_Gv, N_d))
    H_L = hb.chartHoldup(H_c, hb.secondaryFactor(hb.secondaryArgument(N_Gv, N_L, N_d)))
    if options['noSlipFloor']:
        H_L = hb.flooredHoldup(H_L, lambda_l)
    rho_s = mix.slipDensity(rho_l, H_L, rho_g)
    mu_s = hb.mixtureViscosity(mu_l, H_L, mu_g)
    f = fanning(mix.reynoldsNumber(rho_n, v_m, d, mu_s), pipe['epsilon'] / d)
    G_f = hb.hagedornBrownFriction(f, rho_n, v_m, d, rho_s)
    return together('slug', H_L, gravity(rho_s, pipe), friction(G_f, pipe))


def beggs_brill_pattern(l, Fr):
    L1, L2, L3, L4 = bb.boundaryOne(l), bb.boundaryTwo(l), bb.boundaryThree(l), bb.boundaryFour(l)
    if (l < 0.01 and Fr < L1) or (l >= 0.01 and Fr < L2):
        return 'segregated'
    if l >= 0.01 and L2 <= Fr <= L3:
        return 'transition'
    if (0.01 <= l < 0.4 and L3 < Fr <= L1) or (l >= 0.4 and L3 < Fr <= L4):
        return 'intermittent'
    return 'distributed'


def beggs_brill_holdup(pattern, l, N_Fr, N_Lv, theta):
    level, uphill = {
        'segregated': (bb.segregatedHoldup, bb.segregatedInclination),
        'intermittent': (bb.intermittentHoldup, bb.intermittentInclination),
        'distributed': (bb.distributedHoldup, lambda *_: 0),
    }[pattern]
    C = uphill(l, N_Lv, N_Fr) if theta >= 0 else bb.downhillInclination(l, N_Lv, N_Fr)
    return bb.inclinedHoldup(level(l, N_Fr), bb.inclinationFactor(C, theta))


def beggs_brill(flow, pipe, options):
    v_sg, rho_l, rho_g, p = (flow[k] for k in ('v_sg', 'rho_l', 'rho_g', 'p'))
    d, theta = pipe['d'], pipe['theta']
    v_m, l, rho_n = mixed(flow)
    N_Fr = bb.froudeNumber(v_m, d)
    N_Lv = numbers(flow, d)[0]
    pattern = beggs_brill_pattern(l, N_Fr)
    if pattern == 'transition':
        L2, L3 = bb.boundaryTwo(l), bb.boundaryThree(l)
        both = [beggs_brill_holdup(one, l, N_Fr, N_Lv, theta) for one in ('segregated', 'intermittent')]
        H_theta = bb.transitionHoldup(bb.transitionWeight(L3, N_Fr, L2), *both)
    else:
        H_theta = beggs_brill_holdup(pattern, l, N_Fr, N_Lv, theta)
    factor = 0.924 if theta > 0 else 0.685 if theta < 0 else 1
    H_L = bb.payneHoldup(l, factor, H_theta) if options['payne'] else bb.plainHoldup(H_theta)
    mu_n = bb.noSlipViscosity(flow['mu_l'], l, flow['mu_g'])
    f = fanning(mix.reynoldsNumber(rho_n, v_m, d, mu_n), pipe['epsilon'] / d)
    f_tp = bb.twoPhaseFriction(f, bb.frictionExponent(bb.frictionArgument(l, H_L)))
    rho_s = mix.slipDensity(rho_l, H_L, rho_g)
    G_g, G_f = gravity(rho_s, pipe), friction(bb.beggsBrillFriction(f_tp, rho_n, v_m, d), pipe)
    E_k = bb.accelerationTerm(rho_s, v_m, v_sg, p) if options['acceleration'] else 0
    return answer(pattern, H_L, G_g, G_f, well.gradientWithAcceleration(G_g, G_f, E_k))


def gray_gradient(flow, pipe, options):
    d = pipe['d']
    v_m, _, rho_n = mixed(flow)
    rho_l, rho_g, sigma = flow['rho_l'], flow['rho_g'], flow['sigma']
    R_v = gray.velocityRatio(flow['v_sl'], flow['v_sg'])
    N_v = gray.grayVelocityNumber(rho_n, v_m, sigma, rho_l, rho_g)
    H_L = gray.grayHoldup(N_v, gray.grayDiameterNumber(rho_l, rho_g, d, sigma), gray.grayExponent(R_v), R_v)
    k_e = gray.effectiveRoughness(R_v, gray.filmRoughness(sigma, rho_n, v_m), pipe['epsilon'], d)
    G_f = well.frictionGradient(fanning(1e7, k_e / d), rho_n, v_m, d)
    return together(None, H_L, gravity(mix.slipDensity(rho_l, H_L, rho_g), pipe), friction(G_f, pipe))


def chart(name, x):
    """A read point to the next: linear on the axes of the chart, the ends outside."""
    data = dr.charts[name]
    of_x = log10 if data['x'] == 'log' else float
    of_y = log10 if data['y'] == 'log' else float
    xs, ys = [of_x(one) for one in data['xs']], [of_y(one) for one in data['ys']]
    at = min(max(of_x(x), xs[0]), xs[-1])
    k = next(k for k in range(1, len(xs)) if at <= xs[k])
    y = ys[k - 1] + (ys[k] - ys[k - 1]) * (at - xs[k - 1]) / (xs[k] - xs[k - 1])
    return 10**y if data['y'] == 'log' else y


def duns_ros(flow, pipe, options):
    _, N_Gv, N_d, _ = numbers(flow, pipe['d'])
    N_Lv = numbers(flow, pipe['d'])[0]
    N_s, N_m = dr.slugBoundary(N_Lv), dr.mistBoundary(N_Lv)
    if N_Gv <= dr.bubbleBoundary(chart('L1', N_d), chart('L2', N_d), N_Lv):
        return duns_ros_slipping('bubble', flow, pipe)
    if N_Gv <= N_s:
        return duns_ros_slipping('slug', flow, pipe)
    if N_Gv >= N_m:
        return duns_ros_mist(flow, pipe)
    s = duns_ros_slipping('slug', flow, pipe)
    m = duns_ros_mist({**flow, 'rho_g': dr.transitionGasDensity(flow['rho_g'], N_Gv, N_m)}, pipe)
    A = dr.transitionShare(N_m, N_Gv, N_s)
    H_L = dr.transitionLiquid(A, s['H_L'], m['H_L'])
    return answer('transition', H_L, *(dr.transitionGradient(A, s[k], m[k]) for k in ('G_g', 'G_f', 'G')))


def duns_ros_slipping(pattern, flow, pipe):
    v_sl, v_sg, rho_l, sigma = (flow[k] for k in ('v_sl', 'v_sg', 'rho_l', 'sigma'))
    d = pipe['d']
    v_m = mixed(flow)[0]
    N_Lv, N_Gv, N_d, N_L = numbers(flow, d)
    F1, F2, F3, F4, F5, F6, F7 = (chart(f'F{k}', N_L) for k in range(1, 8))
    if pattern == 'bubble':
        S = dr.bubbleSlip(F1, F2, N_Lv, F3, F4, N_d, N_Gv)
    else:
        S = dr.slugSlip(F5, N_Gv, N_d, F6, F7, N_Lv)
    H_L = dr.slipHoldup(dr.slipVelocity(S, rho_l, sigma), v_m, v_sl)
    f_1 = fanning(mix.reynoldsNumber(rho_l, v_sl, d, flow['mu_l']), pipe['epsilon'] / d)
    f_2 = chart('BUBBLE_FRICTION', dr.bubbleFrictionArgument(f_1, v_sg, v_sl, N_d))
    f_D = dr.wallFriction(f_1, f_2, dr.slugFrictionCorrection(f_1, v_sg, v_sl))
    G_g = gravity(mix.slipDensity(rho_l, H_L, flow['rho_g']), pipe)
    return together(pattern, H_L, G_g, friction(dr.dunsRosFriction(f_D, rho_l, v_sl, v_m, d), pipe))


def duns_ros_mist(flow, pipe):
    v_sg, rho_l, rho_g, mu_l, sigma = (flow[k] for k in ('v_sg', 'rho_l', 'rho_g', 'mu_l', 'sigma'))
    d = pipe['d']
    v_m, lambda_l, rho_n = mixed(flow)
    film = dr.mistRoughness(pipe['epsilon'], d, sigma, rho_g, v_sg, dr.filmNumber(rho_g, v_sg, mu_l, rho_l, sigma))
    if film > 0.05:
        f = dr.roughFilmFriction(film)
    else:
        f = fanning(mix.reynoldsNumber(rho_g, v_sg, d, flow['mu_g']), film)
    G_g, G_f = gravity(rho_n, pipe), friction(well.frictionGradient(f, rho_g, v_sg, d), pipe)
    E_k = bb.accelerationTerm(rho_n, v_m, v_sg, flow['p'])
    return answer('mist', lambda_l, G_g, G_f, well.gradientWithAcceleration(G_g, G_f, E_k))


CORRELATIONS = dict(
    hagedorn_brown=hagedorn_brown, beggs_brill=beggs_brill, gray=gray_gradient, duns_ros=duns_ros, no_slip=no_slip
)


def gradient(correlation, flow, pipe, options=USUAL):
    if flow['v_sl'] == 0 or flow['v_sg'] == 0:
        return single_phase(flow, pipe)
    return CORRELATIONS[correlation](flow, pipe, {**USUAL, **options})


OIL = dict(rho_l=50.0, rho_g=3.0, mu_l=1.5, mu_g=0.015, sigma=25.0, p=1000.0)


def point(correlation, v_sl, v_sg, degrees=90, d=0.2, epsilon=5e-5, options={}, match=(1, 1), **other):
    flow = {**OIL, 'v_sl': v_sl, 'v_sg': v_sg, **other}
    pipe = dict(d=d, epsilon=epsilon, theta=degrees * pi / 180, C_g=match[0], C_f=match[1])
    gives = gradient(correlation, flow, pipe, options)
    given = dict(correlation=correlation, flow=flow, d=d, epsilon=epsilon, degrees=degrees, options=options)
    return {**given, **({} if match == (1, 1) else {'match': match}), 'gives': gives}


def near_froude(correlation, lambda_l, N_Fr, degrees, options={}):
    """A flow of a share of liquid and a Froude number."""
    v_m = sqrt(N_Fr * 32.174 * 0.2)
    return point(correlation, lambda_l * v_m, (1 - lambda_l) * v_m, degrees, options=options)


def points():
    yield from (point(one, 3.0, 0.0, 60) for one in CORRELATIONS)
    yield from (point(one, 0.0, 30.0, 60) for one in CORRELATIONS)
    # Hagedorn and Brown: bubble, slug, on the floor, with a viscous oil
    for v_sl, v_sg, mu_l in ((0.5, 0.1, 1.5), (2.0, 8.0, 1.5), (0.2, 20.0, 1.5), (4.0, 1.2, 80.0), (1.0, 60.0, 30.0)):
        for options in ({}, {'noSlipFloor': False}, {'griffith': False}):
            yield point('hagedorn_brown', v_sl, v_sg, 80, mu_l=mu_l, options=options)
    # Beggs and Brill: both sides of every edge of the map, up, down and on the level
    for lambda_l, edges in (
        (0.005, (bb.boundaryOne,)),
        (0.00995, (bb.boundaryOne,)),
        (0.01005, (bb.boundaryTwo, bb.boundaryThree)),
        (0.1, (bb.boundaryTwo, bb.boundaryThree, bb.boundaryOne)),
        (0.397, (bb.boundaryThree, bb.boundaryOne)),
        (0.403, (bb.boundaryThree, bb.boundaryFour)),
    ):
        for edge in edges:
            for share in (0.99, 1.01):
                for degrees in (90, 0.3, 0, -0.3, -40):
                    if edge(lambda_l) * share < 3000:
                        yield near_froude('beggs_brill', lambda_l, edge(lambda_l) * share, degrees)
    for options in ({'payne': False}, {'acceleration': False}):
        for degrees in (90, -30):
            yield near_froude('beggs_brill', 0.2, 30.0, degrees, options)
    # Gray: above and below the ratio of 0.007, at 120 psia too
    for v_sl, v_sg in ((0.5, 40.0), (0.1, 30.0), (0.02, 10.0)):
        yield point('gray', v_sl, v_sg, 85)
        yield point('gray', v_sl, v_sg, 85, p=120.0, rho_g=0.4)
    # Duns and Ros: bubble, slug, transition and mist, thick film and thin, and oils over the whole of the charts
    for v_sl, v_sg in ((4.0, 1.0), (2.0, 2.0), (2.0, 8.0), (0.3, 45.0), (0.3, 55.0), (0.3, 60.0), (0.1, 60.0)):
        for mu_l in (0.3, 1.5, 12.0, 90.0, 700.0):
            yield point('duns_ros', v_sl, v_sg, 85, mu_l=mu_l)
    yield point('duns_ros', 0.1, 42.0, 85, rho_g=0.3, p=90.0)
    yield point('duns_ros', 0.1, 60.0, 85, d=0.5)
    # both sides of the roughness at which the law of Colebrook is left
    yield from (point('duns_ros', 0.1, 60.0, 85, epsilon=0.05 * 0.2 * share) for share in (0.996, 1.004, 2.0))
    yield point('duns_ros', 1.0, 1.5, 85, d=0.06)
    # terms matched to a measurement: one phase, bubble, slug, transition, mist, with acceleration and without
    for one in CORRELATIONS:
        for v_sl, v_sg in ((3.0, 0.0), (4.0, 0.2), (2.0, 8.0), (0.3, 45.0), (0.1, 60.0)):
            yield point(one, v_sl, v_sg, 70, match=(0.9, 1.3))
    yield from (point('no_slip', v_sl, v_sg, 30) for v_sl, v_sg in ((0.5, 4.0), (2.0, 20.0)))


table('POINTS', list(points()), source='the equations of each correlation, put together as their authors do')
