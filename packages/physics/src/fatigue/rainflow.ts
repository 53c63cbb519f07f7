/** From a load history to stress or tension cycles: rainflow counting as ASTM writes it, without binning. */
import type { Source } from '@keelson/equations'
import { NumericsError } from '@keelson/numerics/errors.ts'

export const astmE1049: Source = {
  id: 'ASTM E1049-85',
  title: 'Standard practices for cycle counting in fatigue analysis',
  publisher: 'ASTM',
  revision: '2017',
  read: 'public descriptions',
}

/** A counted cycle; range and mean in the unit of the history. */
export interface Cycle {
  readonly range: number
  readonly mean: number
  /** 1 for a full cycle, 0.5 for a half one. */
  readonly count: 1 | 0.5
}

/**
 * Peaks and valleys of a history in their order, the first and the last point among them; equal neighbours count once.
 * A history that never changes has none. Throws NumericsError 'bad_input' for values that are not finite.
 */
export function reversals(history: readonly number[]): number[] {
  const turning: number[] = []
  for (const value of history) {
    if (!Number.isFinite(value)) throw new NumericsError('bad_input', 'a load history holds a value that is no number')
    const last = turning.at(-1)
    const before = turning.at(-2)
    if (value === last) continue
    if (last !== undefined && before !== undefined && value > last === last > before) turning.pop()
    turning.push(value)
  }
  return turning.length > 1 ? turning : []
}

/**
 * Rainflow cycles of a history, in the order in which they close: full cycles count 1; ranges that hold the starting
 * point, and those left at the end, count 0.5 each. Source: ASTM E1049-85 (2017), 5.4.4. Throws as `reversals`.
 */
export function rainflow(history: readonly number[]): Cycle[] {
  const cycles: Cycle[] = []
  const open: number[] = []
  for (const point of reversals(history)) {
    open.push(point)
    closeRanges(open, cycles)
  }
  for (let i = 1; i < open.length; i++) cycles.push(cycle(open[i - 1] as number, open[i] as number, 0.5))
  return cycles
}

/** Steps 2 to 5 of the standard: counts range Y while the range X after it is no smaller. */
function closeRanges(open: number[], cycles: Cycle[]): void {
  while (open.length >= 3) {
    const [a, b, c] = open.slice(-3) as [number, number, number]
    if (Math.abs(c - b) < Math.abs(b - a)) return
    if (open.length === 3) {
      cycles.push(cycle(a, b, 0.5))
      open.shift()
    } else {
      cycles.push(cycle(a, b, 1))
      open.splice(-3, 2)
    }
  }
}

function cycle(from: number, to: number, count: 1 | 0.5): Cycle {
  return { range: Math.abs(to - from), mean: (from + to) / 2, count }
}

/** Ranges of a count with the sum of their counts, in the order in which each first closes: nothing is rounded or binned. */
export function countedRanges(cycles: readonly Cycle[]): { readonly range: number; readonly count: number }[] {
  const counts = new Map<number, number>()
  for (const { range, count } of cycles) counts.set(range, (counts.get(range) ?? 0) + count)
  return [...counts].map(([range, count]) => ({ range, count }))
}
