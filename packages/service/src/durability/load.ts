/** Mixed load on a service that will be killed: runs by both engines, reads, dry runs, and an operator beside them. */
import assert from 'node:assert/strict'
import { seeded } from '@keelson/equations/seeded.ts'
import type { Server } from '../server-process.ts'
import type { Answer, Json } from '../testing.ts'
import type { Operator } from './operator-process.ts'
import { reportOf, type Witness } from './witness.ts'

/** Instant, in a worker, with files in the object store, with data read by the database engine. */
const REFS = [
  'modelrepo:catenary',
  'modelrepo:pipe-capacity',
  'modelrepo:on-bottom-stability-f109',
  'modelrepo:orcawave-input-prep',
  'modelrepo:wellpath',
  'datarepo:bsee-production-summary',
] as const
const CALLERS = 6
/** A caller sends its run without params, so that a child process does it, once in so many times. */
const CHILD_ONCE_IN = 12
/** Share of replays in what the operator does; the others are publications. */
const REPLAYED = 0.3
/** No load goes on for so many requests of one caller. */
const ENDLESS = 100_000

export interface Loaded {
  readonly server: Server
  readonly operator: Operator
  readonly witness: Witness
  readonly round: number
  readonly seed: number
  /** Where it is given, the runs made before this time (ISO 8601) are removed, all of the rounds before the last. */
  readonly prune: string | undefined
}

/** Goes on until the service is gone. Throws where an answer is not what it should be. */
export async function load(loaded: Loaded): Promise<void> {
  const examples = await Promise.all(REFS.map((ref) => exampleOf(loaded.server, ref)))
  const callers = Array.from({ length: CALLERS }, (_, n) => runs(loaded, examples, n))
  await Promise.all([...callers, reads(loaded, examples), operates(loaded)])
}

async function exampleOf(server: Pick<Server, 'get'>, ref: string): Promise<Json> {
  const { json } = await server.get(`/api/workflows/${ref.replace(':', '/')}`)
  return json.versions[0].example
}

const drawnFor = ({ seed, round }: Loaded, caller: number) => seeded(seed + 1000 * round + caller)
const oneOf = <T>(list: readonly T[], drawn: number): T | undefined => list[Math.floor(drawn * list.length)]
/** The answer, or undefined where the service is gone. */
const unlessGone = (answer: Promise<Answer>) => answer.catch(() => undefined)

async function runs(loaded: Loaded, examples: readonly Json[], caller: number): Promise<void> {
  const draw = drawnFor(loaded, caller)
  for (let n = 0; n < ENDLESS; n++) {
    const which = n === 0 ? caller % REFS.length : Math.floor(draw() * REFS.length)
    const params = draw() * CHILD_ONCE_IN < 1 ? {} : { params: examples[which] }
    const meta = { notes: `round ${loaded.round}, caller ${caller}, run ${n}` }
    const answer = await unlessGone(loaded.server.post('/api/run', { ref: REFS[which], ...params, meta }))
    if (!answer) return
    assert.equal(answer.status, 200, answer.text)
    loaded.witness.answered(answer.json, loaded.round)
  }
}

async function reads(loaded: Loaded, examples: readonly Json[]): Promise<void> {
  const { server, witness } = loaded
  const draw = drawnFor(loaded, CALLERS)
  for (let n = 0; n < ENDLESS; n++) {
    const which = Math.floor(draw() * REFS.length)
    const runId = oneOf(idsOf(loaded), draw())
    const published = runId !== undefined && witness.runs.get(runId)?.published
    const asked = [
      () => server.post('/api/validate', { ref: REFS[which], params: examples[which] }),
      () => server.get('/api/runs?limit=20'),
      () => server.get(runId ? `/api/runs/${runId}` : '/api/channels'),
      () => server.get(runId ? `/api/runs/${runId}/artifacts/summary.json` : '/api/spec'),
      () => server.get(published ? `/reports/${runId}` : '/'),
    ] as const
    const answer = await unlessGone((oneOf(asked, draw()) ?? asked[0])())
    if (!answer) return
    assert.equal(answer.status, 200, answer.text)
  }
}

async function operates(loaded: Loaded): Promise<void> {
  const { operator, server, witness, round, prune } = loaded
  const draw = drawnFor(loaded, CALLERS + 1)
  if (prune !== undefined) {
    const pruned = await operator.order({ does: 'prune', before: prune })
    witness.pruned(round - 1, pruned !== undefined)
  }
  for (let n = 0; n < ENDLESS; n++) {
    const runId = oneOf(idsOf(loaded), draw())
    const work = draw() < REPLAYED ? replays : publishes
    const answer = await (runId === undefined ? unlessGone(server.get('/healthz')) : work(loaded, runId))
    if (!answer) return
  }
}

async function replays({ operator, witness }: Loaded, runId: string): Promise<Json> {
  const replay = await operator.order({ does: 'replay', runId })
  if (!replay) return undefined
  assert.equal(replay.same, true, `the replay of ${runId}`)
  witness.learnt(runId, { replayed: true })
  return replay
}

async function publishes({ operator, server, witness }: Loaded, runId: string): Promise<Json> {
  const published = await operator.order({ does: 'publish', runId })
  if (!published) return undefined
  witness.learnt(runId, { published: true })
  const report = await reportOf(server, runId).catch(unlessCut)
  if (report !== undefined) witness.learnt(runId, { report })
  return report
}

/** The service was killed while it answered: no answer, and no wrong one. */
function unlessCut(error: Error): undefined {
  if (error instanceof assert.AssertionError) throw error
}

/** Runs that were answered in this round. */
const idsOf = ({ witness, round }: Loaded): string[] =>
  [...witness.runs].filter(([, told]) => told.round === round).map(([runId]) => runId)
