/** What was answered is kept: the service is killed in the midst of runs, and its disk fills up. */
import assert from 'node:assert/strict'
import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { mkdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { describe, it, type TestContext } from 'node:test'
import { setTimeout as wait } from 'node:timers/promises'
import { canonicalText } from '@keelson/workflow'
import { type Server, startServer } from './server-process.ts'
import { type Json, temporaryFolder } from './testing.ts'

/** Kills of the service in the midst of runs. */
const KILLS = 20
const AT_ONCE = 8
/** Latest moment of a kill after the first answer. */
const LATEST_MS = 600
/** One that is instant, one that is run by a worker, one whose files go to the object store. */
const REFS = ['modelrepo:catenary', 'modelrepo:on-bottom-stability-f109', 'modelrepo:orcawave-input-prep'] as const

function folderOf(t: TestContext): string {
  const folder = temporaryFolder()
  t.after(() => rmSync(folder, { recursive: true, force: true }))
  return folder
}
async function started(t: TestContext, ...args: Parameters<typeof startServer>): Promise<Server> {
  const server = await startServer(...args)
  t.after(() => server.process.kill('SIGKILL'))
  return server
}

describe('a service that is killed', () => {
  it('serves every run that it answered, whole and with its hash right, twenty times', async (t) => {
    const folder = folderOf(t)
    const answered = new Map<string, Json>()
    for (let round = 0; round < KILLS; round++) {
      const server = await started(t, { KEELSON_DATA_DIR: folder })
      const examples = await Promise.all(REFS.map((ref) => exampleOf(server, ref)))
      const before = answered.size
      const callers = Array.from({ length: AT_ONCE }, (_, n) => callUntilKilled(server, examples, n, round, answered))
      for (let n = 0; n < 3000 && answered.size === before; n++) await wait(10)
      assert.ok(answered.size > before, 'runs were answered before the kill')
      await wait(Math.random() * LATEST_MS)
      await server.end('SIGKILL')
      await Promise.all(callers)
    }
    const server = await started(t, { KEELSON_DATA_DIR: folder })
    for (const [runId, response] of answered) await assertServed(server, runId, response)
    const recorded = await assertAllWhole(server)
    t.diagnostic(`${answered.size} runs answered over ${KILLS} kills, ${recorded} recorded`)
    assert.ok(recorded >= answered.size)
    const [ref] = REFS
    assert.equal((await server.post('/api/run', { ref, params: await exampleOf(server, ref) })).status, 200)
    await server.end('SIGTERM')
  })
})

/** Sends runs one after another, each of its own, until the service is gone; keeps what was answered. */
async function callUntilKilled(
  server: Server,
  examples: readonly Json[],
  caller: number,
  round: number,
  answered: Map<string, Json>,
): Promise<void> {
  const which = caller % REFS.length
  for (let n = 0; n < 10_000; n++) {
    const notes = `round ${round}, caller ${caller}, run ${n}`
    const body = { ref: REFS[which], params: examples[which], meta: { notes } }
    const answer = await server.post('/api/run', body).catch(() => undefined)
    if (!answer) return
    if (answer.status === 200) answered.set(answer.json.run_id, answer.json)
  }
}

async function assertServed(server: Server, runId: string, response: Json): Promise<void> {
  const { status, json } = await server.get(`/api/runs/${runId}`)
  assert.equal(status, 200)
  assert.deepEqual({ ...json, report_url: null }, { ...response, report_url: null }, 'the port alone has changed')
  for (const { basename, sha256 } of response.result.outputs) {
    const file = await server.get(`/api/runs/${runId}/artifacts/${basename}`)
    assert.equal(createHash('sha256').update(file.text).digest('hex'), sha256)
    if (basename === 'summary.json') assert.equal(file.json.result_hash, resultHash(json.result))
  }
}

/** Every run that is listed is served, answered or not; how many there are. */
async function assertAllWhole(server: Server): Promise<number> {
  let count = 0
  for (let next: string | null = '', n = 0; next !== null && n < 1000; n++) {
    const page: Json = (await server.get(`/api/runs?limit=500${next && `&before=${next}`}`)).json
    for (const { run_id } of page.runs) assert.equal((await server.get(`/api/runs/${run_id}`)).status, 200, 'whole')
    count += page.runs.length
    next = page.next
  }
  return count
}

const exampleOf = async (server: Server, ref: string): Promise<Json> =>
  (await server.get(`/api/workflows/${ref.replace(':', '/')}`)).json.versions[0].example

/** The hash of a result whose tables and maps are carried whole; where a check's sides come from is no part of it. */
function resultHash({ values, checks, tables }: Json): string {
  const plain = checks.map((c: Json) => ({
    ...c,
    demand: { ...c.demand, origin: null },
    capacity: { ...c.capacity, origin: null },
  }))
  return createHash('sha256')
    .update(canonicalText({ values, checks: plain, tables }))
    .digest('hex')
}

/** A command under which a folder is a small disk of its own; it needs the right to mount, or user namespaces. */
const onSmallDisk = (folder: string, megabytes: number) => [
  'unshare',
  '-rm',
  '/bin/sh',
  '-c',
  `mount -t tmpfs -o size=${megabytes}m keelson-test "${folder}" && exec "$@"`,
  'sh',
]
const mountable = (): boolean => {
  const folder = temporaryFolder()
  const [program = '', ...args] = onSmallDisk(folder, 1)
  const { status } = spawnSync(program, [...args, 'true'])
  rmSync(folder, { recursive: true })
  return status === 0
}

describe('a full disk', () => {
  it('is a 507, nothing is half recorded, and the service goes on', {
    skip: !mountable() && 'a small disk cannot be mounted here',
  }, async (t) => {
    const folder = folderOf(t)
    const data = join(folder, 'data')
    mkdirSync(data)
    const server = await started(t, { KEELSON_DATA_DIR: data, KEELSON_CACHE_MB: '1' }, [
      ...onSmallDisk(data, 6),
      process.execPath,
    ])
    const ref = REFS[0]
    const params = await exampleOf(server, ref)
    const kept: string[] = []
    let full: Json
    for (let n = 0; n < 2000 && full === undefined; n++) {
      const { status, json } = await server.post('/api/run', { ref, params, meta: { notes: 'x'.repeat(2000) } })
      if (status === 200) kept.push(json.run_id)
      else full = { status, ...json }
    }
    assert.deepEqual([full?.status, full?.code], [507, 'storage_full'])
    assert.ok(kept.length > 5)
    for (const runId of kept) assert.equal((await server.get(`/api/runs/${runId}`)).status, 200)
    assert.equal((await server.get(`/reports/${kept[0]}`)).status, 200, 'a report that cannot be kept is served')
    assert.equal((await server.get('/healthz')).status, 200)
    assert.equal((await server.post('/api/validate', { ref, params })).status, 200)
    const listed = (await server.get('/api/runs?limit=500')).json.runs.map((r: Json) => r.run_id)
    assert.deepEqual(listed.toSorted(), kept.toSorted().slice(-500), 'no run is half there')
    assert.equal((await server.post('/api/run', { ref, params })).status, 507)
    assert.equal(await server.end('SIGTERM'), 0)
  })
})
