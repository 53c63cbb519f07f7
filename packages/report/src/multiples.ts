/** Multiples of the SI units in which an engineer thinks, by the size from which on they are used, largest first. */

type Multiple = readonly [from: number, unit: string]

export const MULTIPLES: ReadonlyMap<string, readonly Multiple[]> = new Map([
  [
    'Pa',
    [
      [1e10, 'GPa'],
      [1e5, 'MPa'],
    ],
  ],
  [
    'N',
    [
      [1e7, 'MN'],
      [1e3, 'kN'],
    ],
  ],
  ['N*m', [[1e3, 'kN*m']]],
  ['N/m', [[1e3, 'kN/m']]],
  ['W', [[1e4, 'kW']]],
])

/** A length below this is printed in millimetres, m. */
export const SHORT_LENGTH = 0.1
/** Less than an atom: what rounding leaves of a length that is nothing, m. */
export const NO_LENGTH = 1e-10

/** The multiple that suits numbers of a size; the unit itself where it has none. */
export const multipleOf = (unit: string, size: number): string =>
  MULTIPLES.get(unit)?.find(([from]) => size >= from)?.[1] ?? unit
