/** The parts of a recorded run that its two kilobytes have no room for, in pages: all values, inputs, checks, notes, tables. */
import { type CheckAnswer, type CheckSide, type RunResponse, stateInWords, type TableAnswer } from '@keelson/engine'
import { inUnit } from './number.ts'
import { jsonSaid, oneLine, quoted, textsIn, withQuoted } from './quoted.ts'
import { sentTo } from './ran.ts'
import { readFacts, readText } from './read.ts'
import { cut, lines, type Said } from './said.ts'

export const PARTS = ['values', 'inputs', 'checks', 'notes', 'tables'] as const
export type Part = (typeof PARTS)[number]

export interface PartOfRun {
  readonly run_id: string
  readonly part: Part
  readonly page: number
  readonly pages: number
  readonly lines: readonly string[]
}

const MOST_BYTES = 3500
const LONGEST_LINE = 600
const MOST_ROWS = 20

/** A page of a part; the first where there is no such page. */
export function partOf(response: RunResponse, part: Part, asked: number): Said<PartOfRun> {
  const texts = textsIn(sentTo(response), new Set())
  const lines = LINES[part](response, (sentence) => withQuoted(sentence, texts))
  const pages = pagesOf(lines.map((line) => cut(line, LONGEST_LINE)))
  const page = asked > pages.length ? 1 : asked
  const facts = { run_id: response.run_id, part, page, pages: pages.length, lines: pages[page - 1] ?? [] }
  return { facts, text: textOf(facts) }
}

function textOf({ run_id, part, page, pages, lines: told }: PartOfRun): string {
  const head = `${part} of run ${run_id}${pages > 1 ? `, page ${page} of ${pages}` : ''}`
  return lines(told.length === 0 ? `${head}: none` : `${head}:`, told)
}

function pagesOf(all: readonly string[]): readonly (readonly string[])[] {
  const pages: string[][] = [[]]
  let bytes = 0
  for (const line of all) {
    const more = new TextEncoder().encode(line).length + 1
    if (bytes + more > MOST_BYTES && bytes > 0) {
      pages.push([])
      bytes = 0
    }
    pages.at(-1)?.push(line)
    bytes += more
  }
  return pages
}

/** A sentence in which what the caller sent is quoted. */
type Saying = (sentence: string) => string

const LINES: Readonly<Record<Part, (response: RunResponse, said: Saying) => readonly string[]>> = {
  values: ({ result }, said) =>
    Object.entries(result?.values ?? {}).map(([name, { label, value, unit, reason }]) =>
      value === null
        ? `${name} (${label}): none, ${said(reason ?? '')}`
        : `${name} (${label}) = ${jsonSaid(value)}${inUnit(unit)}`,
    ),
  inputs: ({ result }) => (result?.inputs ?? []).map((i) => `${readText(readFacts(i))} (${i.origin}, ${i.use})`),
  checks: ({ result }, said) => (result?.checks ?? []).map((check) => checkLine(check, said)),
  notes: ({ result, warnings = [] }, said) => [
    ...warnings.map(({ code, message }) => `warning ${code}: ${quoted(message, LONGEST_LINE)}`),
    ...(result?.assumed ?? []).map(({ title, value, unit, why }) =>
      value === null
        ? `not provided: ${title}`
        : `assumed: ${title} = ${jsonSaid(value)}${inUnit(unit)}${why === null ? '' : `: ${said(why)}`}`,
    ),
    ...(result?.not_checked ?? []).map((text) => `not checked: ${text}`),
  ],
  tables: ({ result }, said) => (result?.tables ?? []).flatMap((table) => tableLines(table, said)),
}

function checkLine(check: CheckAnswer, said: Saying): string {
  const { title, state, demand, capacity, utilisation, limit, standard, clause, reason, note } = check
  const why = reason ?? note
  return [
    `${stateInWords(check).toUpperCase()}: ${oneLine(title)} (${standard} ${clause})`,
    ...(state === 'not_made'
      ? []
      : [`${side(demand, said)} against ${side(capacity, said)}`, `utilisation ${utilisation}, limit ${limit}`]),
    ...(why === null ? [] : [quoted(why, 200)]),
  ].join('; ')
}

const side = ({ label, value, unit }: CheckSide, said: Saying): string => `${said(label)} ${value}${inUnit(unit)}`

function tableLines({ title, columns, rows, count }: TableAnswer, said: Saying): readonly string[] {
  const heading = columns.map(
    ({ title: column, unit }) => `${said(column)}${unit && unit !== '-' ? ` [${said(unit)}]` : ''}`,
  )
  return [
    `${said(title)} (${count} rows${rows.length > MOST_ROWS ? `; the first ${MOST_ROWS}` : ''}): ${heading.join(' | ')}`,
    ...rows.slice(0, MOST_ROWS).map((row) => row.map((cell) => jsonSaid(cell)).join(' | ')),
  ]
}
