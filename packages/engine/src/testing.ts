/** What every test of a workflow does: runs it, sees what is refused, and reads what an answer holds. */

import {
  type ChartDefinition,
  type ChartRow,
  chartRows,
  chartTitles,
  type Resources,
  readParams,
  type Workflow,
} from '@keelson/workflow'
import { problemsOf } from '@keelson/workflow/refused.ts'
import type { CheckAnswer, SelfCheckAnswer, TableAnswer } from './result.ts'
import { type Ran, runNow, runWorkflow } from './run.ts'

export { near, within } from '@keelson/units/testing.ts'
export { problemsOf } from '@keelson/workflow/refused.ts'

export type Request = Readonly<Record<string, unknown>>

/** Runs of a base request, the example unless another is given, changed by `over` and without some of its inputs. */
export function testKit(workflow: Workflow, base: Request = workflow.example) {
  const run = (over: Request = {}, without: readonly string[] = []): Ran => {
    const request = Object.entries({ ...base, ...over }).filter(([name]) => !without.includes(name))
    return runNow(workflow, readParams(workflow.contract, Object.fromEntries(request)))
  }
  /** Where it is refused; nowhere, where it is answered. */
  const pointers = (over?: Request, without?: readonly string[]): string[] =>
    problemsOf(() => run(over, without)).map((p) => p.pointer)
  /** '/pointer message' of each problem. */
  const problems = (over?: Request, without?: readonly string[]): string[] =>
    problemsOf(() => run(over, without)).map((p) => `${p.pointer} ${p.message}`)
  /** Throws unless one of its problems stands at the pointer. */
  const refusedAt = (pointer: string, over?: Request, without?: readonly string[]): void => {
    const found = problems(over, without)
    if (found.some((p) => p.startsWith(`${pointer} `))) return
    throw new Error(`not rejected at ${pointer}: ${found.length === 0 ? 'a result is returned' : found.join('; ')}`)
  }
  return { run, pointers, problems, refusedAt }
}

/** A run of a workflow that reads a file of its own, an atlas: no data set, no folder, a minute of time. */
export const runWithFile = (workflow: Workflow, request: Request): Promise<Ran> => {
  const resources: Resources = {
    dataset: () => undefined,
    scratch: async () => '',
    signal: AbortSignal.timeout(60_000),
  }
  return runWorkflow(workflow, request, resources)
}

/** A value of an answer in its declared unit, whatever it is; undefined where it is absent. */
export const value = (ran: Ran, name: string): unknown => ran.result.values[name]?.value
/** A value that is a number. Throws where it is null, absent or a text. */
export function number(ran: Ran, name: string): number {
  const found = value(ran, name)
  if (typeof found === 'number') return found
  throw new Error(`${name} is not a number: ${JSON.stringify(found)}`)
}
/** A value that is a list, of what the contract declares. Throws where it is none. */
export function list<T = number>(ran: Ran, name: string): readonly T[] {
  const found = value(ran, name)
  if (Array.isArray(found)) return found
  throw new Error(`${name} is not a list: ${JSON.stringify(found)}`)
}
/** Why a value is null; nothing where it is not. */
/** A number as a sentence prints it: '−1,234.5' is -1234.5; NaN of none. */
export const spokenNumber = (text = 'none'): number => Number(text.replace('−', '-').replaceAll(',', ''))

export const reason = (ran: Ran, name: string): string => ran.result.values[name]?.reason ?? ''
export const codes = (ran: Ran): string[] => ran.warnings.map((w) => w.code)
export const checked = (ran: Ran, id: string): CheckAnswer | undefined => ran.result.checks.find((c) => c.id === id)
/** A check of the calculation itself. */
export const selfChecked = (ran: Ran, id: string): SelfCheckAnswer | undefined =>
  ran.result.self_checks?.find((c) => c.id === id)
/** Rows of a table; none where it is not applicable. */
export const rowsOf = (ran: Ran, id: string): TableAnswer['rows'] =>
  ran.result.tables.find((t) => t.id === id)?.rows ?? []

/** Every row that a chart draws, in the order of its layers: `s` the series, `x`, `y`; `name`, `v` of a bar; `at` of a limit. */
export const pointsOf = (ran: Ran, id: string): readonly ChartRow[] => chartRows(chartOf(ran, id))
/** What is written on the axes of a chart: 'Depth [m]'. */
export const axesOf = (ran: Ran, id: string): readonly string[] => chartTitles(chartOf(ran, id))

/** Throws where the chart is not drawn. */
function chartOf(ran: Ran, id: string): ChartDefinition {
  const found = ran.result.charts.find((c) => c.id === id)
  if (found) return found.spec
  throw new Error(`chart ${id} is not drawn`)
}

export type Cells = Readonly<Record<string, string | number | boolean | null | undefined>>

/** Rows of a table by the names of its columns; none where it is not applicable. */
export function recordsOf(ran: Ran, id: string): readonly Cells[] {
  const table = ran.result.tables.find((t) => t.id === id)
  return (table?.rows ?? []).map((row) =>
    Object.fromEntries((table?.columns ?? []).map(({ name }, j) => [name, row[j] as Cells[string]])),
  )
}

/** The messages of the warnings of one code, of those at one input alone where `path` names it. */
export const messagesOf = (ran: Ran, code: string, path?: string): readonly string[] =>
  ran.warnings.filter((w) => w.code === code && (path === undefined || w.path === path)).map((w) => w.message)
/** The first message of a code; empty where there is none. */
export const messageOf = (ran: Ran, code: string): string => messagesOf(ran, code)[0] ?? ''
/** '/input message' of the warnings of one code. */
export const remarksOf = (ran: Ran, code: string): readonly string[] =>
  ran.warnings.filter((w) => w.code === code).map((w) => `${w.path} ${w.message}`)
