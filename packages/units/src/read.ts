/** Reads what people send for a field of a declared unit: "12.75 in" for metres. Refuses what could be read two ways. */
import { didYouMean, LONGEST, UnitError } from './errors.ts'
import { readImperial } from './imperial.ts'
import { pointed, readNumber } from './number.ts'
import type { ReadQuantity, TradeReader } from './quantity.ts'
import { REFUSED } from './refused.ts'
import { shown } from './shown.ts'
import { plain } from './spellings.ts'
import { resolve, wrongDimension } from './suggest.ts'
import { between, type Compiled, compile, differenceToSI, siNameOf } from './unit.ts'

export interface ReadOptions {
  /** The field is a difference: 10 degC is then 10 K, and no atmosphere is added. */
  readonly difference?: boolean
  /** Where what the field measures gives units of the trade their one meaning (`inTrade`); tried first. */
  readonly trade?: TradeReader
}

/** Standard atmosphere, Pa, between gauge and absolute pressure (NIST SP 811). */
const ATMOSPHERE = 101325

interface Fit {
  readonly typed: Compiled
  /** Pa to add after conversion. */
  readonly shift: number
  readonly note?: string
  /** The one unit that a refused name has for a meaning: 140 F is in degF. */
  readonly only?: string
}

/**
 * "12.75 in" or "12 3/4 in" for a field declared in 'm' -> { value: 12.75, unit: 'in', si: 0.32385 }. A bare number is read for a
 * field in '-' only. Throws UnitError: not_a_quantity, unknown_unit, ambiguous_unit, wrong_dimension.
 */
export function readQuantity(text: string, declaredUnit: string, options: ReadOptions = {}): ReadQuantity {
  if (text.length > LONGEST) throw new UnitError('not_a_quantity', `${shown(text)} is too long for a quantity`)
  const imperial = readImperial(text, declaredUnit)
  if (imperial) return quantity(imperial.value, imperial.unit, declaredUnit, options)
  const { value, rest } = readNumber(text, declaredUnit)
  return withComma(text, value, quantity(value, rest, declaredUnit, options))
}

/** What was read of a decimal comma is said. */
function withComma(text: string, value: number, read: ReadQuantity): ReadQuantity {
  if (pointed(text) === text) return read
  const said = `${shown(text.trim())} was read with a decimal comma, ${value}`
  return { ...read, note: read.note === undefined ? said : `${said}; ${read.note}` }
}

/** The same for { value, unit } objects. Throws UnitError as `readQuantity` does. */
export function readValue(
  value: number,
  unitText: string,
  declaredUnit: string,
  options: ReadOptions = {},
): ReadQuantity {
  if (!Number.isFinite(value)) throw new UnitError('not_a_quantity', `${value} is not a finite number`)
  return quantity(value, unitText.trim(), declaredUnit, options)
}

/**
 * Whether a unit text can stand for the declared unit: the text back, and the note that belongs to it. Gauge against
 * absolute needs an atmosphere added, so convert with `readValue`. Throws UnitError as `readQuantity` does.
 */
export function readUnit(
  unitText: string,
  declaredUnit: string,
  options: ReadOptions = {},
): { unit: string; note?: string } {
  const unit = unitText.trim()
  const { note } = fit(unit, compile(declaredUnit), options)
  return { unit, ...(note !== undefined && { note }) }
}

function quantity(value: number, unitText: string, declaredUnit: string, options: ReadOptions): ReadQuantity {
  const traded = options.trade?.(value, unitText, declaredUnit)
  if (traded) return traded
  const { scale, shift, note, only } = scaleOf(unitText, declaredUnit, options)
  const si = scale(value) + shift + 0
  if (!Number.isFinite(si))
    throw new UnitError('not_a_quantity', `${value} ${unitText} is outside the representable range`)
  return { value: value + 0, unit: only ?? unitText, si, ...(note !== undefined && { note }) }
}

interface Scale extends Pick<Fit, 'shift' | 'note' | 'only'> {
  readonly scale: (value: number) => number
}
/** By the unit as typed, the declared one, and whether it is a difference: a long list has the same for every entry. */
const scales = new Map<string, Scale>()
const KEPT = 1000

