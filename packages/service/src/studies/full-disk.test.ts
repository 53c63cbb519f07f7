/** A disk that fills up while a study is calculated: it ends and says why, and what is done is kept and read. */
import assert from 'node:assert/strict'
import { mkdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { it } from 'node:test'
import { setTimeout as wait } from 'node:timers/promises'
import { mountable, onSmallDisk } from '../durability/small-disk.ts'
import { startServer } from '../server-process.ts'
import { type Json, temporaryFolder } from '../testing.ts'

const DISK_MB = 1
const POINTS = 30_000

it('a study on a disk that is full fails and says so, its points are kept, and the service goes on', {
  skip: !mountable() && 'a small disk cannot be mounted here',
}, async (t) => {
  const folder = temporaryFolder()
  t.after(() => rmSync(folder, { recursive: true, force: true }))
  const data = join(folder, 'data')
  mkdirSync(data)
  const settings = { KEELSON_DATA_DIR: data, KEELSON_CACHE_MB: '1', KEELSON_LOG_LEVEL: 'silent' }
  const server = await startServer(settings, [...onSmallDisk(data, DISK_MB), process.execPath])
  t.after(() => server.process.kill('SIGKILL'))
  const axis = { param: 'vertical_span', from: 180, to: 190, count: POINTS, unit: 'm' }
  const request = { ref: 'modelrepo:catenary', vary: { kind: 'grid', axes: [axis] } }
  const taken = await server.post('/api/studies', request)
  assert.equal(taken.status, 202, taken.text)
  const waiting = (await server.post('/api/studies', request)).json
  const ended = async (id: string): Promise<Json> => {
    for (;;) {
      const { json } = await server.get(`/api/studies/${id}`)
      if (json.finished !== null) return json
      await wait(50)
    }
  }
  const study = await ended(taken.json.study_id)
  assert.deepEqual([study.status, study.reason], ['failed', 'The disk is full; results calculated before are kept'])
  assert.ok(study.points.done > 0 && study.points.done < POINTS)
  const points = await server.get(`/api/studies/${study.study_id}/points?limit=3`)
  assert.deepEqual([points.status, points.json.total], [200, study.points.done])
  assert.ok(points.json.rows.every((row: Json[]) => row.includes('PASS')))
  const csv = await server.get(`/api/studies/${study.study_id}/points?format=csv`)
  assert.equal(csv.text.trim().split('\n').length, study.points.done + 1)
  assert.equal((await ended(waiting.study_id)).status, 'failed', 'the next one does not hang')
  assert.equal((await server.get('/healthz')).status, 200)
  assert.equal(await server.end('SIGTERM'), 0)
})
