"""Flowing pressures of a whole well, marched from the wellhead by the midpoint rule, put together from the other scripts.

Pressures psia, temperatures degF, lengths and diameters ft, rates stb/d of oil (of water where there is only water).
"""

from math import pi

from worked import functions_of, table

at_point = functions_of('gradient.worked.py')
mix = functions_of('mixture.worked.py')
well = functions_of('well.worked.py')
gas = functions_of('../pvt/gas.worked.py')
oil = functions_of('../pvt/standing-glaso.worked.py')
vb = functions_of('../pvt/vasquez-beggs.worked.py')
water = functions_of('../pvt/water.worked.py')


def z_factor(p, T, gamma_g):
    p_pr = gas.reducedPressure(p, gas.pseudoCriticalPressure(gamma_g))
    T_pr = gas.reducedTemperature(T, gas.pseudoCriticalTemperature(gamma_g))
    c = [one(T_pr) for one in (gas.firstCoefficient, gas.secondCoefficient, gas.thirdCoefficient)]
    low, high = 0.02, 3.0  # of z: the state falls towards thin gas, and z rises
    for _ in range(100):
        z = (low + high) / 2
        left, right = gas.gasState(z, *c, gas.reducedDensity(p_pr, z, T_pr), T_pr)
        low, high = (low, z) if left > right else (z, high)
    return z


def oil_at(fluid, p, T):
    API, gamma_g, R_p, kind = (fluid[k] for k in ('API', 'gamma_g', 'R_p', 'set'))
    gamma_o = oil.oilGravity(API)
    gamma_gs = vb.separatorGasGravity(gamma_g, API, *fluid['separator']) if 'separator' in fluid else gamma_g
    if kind == 'standing_default':
        p_b = oil.standingBubblePoint(R_p, gamma_g, T, API)
        R_s = oil.standingSolutionGor(R_p, gamma_g, p, API, T)
        B_ob = oil.standingOilVolumeFactor(R_s, gamma_g, gamma_o, T)
    elif kind == 'vasquez_beggs':
        p_b = vb.vasquezBeggsBubblePoint(R_p, gamma_gs, API, T)
        R_s = vb.vasquezBeggsSolutionGor(R_p, gamma_gs, p, API, T)
        B_ob = vb.vasquezBeggsOilVolumeFactor(R_s, T, API, gamma_gs)
    else:
        p_b = oil.glasoBubblePoint(oil.glasoBubbleNumber(R_p, gamma_g, T, API))
        R_s = oil.glasoSolutionGor(R_p, gamma_g, oil.glasoNumberAtPressure(p), API, T)
        B_ob = oil.glasoOilVolumeFactor(oil.glasoVolumeNumber(R_s, gamma_g, gamma_o, T))
    p_b = oil.bubblePointNotBelowStandard(p_b)
    B_o = vb.oilVolumeFactor(B_ob, vb.undersaturatedCompressibility(R_s, T, gamma_g, API), p, p_b)
    mu_ob = oil.saturatedOilViscosity(R_s, oil.deadOilViscosity(API, T))
    mu_o = vb.oilViscosity(mu_ob, vb.undersaturatedViscosityExponent(p), p, p_b)
    rho_o = oil.oilDensity(gamma_o, gamma_g, R_s, B_o)
    return R_s, B_o, mu_o, rho_o, water.oilTension(water.deadOilTension(T, API), p)


def flow_at(fluid, q, f_w, A_p, p, T):
    R_s, B_o, mu_o, rho_o, sigma_o = oil_at(fluid, p, T)
    gamma_g = fluid['gamma_g']
    z = z_factor(p, T, gamma_g)
    rho_g = gas.gasDensity(gamma_g, p, z, T)
    M_g = gas.molarMass(gamma_g)
    X_mu = gas.viscosityX(M_g, T)
    mu_g = gas.gasViscosity(gas.viscosityK(M_g, T), X_mu, rho_g, gas.viscosityY(X_mu))
    q_o, q_w = (0, q) if f_w == 1 else (q, mix.waterRate(q, f_w))
    F_w = mix.waterShare(f_w, B_o)
    sigma_w = water.jenningsWaterTension(p, T) if fluid.get('jennings') else water.constantWaterTension()
    return dict(
        v_sl=mix.superficialLiquidVelocity(q_o, B_o, q_w, A_p),
        v_sg=mix.superficialGasVelocity(q_o, fluid['R_p'], R_s, gas.gasVolumeFactor(z, T, p), A_p),
        rho_l=mix.liquidDensity(rho_o, water.waterDensity(fluid['gamma_w']), F_w),
        rho_g=rho_g,
        mu_l=mix.liquidViscosity(mu_o, water.waterViscosity(T), F_w),
        mu_g=mu_g,
        sigma=mix.liquidTension(sigma_o, sigma_w, F_w),
        p=p,
    )


def march(correlation, fluid, q, f_w, pipe, depth, p, T_top, T_bottom):
    A_p = mix.flowArea(pipe['d'])
    N = well.stepCount(depth)
    step = well.stepLength(depth, N)
    T = lambda k: T_top + (T_bottom - T_top) * k / N
    G = lambda p, T: at_point.gradient(correlation, flow_at(fluid, q, f_w, A_p, p, T), pipe)['G']
    for k in range(N):
        middle = well.midpointPressure(p, G(p, T(k)), step)
        p = well.nextPressure(p, G(middle, T(k + 0.5)), step)
    return p


USUAL = dict(API=35.0, gamma_g=0.65, gamma_w=1.05, R_p=500.0, set='standing_default')
PIPE = dict(d=2.441 / 12, epsilon=0.0006 / 12)


def case(correlation, q, f_w=0.2, degrees=90, depth=6000.0, p=300.0, temperatures=(110.0, 190.0), **other):
    fluid = {**USUAL, **other}
    pipe = {**PIPE, 'theta': degrees * pi / 180}
    p_wf = march(correlation, fluid, q, f_w, pipe, depth, p, *temperatures)
    given = dict(correlation=correlation, fluid=fluid, q=q, f_w=f_w, degrees=degrees, depth=depth, p=p)
    return {**given, 'temperatures': temperatures, 'p_wf': p_wf}


table(
    'WELLS',
    [case(one, q) for one in at_point.CORRELATIONS for q in (300.0, 1200.0)]
    + [
        case('hagedorn_brown', 800.0, set='vasquez_beggs', separator=(90.0, 200.0)),
        case('hagedorn_brown', 800.0, set='vasquez_beggs', API=25.0),
        case('hagedorn_brown', 800.0, set='glaso'),
        case('hagedorn_brown', 800.0, jennings=True, f_w=0.6),
        case('beggs_brill', 800.0, degrees=50, depth=9000.0, gamma_g=0.8, R_p=900.0),
        case('duns_ros', 1500.0, f_w=1, R_p=0.0),
    ],
    source='the equations of fluid, gradient and march, put together as the method says',
)
