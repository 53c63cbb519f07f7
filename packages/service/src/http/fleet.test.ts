/** Claims about what a probe, a monitor and a program are told of who works on the record. */
import assert from 'node:assert/strict'
import { rmSync } from 'node:fs'
import { after, before, describe, it } from 'node:test'
import { Ajv2020 } from 'ajv/dist/2020.js'
import { readConfig } from '../config.ts'
import { type PostgresServer, postgresServer } from '../postgres/testing.ts'
import { openService, ROOT, type Service } from '../service.ts'
import { until, withStudied } from '../studies/study-kit.ts'
import { type Json, type TestService, temporaryFolder, testService } from '../testing.ts'

/** More points than are calculated before a test has looked. */
const LONG = {
  ref: 'modelrepo:instant',
  vary: { kind: 'grid', axes: [{ param: 'length', from: 1, to: 9, count: 200_000 }] },
}

const described = async (service: TestService): Promise<Json> => {
  const document = (await service.get('/api/openapi.json')).json
  const ajv = new Ajv2020({ strict: false, validateFormats: false })
  const validate = ajv.addSchema({ $id: 'openapi', ...document }).getSchema('openapi#/components/schemas/FleetState')
  const state = (await service.get('/api/fleet')).json
  assert.ok(validate?.(state), ajv.errorsText(validate?.errors))
  return state
}
const metric = (text: string, name: string): number | undefined => {
  const line = text.split('\n').find((one) => one.startsWith(name))
  return line === undefined ? undefined : Number(line.split(' ').at(-1))
}

describe('the fleet of a data folder', () => {
  let service: TestService
  before(async () => {
    service = await testService({}, withStudied())
  })
  after(() => service.close())

  it('is this process, with what it does and what waits for it', async () => {
    const [first, second] = [await service.post('/api/studies', LONG), await service.post('/api/studies', LONG)]
    const { service: here } = service
    await until(async () => (await here.studies.get(first.json.study_id)).points.done > 0)
    const { store, workers, queues, unworked, alarms } = await described(service)
    assert.deepEqual([store, workers.length, unworked, alarms], ['sqlite', 1, [], []])
    const [{ pid, command, differs, doing, points_per_second }] = workers
    assert.deepEqual([pid, command, differs], [process.pid, 'serve', []])
    assert.deepEqual(doing, [{ study_id: first.json.study_id, first: 0, end: 200_000 }])
    assert.ok(points_per_second > 0)
    const [{ waiting, active, oldest_s }] = queues
    assert.deepEqual([queues.length, waiting, active], [1, 1, 1])
    assert.ok(oldest_s >= 0 && oldest_s < 60)
    const { text } = await service.get('/metrics')
    assert.equal(metric(text, 'keelson_queue_waiting{queue="studies"}'), 1)
    assert.equal(metric(text, 'keelson_fleet_workers'), 1)
    assert.equal(metric(text, 'keelson_database_answers'), undefined)
    for (const { json } of [second, first]) await here.studies.cancel(json.study_id)
    await until(async () => (await described(service)).queues[0].active === 0)
    assert.deepEqual((await described(service)).workers[0].doing, [])
  })

  it('says nothing of a database where it is asked whether it is ready', async () => {
    const { json } = await service.get('/readyz')
    assert.deepEqual([json.status, json.database, json.fleet], ['ready', undefined, undefined])
  })
})

