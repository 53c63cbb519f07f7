/**
 * Runs of another service, done again here: none is believed. Its record is held to its digest and its hashes, its request is run,
 * and the run that was made here is recorded where it is the same.
 */
import type { InputBases, RunRecord, RunRequest, RunResponse } from '@keelson/engine'
import type { CaseResult, MethodOf } from '@keelson/projects'
import { pinnedRef, shortJson } from '@keelson/workflow'
import type { FileDesk } from '../../files/desk.ts'
import { sha256 } from '../../hash.ts'
import { type ProblemCode, ServiceProblem } from '../../problems.ts'
import { compareRuns, type Replay } from '../../replay.ts'
import { readRequest } from '../../request.ts'
import type { Runs } from '../../runs.ts'
import { caseResultOf } from '../run-case.ts'
import { fileMember, recordMember } from './manifest.ts'
import type { Archive } from './read-archive.ts'
import { isHashTrue, recordIn } from './record-form.ts'

export interface Replaying {
  readonly runs: Pick<Runs, 'made'>
  readonly methodOf: MethodOf
  readonly files: Pick<FileDesk, 'keep'>
  /** Throws where nobody waits any more. */
  readonly signal: AbortSignal
}
/** The result of the run that was made here, or in a sentence why there is none. */
export type Replayed = { readonly result: CaseResult } | { readonly why: string }

/** What a record names that has another name here. */
interface Renamed {
  /** Ids of runs. */
  readonly runs: ReadonlyMap<string, string>
  readonly project: { readonly was: string; readonly is: string }
}

/** By the id of the run; those that another one used come before it, since an id begins with its time. */
export async function replayedRuns(
  archive: Archive,
  ids: ReadonlySet<string>,
  project: Renamed['project'],
  replaying: Replaying,
): Promise<ReadonlyMap<string, Replayed>> {
  const all = new Map<string, Replayed>()
  const runs = new Map<string, string>()
  for (const id of [...ids].toSorted()) {
    replaying.signal.throwIfAborted()
    const one = await unlessRefused(() => replayed(archive, id, { runs, project }, replaying))
    if ('result' in one && one.result.run_id !== undefined) runs.set(id, one.result.run_id)
    all.set(id, 'why' in one ? { why: one.why.slice(0, LONGEST) } : one)
  }
  return all
}

/** Of a reason: what was sent is quoted in it. */
const LONGEST = 400

async function replayed(archive: Archive, id: string, renamed: Renamed, on: Replaying): Promise<Replayed> {
  const content = archive.read(recordMember(id))
  if (content === undefined)
    return { why: `The record of run ${id} is not in the archive, or does not match its digest.` }
  const read = recordIn(content)
  if ('why' in read) return read
  const { record } = read
  if (record.response.run_id !== id) return { why: `The record is of another run, ${record.response.run_id}.` }
  if (!isHashTrue(record)) return { why: 'The result hash of the record does not match its result.' }
  const request = requestOf(record, renamed)
  const method = on.methodOf(request.ref)
  if (!method) return { why: `${request.ref} is not a workflow of this service.` }
  await keepFiles(archive, record, on.files)
  const { response, keep } = await on.runs.made(request)
  const why = whyOther(record, response)
  if (why !== undefined) return { why }
  const kept = await keep()
  const { base_url: service, created_at } = record
  const origin = { service, run_id: id, created_at, record: sha256(content) }
  return { result: { ...caseResultOf(method, kept, kept.run_id), origin } }
}

/** As it was sent, for the version that ran, with the names of this service. */
function requestOf({ request, response }: RunRecord, renamed: Renamed): RunRequest {
  const { repo, workflow_id: id, resolved_version } = response.coordinate
  const { verify_reproducible: _, record: __, input_basis, ...rest } = readRequest(request)
  return {
    ...rest,
    ref: pinnedRef({ repo, id }, resolved_version ?? 0),
    ...(input_basis && { input_basis: basesHere(input_basis, renamed) }),
  }
}

function basesHere(bases: InputBases, { runs, project }: Renamed): InputBases {
  const entries = Object.entries(bases).map(([pointer, basis]): [string, InputBases[string]] => {
    if (basis.from === 'run') return [pointer, { ...basis, id: runs.get(basis.id) ?? basis.id }]
    const isOwn = basis.from === 'basis' && basis.project === project.was
    return [pointer, isOwn ? { ...basis, project: project.is } : basis]
  })
  return Object.fromEntries(entries)
}

/** Files that it was read from are kept with the run that is made here. */
async function keepFiles(archive: Archive, { response }: RunRecord, files: Replaying['files']): Promise<void> {
  for (const { digest, read, kept } of response.provenance?.files ?? []) {
    const bytes = kept && archive.read(fileMember(kept.sha256))
    if (!bytes) throw new ServiceProblem('unknown_file', `the file ${digest} is not in the archive`)
    await files.keep(bytes, read?.name ?? kept.basename)
  }
}

/** Why the run made here is not the one that was recorded. */
function whyOther(record: RunRecord, now: RunResponse): string | undefined {
  const { provenance } = record.response
  const replay = compareRuns(record, now)
  if (!replay.same) return otherwise(replay)
  if (now.provenance?.input_hash === provenance?.input_hash) return undefined
  return 'The input hash of the record does not match its inputs and the data of this service.'
}

function otherwise({ status, differences, notes }: Replay): string {
  const [first] = differences
  if (first)
    return `${first.at} is ${shortJson(first.recorded)} in the record and ${shortJson(first.now)} in its replay.`
  if (status.recorded !== status.now)
    return `The status is ${status.recorded} in the record and ${status.now} in its replay.`
  return `The replay differs: ${notes[0] ?? 'its result hash is another one'}.`
}

/** What the record alone is to blame for. */
const REFUSALS: ReadonlySet<ProblemCode> = new Set<ProblemCode>([
  'params_refused',
  'request_malformed',
  'domain_refused',
  'ref_malformed',
  'unknown_ref',
  'unknown_version',
  'surface_not_runnable',
  'no_stable_version',
  'not_firable',
  'unknown_file',
  'file_refused',
  'mapping_refused',
  'file_mapping_needed',
])

async function unlessRefused(work: () => Promise<Replayed>): Promise<Replayed> {
  try {
    return await work()
  } catch (error) {
    if (!(error instanceof ServiceProblem) || !REFUSALS.has(error.code)) throw error
    return { why: `The run cannot be repeated here: ${error.message}.` }
  }
}
