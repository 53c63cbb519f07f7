/** What a page of another origin, another port of this machine among them, can make of the service: a link, and nothing else. */
import assert from 'node:assert/strict'
import { request } from 'node:http'
import { connect } from 'node:net'
import { after, before, describe, it } from 'node:test'
import { type TestService, testService, withFixtures } from '../testing.ts'
import { routesOf } from './api.ts'

type Headers = Readonly<Record<string, string>>

const said = (site: string, mode: string, dest: string, more: Headers = {}): Headers => ({
  'sec-fetch-site': site,
  'sec-fetch-mode': mode,
  'sec-fetch-dest': dest,
  ...more,
})
/** As a browser sends them for what stands on the left. */
const FROM_OTHERS: Readonly<Record<string, Headers>> = {
  'a picture on another site': said('cross-site', 'no-cors', 'image'),
  'a script from another port': said('same-site', 'no-cors', 'script'),
  'a fetch from another port': said('same-site', 'cors', 'empty'),
  'a frame on another site': said('cross-site', 'navigate', 'iframe'),
  'a frame from another port': said('same-site', 'navigate', 'iframe'),
  'a page fetched before it is opened': said('cross-site', 'navigate', 'document', { 'sec-purpose': 'prefetch' }),
  'a socket from another site': said('cross-site', 'websocket', 'websocket'),
  'a browser to come': said('other-site', 'no-cors', 'image'),
}
const FROM_OURS: Readonly<Record<string, Headers>> = {
  'a link on another site': said('cross-site', 'navigate', 'document'),
  'a link from another port': said('same-site', 'navigate', 'document'),
  'an address that was typed': said('none', 'navigate', 'document'),
  'a page of ours': said('same-origin', 'cors', 'empty'),
  'a client that is no browser': {},
}
const ON_EVERY_ANSWER = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'no-referrer',
  'cross-origin-resource-policy': 'same-origin',
  'cross-origin-opener-policy': 'same-origin',
}

describe('the guard', () => {
  let service: TestService
  let paths: readonly string[]
  before(async () => {
    service = await testService({}, withFixtures())
    const { run_id } = await service.run({ ref: 'modelrepo:instant', params: { length: 3 } })
    const filled: Headers = { run_id, repo: 'modelrepo', id: 'instant', name: 'summary.json' }
    paths = routesOf(service.service, async () => ({ status: 404, text: '' }))
      .filter(({ method }) => method === 'GET')
      .map(({ path }) => path.replace(/\{(\w+)\}/g, (_, name: string) => filled[name] ?? 'none'))
  })
  after(() => service.close())

  /** Node's own fetch says a mode of its own. */
  const asked = (path: string, headers: Headers, method = 'GET') =>
    new Promise<{ readonly status: number; readonly headers: Record<string, unknown>; readonly text: string }>(
      (done, failed) => {
        request(service.url + path, { method, headers }, async (response) => {
          const parts: Buffer[] = await response.toArray()
          done({ status: response.statusCode ?? 0, headers: response.headers, text: Buffer.concat(parts).toString() })
        })
          .on('error', failed)
          .end()
      },
    )

  for (const [who, headers] of Object.entries(FROM_OTHERS))
    it(`refuses ${who}, at every route that is read and before it does any work`, async () => {
      for (const path of paths)
        for (const method of ['GET', 'HEAD']) {
          const { status, text } = await asked(path, headers, method)
          assert.equal(status, 403, `${method} ${path}`)
          if (method === 'GET') assert.match(text, /"code":"origin_refused"/, path)
        }
    })

  it('answers every route that is read to a link, an address, a page of ours and what is no browser alike', async () => {
    for (const path of paths) {
      const statuses = await Promise.all(
        Object.values(FROM_OURS).map(async (headers) => (await asked(path, headers)).status),
      )
      assert.equal(new Set(statuses).size, 1, `${path} ${statuses}`)
      assert.notEqual(statuses[0], 403, path)
      assert.ok((statuses[0] ?? 500) < 500, `${path} ${statuses}`)
    }
  })

  it('follows no link that sends something', async () => {
    const { status } = await asked('/api/run', said('cross-site', 'navigate', 'document'), 'POST')
    assert.equal(status, 403)
  })

  it('gives every answer, a refusal too, its type, its origin and what may frame it', async () => {
    const answers = await Promise.all(
      [...paths, '/nothing'].flatMap((path) => [
        asked(path, {}),
        asked(path, FROM_OTHERS['a frame on another site'] ?? {}),
      ]),
    )
    for (const { headers } of answers) {
      for (const [name, value] of Object.entries(ON_EVERY_ANSWER)) assert.equal(headers[name], value, name)
      assert.match(String(headers['content-security-policy']), /frame-ancestors '(none|self)'|sandbox/)
    }
  })

  it('gives them to what never became a request too', async () => {
    const { hostname, port } = new URL(service.url)
    const socket = connect(Number(port), hostname).end('not http\r\n\r\n')
    const text = Buffer.concat(await socket.toArray()).toString()
    assert.match(text, /^HTTP\/1\.1 400 /)
    for (const [name, value] of Object.entries(ON_EVERY_ANSWER)) assert.ok(text.includes(`${name}: ${value}\r\n`), name)
  })
})
