/** The pump and its motor: stages, power, speed and cooling. */
import { constant, equation } from '@keelson/equations'
import { roundUp, wholeNumbers } from '@keelson/numerics/round-up.ts'
import { ACCELERATION, GRAVITY, RATE, WATER } from './heads.ts'
import { apiRp11s4, takacsEsp } from './sources.ts'

const STAGES = ['number of stages', '-'] as const
const PER_STAGE = ['stage brake power at specific gravity 1', 'hp'] as const
const AFFINITY = { source: takacsEsp, clause: 'ch. 2, affinity laws' } as const
const SPEEDS = { f: ['operating frequency', 'Hz'], f_0: ['base frequency', 'Hz'] } as const

export const stageCount = equation({
  symbol: 'N_s',
  title: 'Number of stages',
  unit: '-',
  source: apiRp11s4,
  clause: 'pump selection, number of stages',
  functions: wholeNumbers,
  where: { TDH: ['total dynamic head', 'm'], h_s: ['stage head', 'm'] },
  evaluate: ({ TDH, h_s }) => roundUp(TDH / h_s),
})
/** Power of a stage is given on water: a lighter fluid takes less. */
export const brakePower = equation({
  symbol: 'P_b',
  title: 'Pump brake power',
  unit: 'hp',
  source: apiRp11s4,
  clause: 'motor selection, brake horsepower',
  where: { N_s: STAGES, P_s: PER_STAGE, gamma: GRAVITY },
  evaluate: ({ N_s, P_s, gamma }) => N_s * P_s * gamma,
})
export const motorLoad = equation({
  symbol: 'x_m',
  title: 'Motor load',
  unit: '-',
  source: apiRp11s4,
  clause: 'motor selection, brake horsepower',
  where: { P_b: ['pump brake power', 'hp'], P_m: ['motor rating at operating frequency', 'hp'] },
  evaluate: ({ P_b, P_m }) => P_b / P_m,
})
export const pumpHead = equation({
  symbol: 'H_p',
  title: 'Pump head',
  unit: 'm',
  source: takacsEsp,
  clause: 'ch. 2, stages in series',
  where: { N_s: STAGES, h_s: ['stage head', 'm'] },
  evaluate: ({ N_s, h_s }) => N_s * h_s,
})
export const hydraulicPower = equation({
  symbol: 'P_h',
  title: 'Hydraulic power',
  unit: 'W',
  source: takacsEsp,
  clause: 'ch. 2, hydraulic power',
  where: { rho_w: WATER, gamma: GRAVITY, g: ACCELERATION, q: RATE, H: ['head', 'm'] },
  evaluate: ({ rho_w, gamma, g, q, H }) => rho_w * gamma * g * q * H,
})
/** Hydraulic over brake power: above 1 the power was not that of the head. */
export const pumpEfficiency = equation({
  symbol: 'eta_p',
  title: 'Pump efficiency',
  unit: '-',
  source: takacsEsp,
  clause: 'ch. 2, pump efficiency',
  where: { P_h: ['hydraulic power', 'hp'], P_b: ['brake power', 'hp'] },
  evaluate: ({ P_h, P_b }) => P_h / P_b,
})

export const affineRate = equation({
  ...AFFINITY,
  symbol: 'q_f',
  title: 'Flow rate at operating frequency',
  unit: 'm3/d',
  where: { q_0: ['flow rate at base frequency', 'm3/d'], ...SPEEDS },
  evaluate: ({ q_0, f, f_0 }) => q_0 * (f / f_0),
})
export const affineHead = equation({
  ...AFFINITY,
  symbol: 'h_f',
  title: 'Head at operating frequency',
  unit: 'm',
  where: { h_0: ['head at base frequency', 'm'], ...SPEEDS },
  evaluate: ({ h_0, f, f_0 }) => h_0 * (f / f_0) ** 2,
})
export const affinePower = equation({
  ...AFFINITY,
  symbol: 'P_f',
  title: 'Brake power at operating frequency',
  unit: 'hp',
  where: { P_0: ['brake power at base frequency', 'hp'], ...SPEEDS },
  evaluate: ({ P_0, f, f_0 }) => P_0 * (f / f_0) ** 3,
})

/** A motor in a slower stream overheats. */
export const LEAST_COOLING = constant({
  symbol: 'v_min',
  title: 'Minimum velocity past motor',
  value: 0.3,
  unit: 'm/s',
  source: apiRp11s4,
  clause: 'motor selection, cooling: 1 ft/s',
})
export const FULL_LOAD = constant({
  symbol: 'x_1',
  title: 'Motor full load',
  value: 1,
  unit: '-',
  source: apiRp11s4,
  clause: 'motor selection, brake horsepower',
})
