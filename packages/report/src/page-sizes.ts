/**
 * How large the numbers of a page are that are declared in one unit. A practice may write two units for it by size, such as
 * lbf and kip; all of a page then take that of the largest. Lengths are of many kinds and keep a size each.
 */
import type { Result } from '@keelson/engine/result.ts'
import { isUnit, unit as unitOf } from '@keelson/units'

/** The size by which a number of a page finds its unit. */
export type PageSizes = (unit: string, size: number) => number

/** Of what is on no page. */
export const OWN_SIZES: PageSizes = (_, size) => size

const OWN_SIZE: ReadonlySet<string> = new Set(['m', 'm2', 'm3', 'm4'].map((unit) => unitOf(unit).dimension))

export function pageSizes(result: Result | undefined): PageSizes {
  const largest = new Map<string, number>()
  for (const { unit, value } of statedIn(result)) {
    if (unit === undefined || typeof value !== 'number' || !isUnit(unit) || hasOwnSize(unit)) continue
    const { name } = unitOf(unit)
    largest.set(name, Math.max(largest.get(name) ?? 0, Math.abs(value)))
  }
  return (unit, size) => (isUnit(unit) ? (largest.get(unitOf(unit).name) ?? size) : size)
}

const hasOwnSize = (unit: string): boolean => OWN_SIZE.has(unitOf(unit).dimension)

interface Stated {
  readonly unit?: string | undefined
  readonly value?: unknown
}

/** Values and both sides of the checks. */
const statedIn = (result: Result | undefined): readonly Stated[] => [
  ...Object.values(result?.values ?? {}),
  ...(result?.checks ?? []).flatMap(({ demand, capacity }) => [demand, capacity]),
]
