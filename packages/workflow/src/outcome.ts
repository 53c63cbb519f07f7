/** What a calculation hands back, in SI, and the small words it is written with. */
import { type Cited, type Constant, citedOf, numberOf } from '@keelson/equations'
import type { Drawing } from '@keelson/figures'
import type { Contract, TableSpec } from './contract.ts'
import { ContractError } from './errors.ts'
import { OPEN_KINDS, type ReasonKind } from './open-checks.ts'
import type { SentenceQuantity } from './quantities-in.ts'
import { shownIn } from './quantity-text.ts'
import type { Left } from './reach.ts'
import type { NotApplicable, Row, ValuesOf } from './values.ts'

export interface Warning {
  /** One that the contract declares, or one that every run may give. */
  readonly code: string
  /** The value, the threshold and the reason. */
  readonly message: string
  /** JSON pointer to the input concerned. */
  readonly path?: string
  /** Title of that input: 'Plate thickness', or 'Soil layers, row 3, thickness'. */
  readonly field?: string
  /** The numbers of the message in its order; '-' is the unit of a bare number. Absent where it has none. */
  readonly quantities?: readonly SentenceQuantity[]
  /** The message with names and quantities in braces, for a report; absent where it has none. */
  readonly said?: string
}

/** Demand against capacity, in SI. */
export interface CheckResult {
  readonly demand: number
  readonly capacity: number
  /** demand/capacity, or as the criterion defines it; null when the capacity is not positive. */
  readonly utilisation: number | null
  readonly limit: number
  readonly passes: boolean
  readonly note?: string
  /** Of a side that is a coefficient: the clause that gives it. */
  readonly cited?: { readonly demand?: Cited; readonly capacity?: Cited }
}
export interface NotChecked {
  readonly notChecked: string
  readonly kind: ReasonKind
  /** Whether the verdict needs it. */
  readonly open: boolean
  /** The reach that it is outside of. */
  readonly left?: Left
  /** What the check is if an engineer accepts the reason for which it is open. */
  readonly otherwise?: CheckResult
}

/** A file that a run hands over. */
export interface FileOut {
  readonly name: string
  readonly mediaType: string
  readonly content: string
}

/** A Vega-Lite specification with its data inside; a plain value, drawn by the report. */
export type ChartDefinition = Readonly<Record<string, unknown>>

type TableRows<T extends Readonly<Record<string, TableSpec>>> = {
  readonly [K in keyof T]?: readonly Row<T[K]['columns']>[] | NotApplicable
}
/** The tables of a contract, in SI. */
export type TablesOf<K> =
  K extends Contract<infer _P, infer _V, infer _C, infer T, infer _G, infer _F> ? TableRows<T> : never
/** The charts of a contract. */
export type ChartsOf<K> =
  K extends Contract<infer _P, infer _V, infer _C, infer _T, infer G, infer _F>
    ? { readonly [N in keyof G]?: ChartDefinition | NotApplicable }
    : never
/** The figures of a contract. */
export type FiguresOf<K> =
  K extends Contract<infer _P, infer _V, infer _C, infer _T, infer _G, infer F>
    ? { readonly [N in keyof F]?: Drawing | NotApplicable }
    : never

/**
 * Tables, charts, figures and files are made when they are asked for, by a run and not by a sweep: what only they need is
 * computed in them, and nothing in them is traced.
 */
export type Outcome<K> =
  K extends Contract<infer _P, infer V, infer C, infer _T, infer _G, infer _F>
    ? {
        readonly values: ValuesOf<V>
        readonly checks?: { readonly [N in keyof C]?: CheckResult | NotChecked }
        readonly tables?: () => TablesOf<K>
        readonly charts?: () => ChartsOf<K>
        readonly figures?: () => FiguresOf<K>
        readonly warnings?: readonly Warning[]
        readonly files?: () => readonly FileOut[]
        /** What the run took, in SI, for inputs that were left out, where the contract marks them as assumed. */
        readonly assumed?: Readonly<Record<string, number | string>>
        /** The answer in one sentence; left out, the governing check is the sentence. */
        readonly detail?: string
        /** Of an atlas query or a forecast; a direct calculation has none. */
        readonly confidence?: Readonly<Record<string, unknown>> | null
      }
    : never

/** Relative distance within which a utilisation counts as at its limit. */
export const LIMIT_TOLERANCE = 1e-9

