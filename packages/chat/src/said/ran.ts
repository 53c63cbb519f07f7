/**
 * The answer of a run in two kilobytes: its status first, every check with utilisation and clause, the values that answer
 * the question, warnings, what nobody checked, where the report is, and the hash. What there is no room for is counted.
 */
import { type CheckAnswer, type Quantity, type RunResponse, stateInWords } from '@keelson/engine'
import type { VersionAnswer } from '../api/answers.ts'
import { inUnit, shortNumber } from './number.ts'
import { entriesOf, oneLine, quoted, textsIn, withQuoted, wordsOffered } from './quoted.ts'
import { type ReadFacts, readFacts, readText } from './read.ts'
import { cut, fitted, lines, listed, type Said } from './said.ts'

interface CheckRan {
  readonly title: string
  readonly state: CheckAnswer['state']
  readonly utilisation: number | null
  readonly limit: number | null
  /** Demand and capacity, where these give no utilisation. */
  readonly compared?: string
  readonly standard: string
  readonly clause: string
  readonly governing: boolean
  /** Its state as a reader knows it: 'passes', 'not assessed (input missing)'. */
  readonly became: string
  /** Why it was not made, or what the caller should know of it. */
  readonly note?: string
}
interface ValueRan {
  readonly name: string
  readonly label: string
  readonly value: number | string | boolean | null
  readonly unit?: string
  /** Why it is null. */
  readonly reason?: string
}
export interface Ran {
  readonly status: string
  /** How many checks were made; null: it is not known. */
  readonly checks_made: number | null
  /** Not assessed although the verdict needs them. */
  readonly checks_open: number | null
  /** Made outside the limits of their method, as an engineer accepted them. */
  readonly checks_accepted: number | null
  readonly ref: string
  readonly detail: string
  readonly checks: readonly CheckRan[]
  readonly values: readonly ValueRan[]
  /** Defaults that a check rests on. */
  readonly assumed: readonly ReadFacts[]
  readonly warnings: readonly string[]
  readonly not_checked: readonly string[]
  readonly read: readonly ReadFacts[]
  readonly files: readonly string[]
  /** How many of each there was no room for. */
  readonly left_out: Readonly<Record<string, number>>
  readonly run_id: string
  readonly report_url: string | null
  readonly result_hash: string | null
}

export const MOST_RAN = 2000
const LONGEST_REASON = 400

interface Level {
  /** Longest answer in a sentence, warning, sentence on what is not checked and note of a check, in characters. */
  readonly detail: number
  readonly warning: number
  readonly sentence: number
  readonly note: number
  /** Longest reason why a check was not made. */
  readonly reason: number
  /** How many of each there are. */
  readonly warnings: number
  readonly sentences: number
  readonly values: number
  readonly read: number
  readonly assumed: number
  readonly files: number
  /** Whether values that do not apply are told too, with their reason. */
  readonly idle: boolean
}

/** Each level has room for less than the one before; checks are told whole at all of them. */
const LEVELS: readonly Level[] = (
  [
    [300, 400, 200, 200, 400, 9, 9, 20, 20, 9, 20],
    [300, 240, 100, 120, 400, 9, 4, 20, 12, 9, 12],
    [300, 160, 80, 80, 400, 6, 3, 20, 6, 9, 6],
    [300, 120, 60, 60, 400, 5, 2, 12, 0, 9, 4],
    [300, 100, 50, 40, 400, 4, 1, 10, 0, 6, 2],
    [300, 80, 50, 30, 400, 3, 1, 8, 0, 4, 1],
    [240, 60, 0, 20, 400, 3, 0, 6, 0, 3, 1],
    [160, 60, 0, 20, 80, 1, 0, 4, 0, 1, 0],
    [120, 40, 0, 0, 50, 1, 0, 3, 0, 0, 0],
    [90, 40, 0, 0, 25, 1, 0, 2, 0, 0, 0],
  ] as const
).map(([detail, warning, sentence, note, reason, warnings, sentences, values, read, assumed, files], i) => {
  return { detail, warning, sentence, note, reason, warnings, sentences, values, read, assumed, files, idle: i < 4 }
})

type Given = Readonly<Record<string, unknown>>

