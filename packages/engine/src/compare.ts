/** Two runs side by side: what of them differs, by name, and how much is equal. */
import { type Fact, type Facts, factsOf, PLACES, type Place } from './facts.ts'
import { isHashedAlike, type RunRecord, type Status } from './record.ts'

/** Relative difference of a number that still counts as the same: powers differ in the last bits between versions of Node. */
const SAME = 1e-9
/** Differences that are listed; of the rest only their number is told. */
export const MOST_LISTED = 500

export interface Difference {
  readonly where: Place
  readonly name: string
  readonly title: string
  /** null where it is not there. */
  readonly a: unknown
  readonly b: unknown
  /** Which run alone has it; absent where both do. */
  readonly only?: 'a' | 'b'
  readonly unit?: string
  /** Of two numbers. */
  readonly relative?: number
}
interface Compared {
  readonly run_id: string
  readonly ref: string
  readonly version: number | null
  readonly created_at: string
  readonly status: Status
  readonly checks_made: number | null
  readonly checks_open: number | null
  readonly checks_accepted: number | null
  readonly title: string
}
export interface RunComparison {
  readonly a: Compared
  readonly b: Compared
  readonly equal: boolean
  /** The first of them, in the order of PLACES. */
  readonly differences: readonly Difference[]
  /** How many more there are. */
  readonly rest: number
  readonly counts: Readonly<Record<Place, { readonly equal: number; readonly different: number }>>
  /** The largest relative difference that still counts as none. */
  readonly largest_ignored: { readonly where: Place; readonly name: string; readonly relative: number } | null
}

export function compareRecords(a: RunRecord, b: RunRecord, most = MOST_LISTED): RunComparison {
  const [before, after] = [factsOf(a), factsOf(b)]
  const pairs = differing(before, after).filter((pair) => !isWrittenOtherwise(pair, a, b))
  const all = [...pairs.filter(isDifferent), ...unexplained(a, b, pairs)].toSorted(byPlace)
  const ignored = pairs.filter((d) => !isDifferent(d)).toSorted((x, y) => (y.relative ?? 0) - (x.relative ?? 0))[0]
  return {
    a: comparedOf(a),
    b: comparedOf(b),
    equal: all.length === 0,
    differences: all.slice(0, most),
    rest: Math.max(0, all.length - most),
    counts: countsOf(before, after, all),
    largest_ignored: ignored ? { where: ignored.where, name: ignored.name, relative: ignored.relative ?? 0 } : null,
  }
}

/**
 * Every fact that is not the very same in both, those that differ by less than SAME among them. What a method words is no
 * fact: another wording is the same result.
 */
export function differing(before: Facts, after: Facts): Difference[] {
  const keys = new Set([...before.keys(), ...after.keys()])
  return [...keys].flatMap((key) => {
    const [a, b] = [before.get(key), after.get(key)]
    const fact = a ?? b
    if (!fact || a?.worded || b?.worded) return []
    return a && b && a.value === b.value ? [] : [difference(fact, a, b)]
  })
}

/** The CSV file of rows that one hash covers in both: other quotes, or another form of a number, are the same result. */
function isWrittenOtherwise({ where, name, only }: Difference, a: RunRecord, b: RunRecord): boolean {
  if (where !== 'files' || only !== undefined) return false
  return isHashedAlike(a, b) && resultHash(a) === resultHash(b) && isOfResult(name, a) && isOfResult(name, b)
}

const resultHash = ({ response }: RunRecord) => response.determinism?.result_hash

function isOfResult(file: string, { response }: RunRecord): boolean {
  const { values = {}, tables = [] } = response.result ?? {}
  return [...Object.keys(values), ...tables.map(({ id }) => id)].some((name) => file === `${name}.csv`)
}

/** Whether a difference is one. */
export const isDifferent = ({ relative }: Pick<Difference, 'relative'>): boolean =>
  relative === undefined || relative > SAME

function difference({ where, name, title, unit }: Fact, a: Fact | undefined, b: Fact | undefined): Difference {
  const relative = a && b && relativeOf(a.value, b.value)
  return {
    where,
    name,
    title,
    a: a?.value ?? null,
    b: b?.value ?? null,
    ...(!b && { only: 'a' as const }),
    ...(!a && { only: 'b' as const }),
    ...(unit !== undefined && (!a || !b || a.unit === b.unit) && { unit }),
    ...(relative !== undefined && { relative }),
  }
}

function relativeOf(a: unknown, b: unknown): number | undefined {
  if (typeof a !== 'number' || typeof b !== 'number') return undefined
  return Math.abs(b - a) / Math.max(Math.abs(a), Math.abs(b))
}

/** A hash that differs where nothing that is recorded does: rows or entries beyond those that are kept. */
function unexplained(a: RunRecord, b: RunRecord, pairs: readonly Difference[]): Difference[] {
  const beyond = (where: Place, title: string, before: unknown, after: unknown, explained: readonly Place[]) => {
    if (before === after || pairs.some((d) => explained.includes(d.where))) return []
    return [{ where, name: 'hash', title, a: before ?? null, b: after ?? null }]
  }
  const input = ({ response }: RunRecord) => response.provenance?.input_hash
  const inputs = beyond('inputs', 'Inputs not in the record', input(a), input(b), ['inputs', 'workflow', 'data'])
  // The hash of an older schema covers another form of it.
  const comparable = isHashedAlike(a, b)
  const explained: readonly Place[] = ['values', 'checks', 'tables', 'files', 'status']
  const results = comparable
    ? beyond('values', 'Results not in the record', resultHash(a), resultHash(b), explained)
    : []
  return [...inputs, ...results]
}

const byPlace = (x: Difference, y: Difference) => PLACES.indexOf(x.where) - PLACES.indexOf(y.where)

function comparedOf({ created_at, contract, response }: RunRecord): Compared {
  const { run_id, coordinate: c, status, checks_made, checks_open, checks_accepted } = response
  const ref = `${c.repo}:${c.workflow_id}`
  const counts = { checks_made, checks_open, checks_accepted }
  return { run_id, ref, version: c.resolved_version, created_at, status, ...counts, title: contract?.title ?? ref }
}

function countsOf(before: Facts, after: Facts, differences: readonly Difference[]): RunComparison['counts'] {
  const differs = new Set(differences.map((d) => `${d.where}/${d.name}`))
  const equal = [...new Map([...before, ...after])].filter(([key]) => !differs.has(key)).map(([, fact]) => fact)
  const of = (facts: readonly { readonly where: Place }[], place: Place) =>
    facts.filter((f) => f.where === place).length
  const all = PLACES.map((place) => [place, { equal: of(equal, place), different: of(differences, place) }])
  return Object.fromEntries(all)
}
