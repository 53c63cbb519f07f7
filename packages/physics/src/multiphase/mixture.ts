/** From surface rates to what flows in place: superficial velocities and the mixed liquid. */
import { equation, max, pi, type Trace } from '@keelson/equations'
import { type Fluid, fluidAt, type WaterData, waterAt } from '../pvt/black-oil.ts'
import { brillMukherjee } from './sources.ts'
import { DIAMETER, HOLDUP, LAMBDA, RHO_G, RHO_L, V_M, V_SG, V_SL } from './symbols.ts'

const OIL_RATE = ['oil rate', 'stb/d'] as const
const WATER_RATE = ['water rate', 'stb/d'] as const
const OIL_FACTOR = ['oil formation volume factor', 'bbl/stb'] as const
const AREA = ['flow area', 'ft2'] as const
const WATER_SHARE = ['in-situ water fraction of liquid', '-'] as const

export const flowArea = equation({
  symbol: 'A_p',
  title: 'Flow area',
  unit: 'ft2',
  source: brillMukherjee,
  clause: 'geometry',
  where: { d: DIAMETER },
  evaluate: ({ d }) => (pi * d ** 2) / 4,
})

/** Needs f_w < 1. */
export const waterRate = equation({
  symbol: 'q_w',
  title: 'Water rate',
  unit: 'stb/d',
  source: brillMukherjee,
  clause: 'definition of water cut',
  where: { q_o: OIL_RATE, f_w: ['water cut', '-'] },
  evaluate: ({ q_o, f_w }) => (q_o * f_w) / (1 - f_w),
})

/** 5.614583 ft3 in a barrel; water with B_w = 1. */
export const superficialLiquidVelocity = equation({
  symbol: 'v_sl',
  title: 'Superficial liquid velocity',
  unit: 'ft/s',
  source: brillMukherjee,
  clause: 'ch. 3, in-situ rates',
  where: { q_o: OIL_RATE, B_o: OIL_FACTOR, q_w: WATER_RATE, A_p: AREA },
  evaluate: ({ q_o, B_o, q_w, A_p }) => (5.614583 * (q_o * B_o + q_w)) / (86400 * A_p),
})

/** Where no oil flows, and with it no gas. */
export const superficialWaterVelocity = equation({
  symbol: 'v_sw',
  title: 'Superficial water velocity',
  unit: 'ft/s',
  source: brillMukherjee,
  clause: 'ch. 3, in-situ rates',
  where: { q_w: WATER_RATE, A_p: AREA },
  evaluate: ({ q_w, A_p }) => (5.614583 * q_w) / (86400 * A_p),
})

export const superficialGasVelocity = equation({
  symbol: 'v_sg',
  title: 'Superficial gas velocity',
  unit: 'ft/s',
  source: brillMukherjee,
  clause: 'ch. 3, in-situ rates',
  where: {
    q_o: OIL_RATE,
    R_p: ['producing gas-oil ratio', 'scf/stb'],
    R_s: ['solution gas-oil ratio', 'scf/stb'],
    B_g: ['gas formation volume factor', 'ft3/scf'],
    A_p: AREA,
  },
  evaluate: ({ q_o, R_p, R_s, B_g, A_p }) => (q_o * max(0, R_p - R_s) * B_g) / (86400 * A_p),
  limited: { holds: 'no free gas flows if all gas is in solution' },
})

export const waterShare = equation({
  symbol: 'F_w',
  title: 'In-situ water fraction of liquid',
  unit: '-',
  source: brillMukherjee,
  clause: 'ch. 3, in-situ fractions',
  where: { f_w: ['water cut', '-'], B_o: OIL_FACTOR },
  evaluate: ({ f_w, B_o }) => f_w / (f_w + (1 - f_w) * B_o),
})

export const liquidDensity = equation({
  symbol: 'rho_l',
  title: 'Liquid density',
  unit: 'lb/ft3',
  source: brillMukherjee,
  clause: 'ch. 3, volume-weighted',
  where: { rho_o: ['oil density', 'lb/ft3'], rho_w: ['water density', 'lb/ft3'], F_w: WATER_SHARE },
  evaluate: ({ rho_o, rho_w, F_w }) => rho_o * (1 - F_w) + rho_w * F_w,
})

export const liquidViscosity = equation({
  symbol: 'mu_l',
  title: 'Liquid viscosity',
  unit: 'cP',
  source: brillMukherjee,
  clause: 'ch. 3, volume-weighted',
  where: { mu_o: ['oil viscosity', 'cP'], mu_w: ['water viscosity', 'cP'], F_w: WATER_SHARE },
  evaluate: ({ mu_o, mu_w, F_w }) => mu_o * (1 - F_w) + mu_w * F_w,
})

