/** Where the generalised method ends, and its tables with it. DNV-RP-F109 (2021) 3.5. */
import { constant, reachRange } from '@keelson/equations'
import { dnvRpF109 } from './source.ts'

const limit = (clause: string, symbol: string, title: string, value: number) =>
  constant({ symbol, title, value, unit: '-', source: dnvRpF109, clause })
const ROWS = 'tables 3-2 to 3-4'

export const GRAVITY_LEAST = limit('3.5.1', 's_g', 'Least specific gravity of the method', 1.05)
export const GRAVITY_MOST = limit('3.5.1', 's_g', 'Largest specific gravity of the method', 3)
export const M_LEAST = limit(ROWS, 'M', 'Least velocity ratio of the tables', 0.2)
export const M_MOST = limit(ROWS, 'M', 'Largest velocity ratio of the tables', 10)
export const K_WIDE = limit(
  'table 3-2',
  'K',
  'Keulegan-Carpenter number from which half a diameter is in this table',
  10,
)
export const K_WIDE_MOST = limit('table 3-2', 'K', 'Largest Keulegan-Carpenter number, half a diameter', 60)
export const K_NARROW = limit(
  'table 3-3',
  'K',
  'Keulegan-Carpenter number up to which half a diameter is in this table',
  5,
)
export const N_LEAST = limit('table 3-3', 'N', 'Least acceleration parameter', 0.003)
export const N_MOST = limit('table 3-3', 'N', 'Largest acceleration parameter', 0.048)
export const M_LEVEL = limit('table 3-3', 'M', 'Velocity ratio from which the least N is as good as the next', 2)
export const K_TEN_LEAST = limit('table 3-4', 'K', 'Least Keulegan-Carpenter number, ten diameters', 5)
export const K_TEN_MOST = limit('table 3-4', 'K', 'Largest Keulegan-Carpenter number, ten diameters', 100)
export const M_FALLING = limit('table 3-4', 'M', 'Velocity ratio up to which the table falls with K at its edge', 0.8)
export const DIAMETERS_PER_OSCILLATION = limit(
  '3.5.3',
  'r_Y',
  'Diameters that the weight for ten diameters moves in one oscillation',
  0.01,
)

const ENDS = { source: dnvRpF109, unit: '-' } as const

export const SPECIFIC_GRAVITY = reachRange({
  ...ENDS,
  symbol: 's_g',
  title: 'Specific gravity of the pipe',
  from: GRAVITY_LEAST.value,
  to: GRAVITY_MOST.value,
  unsafe: 'either',
  because: 'the generalised method is given for this range',
  clause: '3.5.1',
})
export const ACCELERATION = reachRange({
  ...ENDS,
  symbol: 'N',
  title: 'Acceleration parameter',
  from: N_LEAST.value,
  unsafe: 'below',
  because: 'table 3-3 ends there and the required weight still grows',
  clause: 'table 3-3',
})
export const TEN_DIAMETERS_K = reachRange({
  ...ENDS,
  symbol: 'K',
  title: 'Keulegan-Carpenter number',
  from: K_TEN_LEAST.value,
  unsafe: 'below',
  because: 'table 3-4 ends there and the weight for ten diameters still grows',
  clause: 'table 3-4',
})
