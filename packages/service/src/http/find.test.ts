/** Finding workflows over HTTP. */
import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'
import { LONGEST_QUERY } from '../find/find.ts'
import { type Json, type TestService, testService, withFixtures } from '../testing.ts'

describe('GET /api/find', () => {
  let service: TestService
  before(async () => {
    service = await testService({}, withFixtures())
  })
  after(() => service.close())
  const find = (query: string) => service.get(`/api/find${query}`)

  it('answers the workflows of the live catalog that fit, the words that none knows, and whether one fits', async () => {
    const { status, json } = await find('?q=planned%20zeppelin%20holidays')
    assert.equal(status, 200)
    assert.equal(json.query, 'planned zeppelin holidays')
    assert.deepEqual(json.unmatched, ['zeppelin', 'holidays'])
    assert.equal(json.fits, false)
    const { score, ...hit } = json.hits[0]
    assert.ok(score > 0)
    assert.deepEqual(hit, {
      ref: 'modelrepo:planned',
      title: 'Planned',
      question: '',
      firable: false,
      reason: 'not implemented yet',
      domain: 'floating-marine',
      subdomain: 'fixtures',
      missing: ['zeppelin', 'holidays'],
    })
    assert.equal((await find('?q=twice+the+length')).json.fits, true)
  })

  it('gives as many hits as are asked for', async () => {
    assert.equal((await find('?q=fixture&limit=2')).json.hits.length, 2)
    assert.equal((await find('?q=fixture')).json.hits.length, 10)
    assert.ok((await find('?q=fixture&limit=50')).json.hits.length > 20)
  })

  it('refuses a question that is missing, empty or too long, and a limit out of its range', async () => {
    const refused: readonly (readonly [string, RegExp])[] = [
      ['', /^q is required/],
      ['?q=', /^q is required/],
      ['?q=%20%20', /^q is required/],
      [`?q=${'x'.repeat(LONGEST_QUERY + 1)}`, /^q must have at most 300 characters \(entered: 301\)$/],
      ...['0', '51', '-1', '1.5', 'x', ''].map(
        (n) => [`?q=a&limit=${n}`, /^limit must be a whole number from 1 to 50/] as const,
      ),
      ['?q=a&q=b', /^q must be entered once only/],
      ['?query=a', /is not a valid parameter/],
    ]
    for (const [query, detail] of refused) {
      const { status, json } = await find(query)
      assert.deepEqual([status, json.code], [400, 'query_malformed'], query)
      assert.match(json.detail, detail, query)
    }
    assert.equal((await find(`?q=${'x'.repeat(LONGEST_QUERY)}`)).status, 200)
  })

  it('has in /api/spec a request that finds something', async (t) => {
    const real = await testService()
    t.after(real.close)
    const { endpoints } = (await real.get('/api/spec')).json
    const { default_request } = endpoints.find((e: Json) => e.path === '/api/find')
    const { fits, hits } = (await real.get(default_request.url.slice(real.url.length))).json
    assert.deepEqual([fits, hits[0].ref], [true, 'modelrepo:on-bottom-stability-f109'])
  })
})
