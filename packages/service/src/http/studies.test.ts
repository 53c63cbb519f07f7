/** Claims about studies over HTTP: what is taken, refused, answered, streamed and sent as it changes. */
import assert from 'node:assert/strict'
import { once } from 'node:events'
import { request as httpRequest, type IncomingMessage } from 'node:http'
import { after, before, describe, it } from 'node:test'
import { setTimeout as delay } from 'node:timers/promises'
import { Ajv2020 } from 'ajv/dist/2020.js'
import { FAKE_CSV, FAKE_PARQUET, type FakeStudies, fakeStudies } from '../studies/testing.ts'
import { answer, type Json, type TestService, testService, withFixtures } from '../testing.ts'

const GRID = { kind: 'grid', axes: [{ param: 'length', values: [1, 2, 3, 4] }] }
const STUDY = { ref: 'modelrepo:instant', vary: GRID }
const UNKNOWN = '01900000-0000-7000-8000-999999999999'

describe('studies over HTTP', () => {
  let service: TestService
  let studies: FakeStudies
  before(async () => {
    studies = fakeStudies(() => service.url)
    service = await testService({}, withFixtures(), { studies })
  })
  after(() => service.close())

  const create = async (body: unknown = STUDY, headers?: Record<string, string>): Promise<Json> => {
    const { status, json, text } = await service.post('/api/studies', body, headers)
    assert.equal(status, 202, text)
    return json
  }
  const remove = async (path: string, headers: Record<string, string> = {}) =>
    answer(await fetch(service.url + path, { method: 'DELETE', headers }))
  const pointersOf = async (body: unknown): Promise<string[]> => {
    const { status, json } = await service.post('/api/studies', body)
    assert.deepEqual([status, json.code], [422, 'study_refused'], JSON.stringify(json))
    return json.errors.map(({ pointer }: Json) => pointer).sort()
  }
  /** Opens the events of a study; `all` is what has come when they end. */
  const open = async (id: string, lastId?: string) => {
    const headers = { accept: 'text/event-stream', ...(lastId && { 'last-event-id': lastId }) }
    const sent = httpRequest(`${service.url}/api/studies/${id}/events`, { headers }).end()
    const [response] = (await once(sent, 'response')) as [IncomingMessage]
    let text = ''
    response.setEncoding('utf8').on('data', (chunk) => {
      text += chunk
    })
    const all = new Promise<string>((done) => response.once('close', () => done(text)))
    return { sent, response, all, text: () => text }
  }
  const until = async (holds: () => boolean, everyMs = 10) => {
    for (let waited = 0; !holds(); waited += everyMs) {
      assert.ok(waited < 4000)
      await delay(everyMs)
    }
  }

  /** Nor does anybody begin to. */
  const nobodyAsks = async (fake: FakeStudies) => {
    let before = -1
    await until(() => {
      const [earlier, now] = [before, fake.asked()]
      before = now
      return earlier === now
    }, 300)
  }

  it('are taken with 202, at the address that Location says', async () => {
    const sent = await service.post('/api/studies', STUDY)
    assert.equal(sent.status, 202)
    assert.equal(sent.headers.get('location'), `${service.url}/api/studies/${sent.json.study_id}`)
    assert.deepEqual((await service.get(`/api/studies/${sent.json.study_id}`)).json, sent.json)
    assert.deepEqual(sent.json.request, STUDY)
  })

  it('are one for a key and a body; the key with another body makes none, and is held to its form', async () => {
    const key = { 'idempotency-key': 'k-1' }
    const first = await create(STUDY, key)
    assert.equal((await create(STUDY, key)).study_id, first.study_id)
    assert.notEqual((await create(STUDY)).study_id, first.study_id)
    const other = await service.post('/api/studies', { ...STUDY, seed: 2 }, key)
    assert.deepEqual([other.status, other.json.code], [409, 'idempotency_conflict'])
    for (const wrong of ['', 'a b', 'é', 'x'.repeat(201)]) {
      const { status, json } = await service.post('/api/studies', STUDY, { 'idempotency-key': wrong })
      assert.deepEqual([status, json.code], [400, 'request_malformed'], wrong)
    }
    await create(STUDY, { 'idempotency-key': 'x'.repeat(200) })
  })

  it('are refused with a pointer for each fault of their shape, and an unknown member names what there is', async () => {
    const wrong = {
      ref: 7,
      base: [],
      outputs: ['', 'values.x'],
      seed: -1,
      failed_points: 'drop',
      meta: { author: 'A' },
    }
    const pointers = ['/base', '/failed_points', '/meta/author', '/outputs/0', '/ref', '/seed']
    assert.deepEqual(await pointersOf({ ...wrong, vary: GRID }), pointers)
    assert.deepEqual(await pointersOf({ vary: GRID }), ['/ref'])
    assert.deepEqual(await pointersOf({ ...STUDY, domain: 'space', subdomain: 'A B' }), ['/domain', '/subdomain'])
    assert.deepEqual(await pointersOf({ ref: STUDY.ref }), ['/vary'])
    const { json } = await service.post('/api/studies', { ...STUDY, seeds: 1, zebra: 1 })
    assert.match(json.detail, /\/seeds is not a field of a study; did you mean seed\?/)
    assert.match(json.detail, /\/zebra is not a field of a study; valid inputs: ref, domain, .*vary, meta/)
  })

  it('are no study where the body is no object', async () => {
    for (const body of ['null', '[]', '1']) {
      const { status, json } = await service.post('/api/studies', body)
      assert.deepEqual([status, json.code], [400, 'request_malformed'])
    }
  })

  it('are listed newest first in pages, by ref and by status', async () => {
    const ids = [await create(), await create(), await create()].map(({ study_id }) => study_id).reverse()
    const { json } = await service.get('/api/studies?limit=2')
    assert.deepEqual(
      json.studies.map((s: Json) => s.study_id),
      ids.slice(0, 2),
    )
    const older = (await service.get(`/api/studies?limit=1&before=${json.next}`)).json
    assert.equal(older.studies[0].study_id, ids[2])
    assert.equal((await service.get('/api/studies?ref=modelrepo:other')).json.studies.length, 0)
    assert.deepEqual((await service.get('/api/studies?status=failed')).json, { studies: [], next: null })
    for (const query of ['limit=0', 'limit=501', 'status=PASS', 'before=A%20B', 'ref=x', 'ref=a:b@1', 'q=x'])
      assert.equal((await service.get(`/api/studies?${query}`)).json.code, 'query_malformed', query)
  })

  it('are cancelled by DELETE, and stay as they ended; pages of other sites cannot', async () => {
    const { study_id } = await create()
    const path = `/api/studies/${study_id}`
    for (const foreign of [{ origin: 'https://evil.example' }, { 'sec-fetch-site': 'cross-site' }])
      assert.equal((await remove(path, foreign)).json.code, 'origin_refused')
    assert.equal((await service.get(path)).json.status, 'queued')
    const cancelled = await remove(path)
    assert.deepEqual([cancelled.status, cancelled.json.status], [200, 'cancelled'])
    assert.equal((await remove(path)).json.finished, cancelled.json.finished)
    assert.equal((await remove('/api/studies')).headers.get('allow'), 'POST, GET, HEAD')
  })

  it('are 404 under an id that is not theirs, on every route', async () => {
    for (const id of [UNKNOWN, 'A B', '..%2f..']) {
      for (const rest of ['', '/points', '/points?format=csv', '/points?columns=length', '/events', '/sections']) {
        const { status, json } = await service.get(`/api/studies/${encodeURIComponent(id)}${rest}`)
        assert.deepEqual([status, json.code], [404, 'unknown_study'], `${id}${rest}`)
      }
      assert.equal((await remove(`/api/studies/${encodeURIComponent(id)}`)).status, 404)
    }
    assert.equal((await service.get(`/studies/${UNKNOWN}/report`)).json.code, 'unknown_study')
  })

  it('give their points in pages, by columns and by status', async () => {
    const at = `/api/studies/${(await create()).study_id}/points`
    const first = (await service.get(`${at}?limit=3`)).json
    assert.deepEqual([first.rows.length, first.total, first.next], [3, 4, 3])
    const last = (await service.get(`${at}?from=${first.next}&columns=status,length`)).json
    assert.deepEqual([last.rows.length, last.rows[0].length, last.next], [1, 2, null])
    assert.equal((await service.get(`${at}?status=FAIL`)).json.total, 1)
    assert.equal((await service.get(`${at}?limit=10000`)).status, 200)
    for (const query of [
      'limit=10001',
      'limit=0',
      'from=-1',
      'from=1.5',
      'status=done',
      'format=xml',
      'columns=x',
      'columns=',
      'columns=point,point',
      'format=csv&from=1',
      'format=parquet&limit=5',
    ]) {
      const { status, json } = await service.get(`${at}?${query}`)
      assert.deepEqual([status, json.code], [400, 'query_malformed'], query)
    }
    assert.match(
      (await service.get(`${at}?columns=lenght`)).json.detail,
      /columns must be among point, length, status \(entered: "lenght"\)/,
    )
  })

  it('give their points as files, each removed when it is sent or nobody waits for it', async () => {
    const { study_id } = await create()
    const at = `/api/studies/${study_id}/points`
    const csv = await service.get(`${at}?format=csv`)
    assert.deepEqual([csv.headers.get('content-type'), csv.text], ['text/csv; charset=utf-8', FAKE_CSV])
    assert.equal(csv.headers.get('content-disposition'), `attachment; filename="study-${study_id}.csv"`)
    const parquet = await service.get(`${at}?format=parquet`)
    assert.equal(parquet.headers.get('content-type'), 'application/vnd.apache.parquet')
    assert.ok(parquet.text === FAKE_PARQUET)
    await fetch(`${service.url}${at}?format=csv`, { method: 'HEAD' })
    const left = new AbortController()
    await fetch(`${service.url}${at}?format=parquet`, { signal: left.signal })
    left.abort()
    await until(() => studies.files() === 0)
  })

  it('record a point as a run, and refuse what is no point', async () => {
    const at = `/api/studies/${(await create()).study_id}/points`
    const record = (point: string) => fetch(`${service.url}${at}/${point}/run`, { method: 'POST' }).then(answer)
    assert.equal((await record('2')).json.run_id, 'run of 2')
    for (const point of ['4', '-1', '1.0', '01', 'x', '9999999999'])
      assert.deepEqual([(await record(point)).status, (await record(point)).json.code], [404, 'unknown_point'], point)
  })

  it('have a report that can load nothing, and its sections for a page', async () => {
    const { study_id, report_url } = await create()
    for (const path of [report_url.slice(service.url.length), `/api/studies/${study_id}/sections`]) {
      const { headers, text } = await service.get(path)
      assert.match(headers.get('content-type') ?? '', /^text\/html/)
      assert.match(headers.get('content-security-policy') ?? '', /default-src 'none'/)
      assert.match(text, new RegExp(study_id))
    }
  })

  it('send their progress as it changes, under an id of what it is, until they end', async () => {
    const { study_id } = await create()
    const { response, all, text } = await open(study_id)
    assert.equal(response.headers['content-type'], 'text/event-stream')
    assert.equal(response.headers['content-encoding'], undefined)
    assert.equal(response.headers['x-content-type-options'], 'nosniff')
    await until(() => text().includes('id: 0-0-queued'))
    for (const done of [1, 2, 3]) studies.become(study_id, 'running', done)
    await until(() => text().includes('id: 3-0-running'))
    studies.become(study_id, 'done', 4, 1)
    const events = (await all).trim().split('\n\n')
    assert.ok(events.length <= 3, 'changes within a tick are sent as one')
    assert.equal(
      events.at(-1),
      'id: 4-1-done\nevent: progress\ndata: {"status":"done","total":4,"done":4,"failed":1,"running":null}',
    )
    await nobodyAsks(studies)
  })

  it('send nothing again that was read before, and no browser asks again for what has ended', async () => {
    const { study_id } = await create()
    const { response: first, sent, text } = await open(study_id, '0-0-queued')
    first.on('error', () => {})
    await delay(300)
    assert.equal(text(), '')
    studies.become(study_id, 'running', 1)
    await until(() => text().startsWith('id: 1-0-running'))
    sent.destroy()
    await nobodyAsks(studies)
    studies.become(study_id, 'done', 4)
    const { response, all } = await open(study_id, '4-0-done')
    assert.deepEqual([response.statusCode, await all], [204, ''])
    const head = await fetch(`${service.url}/api/studies/${study_id}/events`, { method: 'HEAD' })
    assert.equal(head.headers.get('content-type'), 'text/event-stream')
  })

  it('are described by the OpenAPI document: what is asked, and what is answered', async () => {
    const { json: document } = await service.get('/api/openapi.json')
    const ajv = new Ajv2020({ strict: false, validateFormats: false, code: { optimize: false } })
    ajv.addSchema({ $id: 'openapi', ...document })
    const faults = (name: string, value: unknown) => {
      const validate = ajv.getSchema(`openapi#/components/schemas/${name}`)
      assert.ok(validate, name)
      return validate(value) ? '' : ajv.errorsText(validate.errors)
    }
    const study = await create()
    studies.become(study.study_id, 'done', 4)
    const at = `/api/studies/${study.study_id}`
    assert.equal(faults('Study', study), '')
    assert.equal(faults('Study', (await service.get(at)).json), '')
    assert.equal(faults('Studies', (await service.get('/api/studies')).json), '')
    assert.equal(faults('StudyPoints', (await service.get(`${at}/points`)).json), '')
    const { endpoints } = (await service.get('/api/spec')).json
    const posted = endpoints.find((e: Json) => e.method === 'POST' && e.path === '/api/studies').default_request
    assert.equal(faults('StudyRequest', { ...posted.body, ref: STUDY.ref }), '')
    assert.match(faults('StudyRequest', posted.body), /ref must be equal/, 'it is no workflow of these fixtures')
    assert.notEqual(faults('StudyRequest', { ...STUDY, vary: { kind: 'list', axes: [] } }), '')
    const { parameters, responses } = document.paths['/api/studies'].post
    assert.deepEqual(
      [parameters[0].in, parameters[0].name, Object.keys(responses)],
      ['header', 'Idempotency-Key', ['202', '4XX', 'default']],
    )
  })

  it('hold up no stop of the service: their events end with it', async () => {
    const own = fakeStudies()
    const stopping = await testService({}, withFixtures(), { studies: own })
    const { study_id } = (await stopping.post('/api/studies', STUDY)).json
    const events = await fetch(`${stopping.url}/api/studies/${study_id}/events`)
    const begun = performance.now()
    await stopping.close()
    assert.ok(performance.now() - begun < 5000)
    assert.match(await events.text(), /^id: 0-0-queued/)
    await nobodyAsks(own)
  })
})
