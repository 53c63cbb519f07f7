/**
 * Units of the trade that are read only where the field says what it measures: sg, lb/ft3, kN/m3 and psi/ft are one mud
 * weight, API is an oil, bopd is barrels of a field of oil. What is read is said in a note.
 */
import { printNumber, unitAfter } from './print.ts'
import type { ReadQuantity, TradeReader } from './quantity.ts'
import { plain } from './spellings.ts'
import { between, type Compiled, compile, siNameOf } from './unit.ts'

/** What a field measures, beyond its unit: a fluid, a fluid that may be oil, ground, or the rate of one fluid. */
export type Trade = 'fluid' | 'oil' | 'ground' | 'oil rate' | 'water rate' | 'liquid rate'

/** Standard gravity, m/s2. */
const GRAVITY = 9.80665
/** Water to which the specific gravity of a mud or brine is stated, kg/m3. */
const WATER = 1000
/** Water at 60 °F, to which API gravity is stated, kg/m3 (API MPMS 11.5). */
const WATER_60F = 999.016

/** How a density may be stated, and what it is in kg/m3. */
interface Scale {
  readonly toDensity: (value: number) => number
  readonly fromDensity: (density: number) => number
  readonly basis?: string
}
const DENSITY: Scale = { toDensity: (rho) => rho, fromDensity: (rho) => rho }
const WEIGHT: Scale = {
  toDensity: (gamma) => gamma / GRAVITY,
  fromDensity: (rho) => rho * GRAVITY,
  basis: `g = ${GRAVITY} m/s²`,
}
const relativeTo = (water: number, at: string): Scale => ({
  toDensity: (ratio) => ratio * water,
  fromDensity: (rho) => rho / water,
  basis: `water ${water} kg/m³${at}`,
})
const SPECIFIC_GRAVITY = relativeTo(WATER, '')
const SPECIFIC_GRAVITY_60F = relativeTo(WATER_60F, ' at 60 °F')
const API_GRAVITY: Scale = {
  toDensity: (api) => (141.5 / (131.5 + api)) * WATER_60F,
  fromDensity: (rho) => (141.5 * WATER_60F) / rho - 131.5,
  basis: `water ${WATER_60F} kg/m³ at 60 °F`,
}
/** By dimension, the ways in which a density is stated in units. */
const SCALES: ReadonlyMap<string, Scale> = new Map([
  [compile('kg/m3').unit.dimension, DENSITY],
  [compile('N/m3').unit.dimension, WEIGHT],
  [compile('-').unit.dimension, SPECIFIC_GRAVITY],
  [compile('degAPI').unit.dimension, API_GRAVITY],
])
const GRAVITY_NAMES: ReadonlySet<string> = new Set(['sg', 'SG', 's.g.', 'S.G.'])
const API_NAMES: ReadonlySet<string> = new Set(['API', 'degAPI'])
/** Digits of what is said beside the number that was typed. */
const SAID_DIGITS = 6
/** Digits kept, so that a bound reached in another unit is met. */
const KEPT_DIGITS = 14

/** Reads for fields of a trade: the quantity in the unit of the field, where the unit alone has no such reading. */
export const inTrade =
  (trade: Trade): TradeReader =>
  (value, unitText, declared) =>
    tradeReading(value, unitText, declared, trade)

function tradeReading(value: number, unitText: string, declared: string, trade: Trade): ReadQuantity | undefined {
  if (trade.endsWith(' rate')) return rateReading(value, unitText, declared, trade)
  const field = compile(declared)
  const own = scaleOf(field)
  const typed = typedScale(unitText, trade)
  if (own === undefined || typed === undefined || typed.dimension === field.unit.dimension) return undefined
  if (trade === 'ground' && (own === SPECIFIC_GRAVITY || own === API_GRAVITY)) return undefined
  const both = [typed.scale, own]
  const [from, to] = [at60F(typed.scale, both), at60F(own, both)]
  const si = to.fromDensity(from.toDensity(typed.toSI(value)))
  if (!Number.isFinite(si)) return undefined
  const basis = [...new Set([from.basis, to.basis].filter((said) => said !== undefined))].join(', ')
  return inField(value, unitText, { si, field, basis })
}

/** A specific gravity beside an API gravity is of oil, to water at 60 °F. */
const at60F = (scale: Scale, both: readonly Scale[]): Scale =>
  scale === SPECIFIC_GRAVITY && both.includes(API_GRAVITY) ? SPECIFIC_GRAVITY_60F : scale

const scaleOf = ({ unit, reference }: Compiled): Scale | undefined =>
  reference === undefined ? SCALES.get(unit.dimension) : undefined

interface Typed {
  readonly scale: Scale
  readonly dimension: string
  readonly toSI: (value: number) => number
}

function typedScale(unitText: string, trade: Trade): Typed | undefined {
  const name = plain(unitText)
  const same = (value: number) => value
  if (GRAVITY_NAMES.has(name))
    return trade === 'ground' ? undefined : { scale: SPECIFIC_GRAVITY, dimension: 'sg', toSI: same }
  if (API_NAMES.has(name))
    return trade === 'oil' ? { scale: API_GRAVITY, dimension: compile('degAPI').unit.dimension, toSI: same } : undefined
  const unit = compiled(name)
  const scale = unit && scaleOf(unit)
  if (unit === undefined || (scale !== DENSITY && scale !== WEIGHT)) return undefined
  return { scale, dimension: unit.unit.dimension, toSI: between(unit, compile(siNameOf(unit))) }
}

/** Undefined for a text that is no unit: the reader of units says why. */
function compiled(text: string): Compiled | undefined {
  try {
    return compile(text)
  } catch {
    return undefined
  }
}

const FLUIDS: Readonly<Record<string, Trade>> = { o: 'oil rate', w: 'water rate', l: 'liquid rate', f: 'liquid rate' }

/** bopd, Mbopd, bwpd, blpd: barrels a day of the fluid that the field is of. */
function rateReading(value: number, unitText: string, declared: string, trade: Trade): ReadQuantity | undefined {
  const [, multiple = '', fluid = ''] = /^(k|M|MM)?b([owlf])pd$/i.exec(plain(unitText)) ?? []
  const field = compile(declared)
  if (FLUIDS[fluid.toLowerCase()] !== trade || field.unit.dimension !== compile('bbl/d').unit.dimension)
    return undefined
  const unit = `${multiple}${field.usesStandardVolume ? 'stb' : 'bbl'}/d`
  const si = between(compile(unit), compile(siNameOf(field)))(value)
  return inField(value, unitText, { si, field, basis: '' })
}

interface InSI {
  readonly si: number
  readonly field: Compiled
  readonly basis: string
}

function inField(value: number, unitText: string, { si, field, basis }: InSI): ReadQuantity {
  const own = Number(between(compile(siNameOf(field)), field)(si).toPrecision(KEPT_DIGITS))
  const { name } = field.unit
  const read = `${printNumber(own, SAID_DIGITS)}${unitAfter(name, own)}`
  const note = `${value} ${unitText} was read as ${read}${basis === '' ? '' : ` (${basis})`}`
  return { value: own, unit: name, si, note }
}
