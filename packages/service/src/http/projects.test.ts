/** Projects over HTTP: made, changed under their version, run, tried out, issued, and refused at their pointers. */
import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { setTimeout as wait } from 'node:timers/promises'
import { LINE_INPUTS, projectOfCases } from '../fixtures/project-of-cases.ts'
import { type Json, type TestService, testService } from '../testing.ts'
import { PROJECT } from './spec.ts'

let service: TestService
before(async () => {
  service = await testService()
})
after(() => service.close())

const mbl = PROJECT.basis['chain.mbl']
let made = 0
const document = () =>
  projectOfCases(`mooring-${made++}`, [
    { name: 'Intact', limit_state: 'ULS', inputs: {} },
    { name: 'Damaged', limit_state: 'ALS', inputs: { horizontal_span: '800 m', required_safety_factor: 1.43 } },
  ])

async function asked(method: string, path: string, body?: unknown, version?: number) {
  const response = await fetch(`${service.url}${path}`, {
    method,
    headers: {
      ...(body !== undefined && { 'content-type': 'application/json' }),
      ...(version !== undefined && { 'if-match': `"${version}"` }),
    },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  })
  const text = await response.text()
  return {
    status: response.status,
    etag: response.headers.get('etag'),
    json: (text === '' ? {} : JSON.parse(text)) as Json,
  }
}
async function created(): Promise<string> {
  const { status, json } = await asked('POST', '/api/projects', document())
  assert.equal(status, 201, JSON.stringify(json))
  return json.id
}
async function ran(id: string) {
  assert.equal((await asked('POST', `/api/projects/${id}/run`, {})).status, 202)
  for (let i = 0; i < 200; i++) {
    const { json } = await asked('GET', `/api/projects/${id}`)
    if (json.running.state !== 'running') return json
    await wait(50)
  }
  throw new Error('the run did not end')
}

test('a project is created, run and green, and each run has the hash of the same run sent alone', async () => {
  const id = await created()
  const { standing } = await ran(id)
  assert.equal(standing.verdict.is_green, true, standing.verdict.says)
  const [line, chain] = standing.calculations
  assert.equal(line.governing.case, 'Intact')
  const { json: run } = await asked('GET', `/api/runs/${chain.run_id}`)
  const { json: envelope } = await asked('GET', `/api/projects/${id}/envelopes/M-01`)
  const damaged = envelope.cases.find((one: { name: string }) => one.name === 'Damaged')
  const { json: from } = await asked('GET', `/api/runs/${damaged.run_id}`)
  const params = {
    line_name: 'ML-01',
    condition: 'intact',
    analysis_method: 'dynamic',
    maximum_tension: `${from.result.values.fairlead_tension.value} kN`,
    minimum_breaking_load: '5.5 MN',
  }
  const { json: alone } = await asked('POST', '/api/run', { ref: 'modelrepo:api-2sk-mooring@1', params })
  assert.equal(run.determinism.result_hash, alone.determinism.result_hash)
  assert.equal(run.provenance.input_hash, alone.provenance.input_hash)
})

test('a change goes stale at once, and a what-if tells every verdict that it would move', async () => {
  const id = await created()
  await ran(id)
  const changes = [{ at: '/basis/chain.mbl/value', value: 1200 }]
  const { json: tried } = await asked('POST', `/api/projects/${id}/what-if`, { changes })
  assert.deepEqual(
    tried.moved.map((one: { id: string; outcome: unknown }) => [one.id, one.outcome]),
    [
      ['M-01', { before: 'passed', after: 'failed' }],
      ['M-02', { before: 'passed', after: 'failed' }],
    ],
  )
  assert.equal((await asked('GET', `/api/projects/${id}`)).json.standing.verdict.is_green, true)
  const { json: changed, etag } = await asked('PATCH', `/api/projects/${id}`, { changes }, 1)
  assert.equal(etag, '"2"')
  assert.deepEqual(
    changed.standing.calculations.map((one: { freshness: string }) => one.freshness),
    ['stale', 'stale'],
  )
  assert.equal((await ran(id)).standing.verdict.failed, 2)
})

test('of two changes of one version one is taken, and the other is told', async () => {
  const id = await created()
  const to = (title: string) => asked('PATCH', `/api/projects/${id}`, { changes: [{ at: '/title', value: title }] }, 1)
  const both = await Promise.all([to('A'), to('B')])
  assert.deepEqual(both.map(({ status }) => status).toSorted(), [200, 412])
  assert.equal((await asked('PUT', `/api/projects/${id}`, document())).status, 400)
})

