/** Previews: answered as a run is, recorded nowhere, and given up when nobody waits. */
import assert from 'node:assert/strict'
import { request } from 'node:http'
import { after, before, describe, it } from 'node:test'
import { type Json, type TestService, testService, withFixtures } from '../testing.ts'

const CASE = { ref: 'modelrepo:catenary', params: { vertical_span: '400 ft', unstretched_length: 835.35 } }

let service: TestService
before(async () => {
  service = await testService()
})
after(() => service.close())

const recorded = async () => (await service.get('/api/runs?limit=500')).json.runs.length

describe('a preview', () => {
  const whole = async () => {
    const { json } = await service.get('/api/workflows/modelrepo/catenary')
    return { ref: CASE.ref, params: { ...json.versions[0].example, vertical_span: '400 ft' } }
  }

  it('answers what the run answers, says that it is not recorded, and writes no row', async () => {
    const before = await recorded()
    const body = await whole()
    const { status, json } = await service.post('/api/preview', body)
    assert.equal(status, 200)
    assert.deepEqual([json.recorded, json.run_id, json.report_url, json.artifacts], [false, null, null, []])
    assert.deepEqual(json.result.outputs, [])
    assert.equal(await recorded(), before)
    const run = await service.run(body)
    assert.equal(json.provenance.input_hash, run.provenance.input_hash)
    assert.equal(json.determinism.result_hash, run.determinism.result_hash)
    const unrecorded = await service.post('/api/run', { ...body, record: false })
    assert.deepEqual([unrecorded.json.recorded, await recorded()], [false, before + 1])
  })

  it('refuses what a run refuses, by the same pointers', async () => {
    const { ref, params } = await whole()
    const wrong = { ref, params: { ...params, vertical_span: -4 } }
    const [preview, sections, run] = await Promise.all(
      ['/api/preview', '/api/preview/sections', '/api/run'].map((path) => service.post(path, wrong)),
    )
    assert.equal(preview?.status, 422)
    assert.deepEqual(preview?.json.errors, run?.json.errors)
    assert.deepEqual(sections?.json.errors, run?.json.errors)
    const asked = await service.post('/api/preview', { ref, params, record: true })
    assert.deepEqual([asked.status, asked.json.errors[0].pointer], [400, '/record'])
  })

  it('comes as the sections of its report, the verdict first', async () => {
    const body = await whole()
    const { text, headers } = await service.post('/api/preview/sections', body)
    assert.match(headers.get('content-type') ?? '', /^application\/x-ndjson/)
    const [verdict, ...sections] = text
      .trim()
      .split('\n')
      .map((line): Json => JSON.parse(line))
    assert.equal(verdict.piece, 'verdict')
    assert.match(verdict.html, /not recorded/)
    const { report_url } = await service.run(body)
    const report = (await service.get(new URL(report_url).pathname)).text
    for (const { id } of sections.filter((s) => !['case', 'next'].includes(s.id)))
      assert.match(report, new RegExp(`<section id="${id}"`))
  })
})

it('a preview that nobody waits for is ended and frees its place', async () => {
  const busy = await testService({ KEELSON_WORKERS: '1' }, withFixtures())
  try {
    const { hostname, port } = new URL(busy.url)
    const headers = { 'content-type': 'application/json' }
    const asked = request({ hostname, port, path: '/api/preview', method: 'POST', headers })
    asked.on('error', () => {})
    asked.end(JSON.stringify({ ref: 'modelrepo:endless', params: { length: 3 } }))
    await new Promise((done) => setTimeout(done, 1500))
    asked.destroy()
    const { status, json } = await busy.post('/api/run', { ref: 'modelrepo:standard', params: { length: 3 } })
    assert.deepEqual([status, json.status], [200, 'PASS'])
    assert.ok(json.duration_s < 10, `waited ${json.duration_s} s`)
  } finally {
    await busy.close()
  }
})
