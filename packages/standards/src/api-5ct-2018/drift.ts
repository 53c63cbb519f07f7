/** Drift of casing: by how much the standard mandrel is narrower than the bore. */
import { equation } from '@keelson/equations'
import { api5ct } from './source.ts'

export const DRIFT_CLAUSE = 'drift testing, standard mandrels of casing'

export interface DriftClass {
  /** in, included. */
  readonly upTo: number
  /** in */
  readonly less: number
  readonly cell: string
}

/** By the outside diameter: below 9 5/8 in, from there to 13 3/8 in, above. */
export const driftClasses: readonly [DriftClass, DriftClass, DriftClass] = [
  { upTo: 9.625, less: 1 / 8, cell: 'below 9 5/8 in' },
  { upTo: 13.375, less: 5 / 32, cell: '9 5/8 to 13 3/8 in' },
  { upTo: Number.POSITIVE_INFINITY, less: 3 / 16, cell: 'above 13 3/8 in' },
]

/** A diameter is a nominal one within so much of it: conversions leave their last digit. */
const SAME = 1e-9

/** The class of an outside diameter in inches. */
export function driftClassOf(outerDiameter: number): DriftClass {
  const [small, middle, large] = driftClasses
  if (outerDiameter < small.upTo * (1 - SAME)) return small
  return outerDiameter <= middle.upTo * (1 + SAME) ? middle : large
}

export const driftDiameter = equation({
  source: api5ct,
  clause: DRIFT_CLAUSE,
  symbol: 'd_dr',
  title: 'Drift diameter',
  unit: 'm',
  where: { D: ['outside diameter', 'm'], t: ['wall thickness', 'm'], c_dr: ['drift allowance', 'm'] },
  evaluate: ({ D, t, c_dr }) => D - 2 * t - c_dr,
})
