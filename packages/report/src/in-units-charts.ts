/**
 * A chart in the units of a practice. What is measured along an axis, in colours or in a text stands in its title, as
 * `titled` writes it; all of a chart is restated together, or none of it and its description says so.
 */
import type { ChartAnswer } from '@keelson/engine/result.ts'
import { isUnit, unit as unitOf } from '@keelson/units'
import { isForeign, restated, type UnitSystem, usualUnit } from '@keelson/units/systems.ts'
import { around, logTickLabels } from '@keelson/workflow/chart-axes.ts'
import { drawn, titled } from '@keelson/workflow/chart-frame.ts'
import { evenFormat } from '@keelson/workflow/chart-maps.ts'
import { shown } from '@keelson/workflow/shown.ts'
import { type Plain, panelsOf, unitsOf } from './chart-series.ts'
import { textIn } from './in-units-texts.ts'
import { OWN_SIZES, type PageSizes } from './page-sizes.ts'

type System = Exclude<UnitSystem, 'declared'>

export function chartIn(chart: ChartAnswer, system: System, sizes: PageSizes = OWN_SIZES): ChartAnswer {
  try {
    const spec = specIn(chart.spec, system, sizes)
    return spec === chart.spec ? chart : { ...chart, spec }
  } catch (error) {
    if (!(error instanceof CannotRestate)) throw error
    return { ...chart, description: `${chart.description} In the units as declared.` }
  }
}

/** What is written in a way that is not known here. */
class CannotRestate extends Error {}

const CHANNELS = ['x', 'y', 'color', 'size'] as const
type Name = (typeof CHANNELS)[number]
/** Second ends lie on the axis of the first. */
const BESIDE: Readonly<Record<string, Name>> = { x: 'x', x2: 'x', y: 'y', y2: 'y', color: 'color', size: 'size' }

/** From the unit of an axis to that of the practice. */
interface Change {
  readonly title: string
  readonly to: string
  readonly of: (value: number) => number
  /** 0 is 0 in both. */
  readonly isRatio: boolean
}
/** The changes of a unit of a specification by its channels. */
type Changes = ReadonlyMap<Name, Change>

const isPlain = (x: unknown): x is Plain => typeof x === 'object' && x !== null && !Array.isArray(x)

function specIn(spec: Plain, system: System, sizes: PageSizes): Plain {
  const units = panelsOf(spec).flatMap((panel) => unitsOf(panel).map((unit) => ({ unit, panel })))
  const words = textIn(system, sizes)
  const targets = targetsOf(
    units.map(({ unit }) => unit),
    system,
    sizes,
  )
  const changes = new Map<unknown, Changes>()
  const fields = new Map<unknown, Map<string, Change>>()
  for (const { unit, panel } of units) {
    const own = changesOf(unit, panel, targets)
    changes.set(unit.encoding, own)
    for (const [field, change] of fieldsOf(unit, own)) {
      const known = fields.get(unit.data) ?? new Map<string, Change>()
      if ((known.get(field) ?? change).to !== change.to) throw new CannotRestate()
      fields.set(unit.data, known.set(field, change))
    }
  }
  const text = JSON.stringify(spec)
  const made = partIn(spec, { changes, fields, words })
  return JSON.stringify(made) === text ? spec : made
}

/** Each unit of the titles, and what stands for it in the whole chart: what suits the largest number. */
function targetsOf(units: readonly Plain[], system: System, sizes: PageSizes): ReadonlyMap<string, string> {
  const largest = new Map<string, number>()
  for (const unit of units) {
    for (const name of CHANNELS) {
      const channel = channelOf(unit, name)
      const [, own] = channel ? partsOfTitle(channel) : []
      if (own === undefined) continue
      if (!isUnit(own)) {
        if (own.split(/[\s/]+/).some((word) => isUnit(word) && isForeign(system, word))) throw new CannotRestate()
        continue
      }
      const most = numbersOf(unit, channel).reduce((m, x) => Math.max(m, Math.abs(x)), largest.get(own) ?? 0)
      largest.set(own, most)
    }
  }
  return new Map([...largest].map(([own, most]) => [own, usualUnit(system, unitOf(own).name, sizes(own, most))]))
}

