/** The parts of a recorded run that its two kilobytes have no room for, in pages: all values, inputs, checks, notes, tables. */
import type { CheckAnswer, CheckSide, RunResponse, TableAnswer } from '@keelson/workflow'
import { inUnit } from './number.ts'
import { oneLine, quoted } from './quoted.ts'
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
  const pages = pagesOf(LINES[part](response).map((line) => cut(line, LONGEST_LINE)))
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

const LINES: Readonly<Record<Part, (response: RunResponse) => readonly string[]>> = {
  values: ({ result }) =>
    Object.entries(result?.values ?? {}).map(([name, { label, value, unit, reason }]) =>
      value === null
        ? `${name} (${label}): none, ${oneLine(reason ?? '')}`
        : `${name} (${label}) = ${oneLine(JSON.stringify(value))}${inUnit(unit)}`,
    ),
  inputs: ({ result }) => (result?.inputs ?? []).map((i) => `${readText(readFacts(i))} (${i.origin}, ${i.use})`),
  checks: ({ result }) => (result?.checks ?? []).map(checkLine),
  notes: ({ result, warnings = [] }) => [
    ...warnings.map(({ code, message }) => `warning ${code}: ${quoted(message, LONGEST_LINE)}`),
    ...(result?.assumed ?? []).map(({ title, value, unit, why }) =>
      value === null
        ? `not provided: ${title}`
        : `assumed: ${title} = ${JSON.stringify(value)}${inUnit(unit)}${why === null ? '' : `: ${why}`}`,
    ),
    ...(result?.not_checked ?? []).map((text) => `not checked: ${text}`),
  ],
  tables: ({ result }) => (result?.tables ?? []).flatMap(tableLines),
}

function checkLine({
  title,
  state,
  demand,
  capacity,
  utilisation,
  limit,
  standard,
  clause,
  reason,
  note,
}: CheckAnswer): string {
  const said = reason ?? note
  return [
    `${state === 'not_made' ? 'NOT MADE' : state.toUpperCase()}: ${oneLine(title)} (${standard} ${clause})`,
    ...(state === 'not_made'
      ? []
      : [`${side(demand)} against ${side(capacity)}`, `utilisation ${utilisation}, limit ${limit}`]),
    ...(said === null ? [] : [quoted(said, 200)]),
  ].join('; ')
}

const side = ({ label, value, unit }: CheckSide): string => `${label} ${value}${inUnit(unit)}`

function tableLines({ title, columns, rows, count }: TableAnswer): readonly string[] {
  const heading = columns.map(({ title: column, unit }) => `${column}${unit && unit !== '-' ? ` [${unit}]` : ''}`)
  return [
    `${title} (${count} rows${rows.length > MOST_ROWS ? `; the first ${MOST_ROWS}` : ''}): ${heading.join(' | ')}`,
    ...rows.slice(0, MOST_ROWS).map((row) => row.map((cell) => oneLine(JSON.stringify(cell))).join(' | ')),
  ]
}
