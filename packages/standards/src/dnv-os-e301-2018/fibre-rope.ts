/** Fatigue capacity of fibre rope against tension ranges. DNV-OS-E301 (2018) Ch.2 Sec.2, fatigue limit state of fibre ropes. */
import { constant, equation, house, reachRange } from '@keelson/equations'
import { dnvOsE301 } from './source.ts'

const FIBRE = { source: dnvOsE301, clause: 'Ch.2 Sec.2 fatigue limit state, fibre ropes' } as const

/** Clause under which the curve is read. */
export const FIBRE_TABLE = 'Ch.2 Sec.2 fatigue limit state, R-N curve of polyester rope (table F3 in 2010)'

/** N = a_D R^-m with R the tension range over the characteristic strength; a_D is the intercept and not its logarithm. DNV-OS-E301 (2018) Ch.2 Sec.2. */
export const POLYESTER_CURVE = { a_D: 0.259, m: 13.46 } as const

export const POLYESTER_FACTOR = constant({
  ...FIBRE,
  clause: 'Ch.2 Sec.2 fatigue limit state, fibre ropes (F700 in 2010)',
  symbol: 'gamma_F',
  title: 'Damage safety factor, polyester rope',
  value: 60,
  unit: '-',
})

/** Of the curve: ropes creep above it. */
export const meanTensionOfTests = reachRange({
  symbol: 'L_m',
  title: 'Mean tension to breaking load ratio',
  unit: '%',
  to: 60,
  unsafe: 'above',
  because: 'the R-N curve is not applicable to higher mean tensions',
  source: house,
  clause: 'fibre rope mean tension',
})

export const ropeRangeRatio = equation({
  ...FIBRE,
  symbol: 'R',
  title: 'Tension range to characteristic strength ratio',
  unit: '-',
  where: { dT: ['tension range', 'N'], S_c: ['rope characteristic strength', 'N'] },
  evaluate: ({ dT, S_c }) => dT / S_c,
})

export const ropeCycles = equation({
  ...FIBRE,
  symbol: 'N',
  title: 'Cycles to failure',
  unit: '-',
  where: {
    a_D: ['R-N curve intercept', '-'],
    R: ['tension range to characteristic strength ratio', '-'],
    m: ['R-N curve slope', '-'],
  },
  evaluate: ({ a_D, R, m }) => a_D * R ** -m,
})

/** Damage of ranges over the characteristic strength from that of the same ranges over the breaking load. */
export const damageOnStrength = equation({
  ...FIBRE,
  symbol: 'D',
  title: 'Design life damage',
  unit: '-',
  where: {
    D_1: ['damage for tension ranges relative to breaking load', '-'],
    k_S: ['characteristic to minimum breaking strength ratio', '-'],
    m: ['R-N curve slope', '-'],
  },
  evaluate: ({ D_1, k_S, m }) => D_1 * k_S ** -m,
})
