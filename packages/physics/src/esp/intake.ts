/**
 * Pressures down to the pump intake and what flows in there: oil with the gas in it, water and free gas, by the
 * hand formulas of the field. Pressures of the inflow are absolute, those at the pump gauge, as the field writes them.
 */
import { constant, equation, max, min } from '@keelson/equations'
import { standing } from '../pvt/sources.ts'
import { API, GAS_GRAVITY, OIL_GRAVITY, PRESSURE, PRODUCING_GOR, SOLUTION_GOR, TEMPERATURE } from '../pvt/symbols.ts'
import { GRAVITY } from './heads.ts'
import { productionHandbook, takacsEsp } from './sources.ts'

const INTAKE = { source: productionHandbook, clause: 'ch. 13, step 3: gas calculations' } as const
const LIQUID_RATE = ['stock-tank liquid rate', 'stb/d'] as const
const WATER_CUT = ['water cut', '-'] as const

export const ATMOSPHERE = constant({
  symbol: 'p_atm',
  title: 'Atmospheric pressure',
  value: 14.7,
  unit: 'psia',
  source: productionHandbook,
  clause: 'ch. 13, step 3: gauge and absolute pressure',
})

export const absolutePressure = equation({
  symbol: 'p_a',
  title: 'Absolute pressure',
  unit: 'psia',
  source: productionHandbook,
  clause: 'ch. 13, step 3: gauge and absolute pressure',
  where: { p_g: ['gauge pressure', 'psi'], p_atm: ['atmospheric pressure', 'psia'] },
  evaluate: ({ p_g, p_atm }) => p_g + p_atm,
})

/** At the intake: what flows in at the perforations less the column of the mixed liquid up to the pump. */
export const pumpIntakePressure = equation({
  symbol: 'p_i',
  title: 'Pump intake pressure (gauge)',
  unit: 'psi',
  source: takacsEsp,
  clause: 'ch. 5, pump intake pressure',
  where: {
    p_wf: ['flowing bottomhole pressure (absolute)', 'psia'],
    p_atm: ['atmospheric pressure', 'psia'],
    g_w: ['fresh water pressure gradient', 'psi/ft'],
    gamma: GRAVITY,
    L_d: ['datum depth', 'ft'],
    L_p: ['pump depth', 'ft'],
  },
  evaluate: ({ p_wf, p_atm, g_w, gamma, L_d, L_p }) => p_wf - p_atm - g_w * gamma * (L_d - L_p),
})

/** The flowing pressure of an intake pressure, in one set of units. */
export const flowingPressureOfIntake = (o: {
  readonly p_i: number
  readonly p_atm: number
  readonly g_w: number
  readonly gamma: number
  readonly L_d: number
  readonly L_p: number
}): number => o.p_i + o.p_atm + o.g_w * o.gamma * (o.L_d - o.L_p)

export const flowingPressureGauge = equation({
  symbol: 'p_wfg',
  title: 'Flowing bottomhole pressure (gauge)',
  unit: 'psi',
  source: productionHandbook,
  clause: 'ch. 13, step 3: gauge and absolute pressure',
  where: { p_wf: ['flowing bottomhole pressure (absolute)', 'psia'], p_atm: ['atmospheric pressure', 'psia'] },
  evaluate: ({ p_wf, p_atm }) => p_wf - p_atm,
})

/** What the reservoir pressure spends on the way to the intake: drawdown and the column below the pump. */
export const pressureSpent = equation({
  symbol: 'Delta_i',
  title: 'Pressure difference, reservoir to intake',
  unit: 'psi',
  source: takacsEsp,
  clause: 'ch. 5, pump intake pressure',
  where: { p_rg: ['reservoir pressure (gauge)', 'psi'], p_i: ['pump intake pressure (gauge)', 'psi'] },
  evaluate: ({ p_rg, p_i }) => p_rg - p_i,
})

