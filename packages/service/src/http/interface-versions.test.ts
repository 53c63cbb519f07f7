/** The interface over fixtures: versions, what is not built, and what is published. */
import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'
import { type Json, type TestService, testService, withFixtures } from '../testing.ts'

describe('the interface over fixtures', () => {
  let service: TestService
  before(async () => {
    service = await testService({ KEELSON_PUBLISH: 'manual' }, withFixtures())
  })
  after(() => service.close())
  const params = { length: 3 }

  it('leaves report_url null until the run is published', async () => {
    const { report_url, run_id } = await service.run({ ref: 'modelrepo:instant', params })
    assert.equal(report_url, null)
    assert.equal((await service.get(`/api/runs/${run_id}`)).json.report_url, null)
    assert.equal((await service.get(`/reports/${run_id}`)).json.code, 'report_not_published')
    assert.equal((await service.service.publish(run_id)).report_url, `${service.url}/reports/${run_id}`)
    assert.equal((await service.get(`/api/runs/${run_id}`)).json.report_url, `${service.url}/reports/${run_id}`)
    assert.equal((await service.get(`/reports/${run_id}`)).status, 200)
  })

  it('answers a workflow that is not built with SKIPPED and a reason', async () => {
    for (const sent of [undefined, {}]) {
      const skipped = await service.run({ ref: 'modelrepo:planned', params: sent })
      assert.equal(skipped.status, 'SKIPPED')
      assert.notEqual(skipped.detail, '')
      assert.equal(skipped.report_url, null)
      assert.deepEqual(skipped.artifacts, [])
      assert.equal(skipped.coordinate.resolved_version, null)
      assert.equal(skipped.coordinate.version_status, 'experimental')
    }
  })

  it('has no report of a run that was skipped, published or not', async () => {
    const { run_id } = await service.run({ ref: 'modelrepo:planned', params })
    assert.equal((await service.service.publish(run_id)).report_url, null)
    assert.equal((await service.get(`/reports/${run_id}`)).status, 404)
  })

  it('resolves an unpinned ref to the latest stable version, never to another', async () => {
    const mixed = await service.run({ ref: 'modelrepo:mixed', params })
    assert.equal(mixed.coordinate.resolved_version, 2)
    assert.equal(mixed.coordinate.version_status, 'stable')
    for (const id of ['old-only', 'new-only']) {
      const { status, json } = await service.post('/api/run', { ref: `modelrepo:${id}`, params })
      assert.equal(status, 409)
      assert.equal(json.code, 'no_stable_version')
    }
  })

  it('runs a pinned version whatever its status and reports that status', async () => {
    for (const [ref, version, status] of [
      ['modelrepo:mixed@1', 1, 'deprecated'],
      ['modelrepo:mixed@3', 3, 'experimental'],
      ['modelrepo:old-only@1', 1, 'deprecated'],
      ['modelrepo:new-only@1', 1, 'experimental'],
    ] as const) {
      const { coordinate } = await service.run({ ref, params })
      assert.equal(coordinate.requested_version, version)
      assert.equal(coordinate.resolved_version, version)
      assert.equal(coordinate.version_status, status)
    }
  })

  it('shows in a row the latest stable version, and what can only be pinned as not firable', async () => {
    const { json } = await service.get('/api/workflows?domain=floating-marine')
    const row = (id: string) => json.workflows.find((w: Json) => w.ref === `modelrepo:${id}`)
    assert.equal(row('mixed').version, 2)
    assert.equal(row('mixed').status, 'stable')
    assert.equal(row('old-only').status, 'deprecated')
    assert.equal(row('old-only').firable, false)
    assert.match(row('old-only').reason, /specify modelrepo:old-only@1/)
    assert.equal(row('planned').version, null)
    assert.equal(row('planned').firable, false)
  })

  it('finds the route that agrees with a subdomain sent without its domain', async () => {
    const { coordinate, warnings } = await service.run({ ref: 'modelrepo:instant', subdomain: 'more-fixtures', params })
    assert.equal(coordinate.domain, 'wells-subsurface')
    assert.deepEqual(warnings, [])
  })

  it('offers no default request that names a run or a file while there is none to name', async (t) => {
    const fresh = await testService({}, withFixtures())
    t.after(fresh.close)
    const { endpoints } = (await fresh.get('/api/spec')).json
    const { surfaces } = (await fresh.get('/api/surfaces')).json
    const needed = [
      '\\{run_id\\}',
      '\\{study_id\\}',
      '\\{project_id\\}',
      'compare$',
      '/api/files/',
      ...(surfaces.length > 0 ? [] : ['\\{surface_id\\}']),
    ]
    const lacking = new RegExp(needed.join('|'))
    for (const { path, default_request, after: needs } of endpoints) {
      assert.equal(default_request === null, lacking.test(path), path)
      assert.equal(needs !== undefined, default_request === null, path)
    }
  })
})
