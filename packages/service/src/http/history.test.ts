/** What was recorded is found again by programs. */
import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'
import { type Json, type TestService, testService, withFixtures } from '../testing.ts'

const INSTANT = 'modelrepo:instant'
const FAILING = 'modelrepo:failing'

describe('the runs that are recorded', () => {
  let service: TestService
  const ids: string[] = []
  const names = new Map<string, string>()
  before(async () => {
    service = await testService({}, withFixtures())
    const titled = { project: 'North flowline', document: 'NF-CAL-014', title: '100 % <utilised>' }
    const made: readonly Json[] = [
      { ref: INSTANT, params: { length: 1 } },
      { ref: INSTANT, params: { length: 2 }, meta: titled },
      { ref: FAILING, params: { length: 3 }, domain: 'wells-subsurface', subdomain: 'more-fixtures' },
      { ref: 'modelrepo:planned', params: {} },
    ]
    for (const [i, body] of made.entries()) {
      const { run_id } = await service.run(body)
      ids.push(run_id)
      names.set(run_id, `run ${i}`)
    }
  })
  after(() => service.close())
  const found = async (query: string): Promise<string[]> => {
    const { status, json } = await service.get(`/api/runs?${query}`)
    assert.equal(status, 200, query)
    return json.runs.map((run: Json) => names.get(run.run_id))
  }

  it('are listed by status, channel, subdomain and ref, newest first', async () => {
    assert.deepEqual(await found(''), ['run 3', 'run 2', 'run 1', 'run 0'])
    assert.deepEqual(await found('status=FAIL'), ['run 2'])
    assert.deepEqual(await found('domain=wells-subsurface'), ['run 2'])
    assert.deepEqual(await found('subdomain=fixtures&status=PASS'), ['run 1', 'run 0'])
    assert.deepEqual(await found(`ref=${INSTANT}&limit=1`), ['run 1'])
    assert.deepEqual(await found(`ref=${INSTANT}&before=${ids[1]}`), ['run 0'])
  })

  it('are found by words of the ref, the answer and the title block, all of which must be there, in any case', async () => {
    assert.deepEqual(await found('q=instant'), ['run 1', 'run 0'])
    assert.deepEqual(await found('q=NORTH+flowline'), ['run 1'])
    assert.deepEqual(await found('q=nf-cal-014+instant'), ['run 1'])
    assert.deepEqual(await found('q=north+failing'), [])
    assert.deepEqual(await found('q=not+implemented'), ['run 3'])
    assert.deepEqual(await found('q=%20%20'), ['run 3', 'run 2', 'run 1', 'run 0'])
  })

  it('are found by words as they stand: per cent and underscore are no patterns', async () => {
    assert.deepEqual(await found('q=100+%25'), ['run 1'])
    for (const q of ['_', '100%25', 'n%25flowline', '!', "'"]) assert.deepEqual(await found(`q=${q}`), [], q)
  })

  it('are found by day and time, a day that ends them included', async () => {
    const now = new Date()
    const day = (offset: number) => new Date(now.getTime() + offset * 86_400_000).toISOString().slice(0, 10)
    const all = ['run 3', 'run 2', 'run 1', 'run 0']
    assert.deepEqual(await found(`from=${day(-1)}&to=${day(0)}`), all)
    assert.deepEqual(await found(`to=${day(-1)}`), [])
    assert.deepEqual(await found(`from=${day(1)}`), [])
    const second = (await service.service.recordOf(ids[1] ?? '')).created_at
    assert.deepEqual(await found(`from=${second}`), ['run 3', 'run 2', 'run 1'])
    assert.deepEqual(await found(`to=${second}`), ['run 0'])
  })

  it('say what their title block names', async () => {
    const { runs } = (await service.get('/api/runs')).json
    assert.deepEqual(
      runs.map((run: Json) => run.titled),
      [null, null, 'North flowline · NF-CAL-014 · 100 % <utilised>', null],
    )
  })

  it('are not listed for a question that makes no sense', async () => {
    for (const query of [
      'status=GOOD',
      'from=yesterday',
      'to=2026-02-30',
      'from=2026-13-01',
      'subdomain=A%20b',
      'q=a&q=b',
    ]) {
      const { status, json } = await service.get(`/api/runs?${query}`)
      assert.deepEqual([status, json.code], [400, 'query_malformed'], query)
    }
    assert.equal((await service.get(`/api/runs?q=${'x'.repeat(201)}`)).json.code, 'query_malformed')
    assert.equal((await service.get('/api/runs?domain=space')).json.code, 'domain_refused')
  })
})
