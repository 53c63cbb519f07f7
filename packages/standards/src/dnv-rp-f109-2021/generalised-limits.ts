/** Where the generalised method ends, and its tables with it. DNV-RP-F109 (2021) 3.5. */
import { constant, reachRange } from '@keelson/equations'
import { dnvRpF109 } from './source.ts'

const limit = (clause: string, symbol: string, title: string, value: number) =>
  constant({ symbol, title, value, unit: '-', source: dnvRpF109, clause })
const ROWS = 'tables 3-2 to 3-4'

export const GRAVITY_LEAST = limit('3.5.1', 's_g', 'Minimum specific gravity', 1.05)
export const GRAVITY_MOST = limit('3.5.1', 's_g', 'Maximum specific gravity', 3)
export const M_LEAST = limit(ROWS, 'M', 'Minimum velocity ratio', 0.2)
export const M_MOST = limit(ROWS, 'M', 'Maximum velocity ratio', 10)
export const K_WIDE = limit(
  'table 3-2',
  'K',
  'Minimum Keulegan-Carpenter number for half-diameter displacement, table 3-2',
  10,
)
export const K_WIDE_MOST = limit(
  'table 3-2',
  'K',
  'Maximum Keulegan-Carpenter number for half-diameter displacement',
  60,
)
export const K_NARROW = limit(
  'table 3-3',
  'K',
  'Maximum Keulegan-Carpenter number for half-diameter displacement, table 3-3',
  5,
)
export const N_LEAST = limit('table 3-3', 'N', 'Minimum acceleration parameter', 0.003)
export const N_MOST = limit('table 3-3', 'N', 'Maximum acceleration parameter', 0.048)
export const M_LEVEL = limit('table 3-3', 'M', 'Velocity ratio above which the two lowest N values agree', 2)
export const K_TEN_LEAST = limit('table 3-4', 'K', 'Minimum Keulegan-Carpenter number for ten-diameter displacement', 5)
export const K_TEN_MOST = limit(
  'table 3-4',
  'K',
  'Maximum Keulegan-Carpenter number for ten-diameter displacement',
  100,
)
export const M_FALLING = limit('table 3-4', 'M', 'Velocity ratio up to which the table edge decreases with K', 0.8)
export const DIAMETERS_PER_OSCILLATION = limit(
  '3.5.3',
  'r_Y',
  'Displacement per oscillation at ten-diameter weight, in diameters',
  0.01,
)

const ENDS = { source: dnvRpF109, unit: '-' } as const

export const SPECIFIC_GRAVITY = reachRange({
  ...ENDS,
  symbol: 's_g',
  title: 'Pipe specific gravity',
  from: GRAVITY_LEAST.value,
  to: GRAVITY_MOST.value,
  unsafe: 'either',
  because: `the generalised method is valid for specific gravities of ${GRAVITY_LEAST.value} to ${GRAVITY_MOST.value} only`,
  clause: '3.5.1',
})
export const ACCELERATION = reachRange({
  ...ENDS,
  symbol: 'N',
  title: 'Acceleration parameter',
  from: N_LEAST.value,
  unsafe: 'below',
  because: 'table 3-3 ends at this limit, where the required weight is still increasing',
  clause: 'table 3-3',
})
export const TEN_DIAMETERS_K = reachRange({
  ...ENDS,
  symbol: 'K',
  title: 'Keulegan-Carpenter number',
  from: K_TEN_LEAST.value,
  unsafe: 'below',
  because: 'table 3-4 ends at this limit, where the ten-diameter weight is still increasing',
  clause: 'table 3-4',
})
