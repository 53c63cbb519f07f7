/**
 * What a declared number measures: a kind of quantity, which brings its unit and its ranges; '-' for a ratio, factor or
 * coefficient that no range is known of; or a unit with the reason why no kind fits.
 */
import { type KindName, kindOf, magnitudesIn, type Practice, type Range, unitOfKind } from '@keelson/kinds'
import { isUnit, unit as unitOf } from '@keelson/units'
import { ContractError } from './errors.ts'

export type Measure = KindName | '-' | Unkinded
interface Unkinded {
  readonly unit: string
  /** Why no kind of the table fits; the conformance suite lists it. */
  readonly noKind: string
}

export interface MeasureOptions {
  /** Oilfield practice writes some kinds in other units. */
  readonly practice?: Practice
  /** A unit that the field's own name carries (`area_mm2`), or that is frozen with the rows of outside users. */
  readonly unit?: string
}

/** A measure, told in full. */
export interface Measured {
  readonly unit: string
  readonly kind?: KindName
  readonly noKind?: string
  readonly difference?: true
  readonly usual?: Range
  readonly possible?: Range
  readonly zero?: true
  readonly smallest?: number
}

/** Throws ContractError where the unit asked for does not measure the kind. */
export function measured(of: Measure, { practice, unit }: MeasureOptions = {}): Measured {
  if (typeof of === 'object') return of
  if (of === '-') return { unit: of }
  const kind = kindOf(of)
  const own = unit ?? unitOfKind(kind, practice)
  if (!sameDimension(own, kind.unit)) throw new ContractError(`${of} is not measured in ${own}`)
  return {
    unit: own,
    kind: of,
    ...(kind.difference && { difference: true }),
    ...magnitudesIn(kind, own),
    ...(kind.zero && { zero: true }),
  }
}

export const sameDimension = (a: string, b: string): boolean =>
  isUnit(a) && isUnit(b) && unitOf(a).dimension === unitOf(b).dimension
