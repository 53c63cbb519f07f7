/** Whether an answer is what a verification case expects of it. */
import { convert } from '@keelson/units'
import type { NearestNumber, Nearness, Problem, VerificationCase } from '@keelson/workflow'
import { mostUsed, nearestIn, type Tolerances } from './nearness.ts'
import type { CheckAnswer, Quantity, Result, SelfCheckAnswer, TableAnswer } from './result.ts'

export interface Comparison {
  readonly name: string
  readonly expected: unknown
  readonly got: unknown
  readonly unit: string
  /** Largest relative error over the entries; null for texts and flags. */
  readonly error: number | null
  /** The entry that uses most of its tolerance; null for texts and flags. */
  readonly nearest: Nearness | null
  readonly ok: boolean
}

/** How a case came out: the numbers side by side, and what is wrong, nothing where it passes. */
export interface Judgement {
  readonly comparisons: readonly Comparison[]
  readonly problems: readonly string[]
}
/** What a case is compared with: an answer, as far as a case can expect something of it. */
export interface CaseAnswer {
  readonly status: string
  readonly result: Pick<Result, 'values' | 'checks' | 'self_checks' | 'tables'>
}
/** What a request gave: an answer, or a refusal. */
export type CaseRun = CaseAnswer | { readonly refused: readonly Problem[] }

/** Holds what a case gave against what it expects. A disputed case is compared, and has no problems. */
export function judge(c: VerificationCase, run: CaseRun): Judgement {
  const comparisons = 'result' in run && !c.expect_refusal ? compareCase(c, run) : []
  return { comparisons, problems: c.disputed === undefined ? problemsOf(c, run, comparisons) : [] }
}

function problemsOf(c: VerificationCase, run: CaseRun, comparisons: readonly Comparison[]): string[] {
  if (c.expect_refusal) {
    if ('result' in run) return ['is accepted and should be rejected']
    const pointers = run.refused.map((p) => p.pointer)
    if (c.pointer === undefined || pointers.some((at) => isWithin(at, c.pointer ?? ''))) return []
    return [`is rejected at ${pointers.join(', ')}, not at ${c.pointer}`]
  }
  if ('refused' in run) return [`is rejected: ${run.refused.map((p) => `${p.pointer} ${p.message}`).join('; ')}`]
  if (comparisons.length === 0) return ['expects nothing']
  return comparisons
    .filter((r) => !r.ok)
    .map(
      (r) =>
        `${r.name} is ${JSON.stringify(r.got)} ${r.unit}, expected ${JSON.stringify(r.expected)}${inTerms(r.nearest)}`,
    )
}

const inTerms = (nearest: Nearness | null): string => {
  if (nearest === null) return ''
  const { error, tolerance, unit } = nearest
  return ` (error ${error}, tolerance ${tolerance}${unit === undefined ? ' of it' : ` ${unit}`})`
}

/** The number of a case that uses most of its tolerance; null where it expects none. */
export const nearestNumber = (comparisons: readonly Comparison[]): NearestNumber | null =>
  mostUsed(comparisons.flatMap(({ name, nearest }) => (nearest === null ? [] : [{ name, ...nearest }])))

/** At the place that a case names, or at an entry or a row of it. */
const isWithin = (at: string, named: string): boolean => at === named || at.startsWith(`${named}/`)

/** Compares what a case expects with an answer, in the units of the case. */
export function compareCase(c: VerificationCase, answer: CaseAnswer): Comparison[] {
  return Object.entries(c.expected ?? {}).map(([name, expected]) => {
    const { got, unit } = addressed(name, answer)
    const tolerance = { rel: expected.rel_tol ?? 0.01, abs: expected.abs_tol ?? 0 }
    const wanted = expected.unit ?? '-'
    const own = got === undefined ? undefined : inUnit(got, unit, wanted)
    const error = largestError(own, expected.value)
    return {
      name,
      expected: expected.value,
      got: own,
      unit: wanted,
      error,
      nearest: nearestIn(own, expected.value, tolerance, wanted),
      ok: agrees(own, expected.value, tolerance),
    }
  })
}