function scaleOf(unitText: string, declaredUnit: string, options: ReadOptions): Scale {
  const key = `${unitText}\n${declaredUnit}\n${options.difference === true}`
  const known = scales.get(key)
  if (known) return known
  const { typed, shift, note, only: alone } = fit(unitText, compile(declaredUnit), options)
  const scale = options.difference ? differenceToSI(typed) : between(typed, compile(siNameOf(typed)))
  const made = {
    scale,
    shift,
    ...(note !== undefined && { note }),
    ...(alone !== undefined && { only: alone }),
  }
  if (scales.size >= KEPT) scales.clear()
  scales.set(key, made)
  return made
}

function fit(unitText: string, declared: Compiled, options: ReadOptions): Fit {
  if (unitText === '') throw new UnitError('not_a_quantity', 'the unit is missing', `enter it in ${declared.unit.name}`)
  const meant = meantByField(unitText, declared)
  if (meant) return meant
  const typed = resolve(unitText, declared)
  if (typed.unit.dimension === declared.unit.dimension) return sameDimension(typed, declared)
  if (isPressure(typed) && isPressure(declared)) return pressure(typed, declared, options)
  const gram = asGram(unitText, declared)
  if (gram) return gram
  throw wrongDimension(typed, declared)
}

const isPressure = (of: Compiled) => of.unit.dimension.split(':')[0] === 'pressure'

function sameDimension(typed: Compiled, declared: Compiled): Fit {
  const [is, wants] = [typed.unit.name, declared.unit.name]
  if (is === '-' && declared.tree.kind !== 'unit' && declared.unit.factor !== 1) {
    const say = `enter ${wants} or ${wants === 'scf/stb' ? 'Sm3/Sm3' : 'the ratio of two units'}`
    throw new UnitError('ambiguous_unit', `"-" means no unit, but the input is in ${wants}`, say)
  }
  const bare = typed.tree.kind === 'unit' && typed.unit.dimension === 'ratio'
  if (bare || typed.usesStandardVolume === declared.usesStandardVolume) return { typed, shift: 0 }
  const note = `${is} was read as ${wants}: volumes are compared without conversion between standard and actual conditions`
  return { typed, shift: 0, note }
}

/** Names such as pcf, which are read where the field takes one of their meanings only. */
function meantByField(unitText: string, declared: Compiled): Fit | undefined {
  const refused = REFUSED.get(plain(unitText))
  if (!refused?.byField) return undefined
  const fitting = refused.byField.filter((name) => compile(name).unit.dimension === declared.unit.dimension)
  const [only] = fitting
  if (only === undefined && refused.byField.length < refused.meant.length) return undefined
  if (only === undefined || fitting.length > 1) {
    throw new UnitError('ambiguous_unit', `"${unitText}" is ambiguous (${refused.why})`, didYouMean(refused.meant))
  }
  const note = `${unitText} was read as ${only}`
  return { typed: compile(only), shift: 0, note, ...(refused.meant.length === 1 && { only }) }
}

/** g is standard gravity; where only a mass fits, it is the gram. */
function asGram(unitText: string, declared: Compiled): Fit | undefined {
  const name = plain(unitText).replace(/(?<![A-Za-z_])g(?![A-Za-z_])/, 'gram')
  if (name === plain(unitText)) return undefined
  const typed = compile(name)
  if (typed.unit.dimension !== declared.unit.dimension) return undefined
  return { typed, shift: 0, note: `${unitText} was read as ${name}: g is the gram, not standard gravity` }
}

function pressure(typed: Compiled, declared: Compiled, { difference = false }: ReadOptions): Fit {
  const [is, from, to] = [typed.unit.name, typed.reference, declared.reference]
  if (to === undefined && from === 'absolute' && !difference) {
    const say = `enter the pressure difference, or a gauge pressure, in ${declared.unit.name}`
    throw new UnitError('wrong_dimension', `${is} is absolute pressure, not a plain pressure`, say)
  }
  if (difference) return { typed, shift: 0, note: `${is} was read as a pressure difference` }
  if (to === undefined) return { typed, shift: 0, note: `${is} was read as a pressure above atmospheric` }
  if (from === undefined) return { typed, shift: 0, note: `${is} was read as ${to} pressure` }
  const [shift, verb] = to === 'absolute' ? [ATMOSPHERE, 'added'] : [-ATMOSPHERE, 'subtracted']
  return { typed, shift, note: `${is} was read as ${from} pressure: the standard atmosphere, 101.325 kPa, ${verb}` }
}
