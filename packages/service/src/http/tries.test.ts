/** "Try a change" by the API: what is told passes, nothing is recorded, and nobody is kept waiting by it. */
import assert from 'node:assert/strict'
import { request } from 'node:http'
import { after, before, describe, it } from 'node:test'
import { type Json, type TestService, testService, withFixtures } from '../testing.ts'

const PATH = '/api/preview/tries'
const LUG = 'modelrepo:lifting-lug-design'

describe('tries', () => {
  let service: TestService
  let example: Json
  before(async () => {
    service = await testService()
    example = (await service.get('/api/workflows/modelrepo/lifting-lug-design')).json.versions[0].example
  })
  after(() => service.close())

  const statusOf = async (params: Json) => (await service.post('/api/preview', { ref: LUG, params })).json.status
  const recorded = async () => (await service.get('/api/runs?limit=500')).json.runs.length

  describe('the limits of a lug', () => {
    it('are those of a dimension, of the load and of a size: at each the lug passes, and 1 % beyond it fails', async () => {
      const { status, json } = await service.post(PATH, { ref: LUG, params: example })
      assert.equal(status, 200)
      assert.equal(json.on_request, false)
      assert.deepEqual(
        json.tries.map(({ param, side }: Json) => `${param} ${side}`),
        ['plate_thickness minimum', 'static_sling_load maximum', 'pin_diameter minimum'],
      )
      for (const { param, side, value, unit, now } of json.tries) {
        assert.equal(now, example[param])
        const beyond = value * (side === 'minimum' ? 0.99 : 1.01)
        assert.equal(await statusOf({ ...example, [param]: { value, unit } }), 'PASS', param)
        assert.equal(await statusOf({ ...example, [param]: { value: beyond, unit } }), 'FAIL', param)
      }
    })

    it('of a lug that fails lead to one that passes', async () => {
      const thin = { ...example, plate_thickness: 20 }
      assert.equal(await statusOf(thin), 'FAIL')
      const [{ param, value, unit, utilisation }] = (await service.post(PATH, { ref: LUG, params: thin })).json.tries
      assert.equal(param, 'plate_thickness')
      assert.ok(utilisation <= 1 && utilisation > 0.999, String(utilisation))
      assert.equal(await statusOf({ ...thin, [param]: { value, unit } }), 'PASS')
    })

    it('are told in the units of the reader, and at those the lug passes too', async () => {
      const { tries } = (await service.post(`${PATH}?units=us`, { ref: LUG, params: example })).json
      assert.deepEqual(
        tries.map(({ unit }: Json) => unit),
        ['in', 'kip', 'in'],
      )
      for (const { param, value, unit } of tries)
        assert.equal(await statusOf({ ...example, [param]: { value, unit } }), 'PASS', param)
    })

    it('are those of the example where no params are sent', async () => {
      const [bare, sent] = [
        await service.post(PATH, { ref: LUG }),
        await service.post(PATH, { ref: LUG, params: example }),
      ]
      assert.deepEqual(bare.json.tries, sent.json.tries)
    })
  })

  it('the search is a preview: it records nothing and is refused as one', async () => {
    const before = await recorded()
    await service.post(PATH, { ref: LUG, params: example })
    assert.equal(await recorded(), before)
    const wrong = { ref: LUG, params: { ...example, plate_thickness: -4 } }
    const [tries, preview] = [await service.post(PATH, wrong), await service.post('/api/preview', wrong)]
    assert.equal(tries.status, 422)
    assert.deepEqual(tries.json.errors, preview.json.errors)
    const asked = await service.post(PATH, { ref: LUG, params: example, record: true })
    assert.deepEqual([asked.status, asked.json.errors[0].pointer], [400, '/record'])
    const odd = await service.post(`${PATH}?at_once=yes`, { ref: LUG, params: example })
    assert.deepEqual([odd.status, odd.json.code], [400, 'query_malformed'])
  })

  it('a case that does not calculate at once is searched on request', async () => {
    const mooring = { ref: 'modelrepo:fpso-mooring-atlas-query' }
    const [atOnce, whole] = [await service.post(`${PATH}?at_once=true`, mooring), await service.post(PATH, mooring)]
    assert.deepEqual([atOnce.json.on_request, atOnce.json.tries], [true, []])
    assert.equal(whole.json.on_request, false)
    assert.ok(whole.json.tries.length > 0)
  })

  it('a workflow that names no inputs to try has none', async () => {
    const { status, json } = await service.post(PATH, { ref: 'modelrepo:stress-strain' })
    assert.deepEqual([status, json], [200, { ref: 'modelrepo:stress-strain', on_request: false, tries: [] }])
  })

  describe('the search', () => {
    let busy: TestService
    before(async () => {
      busy = await testService({ KEELSON_WORKERS: '1' }, withFixtures())
    })
    after(() => busy.close())

    it('that nobody waits for is ended and frees its place', async () => {
      const { hostname, port } = new URL(busy.url)
      const headers = { 'content-type': 'application/json' }
      const asked = request({ hostname, port, path: PATH, method: 'POST', headers })
      asked.on('error', () => {})
      asked.end(JSON.stringify({ ref: 'modelrepo:endless', params: { length: 3 } }))
      await new Promise((done) => setTimeout(done, 700))
      asked.destroy()
      const { status, json } = await busy.post('/api/run', { ref: 'modelrepo:standard', params: { length: 3 } })
      assert.deepEqual([status, json.status], [200, 'PASS'])
    })

    it('passes by a value that is refused, and stops at a run that cannot complete', async () => {
      const refusing = await busy.post(PATH, { ref: 'modelrepo:refusing', params: { length: 3 } })
      assert.deepEqual(refusing.json.tries, [])
      const throwing = await busy.post(PATH, { ref: 'modelrepo:throwing-inline', params: { length: 3 } })
      assert.deepEqual([throwing.status, throwing.json.tries], [200, []])
    })

    it('works in a worker as it does at once', async () => {
      const [standard, instant] = [
        await busy.post(PATH, { ref: 'modelrepo:standard', params: { length: 3 } }),
        await busy.post(PATH, { ref: 'modelrepo:instant', params: { length: 3 } }),
      ]
      assert.deepEqual(standard.json.tries, instant.json.tries)
      assert.deepEqual(
        instant.json.tries.map(({ param, side, value }: Json) => [param, side, value]),
        [['length', 'maximum', 10]],
      )
    })
  })

  it('a search that takes too long ends at the time limit of a run', async () => {
    const hasty = await testService({ KEELSON_TIME_LIMIT_S: '1' }, withFixtures())
    try {
      const { status, json } = await hasty.post(PATH, { ref: 'modelrepo:endless', params: { length: 3 } })
      assert.deepEqual([status, json.tries], [200, []])
    } finally {
      await hasty.close()
    }
  })
})
