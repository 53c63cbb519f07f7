/** The few values that answer the question, large and in few digits. */
import type { RunRecord } from '@keelson/engine/record.ts'
import type { Quantity } from '@keelson/engine/result.ts'
import { APPLIES } from '@keelson/workflow/condition.ts'
import { midSentence } from '@keelson/workflow/shown.ts'
import { outcomeOf } from './checks.ts'
import { concluded } from './concluded.ts'
import { confidence } from './confidence.ts'
import { type Content, type Html, html, shortened } from './html.ts'
import { membersOf } from './members.ts'
import { whereIs } from './numbering.ts'
import {
  HEADLINE_DIGITS,
  headlineText,
  isYear,
  numberText,
  readable,
  symbol,
  unitText,
  unitTextAfter,
} from './numbers.ts'
import { pageUnits } from './page-units.ts'
import { inlineValue } from './values.ts'
import { type Words, wordsOf } from './words-of-code.ts'

const LONGEST_WORDS = 80
const LONGEST_MEMBERS = 120

interface Shown {
  readonly tiles: number
  readonly aside: number
}

/** As many as there is room for, with so many characters of what stands below them. */
export function keyResults(record: RunRecord, { tiles, aside }: Shown): Content {
  const stated = tilesOf(record)
  const left = stated.length - tiles
  const said = asides(record, aside)
  if (stated.length === 0 && said.length === 0) return ''
  return html`<div class="results">${stated.length > 0 && html`<dl class="key">${stated.slice(0, tiles).map((q) => tile(q, record))}</dl>`}
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
    ['In the full print', inFull(record)] as const,
    ['Files', files.map(({ basename }) => basename)] as const,
  ].flatMap(([what, parts]) => (parts.length === 0 ? [] : [sentence(`${what}: ${parts.join('; ')}.`, most)]))
}

/** Answers that fill a longer table. */
const inFull = (record: RunRecord): readonly string[] =>
  headlineOf(record)
    .filter((q) => q.value !== null && !linesOf(q).some((one) => isSaid(one, record)))
    .map(({ label }) => midSentence(label))

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

/** The values that have a line of their own, a short table one for each of its columns. */
export const tilesOf = (record: RunRecord): readonly Quantity[] =>
  headlineOf(record).flatMap((q) => linesOf(q).filter((one) => isSaid(one, record)))

const isSaid = (q: Quantity, record: RunRecord): boolean =>
  q.value !== null && (typeof q.value === 'number' || inWords(q, record) !== undefined)

function linesOf(q: Quantity): readonly Quantity[] {
  const { label, value, columns } = q
  const members = columns && membersOf({ name: '', title: label, value, columns, origin: 'given', use: 'used' })
  return (
    members?.map(({ title, ...rest }) => ({ ...rest, label: title, value: rest.value as Quantity['value'] })) ?? [q]
  )
}

const tile = (q: Quantity, record: RunRecord): Html =>
  html`<div><dt>${q.label} ${symbol(q.symbol)}</dt><dd>${large(q, record)}</dd></div>`

function large(q: Quantity, record: RunRecord): Content {
  const { value, unit, label } = q
  if (typeof value !== 'number') return html`<span class="words">${inWords(q, record)}</span>`
  if (isYear(value, label)) return html`<span class="figure">${value}</span>`
  const read = readable(value, unit, pageUnits(record))
  const text = asChecked(q, record) ?? concluded(record, read.value, read.unit) ?? headlineText(read.value, read.unit)
  const after = unitTextAfter(read.unit, read.value)
  return html`<span class="figure">${text}</span>${after !== '' && html`<span class="u">${after}</span>`}`
}

/** A utilisation as its check has it. */
function asChecked({ value, unit, label }: Quantity, { response }: RunRecord): string | undefined {
  if (unitText(unit) !== '' || !/utilisation/i.test(label)) return undefined
  const check = response.result?.checks.find(({ utilisation }) => utilisation !== null && utilisation === value)
  return check && outcomeOf(check).figure
}

function inWords({ value: given, unit }: Quantity, record: RunRecord): Content {
  const words = wordsOf(record)
  const value = onceSaid(given)
  if (typeof value === 'string') return inlineValue(shortened(words(value), LONGEST_WORDS))
  return inlineValue(value, unit, HEADLINE_DIGITS) ?? fewMembers(value, unit, words) ?? fewWords(value, words)
}

/** One word of a list that says nothing else: 'calculated' of three cases. */
const onceSaid = (value: unknown): unknown =>
  Array.isArray(value) && typeof value[0] === 'string' && new Set(value).size === 1 ? value[0] : value

/** A map of few members in one line; undefined where it is none, or a long one. */
function fewMembers(value: unknown, unit: string | undefined, words: Words): string | undefined {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return undefined
  const entries = Object.entries(value)
  if (entries.length === 0) return undefined
  const members = entries.map(([key, one]) => {
    if (one === null) return `${words(key)}: –`
    return typeof one === 'number' ? `${words(key)}: ${numberText(one, HEADLINE_DIGITS)}` : undefined
  })
  if (members.some((member) => member === undefined)) return undefined
  const text = `${members.join(', ')}${unitTextAfter(unit, 0)}`
  return text.length <= LONGEST_MEMBERS ? text : undefined
}

/** Few words, each longer than an entry of a list. */
function fewWords(value: unknown, words: Words): string | undefined {
  if (!Array.isArray(value) || !value.every((one) => typeof one === 'string')) return undefined
  const text = value.map(words).join(', ')
  return text.length <= LONGEST_WORDS ? text : undefined
}
