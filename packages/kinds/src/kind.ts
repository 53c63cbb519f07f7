/**
 * A kind of quantity: steel yield strength, significant wave height, oil rate. It knows the one unit in which its field
 * writes it, the range in which its numbers usually lie, and the range outside which no one can mean one.
 */
import { convert, unit as unitOf } from '@keelson/units'

export type Range = readonly [low: number, high: number]

type Sense = 'load' | 'strength'

export interface Kind {
  readonly title: string
  /** The unit of the field. */
  readonly unit: string
  /** The unit of oilfield practice, where that differs. */
  readonly oilfield?: string
  /** Outside it a number is warned of. In `unit`, ends included. */
  readonly usual: Range
  /** Outside it a number is refused. In `unit`, ends included. */
  readonly possible: Range
  /** 0 is an ordinary value (none of it), also where a range begins above it. */
  readonly zero?: true
  /** Another value whose magnitude lies below it is warned of: a likely slip of unit. In `unit`. */
  readonly smallest?: number
  /** A difference of temperatures, not a level. */
  readonly difference?: true
  /** More of a load is never better for a check, more of a strength never worse; left out where it may be either. */
  readonly sense?: Sense
  /** Where the ranges come from. */
  readonly why: string
}

/** How a discipline writes its numbers. */
export type Practice = 'metric' | 'oilfield'

/** Declares kinds; the identity, kept for inference of their names. */
export const defineKinds = <const K extends Readonly<Record<string, Kind>>>(kinds: K): K => kinds

/** The unit of a kind in a practice. */
export const unitOfKind = ({ unit, oilfield }: Kind, practice: Practice = 'metric'): string =>
  practice === 'oilfield' ? (oilfield ?? unit) : unit

/** The ranges of a kind, in a unit. */
export interface Magnitudes {
  readonly usual: Range
  readonly possible: Range
  readonly smallest?: number
}

/** Throws UnitError where the unit does not measure the kind. */
export function magnitudesIn(kind: Kind, unit: string): Magnitudes {
  const own = (value: number) => rounded(converted(value, kind, unit))
  const ends = ([low, high]: Range): Range => [own(low), own(high)]
  return {
    usual: ends(kind.usual),
    possible: ends(kind.possible),
    ...(kind.smallest !== undefined && { smallest: rounded(kind.smallest * scale(kind.unit, unit)) }),
  }
}

function converted(value: number, kind: Kind, unit: string): number {
  if (unit === kind.unit) return value
  return kind.difference ? value * scale(kind.unit, unit) : convert(value, kind.unit, unit)
}
const scale = (from: string, to: string): number => unitOf(from).factor / unitOf(to).factor
/** Conversions leave digits that no range means. */
const rounded = (value: number): number => Number(value.toPrecision(6))