function channelOf({ encoding }: Plain, name: string): Plain | undefined {
  const channel = isPlain(encoding) ? encoding[name] : undefined
  return isPlain(channel) ? channel : undefined
}

const NUMERIC = ['quantitative', 'ordinal']
/** The words of a title and its unit: 'Depth [m]'. */
function partsOfTitle({ title, type }: Plain): readonly [words: string, unit: string | undefined] {
  const [, words = '', unit] = /^(.*?)(?: \[([^[\]]*)\])?$/s.exec(String(title ?? '')) ?? []
  return [words, NUMERIC.includes(String(type)) ? unit : undefined]
}

const valuesOf = ({ data }: Plain): readonly Plain[] =>
  isPlain(data) && Array.isArray(data.values) ? data.values.filter(isPlain) : []

const numbersOf = (unit: Plain, channel: Plain | undefined): readonly number[] =>
  valuesOf(unit)
    .map((row) => Number(row[String(channel?.field)] ?? Number.NaN))
    .filter(Number.isFinite)

/** The changes of one unit; where it names no title it lies on the axis of the others of its panel. */
function changesOf(unit: Plain, panel: Plain, targets: ReadonlyMap<string, string>): Changes {
  const made = new Map<Name, Change>()
  for (const name of CHANNELS) {
    const channel = channelOf(unit, name)
    if (channel === undefined || channel.field === undefined) continue
    const [words, own] = partsOfTitle(channel.title === undefined ? titledOf(panel, name, channel) : channel)
    const to = own === undefined ? undefined : targets.get(own)
    if (own === undefined || to === undefined || to === unitOf(own).name) continue
    const isRatio = unitOf(own).offset === 0 && unitOf(to).offset === 0
    const scale = isPlain(channel.scale) ? channel.scale : {}
    if (!isRatio && (scale.zero || channel.stack)) throw new CannotRestate()
    made.set(name, { title: titled(words, to), to, of: (value) => drawn(restated(value, own, to)), isRatio })
  }
  return made
}

/** The channel that names the axis for a unit that does not. */
function titledOf(panel: Plain, name: Name, own: Plain): Plain {
  if (own.type !== 'quantitative' || name === 'color' || name === 'size') return own
  const named = unitsOf(panel).flatMap((unit) => {
    const channel = channelOf(unit, name)
    return typeof channel?.title === 'string' ? [channel] : []
  })
  const [first] = named
  if (named.some(({ title }) => title !== first?.title)) throw new CannotRestate()
  return { ...own, title: first?.title }
}

/** The fields of a unit that hold what its channels measure. */
function fieldsOf({ encoding }: Plain, changes: Changes): readonly (readonly [string, Change])[] {
  return Object.entries(isPlain(encoding) ? encoding : {}).flatMap(([key, channel]) => {
    const change = changes.get(BESIDE[key] ?? 'x')
    const named = BESIDE[key] !== undefined && isPlain(channel) && typeof channel.field === 'string'
    return named && change ? [[String(channel.field), change] as const] : []
  })
}

/** The changes of the fields of some data. */
type Fields = ReadonlyMap<string, Change>

/** What an encoding speaks of: the data as they are restated. */
interface Within {
  readonly own: Fields
  readonly values: readonly Plain[]
  readonly words: (text: string) => string
}

interface Restating {
  readonly changes: ReadonlyMap<unknown, Changes>
  readonly fields: ReadonlyMap<unknown, Fields>
  readonly words: (text: string) => string
}

