/** Claims about a service whose database goes away: what it answers meanwhile, and that it goes on by itself when it is back. */
import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'
import { setTimeout as wait } from 'node:timers/promises'
import { type PostgresServer, postgresServer } from '../postgres/testing.ts'
import { ended, until, withStudied } from '../studies/study-kit.ts'
import { type Answer, answer, type TestService, testService } from '../testing.ts'

const RUN = { ref: 'modelrepo:instant', params: { length: 3 } }
const SLOW = { ref: 'modelrepo:waiting', params: { length: 3 } }
/** Some seconds of work. */
const STUDY = {
  ref: 'modelrepo:instant',
  vary: { kind: 'grid', axes: [{ param: 'length', from: 1, to: 9, count: 60_000 }] },
}

describe('a service whose database is away', () => {
  let server: PostgresServer
  let service: TestService
  let study: string
  const recorded: string[] = []
  before(async () => {
    server = await postgresServer({ isOwn: true })
    const settings = { KEELSON_DATABASE: await server.database(), KEELSON_WORKERS: '1' }
    service = await testService(settings, withStudied())
    for (let i = 0; i < 2; i++) recorded.push((await service.run(RUN)).run_id)
    study = (await service.post('/api/studies', STUDY)).json.study_id
    await until(async () => (await service.get(`/api/studies/${study}`)).json.points.done > 0)
    await server.down('immediate')
  })
  after(async () => {
    await service.close()
    await server.stop()
  })

  const isAway = ({ status, headers, json }: Answer, what: string) => {
    assert.deepEqual([status, json?.code], [503, 'database_away'], what)
    assert.equal(headers.get('content-type'), 'application/problem+json; charset=utf-8', what)
    assert.ok(Number(headers.get('retry-after')) > 0, what)
  }

  it('says so by every route that needs the record, with the time after which to ask again', async () => {
    const [one, other] = recorded
    const asked = [
      '/readyz',
      '/api/fleet',
      '/api/runs',
      '/api/runs?q=length&status=PASS',
      `/api/runs/${one}`,
      `/reports/${one}`,
      `/api/compare?a=${one}&b=${other}`,
      '/api/studies',
      `/api/studies/${study}`,
      `/api/studies/${study}/points`,
      `/api/studies/${study}/events`,
      `/studies/${study}/report`,
      '/api/spec',
    ]
    for (const path of asked) isAway(await service.get(path), path)
    isAway(await service.post('/api/run', RUN), 'POST /api/run')
    isAway(await service.post('/api/run', { ref: RUN.ref }), 'POST /api/run of the example')
    isAway(await service.post('/api/studies', STUDY), 'POST /api/studies')
    isAway(await service.post(`/api/studies/${study}/points/0/run`, {}), 'POST a point')
    const cancelled = await fetch(`${service.url}/api/studies/${study}`, { method: 'DELETE' })
    isAway(await answer(cancelled), 'DELETE a study')
  })

  it('tells a person so on a page', async () => {
    for (const path of ['/', '/runs', '/fleet', `/reports/${recorded[0]}`]) {
      const { status, text, headers } = await service.get(path, { accept: 'text/html' })
      assert.deepEqual([status, headers.get('content-type')], [503, 'text/html; charset=utf-8'], path)
      assert.match(text, /<h1>Database unavailable<\/h1>.*is unavailable or restarting; try again/s)
    }
  })

  it('answers what needs no record', async () => {
    for (const path of [
      '/healthz',
      '/api/find?q=length',
      '/api/channels',
      '/workflows/modelrepo/instant',
      '/api/openapi.json',
    ])
      assert.equal((await service.get(path)).status, 200, path)
    assert.equal((await service.post('/api/validate', RUN)).status, 200)
    assert.equal((await service.post('/api/preview', RUN)).json.status, 'PASS')
    const { status, text } = await service.get('/metrics')
    assert.equal(status, 200)
    assert.match(text, /^keelson_database_answers 0$/m)
    assert.match(text, /^keelson_runs_total/m)
    assert.doesNotMatch(text, /^keelson_(fleet|queue)_/m)
  })

  it('calculates here what it cannot give to a worker', async () => {
    const previews = await Promise.all([1, 2, 3].map(() => service.post('/api/preview', SLOW)))
    assert.deepEqual(
      previews.map(({ json }) => json.status),
      ['PASS', 'PASS', 'PASS'],
    )
  })

  it('goes on without a restart when it is back: what was answered is there, and the study ends', async () => {
    const answered: string[] = []
    let isOver = false
    const sending = (async () => {
      while (!isOver) {
        const { status, json } = await service.post('/api/run', RUN)
        if (status === 200) answered.push(json.run_id)
        else assert.deepEqual([status, json.code], [503, 'database_away'])
        await wait(5)
      }
    })()
    await server.up()
    await until(() => answered.length > 10)
    await server.down('immediate')
    await wait(300)
    const first = answered.length
    await server.up()
    await until(() => answered.length > first + 10)
    isOver = true
    await sending
    assert.equal((await service.get('/readyz')).json.database, 'answers')
    for (const id of [...recorded, ...answered]) assert.equal((await service.get(`/api/runs/${id}`)).status, 200)
    const { status, points } = await ended(service.service.studies, study)
    assert.deepEqual([status, points.done, points.failed], ['done', points.total, 0])
  })
})