/**
 * A check of demand against capacity; `utilisation` where the criterion is not the plain quotient. Within 1e-9 of the
 * limit it is at the limit, and passes. A capacity that is not positive cannot be utilised: null, and it fails; null too if
 * another reason fails it under its limit.
 */
export function check(o: {
  readonly demand: number | Constant
  readonly capacity: number | Constant
  readonly utilisation?: number
  readonly limit?: number
  readonly note?: string
  /** Fails whatever the quotient: the reason. */
  readonly failure?: string
}): CheckResult {
  const limit = o.limit ?? 1
  const [demand, capacity] = [numberOf(o.demand), numberOf(o.capacity)]
  const said = o.failure ?? o.note
  const rest = { ...(said !== undefined && { note: said }), ...citedSides(o) }
  const raw = o.utilisation ?? (capacity > 0 ? demand / capacity : Number.NaN)
  if (!Number.isFinite(raw)) {
    const passes = o.failure === undefined && demand <= 0 && capacity >= 0
    return { demand, capacity, utilisation: null, limit, passes, ...rest }
  }
  const utilisation = atLimit(raw, limit) ? limit : raw
  if (o.failure === undefined) return { demand, capacity, utilisation, limit, passes: utilisation <= limit, ...rest }
  // What fails for another reason has no utilisation under its limit: none would be read as a pass.
  return { demand, capacity, utilisation: utilisation <= limit ? null : utilisation, limit, passes: false, ...rest }
}
function citedSides({
  demand,
  capacity,
}: {
  readonly demand: number | Constant
  readonly capacity: number | Constant
}) {
  if (typeof demand === 'number' && typeof capacity === 'number') return {}
  return {
    cited: {
      ...(typeof demand !== 'number' && { demand: citedOf(demand) }),
      ...(typeof capacity !== 'number' && { capacity: citedOf(capacity) }),
    },
  }
}
/** A check that is not made, and why. */
export function notChecked(kind: 'out_of_reach', left: Left): NotChecked
export function notChecked(kind: Exclude<ReasonKind, 'out_of_reach'>, reason: string): NotChecked
export function notChecked(kind: ReasonKind, why: string | Left): NotChecked {
  const own = { kind, open: OPEN_KINDS.has(kind) }
  return typeof why === 'string' ? { notChecked: why, ...own } : { notChecked: why.reason, ...own, left: why }
}

/** A check that is not made because the demand for which it exists is not provided: it is open. */
export const withoutDemand = (reason: string): NotChecked => ({ ...notChecked('input_missing', reason), open: true })

/** A check that may fail and not pass, if there is a reason for which its pass shows nothing; one not made stays so. */
export function openIf(kind: 'out_of_reach', left: Left | undefined, made: Made): Made
export function openIf(kind: Exclude<OpenKind, 'out_of_reach'>, reason: string | undefined, made: Made): Made
export function openIf(kind: OpenKind, why: string | Left | undefined, made: Made): Made {
  if (why === undefined || 'notChecked' in made || !made.passes) return made
  const left = typeof why === 'string' ? { notChecked: why, kind, open: true } : notChecked('out_of_reach', why)
  return { ...left, otherwise: made }
}

type Made = CheckResult | NotChecked

/** The verdict of a run in words: a failure first, then what is open. */
export function statusOf(checks: Readonly<Record<string, Made | undefined>>): 'pass' | 'fail' | 'not assessed' {
  const all = Object.values(checks).filter((c) => c !== undefined)
  if (all.some((c) => 'passes' in c && !c.passes)) return 'fail'
  return all.some((c) => 'notChecked' in c && c.open) ? 'not assessed' : 'pass'
}

/** A missing input opens a check only through its demand, which has no number to accept. */
type OpenKind = Exclude<ReasonKind, 'other_mode' | 'not_requested'>

/** Why a pass of a check would show nothing. */
export type Doubt =
  | { readonly kind: 'out_of_reach'; readonly why: Left }
  | { readonly kind: Exclude<OpenKind, 'out_of_reach'>; readonly why: string }

/** A check that may fail and not pass, if there is a doubt. */
export function inDoubt(doubt: Doubt | undefined, made: Made): Made {
  if (doubt === undefined) return made
  return doubt.kind === 'out_of_reach' ? openIf(doubt.kind, doubt.why, made) : openIf(doubt.kind, doubt.why, made)
}

