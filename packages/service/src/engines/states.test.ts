/** Every state that a run can end in, by both engines, and what is recorded of it. */
import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'
import { type Json, type TestService, testService, withFixtures } from '../testing.ts'

const params = { length: 3 }

describe('how a run ends', () => {
  let service: TestService
  before(async () => {
    service = await testService({}, withFixtures())
  })
  after(() => service.close())

  const inProcess = (id: string) => service.run({ ref: `modelrepo:${id}`, params })
  const subprocess = (id: string) => service.run({ ref: `modelrepo:${id}` })

  it('PASS: inline for an instant workflow, in a worker for a standard one, with one result', async () => {
    const instant = await inProcess('instant')
    const standard = await inProcess('standard')
    assert.equal(instant.status, 'PASS')
    assert.equal(instant.result.values.doubled.value, 6)
    assert.deepEqual(standard.result.values, instant.result.values)
    assert.equal(standard.determinism.result_hash, instant.determinism.result_hash)
  })

  it('FAIL: a check does not hold; the child exits 1', async () => {
    for (const [run, code] of [
      [await inProcess('failing'), null],
      [await subprocess('failing'), 1],
    ] as const) {
      assert.equal(run.status, 'FAIL')
      assert.equal(run.returncode, code)
      assert.match(run.detail, /fails/)
      assert.match(run.determinism.result_hash, /^[0-9a-f]{64}$/)
    }
  })

  it('FAIL: a declared deliverable is missing and is shown as not present; the child exits 1', async () => {
    for (const [run, code] of [
      [await inProcess('undelivered'), null],
      [await subprocess('undelivered'), 1],
    ] as const) {
      assert.equal(run.status, 'FAIL')
      assert.equal(run.returncode, code)
      assert.match(run.detail, /deck\.dat/)
      const { present, path } = run.artifacts.find((a: Json) => a.name === 'deck.dat')
      assert.equal(present, false)
      assert.equal(path, `runs/${run.run_id}/deck.dat`)
      assert.ok(run.artifacts.some((a: Json) => a.name === 'summary.json' && a.present))
    }
  })

  it('ERROR: a calculation that could not complete says why, in its own words; the child exits 2', async () => {
    for (const run of [await inProcess('unsolved'), await subprocess('unsolved')]) {
      assert.equal(run.status, 'ERROR')
      assert.equal(run.detail, 'The span did not converge in 50 iterations')
      assert.equal(run.determinism.result_hash, null)
      assert.deepEqual(run.artifacts, [])
      assert.deepEqual(run.result.values, {})
      assert.equal(run.result.inputs[0].name, 'length')
      assert.match(run.provenance.input_hash, /^[0-9a-f]{64}$/)
      assert.equal((await service.get(`/reports/${run.run_id}`)).status, 200)
    }
    assert.equal((await subprocess('unsolved')).returncode, 2)
  })

  it('ERROR: a defect of a workflow is the run that fails, inline and in a worker', async () => {
    for (const id of ['throwing', 'throwing-inline', 'not-finite', 'recursing', 'name-twice', 'name-bad']) {
      const run = await inProcess(id)
      assert.equal(run.status, 'ERROR', id)
      assert.notEqual(run.detail, '', id)
    }
    assert.equal((await subprocess('name-twice')).returncode, 2)
  })

  it('ERROR: a process that ends in the midst of the run; the next run has a new one', async () => {
    const run = await inProcess('exiting')
    assert.equal(run.status, 'ERROR')
    assert.match(run.detail, /code 7/)
    const child = await subprocess('exiting')
    assert.equal(child.status, 'ERROR')
    assert.equal(child.returncode, 7)
    assert.equal((await inProcess('standard')).status, 'PASS')
  })

  it('ERROR: a result too long to hand over', async () => {
    const run = await inProcess('chatty')
    assert.equal(run.status, 'ERROR')
    assert.match(run.detail, /64 MB/)
  })

  it('422: a refusal found while calculating, inline and in a worker', async () => {
    for (const id of ['refusing', 'refusing-standard']) {
      const { status, json } = await service.post('/api/run', { ref: `modelrepo:${id}`, params: { length: 6 } })
      assert.equal(status, 422)
      assert.equal(json.errors[0].pointer, '/length')
    }
  })

  it('ERROR, not 422: a workflow that refuses its own example, which nobody sent', async () => {
    const run = await subprocess('refusing-standard')
    assert.equal(run.status, 'ERROR')
    assert.equal(run.returncode, 2)
    assert.match(run.detail, /own example/)
  })

  it('SKIPPED: not built; a dry run of it says so with its own code', async () => {
    assert.equal((await inProcess('planned')).status, 'SKIPPED')
    const dry = await service.post('/api/validate', { ref: 'modelrepo:planned', params })
    assert.equal(dry.json.code, 'not_firable')
  })

  it('measures reproducible, true and false, by either engine', async () => {
    const twice = { verify_reproducible: true }
    for (const [body, expected] of [
      [{ ref: 'modelrepo:instant', params, ...twice }, true],
      [{ ref: 'modelrepo:standard', params, ...twice }, true],
      [{ ref: 'modelrepo:instant', ...twice }, true],
      [{ ref: 'modelrepo:changing', params, ...twice }, false],
      [{ ref: 'modelrepo:unsolved', params, ...twice }, null],
    ] as const) {
      assert.equal((await service.run(body)).determinism.reproducible, expected, JSON.stringify(body))
    }
  })

  it('keeps a large file whole', async () => {
    const run = await inProcess('large')
    const file = await service.get(`/api/runs/${run.run_id}/artifacts/large.txt`)
    assert.equal(file.text, '0123456789'.repeat(40_000))
  })

  it('records a run of every status and lists them newest first, by page and filter', async () => {
    const { json } = await service.get('/api/runs?limit=500')
    const ids = json.runs.map((r: Json) => r.run_id)
    assert.deepEqual(ids, [...ids].sort().reverse())
    assert.deepEqual(new Set(json.runs.map((r: Json) => r.status)), new Set(['PASS', 'FAIL', 'ERROR', 'SKIPPED']))
    const errors = json.runs.filter((r: Json) => r.status === 'ERROR').map((r: Json) => r.run_id)
    const paged: string[] = []
    for (let next: string | null = '', n = 0; next !== null && n < 100; n++) {
      const page: Json = (await service.get(`/api/runs?status=ERROR&limit=3${next && `&before=${next}`}`)).json
      assert.ok(page.runs.length > 0 && page.runs.length <= 3)
      paged.push(...page.runs.map((r: Json) => r.run_id))
      next = page.next
    }
    assert.deepEqual(paged, errors)
  })
})
