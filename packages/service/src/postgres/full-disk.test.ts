/** A database whose disk fills up: what was answered is there, what cannot be kept is not answered, and it goes on where there is room. */
import assert from 'node:assert/strict'
import { it } from 'node:test'
import { mountable } from '../durability/small-disk.ts'
import { type Json, testService, withFixtures } from '../testing.ts'
import { postgresServer, serverUser } from './testing.ts'

const DISK_MB = 40
const FULL = 'the disk of the database is full; nothing was recorded'
/** Rows of a kilobyte that stand in a megabyte of pages. */
const ROWS_PER_MB = 896
/** What is left for runs, and what is given to them afterwards. */
const ROOM_MB = 1
const MOST_RUNS = 2000

it('a full disk of a database is a 507, what was answered is there, and the service goes on where there is room', {
  skip: !mountable(serverUser()) && 'a small disk cannot be mounted here by the user of the server',
}, async (t) => {
  const server = await postgresServer({ smallDiskMb: DISK_MB })
  t.after(server.stop)
  await server.sql(server.url, `CREATE TABLESPACE small LOCATION '${server.smallDisk}'`)
  await server.sql(server.url, 'CREATE DATABASE full_disk TABLESPACE small')
  const url = Object.assign(new URL(server.url), { pathname: '/full_disk' }).href
  const service = await testService({ KEELSON_DATABASE: url }, withFixtures())
  t.after(service.close)
  const filler = (name: string, mb: number) =>
    server.sql(
      url,
      `CREATE TABLE ${name} AS SELECT repeat('x', 1000) FROM generate_series(1, ${Math.round(mb * ROWS_PER_MB)})`,
    )
  await filler('later', ROOM_MB)
  const [size] = await server.sql(url, "SELECT pg_tablespace_size('small') AS bytes")
  await filler('rest', DISK_MB - ROOM_MB - Number(size?.bytes) / 2 ** 20)

  const run = (n: number) => {
    const notes = Array.from({ length: 100 }, (_, i) => Math.sin(n * 100 + i))
    const meta = { notes: notes.join(' ').slice(0, 2000) }
    return service.post('/api/run', { ref: 'modelrepo:instant', params: { length: 3 }, meta })
  }
  const kept: string[] = []
  const fillUp = async (): Promise<Json> => {
    for (let n = kept.length; n < MOST_RUNS; n++) {
      const { status, json } = await run(n)
      if (status !== 200) return json
      kept.push(json.run_id)
    }
    return undefined
  }
  const isAllThere = async () => {
    for (const runId of kept) assert.equal((await service.get(`/api/runs/${runId}`)).status, 200)
    const listed = (await service.get('/api/runs?limit=500')).json.runs.map(({ run_id }: Json) => run_id)
    assert.deepEqual(listed.toSorted(), kept.toSorted().slice(-500), 'no run is half there')
  }
  const full = await fillUp()
  assert.deepEqual([full?.status, full?.code, full?.detail], [507, 'storage_full', FULL])
  assert.ok(kept.length > 5)
  const filled = kept.length
  await isAllThere()
  assert.equal(
    (await service.get(`/reports/${kept[0]}`)).status,
    200,
    'a report whose pictures cannot be kept is served',
  )
  assert.equal((await service.get('/healthz')).status, 200)
  const study = {
    ref: 'modelrepo:instant',
    vary: { kind: 'grid', axes: [{ param: 'length', from: 1, to: 9, count: 9 }] },
  }
  const refused = (await service.post('/api/studies', study)).json
  assert.deepEqual([refused.code, refused.detail], ['storage_full', FULL])

  await server.sql(url, 'DROP TABLE later')
  assert.equal((await fillUp())?.status, 507)
  assert.ok(kept.length > filled + 5, 'there is room again')
  await isAllThere()
  const { damaged } = await service.service.checkStore()
  assert.equal(damaged, 0)
})
