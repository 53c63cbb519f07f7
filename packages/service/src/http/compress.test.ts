/** Who asks for gzip gets it where it helps, and the same answer. */
import assert from 'node:assert/strict'
import { request } from 'node:http'
import { after, before, describe, it } from 'node:test'
import { gunzipSync, gzipSync } from 'node:zlib'
import { type TestService, testService, withFixtures } from '../testing.ts'
import { COMPRESSIBLE } from './compress.ts'

interface Raw {
  readonly status: number | undefined
  readonly headers: Readonly<Record<string, string | string[] | undefined>>
  readonly body: Buffer
}

describe('compression', () => {
  let service: TestService
  let body: string
  before(async () => {
    service = await testService({}, withFixtures())
    body = JSON.stringify({ ref: 'modelrepo:large', params: { length: 3 } })
  })
  after(() => service.close())

  /** The bytes as they are sent: fetch would ask for gzip and undo it. */
  const raw = (method: string, path: string, accepted?: string | undefined) =>
    new Promise<Raw>((done, failed) => {
      const headers = { 'content-type': 'application/json', ...(accepted && { 'accept-encoding': accepted }) }
      const sent = request(service.url + path, { method, headers }, (got) => {
        const chunks: Buffer[] = []
        got.on('data', (chunk) => chunks.push(chunk))
        got.on('end', () => done({ status: got.statusCode, headers: got.headers, body: Buffer.concat(chunks) }))
      })
      sent.on('error', failed)
      sent.end(method === 'POST' ? body : undefined)
    })

  it('is done for those who ask, of answers of any length over a packet, and changes nothing in them', async () => {
    for (const path of ['/api/spec', '/api/openapi.json', '/docs/problems', '/docs/equations', '/']) {
      const [plain, small] = [await raw('GET', path), await raw('GET', path, 'br, gzip')]
      assert.equal(small.headers['content-encoding'], 'gzip', path)
      assert.equal(plain.headers['content-encoding'], undefined, path)
      assert.ok(small.body.length < plain.body.length / 2, path)
      assert.ok(gunzipSync(small.body).equals(plain.body), path)
      for (const { headers } of [plain, small]) {
        assert.equal(headers.vary, 'accept-encoding', path)
        assert.equal(headers['content-type'], plain.headers['content-type'])
        assert.equal(headers['content-security-policy'], plain.headers['content-security-policy'])
        assert.equal(headers['x-content-type-options'], 'nosniff')
      }
    }
    const ran = await raw('POST', '/api/run', 'gzip')
    assert.equal(JSON.parse(gunzipSync(ran.body).toString()).status, 'PASS')
  })

  it('is not done where it was not asked for, or is refused or less liked', async () => {
    for (const accepted of [undefined, 'identity', 'br', 'gzip;q=0', 'gzip;q=0.5, identity', ' ', 'x'.repeat(500)]) {
      const { headers, status } = await raw('GET', '/api/spec', accepted)
      assert.deepEqual([status, headers['content-encoding']], [200, undefined], String(accepted))
    }
    for (const accepted of ['gzip', 'GZIP', 'deflate, gzip;q=0.2', '*']) {
      assert.equal((await raw('GET', '/api/spec', accepted)).headers['content-encoding'], 'gzip', accepted)
    }
  })

  it('is not done of short answers, problems and files of runs, whose bytes are those of their hash', async () => {
    const { result } = JSON.parse((await raw('POST', '/api/run')).body.toString())
    const { url, bytes } = result.outputs.find(({ basename }: { basename: string }) => basename === 'large.txt')
    const file = await raw('GET', url.slice(service.url.length), 'gzip')
    assert.deepEqual([file.headers['content-encoding'], file.body.length], [undefined, bytes])
    for (const path of ['/api/channels', '/healthz', '/nowhere'])
      assert.equal((await raw('GET', path, 'gzip')).headers['content-encoding'], undefined, path)
  })

  it('leaves HEAD to say what the answer is without it', async () => {
    const plain = await raw('GET', '/api/openapi.json')
    const head = await raw('HEAD', '/api/openapi.json', 'gzip')
    assert.deepEqual([head.status, head.body.length], [200, 0])
    assert.equal(head.headers['content-encoding'], undefined)
    assert.equal(head.headers['content-length'], String(plain.body.length))
    assert.equal(head.headers.vary, 'accept-encoding')
  })

  it('is not done of lines that come one by one, nor of what is compressed already', async () => {
    const lines = await raw('POST', '/api/preview/sections', 'gzip')
    assert.deepEqual([lines.status, lines.headers['content-encoding']], [200, undefined])
    assert.match(lines.body.toString(), /^\{"piece":"verdict"/)
    const types = ['application/x-ndjson', 'text/event-stream', 'application/octet-stream', 'image/png', 'font/woff2']
    for (const type of [...types, 'application/pdf', 'application/zip']) assert.doesNotMatch(type, COMPRESSIBLE)
    const texts = [
      'application/json; charset=utf-8',
      'application/problem+json',
      'text/html; charset=utf-8',
      'text/css',
    ]
    for (const type of [...texts, 'text/javascript', 'image/svg+xml']) assert.match(type, COMPRESSIBLE)
  })

  it('is kept with a report, in each view of units: sent as it is kept, under a tag of its own', async () => {
    const { run_id } = await service.run({ ref: 'modelrepo:instant', params: { length: 3 } })
    for (const query of ['', '?units=us', '?units=metric', '?print=summary']) {
      const path = `/reports/${run_id}${query}`
      const [first, again] = [await raw('GET', path, 'gzip'), await raw('GET', path, 'br, gzip')]
      const plain = await raw('GET', path)
      assert.ok(first.body.equals(again.body), query)
      assert.ok(gunzipSync(first.body).equals(plain.body), query)
      assert.equal(first.headers['content-encoding'], 'gzip')
      assert.equal(plain.headers['content-encoding'], undefined)
      assert.equal(first.headers.vary, 'sec-fetch-dest, accept-encoding')
      assert.equal(first.headers['content-security-policy'], plain.headers['content-security-policy'])
      assert.equal(first.headers.etag, again.headers.etag)
      assert.notEqual(first.headers.etag, plain.headers.etag)
    }
    const { etag } = (await raw('GET', `/reports/${run_id}`)).headers
    const same = await fetch(`${service.url}/reports/${run_id}`, {
      headers: { 'if-none-match': String(etag), 'accept-encoding': 'identity' },
    })
    assert.deepEqual([same.status, await same.text()], [304, ''])
  })

  it('does not reach requests: a short body could hold a very long one', async () => {
    const { status, json } = await service.post('/api/run', gzipSync(body), { 'content-encoding': 'gzip' })
    assert.deepEqual([status, json.code], [400, 'body_not_json'])
  })
})
