/** What a point of a chart is, in words: 'lift: 240 N/m at 30°'. */
import type { Plain } from './chart-series.ts'
import { powersOfTen, withMinus } from './chart-text.ts'
import { numberText } from './numbers.ts'

const DIGITS = 4

interface Channel {
  readonly field: string
  readonly type: unknown
  readonly title: string
  readonly unit: string
  readonly reversed: boolean
}
export interface Channels {
  readonly x?: Channel | undefined
  readonly y?: Channel | undefined
  readonly color?: Channel | undefined
  readonly size?: Channel | undefined
  readonly detail?: Channel | undefined
  /** What is said in place of all others: of a field between edges, or a bin. */
  readonly tooltip?: Channel | undefined
}

const isPlain = (x: unknown): x is Plain => typeof x === 'object' && x !== null

export function channelsOf({ encoding }: Plain): Channels {
  const all = isPlain(encoding) ? encoding : {}
  return {
    x: channelOf(all.x),
    y: channelOf(all.y),
    color: channelOf(all.color),
    size: channelOf(all.size),
    detail: channelOf(all.detail),
    tooltip: channelOf(all.tooltip),
  }
}

function channelOf(given: unknown): Channel | undefined {
  if (!isPlain(given) || typeof given.field !== 'string') return undefined
  const [, title = '', unit = ''] = /^(.*?)(?: \[([^[\]]*)\])?$/.exec(String(given.title ?? '')) ?? []
  const reversed = isPlain(given.scale) && given.scale.reverse === true
  return { field: given.field, type: given.type, title, unit, reversed }
}

/** Whose value it is, the value, and where; '' where there is nothing to say. */
export function titleOf(datum: Plain, { x, y, color, size, detail, tooltip }: Channels): string {
  const said = (channel: Channel | undefined) => (channel ? valueText(datum[channel.field], channel) : '')
  if (tooltip) return said(tooltip)
  const isNumber = (channel: Channel | undefined) => channel?.type === 'quantitative'
  const named = [color, isCounted(datum, detail) ? undefined : detail].map((c) => (isNumber(c) ? '' : said(c)))
  const label = typeof datum.label === 'string' ? datum.label : ''
  const categories = [x, y].filter((c) => c?.type === 'nominal' || c?.type === 'ordinal').map(said)
  const who = [...named, label, ...categories].filter((text) => text !== '').join(', ')
  const [over, of] = y?.reversed ? [y, x] : [x, y]
  const values = [size, color, of, over].filter(isNumber).filter((c) => said(c) !== '')
  const where = over?.type === 'temporal' ? said(over) : ''
  const numbers = [...values.map(said), where].filter((text) => text !== '')
  if (numbers.length === 0) return who
  const [what, ...places] = numbers
  const name = who === '' ? (values[0]?.title ?? '') : who
  return `${name === '' ? '' : `${name}: `}${[what, ...places].join(' at ')}`
}

/** The parts of a broken line are numbered, which says nothing to a reader. */
const isCounted = (datum: Plain, detail: Channel | undefined): boolean =>
  detail !== undefined && typeof datum[detail.field] === 'number'

function valueText(value: unknown, { type, unit }: Channel): string {
  if (value === null || value === undefined) return ''
  if (type === 'temporal') return new Date(value as number | string).toISOString().slice(0, 7)
  if (typeof value !== 'number') return withMinus(String(value))
  const number = powersOfTen(numberText(value, DIGITS))
  return unit === '' ? number : `${number} ${unit}`
}
