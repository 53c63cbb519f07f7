/** Working load limit and breaking load of shackles. 0027/ND Rev 11 8.2. Coherent SI. */
import { constant, equation } from '@keelson/equations'
import { nobleDenton0027 } from './source.ts'

const at = (clause: string) => ({ source: nobleDenton0027, clause }) as const

/** DNV-ST-N001 asks for more. */
export const BREAKING_FACTOR = constant({
  ...at('8.2.6(b)'),
  symbol: 'c_ND',
  title: 'Shackle breaking load to dynamic load ratio',
  value: 3,
  unit: '-',
})

export const staticForce = equation({
  ...at('8.2.6(a)'),
  symbol: 'F_stat',
  title: 'Maximum static sling force',
  unit: 'N',
  where: { F: ['maximum sling force', 'N'], DAF: ['dynamic amplification factor', '-'] },
  evaluate: ({ F, DAF }) => F / DAF,
})

export const workingLoad = equation({
  ...at('8.2.1'),
  symbol: 'F_WLL',
  title: 'Working load limit of weakest component',
  unit: 'N',
  where: { WLL: ['working load limit', 'kg'], g: ['gravitational acceleration', 'm/s2'] },
  evaluate: ({ WLL, g }) => WLL * g,
})