function partIn(part: Plain, restating: Restating, around?: unknown): Plain {
  const { changes, fields, words } = restating
  const data = part.data ?? around
  const own = fields.get(data) ?? new Map<string, Change>()
  return Object.fromEntries(
    Object.entries(part).map(([key, value]) => {
      if (key === 'data') return [key, dataIn(value, own, words)]
      if (key === 'encoding' && isPlain(value)) {
        const within = { own, values: valuesOf({ data: dataIn(data, own, words) }), words }
        return [key, encodingIn(value, changes.get(value) ?? new Map(), within)]
      }
      if (key === 'transform' && isOfFields(value, own)) throw new CannotRestate()
      if (['layer', 'hconcat', 'vconcat', 'concat'].includes(key) && Array.isArray(value)) {
        return [key, value.map((inner: Plain) => partIn(inner, restating, data))]
      }
      return [key, key === '$schema' ? value : wordsIn(value, words)]
    }),
  )
}

/** Whether an expression reads a number that is restated. */
const isOfFields = (expression: unknown, own: Fields): boolean =>
  [...own.keys()].some((field) => new RegExp(`datum\\.${field}\\b`).test(JSON.stringify(expression)))

function wordsIn(value: unknown, words: (text: string) => string): unknown {
  if (typeof value === 'string') return words(value)
  if (Array.isArray(value)) return value.map((x) => wordsIn(x, words))
  return isPlain(value) ? Object.fromEntries(Object.entries(value).map(([k, x]) => [k, wordsIn(x, words)])) : value
}

function dataIn(data: unknown, own: Fields, words: (text: string) => string): unknown {
  if (!isPlain(data) || !Array.isArray(data.values)) return data
  const labelled = labelsOf(data.values.filter(isPlain), own)
  const row = (given: unknown) => {
    if (!isPlain(given)) return given
    const cells = Object.entries(given).map(([k, x]) => [k, cellIn(x, own.get(k), words)])
    return { ...Object.fromEntries(cells), ...(labelled && numberLabel(given, labelled)) }
  }
  return { ...data, values: data.values.map(row) }
}

/** What labels without a unit repeat: the numbers of one field. Whole numbers that do so may count instead. */
function labelsOf(rows: readonly Plain[], own: Fields): readonly [field: string, change: Change] | undefined {
  const numbered = rows.filter(({ label }) => typeof label === 'string' && IS_NUMBER.test(label))
  const repeats = (row: Plain, field: string) => atDigitsOf(String(row.label), Number(row[field])) === Number(row.label)
  const touched = [...own].filter(([field]) => numbered.some((row) => repeats(row, field)))
  const [found] = touched
  if (found === undefined) return undefined
  const isSure =
    numbered.every((row) => repeats(row, found[0])) && numbered.some(({ label }) => /\./.test(String(label)))
  if (touched.length > 1 || !isSure) throw new CannotRestate()
  return found
}
const IS_NUMBER = /^-?\d+(\.\d+)?$/
const significant = (text: string): number => Math.max(1, text.replace(/^[-0.]+|\./g, '').length)
const atDigitsOf = (text: string, value: number): number => Number(value.toPrecision(significant(text)))

const LABEL_DIGITS = 3
function numberLabel({ label, ...row }: Plain, [field, change]: readonly [string, Change]) {
  const text = String(label)
  if (!IS_NUMBER.test(text)) return {}
  return { label: shown(change.of(Number(row[field])), Math.max(LABEL_DIGITS, significant(text))) }
}

/** A number, a category that is the text of one, or words. */
function cellIn(cell: unknown, change: Change | undefined, words: (text: string) => string): unknown {
  if (change === undefined) return typeof cell === 'string' ? words(cell) : cell
  if (typeof cell === 'number') return change.of(cell)
  return typeof cell === 'string' ? categoryIn(cell, change) : cell
}

const CATEGORY_DIGITS = 5
function categoryIn(text: string, change: Change): string {
  if (text.trim() === '' || !Number.isFinite(Number(text))) throw new CannotRestate()
  return String(Number(change.of(Number(text)).toPrecision(CATEGORY_DIGITS)))
}