describe('the fleet of a database', () => {
  let server: PostgresServer
  let url: string
  let service: TestService
  let study: Json
  const opened: Service[] = []
  const folder = temporaryFolder()
  /** Another process on the same database. */
  const open = async (command: string) => {
    const settings = { KEELSON_DATABASE: url, KEELSON_DATA_DIR: folder, KEELSON_LOG_LEVEL: 'silent' }
    opened.push(await openService(readConfig(settings, ROOT), { ...withStudied(), command }))
  }
  before(async () => {
    server = await postgresServer()
    url = await server.database()
    service = await testService({ KEELSON_DATABASE: url, KEELSON_STUDY_WORKERS: '0' }, withStudied())
    study = (await service.post('/api/studies', LONG)).json
  })
  after(async () => {
    for (const one of opened) await one.close()
    await service.close()
    await server.stop()
    rmSync(folder, { recursive: true, force: true })
  })

  it('says what waits for workers that are not there, to programs, probes, monitors and people', async () => {
    const { store, workers, queues, unworked, code } = await described(service)
    assert.deepEqual([store, workers.length, workers[0].slots], ['postgresql', 1, 0])
    const [{ waiting, active, workers: takers, oldest_s, code: of }] = queues
    assert.deepEqual([queues.length, waiting, active, takers, of], [1, 1, 0, 0, code])
    assert.ok(oldest_s >= 0)
    assert.match(
      unworked.join(),
      /^1 range is waiting in points\.\w+ for Keelson .*, and no worker in the fleet runs it$/,
    )
    const { database, fleet } = (await service.get('/readyz')).json
    assert.deepEqual([database, fleet.workers, fleet.waiting, fleet.alarms], ['answers', 0, 1, 0])
    assert.deepEqual([fleet.unworked, fleet.others], [unworked, []])
    assert.ok(fleet.oldest_s >= oldest_s)
    const { text } = await service.get('/metrics')
    assert.equal(metric(text, `keelson_queue_waiting{queue="${queues[0].queue}"}`), 1)
    assert.equal(metric(text, `keelson_queue_active{queue="${queues[0].queue}"}`), 0)
    assert.ok((metric(text, `keelson_queue_oldest_seconds{queue="${queues[0].queue}"}`) ?? 0) > 0)
    assert.deepEqual(
      ['fleet_workers', 'fleet_alarms', 'database_answers'].map((name) => metric(text, `keelson_${name}`)),
      [0, 0, 1],
    )
    assert.match((await service.get('/fleet')).text, /<p class="notice">1 range is waiting in points\./)
  })

  it('says of workers of other code, Node or data what they leave of the work of this service', async () => {
    const other = (name: string, code: string, data: string) =>
      server.sql(
        url,
        `INSERT INTO keelson.workers (worker_id, name, host, pid, command, code, data, queues, slots)
         SELECT '${name}', '${name}', 'h', 1, 'worker', ${code}, ${data}, ARRAY['points.${name}'], 2 FROM keelson.workers WHERE command = 'serve'`,
      )
    await other('a', "replace(code, 'Keelson ', 'Keelson 9')", 'data')
    await other('b', "replace(replace(code, 'Node ', 'Node 9'), 'arithmetic ', 'arithmetic 0')", 'data')
    await other('c', 'code', "'none'")
    await other('d', "'something else'", 'data')
    const { workers } = await described(service)
    const differs = workers
      .map(({ name, differs: said }: Json) => [name, said])
      .filter(([name]: Json) => name.length < 2)
    assert.deepEqual(Object.fromEntries(differs), {
      a: ['code'],
      b: ['Node', 'arithmetic'],
      c: ['data'],
      d: ['code', 'Node', 'platform', 'arithmetic'],
    })
    const { others } = (await service.get('/readyz')).json.fleet
    assert.deepEqual(others.slice(0, 3), [
      'a accepts no work of this service, because it differs in code',
      'b accepts no work of this service, because it differs in Node, arithmetic',
      'c accepts only work of this service that reads no data, because its data sets differ',
    ])
    await server.sql(url, 'DELETE FROM keelson.workers WHERE length(name) = 1')
  })

  it('shows a worker that comes, and what it does', async () => {
    await open('worker')
    await until(async () => (await described(service)).workers.some(({ doing }: Json) => doing.length > 0))
    const { workers, unworked } = await described(service)
    const worker = workers.find(({ command }: Json) => command === 'worker')
    assert.deepEqual([worker.differs, worker.doing[0].study_id, unworked], [[], study.study_id, []])
    assert.ok(worker.silent_s < 10)
    await until(async () => (metric((await service.get('/metrics')).text, 'keelson_fleet_points_per_second') ?? 0) > 0)
    assert.equal((await service.get('/readyz')).json.fleet.workers, 1)
    await service.service.studies.cancel(study.study_id)
  })

  it('keeps alarms, and counts all of them though it shows the latest', async () => {
    const raise = "INSERT INTO keelson.alarms (kind, study_id, detail) SELECT 'dead', 'a', 'n ' || n FROM"
    await server.sql(url, `${raise} generate_series(1, 25) AS n`)
    const { alarms, alarms_total } = await described(service)
    assert.deepEqual([alarms.length, alarms[0].detail, alarms_total], [20, 'n 25', 25])
    assert.equal((await service.get('/readyz')).json.fleet.alarms, 25)
    assert.equal(metric((await service.get('/metrics')).text, 'keelson_fleet_alarms'), 25)
    assert.match((await service.get('/fleet')).text, /25 alarms<\/h2>.*n 25.*Only the latest 20 are shown\./s)
  })

  it('is not waited for: a database that hangs is said to be away within seconds', async () => {
    const held = server.sql(url, 'BEGIN; LOCK TABLE keelson.workers; SELECT pg_sleep(6); COMMIT')
    await until(async () => (await server.sql(url, HOLDERS)).length > 0)
    const begun = performance.now()
    const [ready, page, metrics] = await Promise.all([
      service.get('/readyz'),
      service.get('/fleet'),
      service.get('/metrics'),
    ])
    assert.ok(performance.now() - begun < 5000)
    assert.deepEqual([ready.status, ready.json.code, page.status, metrics.status], [503, 'database_away', 503, 200])
    assert.equal(metric(metrics.text, 'keelson_database_answers'), 0)
    await held
    assert.equal((await service.get('/readyz')).status, 200)
  })
})

const HOLDERS =
  "SELECT 1 FROM pg_locks WHERE relation = 'keelson.workers'::regclass AND mode = 'AccessExclusiveLock' AND granted"
