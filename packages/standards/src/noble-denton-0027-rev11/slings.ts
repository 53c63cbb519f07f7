/** Safety factor of a sling. 0027/ND Rev 11 7.2 to 7.11, DNV-ST-N001 16.4 alike. Coherent SI. */
import { constant, equation, max, reachRange, sqrt } from '@keelson/equations'
import { nobleDenton0027 } from './source.ts'

const at = (clause: string) => ({ source: nobleDenton0027, clause }) as const

export const LEAST_FACTOR = constant({
  ...at('7.3.1'),
  symbol: 'c_sf',
  title: 'Minimum combined load, consequence and material factor',
  value: 2.3,
  unit: '-',
})
/** As-new wire rope with certificates; other certified wire rope has 1.5. */
export const NEW_WIRE_MATERIAL_FACTOR = constant({
  ...at('7.10.2'),
  symbol: 'gamma_m_new',
  title: 'Material factor, as-new certified wire rope',
  value: 1.35,
  unit: '-',
})
export const WIRE_MATERIAL_FACTOR = constant({
  ...at('7.10.1'),
  symbol: 'gamma_m_wire',
  title: 'Material factor, certified wire rope',
  value: 1.5,
  unit: '-',
})
/** No body of a sling may touch anything narrower. */
export const LEAST_BEND = constant({
  ...at('7.8.5'),
  symbol: 'c_bend',
  title: 'Minimum bend-to-rope diameter ratio',
  value: 1,
  unit: '-',
})
export const BEND_REACH = reachRange({
  ...at('7.8.5'),
  symbol: 'D/d',
  title: 'Bend-to-rope diameter ratio',
  unit: '-',
  from: LEAST_BEND.value,
  unsafe: 'below',
  because: 'the bend diameter shall not be less than the sling diameter',
})

const gamma_r = ['reduction factor', '-'] as const
const gamma_w = ['wear factor', '-'] as const
const gamma_tw = ['twist factor', '-'] as const

export const bendingFactor = equation({
  ...at('7.8.1'),
  symbol: 'gamma_b',
  title: 'Bending factor',
  unit: '-',
  where: { D: ['bend diameter', 'm'], d: ['rope diameter', 'm'] },
  evaluate: ({ D, d }) => 1 / (1 - 0.5 / sqrt(D / d)),
})

export const reductionFactor = equation({
  ...at('7.6.1'),
  symbol: 'gamma_r',
  title: 'Reduction factor',
  unit: '-',
  where: { gamma_s: ['termination factor', '-'], gamma_b: ['bending factor', '-'] },
  evaluate: ({ gamma_s, gamma_b }) => max(gamma_s, gamma_b),
})

export const nominalSafetyFactor = equation({
  ...at('7.3.1'),
  symbol: 'gamma_sf',
  title: 'Nominal safety factor',
  unit: '-',
  where: {
    gamma_f: ['load factor', '-'],
    gamma_c: ['consequence factor', '-'],
    gamma_r,
    gamma_w,
    gamma_m: ['material factor', '-'],
    gamma_tw,
    c_sf: ['minimum combined load, consequence and material factor', '-'],
  },
  evaluate: ({ gamma_f, gamma_c, gamma_r, gamma_w, gamma_m, gamma_tw, c_sf }) =>
    max(gamma_f * gamma_c * gamma_r * gamma_w * gamma_m * gamma_tw, c_sf * gamma_r * gamma_w * gamma_tw),
})

export const requiredBreakingLoad = equation({
  ...at('7.2.1'),
  symbol: 'MBL_req',
  title: 'Required breaking load',
  unit: 'N',
  where: { F: ['maximum sling force', 'N'], gamma_sf: ['nominal safety factor', '-'] },
  evaluate: ({ F, gamma_sf }) => F * gamma_sf,
})

export const slingUtilisation = equation({
  ...at('7.2.1'),
  symbol: 'u_s',
  title: 'Sling utilisation',
  unit: '-',
  where: { MBL_req: ['required breaking load', 'N'], MBL: ['sling breaking load', 'N'] },
  evaluate: ({ MBL_req, MBL }) => MBL_req / MBL,
})