function encodingIn(encoding: Plain, changes: Changes, { own, values, words }: Within): Plain {
  const domains = new Map<Name, readonly number[]>()
  const made = Object.entries(encoding).map(([key, channel]): [string, unknown] => {
    const name = BESIDE[key]
    const change = name && changes.get(name)
    if (!isPlain(channel)) return [key, channel]
    if (key === 'text') return [key, textChannelIn(channel, own, values)]
    if (name === undefined || change === undefined) return [key, wordsIn(conditionIn(channel, own), words)]
    const restated = channelIn(channel, change)
    const { domain } = isPlain(restated.scale) ? restated.scale : {}
    if (Array.isArray(domain)) domains.set(name, domain)
    return [key, restated]
  })
  return Object.fromEntries(made.map(([key, channel]) => [key, onNewEnd(key, channel, encoding, domains)]))
}

/** Bars on a logarithmic axis stand on its lower end. */
function onNewEnd(key: string, channel: unknown, encoding: Plain, domains: ReadonlyMap<Name, readonly number[]>) {
  const name = BESIDE[key]
  const domain = name && domains.get(name)
  if (key === name || !domain || !isPlain(channel) || channel.datum === undefined) return channel
  const { scale } = (encoding[name] ?? {}) as Plain
  const before = isPlain(scale) && Array.isArray(scale.domain) ? scale.domain[0] : undefined
  return (encoding[key] as Plain).datum === before ? { ...channel, datum: domain[0] } : channel
}

function channelIn(channel: Plain, change: Change): Plain {
  const { title, scale, axis, sort, datum } = channel
  const isLog = isPlain(scale) && scale.type === 'log'
  const restated = isPlain(scale) ? scaleIn(scale, change) : undefined
  return {
    ...channel,
    ...(title !== undefined && { title: change.title }),
    ...(restated && { scale: restated }),
    ...(isPlain(axis) && { axis: isLog ? { ...axis, ...ticksOf(restated) } : axisIn(axis) }),
    ...(Array.isArray(sort) && { sort: sort.map((name) => categoryIn(String(name), change)) }),
    ...(typeof datum === 'number' && { datum: change.of(datum) }),
  }
}

const ticksOf = (scale: Plain | undefined): Plain =>
  Array.isArray(scale?.domain)
    ? logTickLabels(scale.domain as unknown as readonly [number, number])
    : { values: undefined }

/** Ticks of a linear axis are found again. */
const axisIn = ({ values: _, ...axis }: Plain): Plain => axis

/** Digits of an end that somebody chose. */
const ROUND_DIGITS = 2
const isRound = (end: unknown): boolean => typeof end === 'number' && Number(end.toPrecision(ROUND_DIGITS)) === end

/** The ends of an axis: those that were round are round again, and those of a logarithmic one are ticks. */
function scaleIn(scale: Plain, change: Change): Plain {
  const { domain, domainMax } = scale
  const most = typeof domainMax === 'number' ? { domainMax: change.of(domainMax) } : {}
  if (!Array.isArray(domain)) return { ...scale, ...most }
  if (!domain.every((end) => typeof end === 'number')) throw new CannotRestate()
  const ends = domain.map(change.of)
  if (scale.type === 'log') {
    const held = around({ title: '', unit: '-', log: true }, ends)
    return { ...scale, domain: held.domain ?? ends }
  }
  return { ...scale, domain: ends, ...(scale.nice === undefined && domain.every(isRound) && { nice: true }) }
}

/** The number in a cell of a map, with the decimals that it needs now. */
function textChannelIn(channel: Plain, own: Fields, values: readonly Plain[]): Plain {
  const field = String(channel.field)
  if (!own.has(field) || typeof channel.format !== 'string') return channel
  return { ...channel, format: evenFormat(values.map((row) => Number(row[field]))) }
}

/** A colour that turns at a number of a cell: 'datum.v > 8.66'. */
function conditionIn(channel: Plain, own: Fields): Plain {
  const { condition } = channel
  if (condition === undefined || !isOfFields(condition, own)) return channel
  const { test } = isPlain(condition) ? condition : {}
  const [, field = '', sign, limit] = /^datum\.(\w+) ([<>]=?) (\S+)$/.exec(String(test)) ?? []
  const change = own.get(field)
  if (change === undefined) throw new CannotRestate()
  return {
    ...channel,
    condition: { ...(condition as Plain), test: `datum.${field} ${sign} ${change.of(Number(limit))}` },
  }
}
