/** A recorded run done again, what came out differently, and whether that is a verdict that was corrected since. */
import {
  type Difference,
  differing,
  isDifferent,
  isHashedAlike,
  RECORD_SCHEMA,
  type RunRecord,
  type RunRequest,
  type RunResponse,
  resultFacts,
} from '@keelson/engine'
import { type Problem, pinnedRef } from '@keelson/workflow'
import { type Correction, correctionsOf } from './corrections.ts'

const MOST_DIFFERENCES = 50

interface Moved {
  /** Where: 'values/utilisation', 'checks/burst/demand', 'tables/stations/3/depth'. */
  readonly at: string
  readonly recorded: unknown
  readonly now: unknown
  /** Relative, of two numbers. */
  readonly relative: number | null
}
/** What a replay says of a record. */
export type ReplayAnswer =
  | 'same'
  | 'not_same'
  /** Every number is the same, and the verdict is another one by a correction. */
  | 'verdict_corrected'
  /** The request is refused today, by a rule that it broke in silence. */
  | 'refused'
export interface Replay {
  readonly ref: string
  readonly answer: ReplayAnswer
  /** What may have turned the verdict; none where nothing turned. */
  readonly corrections: readonly Correction[]
  /** By what it is refused now. */
  readonly refused: readonly Problem[]
  readonly same: boolean
  /** Whether the hashes of the results are equal. */
  readonly identical: boolean
  /** Largest relative difference of two numbers, and where. */
  readonly largest: { readonly at: string; readonly relative: number } | null
  readonly differences: readonly Moved[]
  /** What else is not as it was: code, runtime, inputs. */
  readonly notes: readonly string[]
  readonly status: { readonly recorded: string; readonly now: string }
  readonly checks_made: { readonly recorded: number | null; readonly now: number | null }
}

/**
 * The request that repeats a run: its ref pinned to the version that ran. What it says of its inputs and in its title block
 * is of no effect, and the example and the checks may be others by now.
 */
export function repeated({ request, response }: RunRecord): RunRequest {
  const { repo, workflow_id: id, resolved_version } = response.coordinate
  const { verify_reproducible: _, input_basis: __, meta: ___, ...rest } = request
  return resolved_version === null ? rest : { ...rest, ref: pinnedRef({ repo, id }, resolved_version) }
}

/** Compares the answer of a record with the answer that its request gives now. */
export function compareRuns(
  { response: recorded, schema }: Pick<RunRecord, 'response' | 'schema'>,
  now: RunResponse,
): Replay {
  const identical = recorded.determinism?.result_hash === now.determinism?.result_hash
  const pairs = differing(resultFacts(recorded.result), resultFacts(now.result))
  const worst = pairs
    .flatMap(({ where, name, relative }) => (relative === undefined ? [] : [{ at: `${where}/${name}`, relative }]))
    .toSorted((a, b) => b.relative - a.relative)[0]
  const different = pairs.filter(isDifferent)
  // A hash that moved is explained by numbers that moved in their last digits, or by an older form of what it covers.
  const older = !isHashedAlike({ schema }, { schema: RECORD_SCHEMA })
  const explained = identical || pairs.length > 0 || older
  const same = recorded.status === now.status && different.length === 0 && explained
  const turned = different.length > 0 && different.every(isOfVerdict)
  const corrections = turned ? correctionsOf(recorded.coordinate.workflow_id) : []
  return {
    ref: recorded.ref,
    answer: same ? 'same' : turned ? 'verdict_corrected' : 'not_same',
    corrections,
    refused: [],
    same,
    identical,
    largest: worst ?? null,
    differences: different.slice(0, MOST_DIFFERENCES).map(movedOf),
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

/** A check that is judged otherwise, or not made any more, by the same numbers. */
const isOfVerdict = ({ where, relative }: Difference): boolean => where === 'checks' && relative === undefined

/** The answer for a record whose request is refused today. */
export function refusedReplay(
  { response: recorded }: Pick<RunRecord, 'response'>,
  refused: readonly Problem[],
): Replay {
  return {
    ref: recorded.ref,
    answer: 'refused',
    corrections: correctionsOf(recorded.coordinate.workflow_id),
    refused,
    same: false,
    identical: false,
    largest: null,
    differences: [],
    notes: [],
    status: { recorded: recorded.status, now: 'refused' },
    checks_made: { recorded: recorded.checks_made, now: null },
  }
}

const movedOf = ({ where, name, a, b, relative }: Difference): Moved => ({
  at: `${where}/${name}`,
  recorded: a,
  now: b,
  relative: relative ?? null,
})

const UNEXPLAINED =
  'the result hash differs although all recorded values agree; either rows not recorded differ, or the record was changed'
const OLDER =
  'the record has an older schema whose result hash covers another form of the result; the numbers were compared one by one'
const CHANGED = 'the numbers of the record do not match its result hash; the record was changed after the run'

function notesOf(recorded: RunResponse, now: RunResponse): string[] {
  const [a, b] = [recorded.provenance, now.provenance]
  if (!a || !b) return []
  const changed = (what: string, before: string, after: string) =>
    before === after ? [] : [`${what}: was ${before}, now ${after}`]
  return [
    ...changed('code', a.code_version.git_sha, b.code_version.git_sha),
    ...changed('Node', a.runtime.node, b.runtime.node),
    ...changed('input hash', a.input_hash, b.input_hash),
  ]
}
