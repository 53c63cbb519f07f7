/** The public face of units: look up, test, convert. */
import { baseExponents } from './dimension.ts'
import { resolve, wrongDimension } from './suggest.ts'
import { between, type Compiled, compile, siNameOf, type Unit } from './unit.ts'

/**
 * The unit of a name or compound: 'kN/m2', 'deg/30m', 'USD/(bbl/d)'. `name` in the answer is the plain spelling.
 * Throws UnitError unknown_unit or ambiguous_unit, with a suggestion where there is one.
 */
export function unit(name: string): Unit {
  return resolve(name).unit
}

/** True for a text that `unit` reads. */
export function isUnit(name: string): boolean {
  try {
    compile(name)
    return true
  } catch {
    return false
  }
}

/** A value in the unit -> coherent SI (degC -> K, psig -> Pa gauge). Throws UnitError for a text that is no unit. */
export const toSI = (value: number, unitName: string): number => toSIFrom(unitName)(value)

/** The same for many values of one unit. Throws UnitError for a text that is no unit. */
export function toSIFrom(unitName: string): (value: number) => number {
  const from = resolve(unitName)
  return between(from, si(from))
}

/** A value in coherent SI -> the unit. Throws UnitError for a text that is no unit. */
export const fromSI = (value: number, unitName: string): number => fromSITo(unitName)(value)

/** The same for many values of one unit. Throws UnitError for a text that is no unit. */
export function fromSITo(unitName: string): (value: number) => number {
  const to = resolve(unitName)
  return between(si(to), to)
}

/**
 * A value from one unit to another of the same dimension; the value itself between a unit and itself. Never changes
 * gauge to absolute. Throws UnitError wrong_dimension.
 */
export function convert(value: number, from: string, to: string): number {
  const [a, b] = [resolve(from), resolve(to)]
  if (a.unit.dimension !== b.unit.dimension) throw wrongDimension(a, b)
  return a === b || a.unit.name === b.unit.name ? value : between(a, b)(value)
}

/** The coherent SI unit that `toSI` leads to, for printing: 'm', 'Pa', 'Pa(a)', 'K', 'rad/s', '-'. Throws UnitError. */
export function siUnitOf(unitName: string): string {
  return siNameOf(resolve(unitName))
}

/**
 * The base dimensions of a unit with their exponents: M, L, T, I, K, and what counts as one here (rad, USD, boe, ...).
 * Throws UnitError.
 */
export function baseDimensions(unitName: string): ReadonlyMap<string, number> {
  return baseExponents(resolve(unitName).si)
}

const known = new WeakMap<Compiled, Compiled>()
/** The coherent SI unit of the same dimension; every number that comes in or goes out asks for it. */
function si(of: Compiled): Compiled {
  const before = known.get(of)
  if (before) return before
  const made = compile(siNameOf(of))
  known.set(of, made)
  return made
}
