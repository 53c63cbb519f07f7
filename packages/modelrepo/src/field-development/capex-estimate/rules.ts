/** What the inputs must satisfy together: shares that make a whole, items by their names. */
import { type Problem, shown } from '@keelson/workflow'
import type { Some } from './inputs.ts'

/** How far from 1 the shares of the years may sum. */
const WHOLE = 1e-6

export function phasingProblems({ phasing }: Some<never, 'phasing'>): Problem[] {
  if (phasing === undefined) return []
  const total = phasing.reduce((sum, share) => sum + share, 0)
  if (Math.abs(total - 1) <= WHOLE) return []
  return [{ pointer: '/phasing', message: `must sum to 1 within one millionth (entered: ${shown(total, 9)} in total)` }]
}

export function nameProblems({ line_items }: Some<'line_items'>): Problem[] {
  const seen = new Map<string, number>()
  return line_items.flatMap(({ name }, i): Problem[] => {
    const before = seen.get(name)
    if (before === undefined) seen.set(name, i)
    return before === undefined
      ? []
      : [
          {
            pointer: `/line_items/${i}/name`,
            message: `must be unique; row ${before + 1} has the same name`,
          },
        ]
  })
}
