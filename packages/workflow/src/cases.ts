/** Verification cases: published, peer, closed-form and independent evidence, kept as data and run by anyone. */
import type { EvidenceKind } from '@keelson/equations/evidence.ts'
import { convert } from '@keelson/units'
import type { Problem } from './errors.ts'
import type { Quantity } from './result.ts'

export type CaseKind = EvidenceKind
export interface ExpectedValue {
  readonly value: unknown
  readonly unit?: string
  /** Default 0.01. */
  readonly rel_tol?: number
  /** Default 0; either tolerance suffices. */
  readonly abs_tol?: number
}
export interface VerificationCase {
  readonly id: string
  readonly kind?: CaseKind
  readonly source?: string
  /** `example`: the inputs are laid over the example. */
  readonly base?: 'example'
  readonly version?: number
  readonly inputs: Readonly<Record<string, unknown>>
  readonly expected?: Readonly<Record<string, ExpectedValue>>
  readonly expect_refusal?: boolean
  readonly pointer?: string
  readonly notes?: string
  /** Evidence why the expectation is wrong; the case is then shown and not held. */
  readonly disputed?: string
}
export interface CaseFile {
  readonly workflow: string
  readonly cases: readonly VerificationCase[]
}

/** What a case is worth to a reader. */
export interface EvidenceCase {
  readonly id: string
  readonly kind: CaseKind
  readonly source: string
  /** Largest relative error over the expected numbers when the case was last run; null where none is a number. */
  readonly largest_error: number | null
  /** Tolerance stated beside it. */
  readonly tolerance: number
  readonly disputed?: string
}

/** What cases are worth to a reader, with the errors that were measured when they were last run. */
export const evidenceIn = (
  cases: readonly VerificationCase[],
  measured: Readonly<Record<string, number | null>>,
): EvidenceCase[] =>
  cases
    .filter((c) => !c.expect_refusal && c.kind !== undefined)
    .map((c) => ({
      id: c.id,
      kind: c.kind ?? 'closed-form',
      source: c.source ?? '',
      largest_error: measured[c.id] ?? null,
      tolerance: Math.max(0, ...Object.values(c.expected ?? {}).map((e) => e.rel_tol ?? 0.01)),
      ...(c.disputed !== undefined && { disputed: c.disputed }),
    }))

/** The whole params of a case. */
export const caseParams = (
  c: VerificationCase,
  example: Readonly<Record<string, unknown>>,
): Readonly<Record<string, unknown>> => (c.base === 'example' ? { ...example, ...c.inputs } : c.inputs)

export interface Comparison {
  readonly name: string
  readonly expected: unknown
  readonly got: unknown
  readonly unit: string
  /** Largest relative error over the entries; null for texts and flags. */
  readonly error: number | null
  readonly tolerance: number
  readonly ok: boolean
}

/** How a case came out: the numbers side by side, and what is wrong, nothing where it passes. */
export interface Judgement {
  readonly comparisons: readonly Comparison[]
  readonly problems: readonly string[]
}
/** What a request gave: values, or a refusal. */
export type CaseRun = { readonly values: Readonly<Record<string, Quantity>> } | { readonly refused: readonly Problem[] }

/** Holds what a case gave against what it expects. A disputed case is compared, and has no problems. */
export function judge(c: VerificationCase, run: CaseRun): Judgement {
  const comparisons = 'values' in run && !c.expect_refusal ? compareCase(c, run.values) : []
  return { comparisons, problems: c.disputed === undefined ? problemsOf(c, run, comparisons) : [] }
}

function problemsOf(c: VerificationCase, run: CaseRun, comparisons: readonly Comparison[]): string[] {
  if (c.expect_refusal) {
    if ('values' in run) return ['is accepted, and should be refused']
    const pointers = run.refused.map((p) => p.pointer)
    if (c.pointer === undefined || pointers.some((at) => isWithin(at, c.pointer ?? ''))) return []
    return [`is refused at ${pointers.join(', ')}, not at ${c.pointer}`]
  }
  if ('refused' in run) return [`is refused: ${run.refused.map((p) => `${p.pointer} ${p.message}`).join('; ')}`]
  if (comparisons.length === 0) return ['expects nothing']
  return comparisons
    .filter((r) => !r.ok)
    .map(
      (r) =>
        `${r.name} is ${JSON.stringify(r.got)} ${r.unit}, expected ${JSON.stringify(r.expected)} (error ${r.error}, tolerance ${r.tolerance})`,
    )
}

/** At the place that a case names, or at an entry or a row of it. */
const isWithin = (at: string, named: string): boolean => at === named || at.startsWith(`${named}/`)

/** Compares the expected values of a case with the values of an answer, in the units of the case. */
export function compareCase(c: VerificationCase, values: Readonly<Record<string, Quantity>>): Comparison[] {
  return Object.entries(c.expected ?? {}).map(([name, expected]) => {
    const { got, unit } = addressed(name, values)
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
      tolerance: tolerance.rel,
      ok: agrees(own, expected.value, tolerance),
    }
  })
}

/** `name` is a value, `name.key` a member of a map. */
function addressed(name: string, values: Readonly<Record<string, Quantity>>): { got: unknown; unit: string } {
  const whole = values[name]
  if (whole) return { got: whole.value, unit: whole.unit ?? '-' }
  const dot = name.indexOf('.')
  const map = dot < 0 ? undefined : values[name.slice(0, dot)]
  const member = (map?.value as Readonly<Record<string, unknown>> | null | undefined)?.[name.slice(dot + 1)]
  return { got: member, unit: map?.unit ?? '-' }
}

function inUnit(value: unknown, from: string, to: string): unknown {
  if (typeof value === 'number') return from === to ? value : convert(value, from, to)
  return Array.isArray(value) ? value.map((v) => inUnit(v, from, to)) : value
}

function agrees(got: unknown, expected: unknown, tolerance: { readonly rel: number; readonly abs: number }): boolean {
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