/** True within 1e-9 of the limit. */
export const atLimit = (value: number, limit: number): boolean =>
  Math.abs(value - limit) <= LIMIT_TOLERANCE * Math.max(Math.abs(limit), 1e-300)

/** A utilisation as the answer shows it: at its limit when within 1e-9 of it. */
export const utilisation = (value: number, limit = 1): number => (atLimit(value, limit) ? limit : value)

/** Codes of the warnings that any run may give, beside those that its contract declares. */
export const commonWarnings = {
  outside_usual_range: 'A value is outside the usual range of its kind. Check its unit.',
  unit_read_as: 'An ambiguous unit was interpreted.',
  api_number_read_as: 'A missing leading zero of an API well number was restored.',
  unused: 'An input is not used by this method.',
  overridden: 'An input replaces another input or a tabulated value.',
  no_check: 'No acceptance check was made.',
  not_assessed: 'A check requires an input that was not provided.',
} as const

/** Writes warnings by their declared codes: the message is the value, the threshold and the reason. */
export const warner =
  <const W extends Readonly<Record<string, string>>>(_declared: W) =>
  (code: keyof W & string, message: string, path?: string): Warning => ({
    code,
    message,
    ...(path !== undefined && { path }),
  })

/** As `warner`, for a list of them: the warning where it is so, and nothing where it is not. */
export const sayer = <const W extends Readonly<Record<string, string>>>(declared: W) => {
  const warn = warner(declared)
  return (code: keyof W & string, when: boolean, message: string | (() => string), path?: string): Warning[] =>
    when ? [warn(code, typeof message === 'string' ? message : message(), path)] : []
}

/** Writes a warning that any run may give. */
export const warning = warner(commonWarnings)

/** A value given in place of a tabled one, and the warning that says so where the two differ. */
export function insteadOf(o: {
  /** The input that gives it. */
  readonly input: string
  /** SI. */
  readonly given: number | undefined
  readonly tabled: number
  /** Unit in which both are said. */
  readonly unit: string
}): { readonly value: number; readonly warnings: readonly Warning[] } {
  const { input, given, tabled, unit } = o
  if (given === undefined || Math.abs(given - tabled) <= SAME * Math.abs(tabled))
    return { value: given ?? tabled, warnings: [] }
  const message = `{${input}} is entered as ${shownIn(given, unit)} and replaces the tabulated value of ${shownIn(tabled, unit)}.`
  return { value: given, warnings: [{ code: 'overridden', message, path: `/${input}` }] }
}
const SAME = 1e-9

/**
 * The named inputs, sure to be there. For inputs that the contract requires in the mode at hand; throws ContractError
 * where one is absent, which is the contract's fault and not the caller's.
 */
export function given<P extends object, N extends keyof P & string>(
  params: P,
  ...names: readonly N[]
): { readonly [K in N]-?: NonNullable<P[K]> } {
  const out: Partial<Record<N, unknown>> = {}
  for (const name of names) {
    const value = params[name]
    if (value === undefined || value === null)
      throw new ContractError(`${name} is used here without being required by the contract`)
    out[name] = value
  }
  return out as { readonly [K in N]-?: NonNullable<P[K]> }
}

type AnyTables = Readonly<
  Record<string, readonly Readonly<Record<string, number | string | null>>[] | NotApplicable | undefined>
>
type AnyCharts = Readonly<Record<string, ChartDefinition | NotApplicable | undefined>>
type AnyFigures = Readonly<Record<string, Drawing | NotApplicable | undefined>>

/** An outcome of any contract. */
export interface AnyOutcome {
  readonly values: Readonly<Record<string, unknown>>
  readonly checks?: Readonly<Record<string, CheckResult | NotChecked | undefined>>
  readonly tables?: () => AnyTables
  readonly charts?: () => AnyCharts
  readonly figures?: () => AnyFigures
  readonly warnings?: readonly Warning[]
  readonly files?: () => readonly FileOut[]
  readonly assumed?: Readonly<Record<string, number | string>>
  readonly detail?: string
  readonly confidence?: unknown
}

/** An outcome whose tables, charts, figures and files are made. */
export interface DrawnOutcome extends Omit<AnyOutcome, 'tables' | 'charts' | 'figures' | 'files'> {
  readonly tables?: AnyTables
  readonly charts?: AnyCharts
  readonly figures?: AnyFigures
  readonly files?: readonly FileOut[]
}
