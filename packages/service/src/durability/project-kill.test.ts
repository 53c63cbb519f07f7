/** A project whose service is killed in the midst of its run: what is recorded is consistent, and one command goes on. */
import assert from 'node:assert/strict'
import { rmSync } from 'node:fs'
import { it } from 'node:test'
import { setTimeout as wait } from 'node:timers/promises'
import { projectOfCases } from '../fixtures/project-of-cases.ts'
import { PROJECT } from '../http/spec.ts'
import { type Server, startServer } from '../server-process.ts'
import { type Json, temporaryFolder } from '../testing.ts'

const CASES = 300

/** One calculation with many load cases, and one that uses the worst of them. */
const document = () => {
  const cases = Array.from({ length: CASES }, (_, i) => ({
    name: `Offset ${i}`,
    inputs: { horizontal_span: `${796 + i / 100} m` },
  }))
  return projectOfCases(PROJECT.id, cases)
}

const standing = async (server: Server): Promise<Json> => (await server.get(`/api/projects/${PROJECT.id}`)).json
const envelope = async (server: Server): Promise<Json> =>
  (await server.get(`/api/projects/${PROJECT.id}/envelopes/M-01`)).json

async function ended(server: Server): Promise<Json> {
  for (let i = 0; i < 600; i++) {
    const now = await standing(server)
    if (now.running?.state !== 'running') return now
    await wait(100)
  }
  throw new Error('the run did not end')
}

it('a project that is killed in the midst of its run goes on where it was, and nothing is wrongly current', async (t) => {
  const folder = temporaryFolder()
  t.after(() => rmSync(folder, { recursive: true, force: true }))
  const settings = { KEELSON_DATA_DIR: folder }
  const first = await startServer(settings)
  assert.equal((await first.post('/api/projects', document())).status, 201)
  assert.equal((await first.post(`/api/projects/${PROJECT.id}/run`, {})).status, 202)
  while ((await standing(first)).running.ran < 20) await wait(5)
  await first.end('SIGKILL')

  const second = await startServer(settings)
  t.after(() => second.process.kill('SIGKILL'))
  const before = await standing(second)
  const { cases, not_calculated } = await envelope(second)
  const done = cases.filter((one: Json) => one.run_id !== undefined)
  assert.ok(done.length >= 20 && done.length < CASES, `${done.length} of ${CASES} cases were recorded`)
  assert.equal(not_calculated.length, CASES - done.length)
  assert.equal(before.standing.verdict.is_green, false)
  assert.notEqual(before.standing.calculations[0].freshness, 'current')
  for (const { run_id } of done.slice(0, 10)) assert.equal((await second.get(`/api/runs/${run_id}`)).status, 200)

  await second.post(`/api/projects/${PROJECT.id}/run`, {})
  const after = await ended(second)
  assert.equal(after.standing.verdict.is_green, true, after.standing.verdict.says)
  assert.equal(after.running.ran, CASES - done.length + 1, 'only what was not recorded is run')
  assert.equal(await second.end('SIGTERM'), 0)
})
