/** Breaking load of shackles, and angles of slings. DNV-ST-N001 (2021) section 16. Coherent SI. */
import { constant, equation } from '@keelson/equations'
import { dnvStN001 } from './source.ts'

const at = (clause: string) => ({ source: dnvStN001, clause }) as const

/** 0027/ND Rev 11 8.2.6 has 3.0. */
export const BREAKING_FACTOR = constant({
  ...at('16.4, clause not verified against the standard'),
  symbol: 'c_sh',
  title: 'Shackle breaking load to dynamic load ratio',
  value: 3.3,
  unit: '-',
})
export const LEAST_ANGLE = constant({
  ...at('16.3, clause not verified against the standard'),
  symbol: 'theta_min',
  title: 'Minimum sling angle from the horizontal',
  value: 30,
  unit: 'deg',
})
export const PREFERRED_ANGLE = constant({
  ...at('16.3, clause not verified against the standard'),
  symbol: 'theta_pref',
  title: 'Preferred sling angle from the horizontal',
  value: 45,
  unit: 'deg',
})

export const requiredShackleLoad = equation({
  ...at('16.4, clause not verified against the standard'),
  symbol: 'MBL_sh',
  title: 'Required shackle breaking load',
  unit: 'N',
  where: { c_sh: ['shackle breaking load to dynamic load ratio', '-'], F: ['maximum sling force', 'N'] },
  evaluate: ({ c_sh, F }) => c_sh * F,
})
