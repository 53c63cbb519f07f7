/** Wellhead chokes in critical flow: the bean that holds a wellhead pressure, by Gilbert and by Sachdeva. */
import { constant, equation, sqrt, type Trace } from '@keelson/equations'
import { bracketedRoot } from '@keelson/numerics/root-finding.ts'
import { gilbert, nbs97, sachdeva, webBook } from './sources.ts'

export const GAS_HEAT_RATIO = constant({
  symbol: 'kappa',
  title: 'Natural gas specific heat ratio',
  value: 1.28,
  unit: '-',
  source: sachdeva,
  clause: 'polytropic exponent',
})
export const CHOKE_DISCHARGE = constant({
  symbol: 'C_D',
  title: 'Discharge coefficient without upstream elbow',
  value: 0.85,
  unit: '-',
  source: sachdeva,
  clause: 'discharge coefficient',
})
export const GAS_SPECIFIC_HEAT = constant({
  symbol: 'c_v',
  title: 'Gas specific heat at constant volume',
  value: 1700,
  unit: 'J/kg/K',
  source: webBook,
  clause: 'methane at 300 K: 35.7 J/(mol K) at constant pressure less R',
})
export const LIQUID_SPECIFIC_HEAT = constant({
  symbol: 'c_L',
  title: 'Liquid specific heat',
  value: 2100,
  unit: 'J/kg/K',
  source: nbs97,
  clause: 'heat capacity of petroleum liquids, 35° API at 75 °C',
})

const QUALITY = ['wellhead gas mass fraction', '-'] as const
const RATIO = ['throat to upstream pressure ratio', '-'] as const
const HEAT = ['gas specific heat ratio', '-'] as const
const RHO_L = ['wellhead liquid density', 'kg/m3'] as const
const RHO_G = ['wellhead gas density', 'kg/m3'] as const

export const gasLiquidRatio = equation({
  symbol: 'R_gl',
  title: 'Producing gas-liquid ratio',
  unit: 'scf/stb',
  source: gilbert,
  clause: 'definition',
  where: { R_p: ['producing gas-oil ratio', 'scf/stb'], f_w: ['water cut', '-'] },
  evaluate: ({ R_p, f_w }) => R_p * (1 - f_w),
})
export const liquidRate = equation({
  symbol: 'q_L',
  title: 'Liquid rate',
  unit: 'stb/d',
  source: gilbert,
  clause: 'definition of water cut',
  where: { q_o: ['oil rate', 'stb/d'], f_w: ['water cut', '-'] },
  evaluate: ({ q_o, f_w }) => q_o / (1 - f_w),
})
/** p_wh = 10 R^0.546 q/S^1.89 with S in 64ths of an inch, solved for the bean. */
export const gilbertChoke = equation({
  symbol: 'd_G',
  title: 'Choke bean size (Gilbert)',
  unit: 'in',
  source: gilbert,
  clause: 'solved for the bean size, in 64ths of an inch',
  fit: 'the regression is in psia, stb/d, scf/stb and 64ths of an inch',
  where: {
    R_gl: ['producing gas-liquid ratio', 'scf/stb'],
    q_L: ['liquid rate', 'stb/d'],
    p_wh: ['wellhead pressure', 'psia'],
  },
  evaluate: ({ R_gl, q_L, p_wh }) => ((10 * R_gl ** 0.546 * q_L) / p_wh) ** (1 / 1.89) / 64,
})