export function ran(response: RunResponse, version: VersionAnswer, sent: Given = {}): Said<Ran> {
  const texts = textsIn([sent, sentTo(response)], wordsOffered(version.request_schema))
  return fitted(MOST_RAN, LEVELS.length, (at) => factsOf(response, version, texts, LEVELS[at] as Level), ranText)
}

/** What a run was sent, as far as its answer has it. */
export const sentTo = ({ result }: RunResponse): readonly unknown[] =>
  (result?.inputs ?? []).map(({ typed, value }) => typed ?? value)

function factsOf(response: RunResponse, version: VersionAnswer, texts: readonly string[], level: Level): Ran {
  const { result, warnings = [], coordinate, determinism } = response
  const said = (text: string, most: number) => cut(withQuoted(text, texts), most)
  const all = answers(response, version)
  const values = level.idle ? all : all.filter(([, { value }]) => value !== null)
  const read = (result?.inputs ?? []).filter(({ origin, use }) => origin === 'given' && use === 'used')
  const { checks = [], not_checked = [] } = result ?? {}
  const assumed = (result?.assumed ?? []).filter(({ value }) => value !== null)
  const files = response.artifacts
    .filter(({ present, name }) => present && name !== 'summary.json')
    .map(({ name }) => name)
  const parts = {
    values: [all.length, Math.min(values.length, level.values)],
    assumed: [assumed.length, level.assumed],
    warnings: [warnings.length, level.warnings],
    not_checked: [not_checked.length, level.sentences],
    inputs: [read.length, level.read],
    files: [files.length, level.files],
  } as const
  return {
    status: response.status,
    checks_made: response.checks_made,
    checks_open: response.checks_open,
    checks_accepted: response.checks_accepted,
    ref: `${coordinate.repo}:${coordinate.workflow_id}${coordinate.resolved_version === null ? '' : `@${coordinate.resolved_version}`}`,
    detail:
      response.detail_from === undefined ? said(response.detail, level.detail) : cut(response.detail, level.detail),
    checks: checks.toSorted(byWeight).map((check) => checkRan(check, level, said)),
    values: values.slice(0, level.values).map(([name, value]) => valueRan(name, value, said)),
    assumed: assumed
      .slice(0, level.assumed)
      .map(({ name, value, unit }) =>
        readFacts({ name, value, ...(unit !== null && { unit }), title: '', origin: '', use: '' }),
      ),
    warnings: warnings.slice(0, level.warnings).map(({ message }) => said(message, level.warning)),
    not_checked: not_checked.slice(0, level.sentences).map((text) => said(text, level.sentence)),
    read: read.slice(0, level.read).map(readFacts),
    files: files.slice(0, level.files),
    left_out: Object.fromEntries(
      Object.entries(parts).flatMap(([name, [all, most]]) => (all > most ? [[name, all - most]] : [])),
    ),
    run_id: response.run_id,
    report_url: response.report_url,
    result_hash: determinism?.result_hash ?? null,
  }
}

/** The values that answer the question, those that do not apply last; of a workflow of another repo there are none. */
function answers({ result }: RunResponse, { answers: names = [] }: VersionAnswer): (readonly [string, Quantity])[] {
  const values = names.flatMap((name) => {
    const value = result?.values[name]
    return value ? [[name, value] as const] : []
  })
  return values.toSorted(([, a], [, b]) => Number(a.value === null) - Number(b.value === null))
}

const ORDER = { fail: 0, pass: 1, not_made: 2 } as const

/** Failures first, then passes by utilisation, then what was not made. */
const byWeight = (a: CheckAnswer, b: CheckAnswer): number =>
  ORDER[a.state] - ORDER[b.state] || (b.utilisation ?? Infinity) - (a.utilisation ?? Infinity) || 0

/** A sentence in which what the caller sent is quoted, in so many characters. */
type Saying = (text: string, most: number) => string

function checkRan(check: CheckAnswer, level: Level, said: Saying): CheckRan {
  const { title, state, utilisation, limit, standard, clause, governing } = check
  const note = check.reason === null ? said(check.note ?? '', level.note) : said(check.reason, level.reason)
  return {
    title: oneLine(title),
    state,
    became: stateInWords(check),
    utilisation: utilisation === null ? null : shortNumber(utilisation, limit ?? 1),
    limit: limit === null ? null : shortNumber(limit),
    standard,
    clause,
    governing,
    ...(state !== 'not_made' && utilisation === null && { compared: comparedText(check) }),
    ...(note !== '' && { note }),
  }
}

