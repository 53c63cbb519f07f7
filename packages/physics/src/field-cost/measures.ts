/** What a cost is per barrel of capacity or of reserves. Coherent SI. */
import { equation } from '@keelson/equations'
import { newendorp } from './sources.ts'

const CLAUSE = { source: newendorp, clause: 'measures of investment' } as const
const C = ['capital cost', 'USD'] as const

export const costPerCapacity = equation({
  ...CLAUSE,
  symbol: 'c_Q',
  title: 'Capital cost per unit capacity',
  unit: 'USD*s/m3',
  where: { C, Q: ['oil capacity', 'm3/s'] },
  evaluate: ({ C, Q }) => C / Q,
})
export const costPerReserves = equation({
  ...CLAUSE,
  symbol: 'c_R',
  title: 'Capital cost per barrel of reserves',
  unit: 'USD/m3',
  where: { C, V_R: ['reserves, oil equivalent', 'm3'] },
  evaluate: ({ C, V_R }) => C / V_R,
})