export const liquidTension = equation({
  symbol: 'sigma',
  title: 'Gas-liquid interfacial tension',
  unit: 'dyn/cm',
  source: brillMukherjee,
  clause: 'ch. 3, volume-weighted',
  where: {
    sigma_o: ['oil-gas interfacial tension', 'dyn/cm'],
    sigma_w: ['water-gas interfacial tension', 'dyn/cm'],
    F_w: WATER_SHARE,
  },
  evaluate: ({ sigma_o, sigma_w, F_w }) => sigma_o * (1 - F_w) + sigma_w * F_w,
})

export const mixtureVelocity = equation({
  symbol: 'v_m',
  title: 'Mixture velocity',
  unit: 'ft/s',
  source: brillMukherjee,
  clause: 'ch. 3',
  where: { v_sl: V_SL, v_sg: V_SG },
  evaluate: ({ v_sl, v_sg }) => v_sl + v_sg,
})

export const noSlipHoldup = equation({
  symbol: 'lambda_l',
  title: 'No-slip liquid holdup',
  unit: '-',
  source: brillMukherjee,
  clause: 'ch. 3',
  where: { v_sl: V_SL, v_m: V_M },
  evaluate: ({ v_sl, v_m }) => v_sl / v_m,
})

export const noSlipDensity = equation({
  symbol: 'rho_n',
  title: 'No-slip density',
  unit: 'lb/ft3',
  source: brillMukherjee,
  clause: 'ch. 3',
  where: { rho_l: RHO_L, lambda_l: LAMBDA, rho_g: RHO_G },
  evaluate: ({ rho_l, lambda_l, rho_g }) => rho_l * lambda_l + rho_g * (1 - lambda_l),
})

export const slipDensity = equation({
  symbol: 'rho_s',
  title: 'Slip density',
  unit: 'lb/ft3',
  source: brillMukherjee,
  clause: 'ch. 3',
  where: { rho_l: RHO_L, H_L: HOLDUP, rho_g: RHO_G },
  evaluate: ({ rho_l, H_L, rho_g }) => rho_l * H_L + rho_g * (1 - H_L),
})

/** What flows at a point of the pipe, in the units of the trace. */
export interface InSitu {
  readonly v_sl: number
  readonly v_sg: number
  readonly rho_l: number
  readonly rho_g: number
  readonly mu_l: number
  readonly mu_g: number
  readonly sigma: number
  /** Pressure, which Hagedorn and Brown's holdup and the kinetic terms use. */
  readonly p: number
  /** Gas properties within the range of their correlations. */
  readonly gasInRange: boolean
}
/** Rates at the surface: of the oil, and of the water beside it. */
export interface SurfaceRates {
  readonly q_o: number
  readonly q_w: number
  /** Water over liquid, 0 ... 1. */
  readonly f_w: number
}

/** What flows at p and T of the surface rates through the area A_p. */
export function inSituAt(
  fluid: Fluid,
  { q_o, q_w, f_w }: SurfaceRates,
  A_p: number,
  p: number,
  T: number,
  trace: Trace,
): InSitu {
  const { oil, gas, water } = fluidAt(fluid, p, T, trace)
  const F_w = trace.apply(waterShare, { f_w, B_o: oil.B_o })
  return {
    v_sl: trace.apply(superficialLiquidVelocity, { q_o, B_o: oil.B_o, q_w, A_p }),
    v_sg: trace.apply(superficialGasVelocity, { q_o, R_p: fluid.R_p, R_s: oil.R_s, B_g: gas.B_g, A_p }),
    rho_l: trace.apply(liquidDensity, { rho_o: oil.rho_o, rho_w: water.rho_w, F_w }),
    rho_g: gas.rho_g,
    mu_l: trace.apply(liquidViscosity, { mu_o: oil.mu_o, mu_w: water.mu_w, F_w }),
    mu_g: gas.mu_g,
    sigma: trace.apply(liquidTension, { sigma_o: oil.sigma_o, sigma_w: water.sigma_w, F_w }),
    p,
    gasInRange: gas.inRange,
  }
}

/** What flows where there is only water: gas comes with oil, so there is no gas and it has no properties. */
export function waterInSitu(water: WaterData, q_w: number, A_p: number, p: number, T: number, trace: Trace): InSitu {
  const { rho_w, mu_w, sigma_w } = waterAt(water, p, T, trace)
  const v_sl = trace.apply(superficialWaterVelocity, { q_w, A_p })
  const no = Number.NaN
  return { v_sl, v_sg: 0, rho_l: rho_w, rho_g: no, mu_l: mu_w, mu_g: no, sigma: sigma_w, p, gasInRange: true }
}