const comparedText = ({ demand, capacity }: CheckAnswer): string =>
  `${demand.value}${inUnit(demand.unit)} against ${capacity.value}${inUnit(capacity.unit)}`

function valueRan(name: string, { label, value, unit, reason, count }: Quantity, said: Saying): ValueRan {
  return {
    name,
    label,
    value: plain(value, count),
    ...(value !== null && unit !== undefined && unit !== '-' && { unit }),
    ...(reason !== undefined && { reason: said(reason, LONGEST_REASON) }),
  }
}

function plain(value: unknown, count: number | undefined): ValueRan['value'] {
  if (value === null || typeof value === 'boolean') return value
  if (typeof value === 'number') return shortNumber(value)
  if (typeof value === 'string') return quoted(value)
  return entriesOf(value as object, count, 80)
}

const valueText = ({ name, label, value, unit, reason }: ValueRan): string =>
  value === null ? `${name} (${label}): none, ${reason}` : `${name} (${label}) = ${value}${inUnit(unit)}`

/** The checks, a line each; those that were not made together with others of the same state and reason. */
function checkTexts(checks: readonly CheckRan[]): readonly string[] {
  const isMade = ({ state }: CheckRan) => state !== 'not_made'
  const idle = Map.groupBy(
    checks.filter((check) => !isMade(check)),
    ({ became, note = '' }) => `${became.toUpperCase()}: ${note}`,
  )
  return [...checks.filter(isMade).map(madeText), ...[...idle].map(([why, same]) => idleText(why, same))]
}

function madeText({
  title,
  became,
  utilisation,
  limit,
  compared,
  standard,
  clause,
  governing,
  note,
}: CheckRan): string {
  const used = utilisation === null ? `${compared}, no utilisation` : `utilisation ${utilisation}`
  const parts = [
    became.toUpperCase(),
    title,
    `${used}${limit === 1 ? '' : ` (limit ${limit})`}`,
    `${standard} ${clause}`,
    ...(governing ? ['governs'] : []),
    ...(note === undefined ? [] : [note]),
  ]
  return `- ${parts.join('; ')}`
}

const idleText = (why: string, checks: readonly CheckRan[]): string =>
  `- ${why}: ${checks.map(({ title, standard, clause }) => `${title} (${standard} ${clause})`).join('; ')}`

function verdictText({ status, checks_made, checks_open, checks_accepted }: Ran): string {
  if (status === 'SKIPPED' && checks_open) return `${status}, NOT ASSESSED`
  if (status !== 'PASS') return status
  if (checks_made === 0) return `${status}, NO CHECK MADE`
  return checks_accepted ? `${status}, ACCEPTED OUTSIDE ITS LIMITS` : status
}

const countText = ({ checks_made }: Ran) => (checks_made === null ? '' : `, ${checks_made} made`)

function ranText(facts: Ran): string {
  const { ref, detail, checks, values, assumed, warnings, not_checked, read, files, left_out } = facts
  const verdict = verdictText(facts)
  const left = Object.entries(left_out).map(([part, n]) => `${n} ${part.replace('_', ' ')}`)
  return lines(
    `${verdict}: ${detail}`,
    checks.length === 0 ? '' : `CHECKS${countText(facts)}:`,
    checkTexts(checks),
    values.length === 0 ? '' : 'VALUES:',
    values.map((value) => `- ${valueText(value)}`),
    listed('ASSUMED', assumed.map(readText)),
    warnings.map((message) => `WARNING: ${message}`),
    listed('NOT CHECKED', not_checked),
    listed('READ', read.map(readText)),
    listed(
      'Files',
      files.map((name) => quoted(name)),
      ', ',
    ),
    left.length === 0 ? '' : `Omitted here: ${left.join(', ')} (get_run)`,
    `${ref}, run ${facts.run_id}`,
    facts.report_url === null ? 'report: not published' : `report ${facts.report_url}`,
    facts.result_hash === null ? 'no result hash' : `result hash ${facts.result_hash}`,
  )
}
