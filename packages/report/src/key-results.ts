/** The few values that answer the question, large and in few digits. */
import type { RunRecord } from '@keelson/engine/record.ts'
import type { Quantity } from '@keelson/engine/result.ts'
import { APPLIES } from '@keelson/workflow/condition.ts'
import { midSentence } from '@keelson/workflow/shown.ts'
import { type Content, type Html, html, shortened } from './html.ts'
import { whereIs } from './numbering.ts'
import { HEADLINE_DIGITS, headlineText, numberText, readable, symbol, unitText } from './numbers.ts'
import { type PageUnits, pageUnits } from './page-units.ts'
import { inlineValue } from './values.ts'

const LONGEST_WORDS = 80

interface Shown {
  readonly tiles: number
  readonly aside: number
}

/** As many as there is room for, with so many characters of what stands below them. */
export function keyResults(record: RunRecord, { tiles, aside }: Shown): Content {
  const stated = headlineOf(record).filter((q) => q.value !== null)
  const left = stated.length - tiles
  const said = asides(record, aside)
  if (stated.length === 0 && said.length === 0) return ''
  return html`<div class="results">${stated.length > 0 && html`<dl class="key">${stated.slice(0, tiles).map((q) => tile(q, pageUnits(record)))}</dl>`}
${left > 0 && html`<p class="note">And ${left} more under <a href="#values">all values</a>${whereIs('values')}.</p>`}
${said.map((text) => html`<p class="note">${text}</p>`)}</div>
`
}

/** What stands below the tiles: values that this run has not, how sure it is, files. */
export function asides(record: RunRecord, most: number): readonly string[] {
  const { response } = record
  const absent = headlineOf(record).filter((q) => q.value === null && !isOfAnotherMethod(q))
  const files = response.result?.kind === 'files' ? response.result.outputs : []
  return [
    ['Not available in this run', absent.map((q) => `${midSentence(q.label)} (${q.reason ?? 'no value'})`)] as const,
    ['Confidence', confidence(response.confidence)] as const,
    ['Files', files.map(({ basename }) => basename)] as const,
  ].flatMap(([what, parts]) => (parts.length === 0 ? [] : [sentence(`${what}: ${parts.join('; ')}.`, most)]))
}

/** What another choice would give is no gap of this run. */
const isOfAnotherMethod = ({ reason = '' }: Quantity): boolean => reason.startsWith(APPLIES)

/** A sentence whole, or up to the last word for which there is room. */
function sentence(text: string, most: number): string {
  if (text.length <= most) return text
  return `${text.slice(0, text.lastIndexOf(' ', most - 2)).replace(/[;,(]$/, '')} …`
}

/** The values that the contract puts first. */
export const headlineOf = ({ contract, response }: RunRecord): readonly Quantity[] => {
  const values = response.result?.values ?? {}
  return (contract?.answers ?? []).flatMap((name) => (Object.hasOwn(values, name) ? [values[name] as Quantity] : []))
}

const tile = (q: Quantity, units: PageUnits): Html =>
  html`<div><dt>${q.label} ${symbol(q.symbol)}</dt><dd>${large(q, units)}</dd></div>`

function large({ value, unit }: Quantity, units: PageUnits): Content {
  if (typeof value === 'number') {
    const read = readable(value, unit, units)
    const printed = unitText(read.unit)
    return html`<span class="figure">${headlineText(read.value, read.unit)}</span>${printed !== '' && html`<span class="u"> ${printed}</span>`}`
  }
  const inline = inlineValue(value, unit, HEADLINE_DIGITS) ?? fewMembers(value, unit)
  return html`<span class="words">${inline ?? (typeof value === 'string' ? shortened(value, LONGEST_WORDS) : html`<a href="#values">see all values</a>`)}</span>`
}

/** A map of few members in one line; undefined where it is none, or a long one. */
function fewMembers(value: unknown, unit: string | undefined): string | undefined {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return undefined
  const members = Object.entries(value).map(([key, one]) => {
    if (one === null) return `${key}: –`
    return typeof one === 'number' ? `${key}: ${numberText(one, HEADLINE_DIGITS)}` : undefined
  })
  if (members.some((member) => member === undefined)) return undefined
  const printed = unitText(unit)
  const text = `${members.join(', ')}${printed === '' ? '' : ` ${printed}`}`
  return text.length > 0 && text.length <= LONGEST_WORDS ? text : undefined
}

/** Of an atlas query its interpolation error, of a forecast its percentiles. */
function confidence(given: unknown): readonly string[] {
  if (given === null || given === undefined) return []
  const parts = typeof given === 'object' ? Object.entries(given) : [['', given]]
  return parts.map(([name, value]) => `${String(name).replaceAll('_', ' ')} ${confidenceText(value)}`.trim())
}

function confidenceText(value: unknown): string {
  if (typeof value === 'number') return numberText(value, HEADLINE_DIGITS)
  return typeof value === 'string' ? value : JSON.stringify(value)
}