interface Addressed {
  readonly got: unknown
  readonly unit: string
}
const NOWHERE: Addressed = { got: undefined, unit: '-' }

/** What stands under a name: see `expected` of a case. A value that is itself called `status` comes before that of the run. */
function addressed(name: string, { status, result }: CaseAnswer): Addressed {
  if (name === 'status' && result.values.status === undefined) return { got: status, unit: '-' }
  const [place, id = '', ...way] = name.split('.')
  if (place === 'checks')
    return ofCheck(
      [...result.checks, ...(result.self_checks ?? [])].find((c) => c.id === id),
      way.join('.'),
    )
  if (place === 'tables')
    return ofTable(
      result.tables.find((t) => t.id === id),
      Number(way[0]),
      way[1],
    )
  return ofValue(name, result.values)
}

/** `name` is a value, `name.key` a member of a map. */
function ofValue(name: string, values: Readonly<Record<string, Quantity>>): Addressed {
  const whole = values[name]
  if (whole) return { got: whole.value, unit: whole.unit ?? '-' }
  const dot = name.indexOf('.')
  const map = dot < 0 ? undefined : values[name.slice(0, dot)]
  const member = (map?.value as Readonly<Record<string, unknown>> | null | undefined)?.[name.slice(dot + 1)]
  return { got: member, unit: map?.unit ?? '-' }
}

function ofCheck(check: CheckAnswer | SelfCheckAnswer | undefined, member: string): Addressed {
  if (member === 'demand' || member === 'capacity')
    return check ? { got: check[member].value, unit: check[member].unit } : NOWHERE
  if (member === 'state') return { got: check?.state, unit: '-' }
  if (member === 'utilisation' || member === 'limit') return { got: check?.[member], unit: '-' }
  if (check === undefined || 'shows' in check) return NOWHERE
  return member === 'open' || member === 'reason_kind' ? { got: check[member], unit: '-' } : NOWHERE
}

function ofTable(table: TableAnswer | undefined, row: number, name: string | undefined): Addressed {
  const column = table?.columns.findIndex((c) => c.name === name) ?? -1
  return column < 0 ? NOWHERE : { got: table?.rows[row]?.[column], unit: table?.columns[column]?.unit ?? '-' }
}

function inUnit(value: unknown, from: string, to: string): unknown {
  if (typeof value === 'number') return from === to ? value : convert(value, from, to)
  return Array.isArray(value) ? value.map((v) => inUnit(v, from, to)) : value
}

function agrees(got: unknown, expected: unknown, tolerance: Tolerances): boolean {
  if (typeof expected === 'number' && typeof got === 'number') {
    return Math.abs(got - expected) <= Math.max(tolerance.rel * Math.abs(expected), tolerance.abs)
  }
  if (Array.isArray(expected)) {
    return (
      Array.isArray(got) && got.length === expected.length && expected.every((e, i) => agrees(got[i], e, tolerance))
    )
  }
  if (typeof expected === 'object' && expected !== null) {
    const own = got as Readonly<Record<string, unknown>> | null
    return (
      typeof own === 'object' &&
      own !== null &&
      Object.entries(expected).every(([k, e]) => agrees(own[k], e, tolerance))
    )
  }
  return got === expected
}

function largestError(got: unknown, expected: unknown): number | null {
  if (typeof expected === 'number' && typeof got === 'number') {
    return expected === 0 ? Math.abs(got) : Math.abs(got / expected - 1)
  }
  if (!Array.isArray(expected) || !Array.isArray(got)) return null
  const errors = expected.map((e, i) => largestError(got[i], e)).filter((e) => e !== null)
  return errors.length === 0 ? null : Math.max(...errors)
}