export const wellheadQuality = equation({
  symbol: 'x_1',
  title: 'Wellhead gas mass fraction',
  unit: '-',
  source: sachdeva,
  clause: 'definition',
  where: {
    rho_g1: RHO_G,
    v_sg1: ['wellhead superficial gas velocity', 'm/s'],
    rho_l1: RHO_L,
    v_sl1: ['wellhead superficial liquid velocity', 'm/s'],
  },
  evaluate: ({ rho_g1, v_sg1, rho_l1, v_sl1 }) => (rho_g1 * v_sg1) / (rho_g1 * v_sg1 + rho_l1 * v_sl1),
})
/** 1 where much liquid keeps the gas warm, the ratio of specific heats where there is none. */
export const throatExponent = equation({
  symbol: 'n_c',
  title: 'Gas polytropic exponent in throat',
  unit: '-',
  source: sachdeva,
  clause: 'polytropic exponent',
  where: {
    x_1: QUALITY,
    kappa: HEAT,
    c_v: ['gas specific heat at constant volume', 'J/kg/K'],
    c_L: ['liquid specific heat', 'J/kg/K'],
  },
  evaluate: ({ x_1, kappa, c_v, c_L }) => 1 + (x_1 * (kappa - 1) * c_v) / (x_1 * c_v + (1 - x_1) * c_L),
})
/** Liquid volume over gas volume upstream. */
export const volumeRatio = equation({
  symbol: 'e_1',
  title: 'Wellhead liquid to gas volume ratio',
  unit: '-',
  source: sachdeva,
  clause: '(1 - x) V_L/(x V_G1)',
  where: { x_1: QUALITY, rho_g1: RHO_G, rho_l1: RHO_L },
  evaluate: ({ x_1, rho_g1, rho_l1 }) => ((1 - x_1) * rho_g1) / (x_1 * rho_l1),
})
/** Both sides are the ratio at which the flow becomes critical. */
export const criticalRatio = equation({
  symbol: 'y_c',
  title: 'Choke critical pressure ratio',
  unit: '-',
  source: sachdeva,
  clause: 'critical-subcritical boundary',
  where: {
    y_c: RATIO,
    kappa: HEAT,
    e_1: ['wellhead liquid to gas volume ratio', '-'],
    n_c: ['gas polytropic exponent in throat', '-'],
  },
  left: ({ y_c }) => y_c,
  evaluate: ({ y_c, kappa, e_1, n_c }) =>
    ((kappa / (kappa - 1) + e_1 * (1 - y_c)) /
      (kappa / (kappa - 1) + n_c / 2 + n_c * e_1 * y_c ** (1 / kappa) + (n_c / 2) * (e_1 * y_c ** (1 / kappa)) ** 2)) **
    (kappa / (kappa - 1)),
})
export const throatDensity = equation({
  symbol: 'rho_2',
  title: 'Mixture density in throat',
  unit: 'kg/m3',
  source: sachdeva,
  clause: 'momentum density',
  where: { x_1: QUALITY, y_c: RATIO, kappa: HEAT, rho_g1: RHO_G, rho_l1: RHO_L },
  evaluate: ({ x_1, y_c, kappa, rho_g1, rho_l1 }) => 1 / (x_1 / (rho_g1 * y_c ** (1 / kappa)) + (1 - x_1) / rho_l1),
})
export const throatFlux = equation({
  symbol: 'G_2',
  title: 'Mass flux through throat',
  unit: 'kg/m2/s',
  source: sachdeva,
  clause: 'mass flux',
  where: {
    C_D: ['discharge coefficient', '-'],
    p_wh: ['wellhead pressure', 'Pa'],
    rho_2: ['mixture density in throat', 'kg/m3'],
    x_1: QUALITY,
    y_c: RATIO,
    rho_l1: RHO_L,
    kappa: HEAT,
    rho_g1: RHO_G,
  },
  evaluate: ({ C_D, p_wh, rho_2, x_1, y_c, rho_l1, kappa, rho_g1 }) =>
    C_D *
    rho_2 *
    sqrt(
      2 *
        p_wh *
        (((1 - x_1) * (1 - y_c)) / rho_l1 +
          ((kappa / (kappa - 1)) * x_1 * (1 - y_c ** ((kappa - 1) / kappa))) / rho_g1),
    ),
})
export const sachdevaChoke = equation({
  symbol: 'd_S',
  title: 'Choke bean size (Sachdeva)',
  unit: 'm',
  source: sachdeva,
  clause: 'mass flux over the bean',
  where: {
    d: ['tubing inside diameter', 'm'],
    rho_g1: RHO_G,
    v_sg1: ['wellhead superficial gas velocity', 'm/s'],
    rho_l1: RHO_L,
    v_sl1: ['wellhead superficial liquid velocity', 'm/s'],
    G_2: ['mass flux through throat', 'kg/m2/s'],
  },
  evaluate: ({ d, rho_g1, v_sg1, rho_l1, v_sl1, G_2 }) => d * sqrt((rho_g1 * v_sg1 + rho_l1 * v_sl1) / G_2),
})
export const criticalDownstream = equation({
  symbol: 'p_2c',
  title: 'Maximum flowline pressure for critical flow',
  unit: 'psia',
  source: sachdeva,
  clause: 'critical-subcritical boundary',
  where: { y_c: RATIO, p_wh: ['wellhead pressure', 'psia'] },
  evaluate: ({ y_c, p_wh }) => y_c * p_wh,
})

/** What flows at the wellhead, in SI; both phases. */
export interface WellheadFlow {
  readonly rho_g1: number
  readonly rho_l1: number
  readonly v_sg1: number
  readonly v_sl1: number
  readonly p_wh: number
  readonly d: number
}
export interface Choke {
  /** Pressure ratio at which the flow through the choke becomes critical. */
  readonly y_c: number
  /** Highest downstream pressure of critical flow, Pa. */
  readonly p_2c: number
  /** Bean that passes the rate at the wellhead pressure in critical flow, m. */
  readonly d_S: number
}

/** The bean of Sachdeva et al. in critical flow; gas and liquid must both flow. */
export function criticalChoke(flow: WellheadFlow, trace: Trace): Choke {
  const { rho_g1, rho_l1, v_sg1, v_sl1, p_wh, d } = flow
  const [kappa, C_D] = [GAS_HEAT_RATIO, CHOKE_DISCHARGE]
  const x_1 = trace.apply(wellheadQuality, { rho_g1, v_sg1, rho_l1, v_sl1 })
  const e_1 = trace.apply(volumeRatio, { x_1, rho_g1, rho_l1 })
  const n_c = trace.apply(throatExponent, { x_1, kappa, c_v: GAS_SPECIFIC_HEAT, c_L: LIQUID_SPECIFIC_HEAT })
  const root = bracketedRoot((y_c) => y_c - criticalRatio.evaluate({ y_c, kappa: kappa.value, e_1, n_c }), 0, 1, {
    seeking: 'the choke critical pressure ratio',
  })
  const y_c = trace.solved({
    symbol: 'y_c',
    title: 'Choke critical pressure ratio',
    unit: '-',
    source: sachdeva,
    clause: 'critical-subcritical boundary',
    value: root.x,
    trial: 0.5,
    residual: root.residual,
    iterations: root.iterations,
    method: 'bracketed root between 0 and 1',
    shown: { symbol: criticalRatio.symbol },
  })
  trace.apply(criticalRatio, { y_c, kappa, e_1, n_c })
  const rho_2 = trace.apply(throatDensity, { x_1, y_c, kappa, rho_g1, rho_l1 })
  const G_2 = trace.apply(throatFlux, { C_D, p_wh, rho_2, x_1, y_c, rho_l1, kappa, rho_g1 })
  return {
    y_c,
    p_2c: trace.apply(criticalDownstream, { y_c, p_wh }),
    d_S: trace.apply(sachdevaChoke, { d, rho_g1, v_sg1, rho_l1, v_sl1, G_2 }),
  }
}