test('a document that is not sound changes nothing, and is told at its pointer', async () => {
  const id = await created()
  const at = async (pointer: string, value: unknown) => {
    const { status, json } = await asked('PATCH', `/api/projects/${id}`, { changes: [{ at: pointer, value }] }, 1)
    return [status, json.code, json.errors?.[0]?.pointer]
  }
  assert.deepEqual(await at('/calculations/1/inputs/maximum_tension', { from: 'M-09/x' }), [
    422,
    'project_refused',
    '/calculations/1/inputs/maximum_tension/from',
  ])
  assert.deepEqual(await at('/calculations/0/inputs/vertical_span', { basis: 'chain.mbl' }), [
    422,
    'project_refused',
    '/calculations/0/inputs/vertical_span',
  ])
  assert.deepEqual(await at('/calculations/9/inputs', {}), [422, 'project_refused', '/0/at'])
  assert.deepEqual(await at('/id', 'other'), [422, 'project_refused', '/id'])
  assert.equal((await asked('GET', `/api/projects/${id}`)).json.version, 1)
  assert.equal((await asked('POST', `/api/projects/${id}/run`, { only: ['M-07'] })).json.code, 'unknown_calculation')
  assert.equal((await asked('GET', '/api/projects/none')).json.code, 'unknown_project')
})

test('a recorded run becomes a calculation with entries of the basis, and a copy keeps the links of its original', async () => {
  const id = await created()
  const params = { ...LINE_INPUTS, minimum_breaking_load: '6 MN' }
  const { json: run } = await asked('POST', '/api/run', { ref: 'modelrepo:catenary', params })
  const add = {
    id: 'M-03',
    run_id: run.run_id,
    basis: { vertical_span: 'water.depth', minimum_breaking_load: 'chain.mbl' },
  }
  const { status, json } = await asked('POST', `/api/projects/${id}/calculations`, add, 1)
  assert.deepEqual([status, json.version], [201, 2], JSON.stringify(json.errors))
  assert.deepEqual(json.project.basis['water.depth'], {
    title: 'Vertical span',
    kind: 'line_height',
    value: 186,
    unit: 'm',
    status: 'assumed',
  })
  const copy = await asked('POST', `/api/projects/${id}/calculations`, { id: 'M-04', copy_of: 'M-02' }, 2)
  assert.equal(copy.status, 201)
  assert.deepEqual(copy.json.standing.calculations.at(-1).needs, ['M-01'])
  assert.equal((await ran(id)).standing.verdict.passed, 4)
  const wrong = await asked(
    'POST',
    `/api/projects/${id}/calculations`,
    { ...add, id: 'M-05', basis: { seabed: 's' } },
    3,
  )
  assert.deepEqual([wrong.status, wrong.json.errors[0].pointer], [422, '/basis/seabed'])
})

test('a revision is issued once, and what changed since is told', async () => {
  const id = await created()
  await ran(id)
  const issue = () => asked('POST', `/api/projects/${id}/revisions`, { name: '01', by: 'J. Smith' })
  assert.deepEqual([(await issue()).status, (await issue()).status], [201, 412])
  const changes = [{ at: '/basis/chain.mbl', value: { ...mbl, value: 6000 } }]
  await asked('PATCH', `/api/projects/${id}`, { changes }, 1)
  await ran(id)
  const { json } = await asked('GET', `/api/projects/${id}/revisions/01/differences`)
  assert.deepEqual(
    json.basis.map((one: { name: string; change: string }) => [one.name, one.change]),
    [['chain.mbl', 'changed']],
  )
  assert.deepEqual(
    json.results.map((one: { calculation: string; case: string }) => `${one.calculation}/${one.case}`).toSorted(),
    ['M-01/Damaged', 'M-01/Intact', 'M-02/'],
  )
  assert.equal((await asked('GET', `/api/projects/${id}/revisions/99/differences`)).json.code, 'unknown_revision')
})

test('a project is deleted under its version, and its runs remain', async () => {
  const id = await created()
  const { standing } = await ran(id)
  assert.equal((await asked('DELETE', `/api/projects/${id}`, undefined, 7)).status, 412)
  assert.deepEqual((await asked('DELETE', `/api/projects/${id}`, undefined, 1)).json, { deleted: id })
  assert.equal((await asked('GET', `/api/projects/${id}`)).status, 404)
  assert.equal((await asked('GET', `/api/runs/${standing.calculations[0].run_id}`)).status, 200)
})

test('a run that a project rests on is not pruned', async () => {
  const id = await created()
  const { standing } = await ran(id)
  await service.service.prune('9999-01-01T00:00:00.000Z')
  assert.equal((await asked('GET', `/api/runs/${standing.calculations[0].run_id}`)).status, 200)
})
