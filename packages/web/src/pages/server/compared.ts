/** Two records and what of them differs, as the parts of the comparison read them. */
import type { Difference, Place, RunComparison, RunRecord } from '@keelson/engine'
import type { UnitSystem } from '@keelson/units/systems.ts'

export interface Compared {
  readonly a: RunRecord
  readonly b: RunRecord
  readonly comparison: RunComparison
  /** In which values are read. */
  readonly units: UnitSystem
}

/** 'layers' of 'layers/0/thickness' and of 'layers use'. */
const rootOf = (name: string): string => /^[^/ ]*/.exec(name)?.[0] ?? name

/** What differs of one place, by the name of the input, check or value that it is part of. */
export const differencesIn = ({ comparison }: Compared, place: Place): ReadonlyMap<string, readonly Difference[]> =>
  Map.groupBy(
    comparison.differences.filter(({ where }) => where === place),
    ({ name }) => rootOf(name),
  )

/** Of two lists the entries by name, those of the first in their order, then those that the second alone has. */
export function paired<T>(
  a: readonly T[],
  b: readonly T[],
  nameOf: (one: T) => string,
): readonly (readonly [name: string, a: T | undefined, b: T | undefined])[] {
  const [first, second] = [a, b].map((list) => new Map(list.map((one) => [nameOf(one), one])))
  const names = new Set([...(first?.keys() ?? []), ...(second?.keys() ?? [])])
  return [...names].map((name) => [name, first?.get(name), second?.get(name)])
}
