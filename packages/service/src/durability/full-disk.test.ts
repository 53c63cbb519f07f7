/** A disk that fills up: what was answered is kept, and what cannot be kept is not answered. */
import assert from 'node:assert/strict'
import { mkdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { it } from 'node:test'
import { startServer } from '../server-process.ts'
import { type Json, temporaryFolder } from '../testing.ts'
import { mountable, onSmallDisk } from './small-disk.ts'

const ref = 'modelrepo:catenary'

it('a full disk is a 507, nothing is half recorded, and the service goes on', {
  skip: !mountable() && 'a small disk cannot be mounted here',
}, async (t) => {
  const folder = temporaryFolder()
  t.after(() => rmSync(folder, { recursive: true, force: true }))
  const data = join(folder, 'data')
  mkdirSync(data)
  const settings = { KEELSON_DATA_DIR: data, KEELSON_CACHE_MB: '1' }
  const server = await startServer(settings, [...onSmallDisk(data, 6), process.execPath])
  t.after(() => server.process.kill('SIGKILL'))
  const params = (await server.get('/api/workflows/modelrepo/catenary')).json.versions[0].example
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
