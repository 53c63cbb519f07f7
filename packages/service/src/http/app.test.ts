/** HTTP itself: what is refused before a run is thought of, and in which form. */
import assert from 'node:assert/strict'
import { connect } from 'node:net'
import { after, before, describe, it } from 'node:test'
import { type Answer, answer, type Json, type TestService, testService, withFixtures } from '../testing.ts'

const REF = 'modelrepo:instant'
const UNKNOWN_RUN = '01900000-0000-7000-8000-000000000000'

describe('HTTP', () => {
  let service: TestService
  let runId: string
  before(async () => {
    service = await testService({}, withFixtures())
    runId = (await service.run({ ref: REF, params: { length: 3 } })).run_id
  })
  after(() => service.close())

  const refused = async (sent: Promise<Answer>, status: number, code: string): Promise<Json> => {
    const { status: got, json, headers, text } = await sent
    assert.equal(got, status, text)
    assert.match(headers.get('content-type') ?? '', /^application\/problem\+json/)
    for (const [name, type] of Object.entries({
      type: 'string',
      title: 'string',
      status: 'number',
      detail: 'string',
      instance: 'string',
      code: 'string',
    }))
      assert.equal(typeof json[name], type, name)
    assert.equal(json.code, code)
    assert.equal(json.status, status)
    assert.equal(json.type, `${service.url}/docs/problems#${code}`)
    assert.match(json.instance, /^urn:uuid:[0-9a-f-]{36}$/)
    return json
  }
  const run = (body: unknown, headers?: Record<string, string>) => service.post('/api/run', body, headers)
  const sent = async (method: string, path: string, init: RequestInit = {}) =>
    answer(await fetch(service.url + path, { method, ...init }))
  /** Sends bytes as they are and gives what comes back until the connection ends. */
  const raw = (text: string) =>
    new Promise<string>((done, failed) => {
      let got = ''
      const socket = connect(Number(new URL(service.url).port), '127.0.0.1', () => socket.write(text))
      socket.setTimeout(10_000, () => socket.destroy(new Error('no answer')))
      socket.on('data', (chunk) => {
        got += chunk
      })
      socket.on('error', (error) => (got === '' ? failed(error) : done(got)))
      socket.on('close', () => done(got))
    })
  const host = () => new URL(service.url).host

  it('refuses bodies that are not JSON objects', async () => {
    await refused(run(''), 400, 'body_not_json')
    await refused(run('{'), 400, 'body_not_json')
    await refused(run(Buffer.from([0xff, 0xfe])), 400, 'body_not_json')
    await refused(run('['.repeat(100_000)), 413, 'body_too_complex')
    await refused(run(`{"ref":"${REF}","ref":"${REF}"}`), 400, 'body_not_json')
    for (const body of ['null', '[]', '1', '"x"', 'true']) await refused(run(body), 400, 'request_malformed')
  })

  it('refuses a body over 16 MiB without reading it, and one of unknown length when it is over', async () => {
    const head = `POST /api/run HTTP/1.1\r\nHost: ${host()}\r\nContent-Type: application/json\r\nConnection: close\r\n`
    const stated = await raw(`${head}Content-Length: 16777217\r\n\r\n`)
    assert.match(stated, /^HTTP\/1\.1 413 .*"code":"body_too_large"/s)
    const large = JSON.stringify({ ref: REF, params: { length: 'x'.repeat(16_000_000) } })
    assert.equal((await run(large)).status, 422, 'below the limit')
    const chunk = `${(1 << 20).toString(16)}\r\n${'x'.repeat(1 << 20)}\r\n`
    const chunked = await raw(`${head}Transfer-Encoding: chunked\r\n\r\n${chunk.repeat(17)}`)
    assert.match(chunked, /^HTTP\/1\.1 413 /)
  })

  it('takes application/json alone', async () => {
    const body = JSON.stringify({ ref: REF, params: { length: 3 } })
    for (const type of ['text/plain', 'application/x-www-form-urlencoded', 'application/xml', 'multipart/form-data']) {
      await refused(run(body, { 'content-type': type }), 415, 'media_type_refused')
    }
    assert.equal((await run(body, { 'content-type': 'application/json; charset=utf-8' })).status, 200)
    const none = await sent('POST', '/api/run')
    assert.ok([400, 415].includes(none.status))
  })

  it('refuses fields that it does not know, at every level, names of prototypes among them', async () => {
    for (const name of ['__proto__', 'constructor', 'prototype', 'toString', 'parms', '']) {
      const field = `"${name}":{"polluted":true}`
      await refused(run(`{"ref":"${REF}",${field}}`), 400, 'request_malformed')
      await refused(run(`{"ref":"${REF}","meta":{${field}}}`), 400, 'request_malformed')
      await refused(run(`{"ref":"${REF}","params":{"length":3,${field}}}`), 422, 'params_refused')
      await refused(run(`{"ref":"${REF}","params":{"length":{"value":3,${field}}}}`), 422, 'params_refused')
      await refused(run(`{"ref":"${REF}","params":{"length":3,"list":[{"width":1,${field}}]}}`), 422, 'params_refused')
    }
    assert.equal(({} as Json).polluted, undefined)
    for (const id of ['__proto__', 'constructor', 'toString']) {
      assert.ok([400, 404].includes((await run({ ref: `modelrepo:${id}` })).status))
      assert.ok([400, 404].includes((await service.get(`/api/workflows/modelrepo/${id}`)).status))
      assert.ok([400, 404].includes((await service.get(`/api/workflows/${id}/instant`)).status))
    }
  })

  it('refuses fields of the wrong type with a pointer to each', async () => {
    const json = await refused(run({ ref: 1, verify_reproducible: 'yes', meta: [] }), 400, 'request_malformed')
    assert.deepEqual(
      json.errors.map((e: Json) => e.pointer),
      ['/ref', '/verify_reproducible', '/meta'],
    )
    await refused(run({ ref: REF, meta: { notes: 'x'.repeat(2001) } }), 400, 'request_malformed')
    const logo = `data:image/png;base64,${btoa('<svg onload=alert(1)>')}`
    const meta = { client: 1, clint: 'x', logo, revision_history: [{}, { revision: 2, by: 'A' }, 'rev 3'] }
    const title = await refused(run({ ref: REF, meta }), 400, 'request_malformed')
    assert.deepEqual(
      title.errors.map((e: Json) => e.pointer),
      ['client', 'clint', 'logo', ...['1/revision', '1/by', '2'].map((at) => `revision_history/${at}`)].map(
        (at) => `/meta/${at}`,
      ),
    )
    const many = { revision_history: Array.from({ length: 51 }, () => ({})) }
    await refused(run({ ref: REF, meta: many }), 400, 'request_malformed')
    for (const domain of ['space', '', null, 1, ['floating-marine'], '__proto__']) {
      await refused(run({ ref: REF, domain }), 422, 'domain_refused')
    }
    for (const subdomain of ['Not a slug', '', null, 'x'.repeat(65), '../x']) {
      await refused(run({ ref: REF, subdomain }), 422, 'domain_refused')
    }
  })

  it('refuses numbers beyond the range of numbers, and never answers with one', async () => {
    for (const length of ['1e999', '-1e999', '1e308', '"1e999 m"', '"NaN m"', '{"value":1e999,"unit":"ft"}', '[3]']) {
      await refused(run(`{"ref":"${REF}","params":{"length":${length}}}`), 422, 'params_refused')
    }
  })

  it('answers other methods with 405 and Allow, whatever they carry', async () => {
    for (const [method, path, allow] of [
      ['PUT', '/api/run', 'POST'],
      ['GET', '/api/run', 'POST'],
      ['HEAD', '/api/run', 'POST'],
      ['OPTIONS', '/api/run', 'POST'],
      ['DELETE', `/api/runs/${runId}`, 'GET, HEAD'],
      ['PATCH', '/api/channels', 'GET, HEAD'],
      ['POST', '/api/channels', 'GET, HEAD'],
      ['POST', '/', 'GET, HEAD'],
    ] as const) {
      const { status, headers, text } = await sent(method, path)
      assert.equal(status, 405, `${method} ${path}`)
      assert.equal(headers.get('allow'), allow)
      assert.equal(text === '', method === 'HEAD')
    }
    const body = { body: 'not json', headers: { 'content-type': 'text/plain' } }
    await refused(sent('POST', '/api/channels', body), 405, 'method_refused')
  })

  it('answers HEAD as GET without the body', async () => {
    for (const path of ['/api/channels', '/healthz', `/reports/${runId}`, '/']) {
      const { status, text } = await sent('HEAD', path)
      assert.equal(status, 200, path)
      assert.equal(text, '')
    }
  })

  it('refuses a Host that is not its own, and none', async () => {
    const port = new URL(service.url).port
    for (const name of ['evil.example', `evil.example:${port}`, '127.0.0.1', '127.0.0.1:1', `localhost.evil:${port}`]) {
      const got = await raw(`GET /api/channels HTTP/1.1\r\nHost: ${name}\r\nConnection: close\r\n\r\n`)
      assert.match(got, /^HTTP\/1\.1 403 .*"code":"host_refused"/s, name)
    }
    assert.match(await raw('GET /api/channels HTTP/1.1\r\nConnection: close\r\n\r\n'), /host_refused/)
    for (const name of [`localhost:${port}`, `LOCALHOST:${port}`, `127.0.0.1:${port}`]) {
      assert.match(await raw(`GET /healthz HTTP/1.1\r\nHost: ${name}\r\nConnection: close\r\n\r\n`), /^HTTP\/1\.1 200/)
    }
  })

  it('refuses requests from pages of other sites and takes those of its own', async () => {
    const body = { ref: REF, params: { length: 3 } }
    for (const origin of ['https://evil.example', 'null', 'http://127.0.0.1:1', `${service.url}.evil.example`]) {
      await refused(run(body, { origin }), 403, 'origin_refused')
    }
    await refused(run(body, { 'sec-fetch-site': 'cross-site' }), 403, 'origin_refused')
    assert.equal((await run(body, { origin: service.url })).status, 200)
    assert.equal((await run(body, { origin: service.url.replace('127.0.0.1', 'localhost') })).status, 200)
  })

  it('has no file outside a run, however the name is written', async () => {
    const at = `/api/runs/${runId}/artifacts`
    for (const name of [
      '..%2f..%2fledger.sqlite',
      '%2e%2e%2fledger.sqlite',
      '..%5c..%5cledger.sqlite',
      '%2fetc%2fpasswd',
      'summary.json%00.txt',
      '__proto__',
      "x'%20OR%20'1'='1",
    ]) {
      await refused(service.get(`${at}/${name}`), 404, 'unknown_artifact')
    }
    for (const path of [`${at}/../../../ledger.sqlite`, `${at}/%2e%2e/%2e%2e/ledger.sqlite`, `${at}/`]) {
      assert.equal((await service.get(path)).status, 404, path)
    }
    for (const id of [UNKNOWN_RUN, 'x', '..%2f..', runId.toUpperCase(), `${runId}%20`]) {
      await refused(service.get(`/api/runs/${id}`), 404, 'unknown_run')
      await refused(service.get(`/reports/${id}`), 404, 'unknown_run')
      await refused(service.get(`/api/runs/${id}/artifacts/summary.json`), 404, 'unknown_run')
    }
    assert.equal((await service.get(`${at}/summary.json`)).status, 200)
  })

  it('answers addresses that are too long or cannot be read as problems', async () => {
    await refused(service.get(`/api/runs/${'x'.repeat(301)}`), 404, 'unknown_route')
    await refused(service.get('/api/runs/%zz'), 404, 'unknown_route')
    await refused(service.get('/nothing/here'), 404, 'unknown_route')
    await refused(service.get('/API/channels'), 404, 'unknown_route')
    const long = await raw(`GET /${'x'.repeat(20_000)} HTTP/1.1\r\nHost: ${host()}\r\n\r\n`)
    assert.match(long, /^HTTP\/1\.1 431 .*application\/problem\+json.*"code":"headers_too_large"/s)
    assert.match(await raw('not http\r\n\r\n'), /^HTTP\/1\.1 400 .*"code":"http_malformed"/s)
  })

  it('refuses query parameters that are unknown, twice or out of range', async () => {
    for (const path of [
      '/api/channels?x=1',
      '/api/spec?__proto__=1',
      `/api/runs/${runId}?x=1`,
      '/api/workflows?domain=floating-marine&subdomain=mooring',
      '/api/workflows?domain=floating-marine&domain=floating-marine',
      '/api/runs?limit=0',
      '/api/runs?limit=501',
      '/api/runs?limit=1e1',
      '/api/runs?limit=',
      '/api/runs?limit=-1',
      '/api/runs?status=pass',
      '/api/runs?before=x',
      `/api/runs?ref=${REF}@1`,
      '/api/runs?ref=catenary',
    ]) {
      await refused(service.get(path), 400, 'query_malformed')
    }
    for (const path of ['/?q=a&q=b', '/runs?q=a&q=b', `/reports/${runId}?units=us&units=us`]) {
      await refused(service.get(path), 400, 'query_malformed')
    }
    await refused(service.get('/api/runs?domain=space'), 422, 'domain_refused')
    await refused(service.post('/api/run?x=1', { ref: REF }), 400, 'query_malformed')
  })

  it('pages through /api/runs without gaps, and filters', async () => {
    for (let n = 0; n < 5; n++) await service.run({ ref: REF, domain: 'wells-subsurface', params: { length: 3 + n } })
    const all = (await service.get(`/api/runs?ref=${REF}&domain=wells-subsurface&status=PASS`)).json
    assert.equal(all.next, null)
    const two = (await service.get('/api/runs?domain=wells-subsurface&limit=2')).json
    assert.deepEqual(two.runs, all.runs.slice(0, 2))
    assert.equal(two.next, all.runs[1].run_id)
    const rest = (await service.get(`/api/runs?domain=wells-subsurface&limit=3&before=${two.next}`)).json
    assert.deepEqual(rest, { runs: all.runs.slice(2), next: null })
  })

  it('answers the dry run with the params in SI and the hash that the run will have, and records nothing', async () => {
    const body = { ref: REF, params: { length: '300 cm' } }
    const before = (await service.get('/api/runs?limit=500')).json.runs.length
    const { json } = await service.post('/api/validate', body)
    assert.deepEqual(json.params, { length: 3 })
    assert.equal((await service.get('/api/runs?limit=500')).json.runs.length, before)
    assert.equal((await service.run(body)).provenance.input_hash, json.input_hash)
    await refused(service.post('/api/validate', { ref: REF, params: { length: 0 } }), 422, 'params_refused')
  })

  it('escapes what a caller sent on the pages it shows', async () => {
    await service.run({ ref: REF, params: { length: 3, name: '<script>alert(1)</script>' }, meta: { notes: '<b>' } })
    for (const path of ['/', '/docs/problems']) {
      const { headers, text } = await service.get(path)
      assert.doesNotMatch(text, /<script>|alert/)
      assert.match(headers.get('content-security-policy') ?? '', /default-src 'none'/)
    }
  })

  it('counts runs for Prometheus', async () => {
    const { text, headers } = await service.get('/metrics')
    assert.match(headers.get('content-type') ?? '', /^text\/plain/)
    assert.match(text, /keelson_runs_total\{status="PASS",engine="in-process"\} \d+/)
  })
})
