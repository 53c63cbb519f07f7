/** Verification cases: published, peer, closed-form and independent evidence, kept as data and run by anyone. */
import type { EvidenceKind } from '@keelson/equations/evidence.ts'
import { ContractError } from './errors.ts'

export type CaseKind = EvidenceKind
export interface ExpectedValue {
  readonly value: unknown
  readonly unit?: string
  /** Default 0.01. */
  readonly rel_tol?: number
  /** Default 0; either tolerance suffices. */
  readonly abs_tol?: number
  /** Arithmetic in numbers that gives the value: '144.122 / 2'. */
  readonly by?: string
  /** Where the value is printed or why it is known, where the case's own source does not say it. */
  readonly source?: string
}
export interface VerificationCase {
  readonly id: string
  readonly kind?: CaseKind
  readonly source?: string
  /** The inputs are laid over the example, or over those of the case named. */
  readonly base?: string
  /** Inputs of the base that are left out. */
  readonly without?: readonly string[]
  readonly version?: number
  readonly inputs: Readonly<Record<string, unknown>>
  /**
   * By what is expected: a value or `value.key` of a map, `status`, `checks.ID.state` (or demand, capacity, utilisation,
   * limit), `tables.ID.ROW.COLUMN` with rows from 0.
   */
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

/** An error and the tolerance that applied to it. */
export interface Nearness {
  readonly error: number
  readonly tolerance: number
  /** Of both, where the tolerance is a number; absent where it is a share of what is expected. */
  readonly unit?: string
}
/** The number of a case that uses most of its tolerance. */
export interface NearestNumber extends Nearness {
  readonly name: string
}

/** What a case is worth to a reader. */
export interface EvidenceCase {
  readonly id: string
  readonly kind: CaseKind
  readonly source: string
  /** Largest relative error over the expected numbers when the case was last run; null where none is a number. */
  readonly largest_error: number | null
  /** Largest relative tolerance that the case states. */
  readonly tolerance: number
  /** Absent where no number is expected, and in older records. */
  readonly nearest?: NearestNumber
  readonly disputed?: string
}
/** What was measured of a case when it was last run. */
export interface MeasuredCase {
  readonly error: number | null
  readonly nearest?: NearestNumber
}

/** What cases are worth to a reader, with the errors that were measured when they were last run. */
export const evidenceIn = (
  cases: readonly VerificationCase[],
  measured: Readonly<Record<string, MeasuredCase>>,
): EvidenceCase[] =>
  cases
    .filter((c) => !c.expect_refusal && c.kind !== undefined)
    .map((c) => ({
      id: c.id,
      kind: c.kind ?? 'closed-form',
      source: c.source ?? '',
      largest_error: measured[c.id]?.error ?? null,
      tolerance: Math.max(0, ...Object.values(c.expected ?? {}).map((e) => e.rel_tol ?? 0.01)),
      ...nearestOf(measured[c.id]),
      ...(c.disputed !== undefined && { disputed: c.disputed }),
    }))

const nearestOf = (measured: MeasuredCase | undefined): Pick<EvidenceCase, 'nearest'> =>
  measured?.nearest ? { nearest: measured.nearest } : {}

const EXAMPLE = 'example'

/** The cases of a file, those laid over another case with the inputs of both. Throws ContractError for a base that is no case. */
export function casesIn({ workflow, cases }: CaseFile): VerificationCase[] {
  const byId = new Map(cases.map((c) => [c.id, c]))
  const whole = (c: VerificationCase): VerificationCase => {
    const { base, without = [], ...own } = c
    if (base === undefined || base === EXAMPLE) return c
    const under = byId.get(base)
    if (under === undefined || base === c.id)
      throw new ContractError(`${workflow}: ${c.id} is based on case '${base}', which does not exist`)
    const { base: lowest, inputs } = whole(under)
    const lowestWithout = lowest === undefined ? {} : { base: lowest, without: [...(under.without ?? []), ...without] }
    return { ...own, ...lowestWithout, inputs: { ...withoutSome(inputs, without), ...c.inputs } }
  }
  return cases.map(whole)
}

/** The whole params of a case that `casesIn` read. */
export const caseParams = (
  c: VerificationCase,
  example: Readonly<Record<string, unknown>>,
): Readonly<Record<string, unknown>> =>
  c.base === EXAMPLE ? { ...withoutSome(example, c.without), ...c.inputs } : c.inputs

const withoutSome = (all: Readonly<Record<string, unknown>>, names: readonly string[] = []): Record<string, unknown> =>
  Object.fromEntries(Object.entries(all).filter(([name]) => !names.includes(name)))
