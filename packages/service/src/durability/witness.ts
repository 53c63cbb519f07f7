/** What callers were told before a kill, and that the service that comes after it says the same. */
import assert from 'node:assert/strict'
import { canonicalText } from '@keelson/engine'
import { resultHashOf, sha256 } from '../hash.ts'
import type { Server } from '../server-process.ts'
import type { Json } from '../testing.ts'

interface Told {
  /** Of the answer, without what may become of a run later. */
  readonly digest: string
  readonly round: number
  readonly published: boolean
  /** A replay said that the run comes out the same. */
  readonly replayed: boolean
  /** Of the report as it was served. */
  readonly report?: string
}
/** What callers were told of, in all. */
export interface Sums {
  readonly answered: number
  readonly published: number
  readonly replayed: number
  readonly reports: number
  readonly pruned: number
  /** Prunes that were killed before they said that they were done. */
  readonly prunes_cut: number
}
export interface Witness {
  readonly runs: ReadonlyMap<string, Told>
  /** Runs that are gone by a prune: all of them, or none where it was killed before it said so. */
  readonly gone: readonly Gone[]
  /** Notes an answer that a caller got in a round. */
  readonly answered: (response: Json, round: number) => void
  /** Notes what became of a run. */
  readonly learnt: (runId: string, more: Partial<Omit<Told, 'digest' | 'round'>>) => void
  /** Notes that the runs of the rounds before one were ordered to be removed, and whether that was said to be done. */
  readonly pruned: (round: number, done: boolean) => void
  readonly has: (round: number) => boolean
  readonly sums: () => Sums
}
interface Gone {
  readonly runs: readonly string[]
  readonly done: boolean
  readonly round: number
}

export function openWitness(): Witness {
  const runs = new Map<string, Told>()
  const gone: Gone[] = []
  const all: Record<string, Told> = {}
  return {
    runs,
    gone,
    answered: (response, round) => {
      runs.set(response.run_id, { digest: digestOf(response), round, published: false, replayed: false })
    },
    learnt: (runId, more) => {
      const told = runs.get(runId)
      if (told) runs.set(runId, { ...told, ...more })
    },
    pruned: (before, done) => {
      const removed = [...runs].filter(([, told]) => told.round < before)
      for (const [runId, told] of removed) {
        all[runId] = told
        runs.delete(runId)
      }
      gone.push({ runs: removed.map(([runId]) => runId), done, round: before })
    },
    has: (round) => [...runs.values()].some((told) => told.round === round),
    sums: () => {
      const told = [...Object.values(all), ...runs.values()]
      return {
        answered: told.length,
        published: told.filter((t) => t.published).length,
        replayed: told.filter((t) => t.replayed).length,
        reports: told.filter((t) => t.report !== undefined).length,
        pruned: gone.reduce((sum, g) => sum + g.runs.length, 0),
        prunes_cut: gone.filter((g) => !g.done).length,
      }
    },
  }
}

const digestOf = ({ report_url: _, determinism, ...response }: Json): string =>
  sha256(canonicalText({ ...response, determinism: { ...determinism, reproducible: null } }))

/** Holds the service to every run that was told of, in one round or in all. */
export async function assertKept(server: Server, { runs, gone }: Witness, round?: number): Promise<void> {
  for (const prune of gone) if (round === undefined || prune.round === round - 1) await assertGone(server, prune)
  for (const [runId, told] of runs) {
    if (round !== undefined && told.round !== round) continue
    const { status, json } = await server.get(`/api/runs/${runId}`)
    assert.equal(status, 200, `run ${runId} was answered`)
    assert.equal(digestOf(json), told.digest, `run ${runId} is as it was answered`)
    if (told.published) assert.notEqual(json.report_url, null, `run ${runId} is published`)
    if (told.replayed) assert.equal(json.determinism.reproducible, true, `run ${runId} was replayed`)
    if (told.report !== undefined) assert.equal(await reportOf(server, runId), told.report, `the report of ${runId}`)
  }
}

/** A prune is done wholly or not at all. */
async function assertGone(server: Server, { runs, done }: Gone): Promise<void> {
  const statuses = new Set<number>()
  for (const runId of runs) statuses.add((await server.get(`/api/runs/${runId}`)).status)
  assert.ok(statuses.size <= 1, 'all runs of a prune are removed, or none')
  if (done && runs.length > 0) assert.deepEqual([...statuses], [404], 'a prune that was said to be done is done')
}

/** The hash of a report, whole. */
export async function reportOf(server: Pick<Server, 'get'>, runId: string): Promise<string> {
  const { status, text } = await server.get(`/reports/${runId}`)
  assert.equal(status, 200, `the report of ${runId}`)
  assert.match(text, /^<!doctype html>.*<\/html>\s*$/is, 'a report is whole')
  return sha256(text)
}

/** Every run that is listed after another, answered or not, is served whole with its files; how many there are. */
export async function assertListedWhole(server: Server, after = ''): Promise<number> {
  let count = 0
  for (let next: string | null = '', n = 0; next !== null && (next === '' || next > after) && n < 1000; n++) {
    const page: Json = (await server.get(`/api/runs?limit=100${next && `&before=${next}`}`)).json
    const runs = page.runs.filter((r: Json) => r.run_id > after)
    for (const { run_id } of runs) await assertWhole(server, run_id)
    count += runs.length
    next = page.next
  }
  return count
}

async function assertWhole(server: Server, runId: string): Promise<void> {
  const { status, json } = await server.get(`/api/runs/${runId}`)
  assert.equal(status, 200, `run ${runId} is listed`)
  for (const { basename, sha256: hash } of json.result.outputs) {
    const file = await server.get(`/api/runs/${runId}/artifacts/${encodeURIComponent(basename)}`)
    assert.equal(file.status, 200, `${basename} of ${runId}`)
    if (hash !== undefined) assert.equal(sha256(file.text), hash, `${basename} of ${runId}`)
    if (basename === 'summary.json') assert.equal(file.json.result_hash, resultHash(json.result))
  }
}

/** The hash of a result whose tables and maps are carried whole. */
const resultHash = ({ values, checks, tables }: Json): string => resultHashOf({ hashed: { values, checks, tables } })
