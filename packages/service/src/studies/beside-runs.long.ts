/** Two million points beside runs: the runs are answered, the memory is bounded, and each point stands once. */
import assert from 'node:assert/strict'
import { rmSync } from 'node:fs'
import { it } from 'node:test'
import { setTimeout as wait } from 'node:timers/promises'
import { appendResult } from '../results.ts'
import { residentMegabytes, startServer } from '../server-process.ts'
import { temporaryFolder } from '../testing.ts'

const POINTS = 2_000_000
const REF = 'modelrepo:wall-thickness-quickcheck'
const SLOWEST_MS = 1000
const MOST_MB = 2500
const ASKED_EVERY_MS = 200

it(`runs beside a study of ${POINTS} points are answered within ${SLOWEST_MS} ms`, async (t) => {
  const folder = temporaryFolder()
  t.after(() => rmSync(folder, { recursive: true, force: true }))
  const server = await startServer({ KEELSON_DATA_DIR: folder })
  t.after(() => server.process.kill('SIGKILL'))
  const { example } = (await server.get('/api/workflows/modelrepo/wall-thickness-quickcheck')).json.versions[0]
  const axes = [{ param: 'wall_thickness', from: 12, to: 20, count: POINTS, unit: 'mm' }]
  const asked = performance.now()
  const { study_id } = (await server.post('/api/studies', { ref: REF, vary: { kind: 'grid', axes } })).json
  const times: number[] = []
  let resident = 0
  for (;;) {
    const begun = performance.now()
    assert.equal((await server.post('/api/run', { ref: REF, params: example })).status, 200)
    times.push(performance.now() - begun)
    resident = Math.max(resident, residentMegabytes(server.process.pid ?? 0))
    const { finished } = (await server.get(`/api/studies/${study_id}`)).json
    if (finished !== null) break
    await wait(ASKED_EVERY_MS)
  }
  const study = (await server.get(`/api/studies/${study_id}`)).json
  assert.deepEqual([study.status, study.points], ['done', { total: POINTS, done: POINTS, failed: 0 }])
  const slowest = Math.round(Math.max(...times))
  const measured = { points: POINTS, runs: times.length, slowest_ms: slowest, resident_mb: resident }
  const seconds = Math.round((performance.now() - asked) / 1000)
  t.diagnostic(JSON.stringify(appendResult({ name: 'runs beside a study', seed: 0, ...measured, seconds })))
  assert.ok(slowest < SLOWEST_MS && resident < MOST_MB, JSON.stringify(measured))
})
