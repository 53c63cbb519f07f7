/** Two runs side by side over HTTP. */
import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'
import { type Json, type TestService, testService, withFixtures } from '../testing.ts'

describe('GET /api/compare', () => {
  let service: TestService
  before(async () => {
    service = await testService({}, withFixtures())
  })
  after(() => service.close())
  const runOf = async (params: Json) => (await service.run({ ref: 'modelrepo:instant', params })).run_id
  const compare = (query: string) => service.get(`/api/compare${query}`)

  it('answers what differs by name and what is equal', async () => {
    const [a, same, b] = [await runOf({ length: 3 }), await runOf({ length: '3000 mm' }), await runOf({ length: 12 })]
    assert.equal((await compare(`?a=${a}&b=${same}`)).json.equal, true)
    const { json } = await compare(`?a=${a}&b=${b}`)
    assert.deepEqual([json.a.run_id, json.b.run_id, json.equal, json.rest], [a, b, false, 0])
    assert.deepEqual(
      json.differences.map((d: Json) => [d.where, d.name, d.a, d.b, d.unit]),
      [
        ['status', 'status', 'PASS', 'FAIL', undefined],
        ['inputs', 'length', 3, 12, 'm'],
        ['checks', 'short/state', 'pass', 'fail', undefined],
        ['checks', 'short/utilisation', 0.3, 1.2, undefined],
        ['checks', 'short/demand', 3, 12, 'm'],
        ['values', 'doubled', 6, 24, 'm'],
      ],
    )
    assert.deepEqual(json.counts.inputs, { equal: 7, different: 1 }, 'four inputs, each with its use')
  })

  it('refuses what is no id, and what is no run', async () => {
    const a = await runOf({ length: 3 })
    for (const query of ['', `?a=${a}`, `?a=${a}&b=x`, `?b=${a}`, `?a=${a}&b=`]) {
      const { status, json } = await compare(query)
      assert.deepEqual([status, json.code], [400, 'query_malformed'], query)
      assert.match(json.detail, /^[ab] must be a run id \(entered: /)
    }
    const unknown = await compare(`?a=${a}&b=01900000-0000-7000-8000-000000000000`)
    assert.deepEqual([unknown.status, unknown.json.code], [404, 'unknown_run'])
  })
})
