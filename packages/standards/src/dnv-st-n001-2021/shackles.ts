/** Breaking load of shackles, and angles of slings. DNV-ST-N001 (2021) section 16. Coherent SI. */
import { constant, equation } from '@keelson/equations'
import { dnvStN001 } from './source.ts'

const at = (clause: string) => ({ source: dnvStN001, clause }) as const

/** 0027/ND Rev 11 8.2.6 has 3.0. */
export const BREAKING_FACTOR = constant({
  ...at('16.4, as recalled'),
  symbol: 'c_sh',
  title: 'Breaking load of a shackle over its dynamic load',
  value: 3.3,
  unit: '-',
})
export const LEAST_ANGLE = constant({
  ...at('16.3, as recalled'),
  symbol: 'theta_min',
  title: 'Least angle of a sling from the horizontal',
  value: 30,
  unit: 'deg',
})
export const PREFERRED_ANGLE = constant({
  ...at('16.3, as recalled'),
  symbol: 'theta_pref',
  title: 'Preferred angle of a sling from the horizontal',
  value: 45,
  unit: 'deg',
})

export const requiredShackleLoad = equation({
  ...at('16.4, as recalled'),
  symbol: 'MBL_sh',
  title: 'Required breaking load of the shackle',
  unit: 'N',
  where: { c_sh: ['breaking load over dynamic load', '-'], F: ['largest sling force', 'N'] },
  evaluate: ({ c_sh, F }) => c_sh * F,
})
