/** Units that a reader may choose from, and those of US practice, by the size of the quantity. */
import { fromSI, toSI, unit as unitOf } from '@keelson/units'
import { clean } from '@keelson/workflow'

export type UnitSystem = 'metric' | 'us'
export const isSystem = (text: string): text is UnitSystem => text === 'metric' || text === 'us'

interface Family {
  /** Units to choose from, beside that of the field. */
  readonly choice: readonly string[]
  readonly metric?: Sized
  readonly us: Sized
}
/** Units of a practice, each with the size in SI from which on it is used, smallest first. */
type Sized = readonly (readonly [from: number, unit: string])[]

const FAMILIES: readonly Family[] = [
  {
    choice: ['mm', 'cm', 'm', 'km', 'in', 'ft', 'mi'],
    metric: [
      [0, 'mm'],
      [1, 'm'],
    ],
    us: [
      [0, 'in'],
      [2.5, 'ft'],
      [16_000, 'mi'],
    ],
  },
  {
    choice: ['mm2', 'm2', 'in2', 'ft2'],
    us: [
      [0, 'in2'],
      [0.05, 'ft2'],
    ],
  },
  { choice: ['m3', 'ft3'], us: [[0, 'ft3']] },
  {
    choice: ['Pa', 'kPa', 'MPa', 'GPa', 'bar', 'psi', 'ksi'],
    metric: [
      [0, 'kPa'],
      [1e5, 'MPa'],
      [1e10, 'GPa'],
    ],
    us: [
      [0, 'psi'],
      [1e9, 'ksi'],
    ],
  },
  { choice: ['degC', 'degF', 'K'], us: [[0, 'degF']] },
  { choice: ['kg', 't', 'lb'], us: [[0, 'lb']] },
  { choice: ['kg/m', 'lb/ft'], us: [[0, 'lb/ft']] },
  { choice: ['kg/m3', 'lb/ft3'], us: [[0, 'lb/ft3']] },
  {
    choice: ['N', 'kN', 'MN', 'lbf', 'kip'],
    us: [
      [0, 'lbf'],
      [4e4, 'kip'],
    ],
  },
  { choice: ['N/m', 'kN/m', 'lbf/ft'], us: [[0, 'lbf/ft']] },
  { choice: ['m/s', 'ft/s', 'kn'], us: [[0, 'ft/s']] },
  { choice: ['h', 'd', 'year'], us: [] },
  { choice: ['A/m2', 'mA/m2', 'mA/ft2'], us: [[0, 'mA/ft2']] },
  { choice: ['mA', 'A'], us: [] },
  { choice: ['mV', 'V'], us: [] },
  { choice: ['ohm*m', 'ohm*cm'], us: [[0, 'ohm*cm']] },
  { choice: ['Ah/kg', 'Ah/lb'], us: [[0, 'Ah/lb']] },
  { choice: ['-', '%'], us: [] },
]

const byDimension = new Map(FAMILIES.map((family) => [unitOf(family.choice[0] ?? '-').dimension, family]))
const familyOf = (unit: string): Family | undefined => byDimension.get(unitOf(unit).dimension)

/** Units for a field: its own first, then others of its dimension. */
export function choicesOf(unit: string): readonly string[] {
  const own = unitOf(unit).name
  const others = (familyOf(unit)?.choice ?? []).filter((u) => unitOf(u).name !== own)
  return [unit, ...others]
}

/** The unit in which a practice states a quantity of this size; that of the field where it has none of its own. */
export function usualUnit(system: UnitSystem, unit: string, value: number): string {
  const size = Math.abs(toSI(value, unit))
  return familyOf(unit)?.[system]?.findLast(([from]) => size >= from)?.[1] ?? unit
}

/** A value in another unit, at the 12 digits that count. */
export const restated = (value: number, from: string, to: string): number =>
  from === to ? value : clean(fromSI(toSI(value, from), to))