/** Standing's bubble point turned round, in the form of the field without its intercept; never above what is produced. */
export const intakeSolutionGor = equation({
  symbol: 'R_s',
  title: 'Solution gas-oil ratio at intake',
  unit: 'scf/stb',
  source: standing,
  clause: 'bubble-point correlation, as in the Petroleum Engineering Handbook IV, ch. 13',
  fit: 'the regression is in psia, °F and scf/stb',
  where: { R_p: PRODUCING_GOR, gamma_g: GAS_GRAVITY, p_a: PRESSURE, API, T: TEMPERATURE },
  evaluate: ({ R_p, gamma_g, p_a, API, T }) =>
    min(R_p, gamma_g * (((p_a / 18) * 10 ** (0.0125 * API)) / 10 ** (0.00091 * T)) ** 1.2048),
})

export const intakeOilFactor = equation({
  symbol: 'B_o',
  title: 'Oil formation volume factor at intake',
  unit: 'bbl/stb',
  source: standing,
  clause: 'formation volume correlation, as in the Petroleum Engineering Handbook IV, ch. 13',
  fit: 'the regression is in °F and scf/stb',
  where: { R_s: SOLUTION_GOR, gamma_g: GAS_GRAVITY, gamma_o: OIL_GRAVITY, T: TEMPERATURE },
  evaluate: ({ R_s, gamma_g, gamma_o, T }) => 0.972 + 0.000147 * (R_s * (gamma_g / gamma_o) ** 0.5 + 1.25 * T) ** 1.175,
})

export const intakeGasFactor = equation({
  ...INTAKE,
  symbol: 'B_g',
  title: 'Gas formation volume factor at intake',
  unit: 'bbl/scf',
  fit: '0.00504 and 460 are for psia, °F and bbl/scf',
  where: { z: ['gas compressibility factor', '-'], T: TEMPERATURE, p_a: PRESSURE },
  evaluate: ({ z, T, p_a }) => (0.00504 * z * (T + 460)) / p_a,
})

export const oilAtIntake = equation({
  ...INTAKE,
  symbol: 'q_o',
  title: 'Oil rate at intake',
  unit: 'bbl/d',
  where: { q_d: LIQUID_RATE, f_w: WATER_CUT, B_o: ['oil formation volume factor', 'bbl/stb'] },
  evaluate: ({ q_d, f_w, B_o }) => q_d * (1 - f_w) * B_o,
})
/** Water with a formation volume factor of 1. */
export const waterAtIntake = equation({
  ...INTAKE,
  symbol: 'q_w',
  title: 'Water rate at intake',
  unit: 'bbl/d',
  where: { q_d: LIQUID_RATE, f_w: WATER_CUT },
  evaluate: ({ q_d, f_w }) => q_d * f_w,
})
export const freeGasAtIntake = equation({
  ...INTAKE,
  symbol: 'q_g',
  title: 'Free gas rate at intake before separation',
  unit: 'bbl/d',
  where: {
    q_d: LIQUID_RATE,
    f_w: WATER_CUT,
    R_p: PRODUCING_GOR,
    R_s: SOLUTION_GOR,
    B_g: ['gas formation volume factor', 'bbl/scf'],
  },
  evaluate: ({ q_d, f_w, R_p, R_s, B_g }) => q_d * (1 - f_w) * max(0, R_p - R_s) * B_g,
  limited: { holds: 'there is no free gas if all gas is in solution' },
})
export const liquidAtIntake = equation({
  ...INTAKE,
  symbol: 'q_l',
  title: 'Liquid rate at intake',
  unit: 'bbl/d',
  where: { q_o: ['oil rate', 'bbl/d'], q_w: ['water rate', 'bbl/d'] },
  evaluate: ({ q_o, q_w }) => q_o + q_w,
})
export const volumeAtIntake = equation({
  ...INTAKE,
  symbol: 'q',
  title: 'Total fluid rate at intake',
  unit: 'bbl/d',
  where: { q_l: ['liquid rate', 'bbl/d'], q_g: ['free gas rate', 'bbl/d'] },
  evaluate: ({ q_l, q_g }) => q_l + q_g,
})
export const freeGasShare = equation({
  ...INTAKE,
  symbol: 'f_g',
  title: 'Free gas volume fraction at intake',
  unit: '-',
  where: { q_g: ['free gas rate', 'bbl/d'], q_l: ['liquid rate', 'bbl/d'] },
  evaluate: ({ q_g, q_l }) => q_g / (q_g + q_l),
})
