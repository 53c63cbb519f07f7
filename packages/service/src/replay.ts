/** A recorded run done again, and what came out differently. */
import {
  pinnedRef,
  type Quantity,
  RECORD_SCHEMA,
  type Result,
  type RunRecord,
  type RunRequest,
  type RunResponse,
} from '@keelson/workflow'

/** Relative difference of a number that still counts as the same: powers differ in the last bits between versions of Node. */
export const SAME = 1e-9
const MOST_DIFFERENCES = 50

export interface Difference {
  /** Where: 'values/utilisation', 'checks/burst/demand', 'tables/stations/3/depth'. */
  readonly at: string
  readonly recorded: unknown
  readonly now: unknown
  /** Relative, of two numbers. */
  readonly relative: number | null
}
export interface Replay {
  readonly ref: string
  readonly same: boolean
  /** Whether the hashes of the results are equal. */
  readonly identical: boolean
  /** Largest relative difference of two numbers, and where. */
  readonly largest: { readonly at: string; readonly relative: number } | null
  readonly differences: readonly Difference[]
  /** What else is not as it was: code, runtime, inputs. */
  readonly notes: readonly string[]
  readonly status: { readonly recorded: string; readonly now: string }
  readonly checks_made: { readonly recorded: number | null; readonly now: number | null }
}

/** The request that repeats a run: its ref pinned to the version that ran. */
export function repeated({ request, response }: RunRecord): RunRequest {
  const { repo, workflow_id: id, resolved_version } = response.coordinate
  const { verify_reproducible: _, ...rest } = request
  return resolved_version === null ? rest : { ...rest, ref: pinnedRef({ repo, id }, resolved_version) }
}

/** Compares the answer of a record with the answer that its request gives now. */
export function compareRuns(
  { response: recorded, schema }: Pick<RunRecord, 'response' | 'schema'>,
  now: RunResponse,
): Replay {
  const identical = recorded.determinism?.result_hash === now.determinism?.result_hash
  const pairs = differing(entriesOf(recorded.result), entriesOf(now.result))
  const worst = pairs
    .flatMap(({ at, relative }) => (relative === null ? [] : [{ at, relative }]))
    .toSorted((a, b) => b.relative - a.relative)[0]
  const differences = pairs.filter((d) => d.relative === null || d.relative > SAME)
  // A hash that moved is explained by numbers that moved in their last digits, or by an older form of what it covers.
  const older = schema !== RECORD_SCHEMA
  const explained = identical || pairs.length > 0 || older
  return {
    ref: recorded.ref,
    same: recorded.status === now.status && differences.length === 0 && explained,
    identical,
    largest: worst ?? null,
    differences: differences.slice(0, MOST_DIFFERENCES),
    notes: [
      ...(explained ? [] : [UNEXPLAINED]),
      ...(older && !identical ? [OLDER] : []),
      ...(identical && worst ? [CHANGED] : []),
      ...notesOf(recorded, now),
    ],
    status: { recorded: recorded.status, now: now.status },
    checks_made: { recorded: recorded.checks_made, now: now.checks_made },
  }
}

const UNEXPLAINED =
  'the result hash is another, and nothing that the record shows differs: rows beyond those shown, or a changed record'
const OLDER =
  'the record is of an older schema, whose result hash covers another form of the checks: the numbers were compared one by one'
const CHANGED = 'the numbers of the record do not belong to its result hash: the record was changed after the run'

function notesOf(recorded: RunResponse, now: RunResponse): string[] {
  const [a, b] = [recorded.provenance, now.provenance]
  if (!a || !b) return []
  const changed = (what: string, before: string, after: string) =>
    before === after ? [] : [`${what}: ${before} then, ${after} now`]
  return [
    ...changed('code', a.code_version.git_sha, b.code_version.git_sha),
    ...changed('Node', a.runtime.node, b.runtime.node),
    ...changed('input hash', a.input_hash, b.input_hash),
  ]
}

/** Everything that a result says and that its hash covers, as paths and plain values. */
function entriesOf(result: Result | undefined): Map<string, unknown> {
  const entries = new Map<string, unknown>()
  if (!result) return entries
  for (const [name, value] of Object.entries(result.values)) addQuantity(entries, `values/${name}`, value)
  for (const { id, state, utilisation, demand, capacity } of result.checks) {
    entries.set(`checks/${id}/state`, state)
    if (state === 'not_made') continue
    entries.set(`checks/${id}/utilisation`, utilisation)
    addQuantity(entries, `checks/${id}/demand`, demand)
    addQuantity(entries, `checks/${id}/capacity`, capacity)
  }
  for (const { id, columns, rows, count } of result.tables) {
    entries.set(`tables/${id}/count`, count)
    for (const [i, row] of rows.entries())
      for (const [j, column] of columns.entries()) entries.set(`tables/${id}/${i}/${column.name}`, row[j])
  }
  return entries
}

const addQuantity = (
  entries: Map<string, unknown>,
  at: string,
  { value, unit }: Pick<Quantity, 'value' | 'unit'>,
): void => {
  if (unit !== undefined) entries.set(`${at} unit`, unit)
  addValue(entries, at, value)
}
function addValue(entries: Map<string, unknown>, at: string, value: unknown): void {
  if (typeof value !== 'object' || value === null) entries.set(at, value)
  else for (const [key, member] of Object.entries(value)) addValue(entries, `${at}/${key}`, member)
}

function differing(recorded: ReadonlyMap<string, unknown>, now: ReadonlyMap<string, unknown>): Difference[] {
  const names = new Set([...recorded.keys(), ...now.keys()])
  return [...names].flatMap((at) => {
    const [a, b] = [recorded.get(at), now.get(at)]
    if (a === b) return []
    return [{ at, recorded: a ?? null, now: b ?? null, relative: relative(a, b) }]
  })
}

function relative(a: unknown, b: unknown): number | null {
  if (typeof a !== 'number' || typeof b !== 'number') return null
  return Math.abs(b - a) / Math.max(Math.abs(a), Math.abs(b))
}
