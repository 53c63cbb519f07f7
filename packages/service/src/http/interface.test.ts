/** The interface of the service, table by table and rule by rule: what every client may rely on. */
import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'
import { interfaceRefs } from '../fixtures/interface-refs.ts'
import { sha256 } from '../hash.ts'
import { type Json, type TestService, testService } from '../testing.ts'
import { fits, fitsResponse, VERSION_STATUSES, WARNING, WORKFLOW_ROW } from './interface-tables.ts'

const CHANNELS = ['subsea-pipelines-integrity', 'floating-marine', 'wells-subsurface']
const REF = 'modelrepo:on-bottom-stability-f109'

/** What is answered where something is made. */
const MADE: Readonly<Record<string, number>> = {
  'POST /api/studies': 202,
  'POST /api/files': 201,
  'POST /api/projects': 201,
  'POST /api/projects/import': 201,
  'POST /api/projects/{project_id}/calculations': 201,
  'POST /api/projects/{project_id}/run': 202,
  'POST /api/projects/{project_id}/revisions': 201,
}

/** What a default request sends. */
const sentBody = (body: unknown) => (typeof body === 'string' ? body : JSON.stringify(body))

/** Uploads the file of the default request. */
async function upload(service: TestService): Promise<void> {
  const { endpoints } = (await service.get('/api/spec')).json
  const { url, headers, body } = endpoints.find(
    (e: Json) => e.method === 'POST' && e.path === '/api/files',
  ).default_request
  assert.equal((await service.post(url.slice(service.url.length), body, headers)).status, 201)
}

/** The project of the default request, issued once. */
async function projectIssued(service: TestService): Promise<void> {
  const { endpoints } = (await service.get('/api/spec')).json
  const { body } = endpoints.find((e: Json) => e.method === 'POST' && e.path === '/api/projects').default_request
  assert.equal((await service.post('/api/projects', body)).status, 201)
  const revision = { name: '00', by: 'J. Smith' }
  assert.equal((await service.post(`/api/projects/${body.id}/revisions`, revision)).status, 201)
}

/** A default request that states a version, which another one may have raised. */
async function presentRequest(service: TestService, method: string, path: string): Promise<Json> {
  const { endpoints } = (await service.get('/api/spec')).json
  return endpoints.find((e: Json) => e.method === method && e.path === path).default_request
}

/** The study of the default request, when it has ended. */
async function studyDone(service: TestService): Promise<Json> {
  const { endpoints } = (await service.get('/api/spec')).json
  const asked = endpoints.find((e: Json) => e.method === 'POST' && e.path === '/api/studies').default_request
  const { study_id } = (await service.post('/api/studies', asked.body)).json
  const signal = AbortSignal.timeout(30_000)
  await (await fetch(`${service.url}/api/studies/${study_id}/events`, { signal })).arrayBuffer()
  return (await service.get(`/api/studies/${study_id}`)).json
}

describe('the interface over the real catalog', () => {
  let service: TestService
  let example: Json
  let ran: Json
  let child: Json
  before(async () => {
    service = await testService()
    const detail = await service.get('/api/workflows/modelrepo/on-bottom-stability-f109')
    example = detail.json.versions[0].example
    ran = await service.run({ ref: REF, params: example })
    child = await service.run({ ref: REF })
  })
  after(() => service.close())

  it('names exactly the 101 ref base values', () => {
    assert.equal(interfaceRefs.length, 101)
    assert.deepEqual([...service.service.catalog.refs], [...interfaceRefs].sort())
  })

  it('lists as channels exactly those that have a firable workflow', async () => {
    const { status, json } = await service.get('/api/channels')
    assert.equal(status, 200)
    fits(json, { channels: ['array', true] })
    for (const channel of CHANNELS) {
      const { json: listed } = await service.get(`/api/workflows?domain=${channel}`)
      const firable = listed.workflows.some((w: Json) => w.firable)
      assert.equal(json.channels.includes(channel), firable, channel)
    }
    for (const channel of json.channels) assert.ok(CHANNELS.includes(channel))
  })

  it('shows every workflow as a row of its channels, with a reason exactly where it cannot be fired', async () => {
    const seen = new Set<string>()
    for (const domain of CHANNELS) {
      const { status, json } = await service.get(`/api/workflows?domain=${domain}`)
      assert.equal(status, 200)
      fits(json, { domain: ['string', true], workflows: ['array', true] })
      assert.equal(json.domain, domain)
      const refs = json.workflows.map((row: Json) => row.ref)
      assert.equal(new Set(refs).size, refs.length, 'one row for each workflow')
      for (const row of json.workflows) {
        fits(row, WORKFLOW_ROW)
        assert.equal(row.reason === '', row.firable, row.ref)
        assert.ok(VERSION_STATUSES.includes(row.status), row.ref)
        assert.equal(row.runtime, 'offline')
        assert.match(row.subdomain, /^[a-z0-9-]+$/)
        assert.notEqual(row.cta, '')
        seen.add(row.ref)
      }
    }
    assert.deepEqual([...seen].sort(), [...interfaceRefs].sort())
  })

  it('refuses a list of workflows without a channel, or for what is no channel (422)', async () => {
    for (const query of ['', '?domain=', '?domain=space']) {
      const unknown = await service.get(`/api/workflows${query}`)
      assert.equal(unknown.status, 422)
      assert.equal(unknown.json.code, 'domain_refused')
    }
  })

  it('answers a run with params in-process with every field of the response (rule 1)', () => {
    fitsResponse(ran)
    assert.equal(ran.engine, 'in-process')
    assert.equal(ran.status, 'PASS')
    assert.equal(ran.returncode, null)
    assert.ok(ran.duration_s >= 0)
    assert.match(ran.detail, /[Uu]tilisation/)
    assert.equal(ran.result.kind, 'calculation')
    assert.equal(ran.checks_made, ran.result.checks.filter((c: Json) => c.state !== 'not_made').length)
    for (const part of ['values', 'checks', 'tables', 'charts', 'figures', 'steps', 'outputs']) {
      assert.ok(Object.hasOwn(ran.result, part), part)
    }
  })

  it('answers a run without params by a child process with the same result (rule 2)', () => {
    fitsResponse(child)
    assert.equal(child.engine, 'subprocess')
    assert.equal(child.returncode, 0)
    assert.equal(child.status, 'PASS')
    assert.deepEqual(child.result.values, ran.result.values)
    assert.equal(child.checks_made, ran.checks_made)
    assert.equal(child.determinism.result_hash, ran.determinism.result_hash)
    assert.equal(child.provenance.input_hash, ran.provenance.input_hash)
  })

  it('gives provenance: code, standards, time and the hash of the input', () => {
    const { code_version, standard_revisions, data_as_of, input_hash } = ran.provenance
    fits(code_version, { package_version: ['string', true], git_sha: ['string', true] })
    assert.ok(standard_revisions.length > 0)
    for (const standard of standard_revisions) {
      fits(standard, {
        code_id: ['string', true],
        publisher: ['string', true],
        revision: ['string', true],
        section: ['string', true],
      })
    }
    assert.equal(new Date(data_as_of).toISOString(), data_as_of)
    assert.match(input_hash, /^[0-9a-f]{64}$/)
  })

  it('gives determinism as a hash and as measured, null where it was not', () => {
    assert.match(ran.determinism.result_hash, /^[0-9a-f]{64}$/)
    assert.equal(ran.determinism.reproducible, null)
    assert.equal(ran.confidence, null)
  })

  it('says of a run that nothing was checked, beside its PASS and in the list on the home page', async () => {
    const { json } = await service.get('/api/workflows/modelrepo/catenary')
    const { example, decides } = json.versions[0]
    assert.ok(decides.line_tension.includes('minimum_breaking_load'))
    const { minimum_breaking_load: _, ...params } = example
    const { run_id, status, checks_made, detail, warnings, result } = await service.run({
      ref: 'modelrepo:catenary',
      params,
    })
    assert.deepEqual([status, checks_made], ['PASS', 0])
    assert.match(detail, /^No check made\. /)
    assert.ok(warnings.some((w: Json) => w.code === 'no_check'))
    assert.ok(result.checks.every((c: Json) => c.state === 'not_made' && c.demand.value === null && c.reason !== null))
    const listed = (await service.get('/api/runs?limit=1')).json.runs[0]
    assert.deepEqual([listed.run_id, listed.checks_made], [run_id, 0])
    assert.match((await service.get('/')).text, /<strong class="badge unchecked">.*No check made/)
    assert.match((await service.get(`/reports/${run_id}`)).text, /class="badge unchecked"/)
  })

  it('gives warnings as code and message', async () => {
    const { warnings } = await service.run({ ref: REF, domain: 'wells-subsurface', params: example })
    assert.ok(warnings.length > 0)
    for (const w of warnings) fits(w, WARNING)
  })

  it('gives beside the words of a warning its code, its input and its numbers', async () => {
    const { run_id, warnings } = await service.run({ ref: REF, params: { ...example, wall_thickness: '90 mm' } })
    for (const w of warnings) fits(w, WARNING)
    const unusual = warnings.find((w: Json) => w.code === 'outside_usual_range')
    assert.deepEqual([unusual.path, unusual.field], ['/wall_thickness', 'Steel wall thickness'])
    const [entered, ...range] = unusual.quantities
    assert.deepEqual(entered, { value: 90, unit: 'mm' })
    assert.equal(range.length, 2)
    assert.deepEqual((await service.get(`/api/runs/${run_id}`)).json.warnings, warnings)
  })

  it('serves every output under its url, with the bytes and hash that were stated of one that is stored', async () => {
    assert.ok(ran.result.outputs.length > 0)
    for (const output of ran.result.outputs) {
      assert.equal(typeof output.basename, 'string')
      const { status, text, headers } = await service.get(output.url.slice(service.url.length))
      assert.equal(status, 200)
      if (output.sha256 !== undefined) assert.equal(Buffer.byteLength(text), output.bytes)
      assert.equal(headers.get('etag'), `"${output.sha256 ?? sha256(text)}"`)
      assert.match(headers.get('content-disposition') ?? '', /^attachment/)
    }
    const names = ran.artifacts.map((a: Json) => a.name)
    assert.deepEqual(
      ran.result.outputs.map((o: Json) => o.basename),
      names,
    )
    assert.ok(names.includes('summary.json'))
  })

  it('echoes the ref and pins a version by @N (rule 3)', async () => {
    assert.equal(ran.ref, REF)
    assert.equal(ran.coordinate.requested_version, null)
    assert.equal(ran.coordinate.resolved_version, 1)
    const pinned = await service.run({ ref: `${REF}@1`, params: example })
    assert.equal(pinned.ref, `${REF}@1`)
    assert.equal(pinned.coordinate.requested_version, 1)
    assert.equal(pinned.provenance.input_hash, ran.provenance.input_hash)
  })

  it('stamps domain and subdomain as sent, and else the first route (rule 4)', async () => {
    assert.deepEqual(ran.coordinate, {
      repo: 'modelrepo',
      domain: 'subsea-pipelines-integrity',
      subdomain: 'pipeline',
      workflow_id: 'on-bottom-stability-f109',
      requested_version: null,
      resolved_version: 1,
      version_status: 'stable',
    })
    const sent = { domain: 'floating-marine', subdomain: 'elsewhere' }
    const { coordinate, warnings } = await service.run({ ref: REF, params: example, ...sent })
    assert.equal(coordinate.domain, 'floating-marine')
    assert.equal(coordinate.subdomain, 'elsewhere')
    assert.ok(warnings?.some((w: Json) => w.code === 'not_listed_there'))
  })

  it('takes empty params as given and refuses null and arrays', async () => {
    const empty = await service.post('/api/run', { ref: REF, params: {} })
    assert.equal(empty.status, 422)
    assert.ok(empty.json.errors.some((e: Json) => e.pointer === '/outer_diameter'))
    for (const params of [null, []]) {
      assert.equal((await service.post('/api/run', { ref: REF, params })).json.code, 'params_refused')
    }
  })

  it('rejects params that fail the request schema, naming each (fail-closed)', async () => {
    const params = { ...example, outer_diameter: -1, wall_thicknes: 0.01, wave_angle: { value: 1, unit: 'kg' } }
    const { status, json } = await service.post('/api/run', { ref: REF, params })
    assert.equal(status, 422)
    const pointers = json.errors.map((e: Json) => e.pointer).sort()
    assert.deepEqual(pointers, ['/outer_diameter', '/wall_thicknes', '/wave_angle'])
  })

  it('serves the report at report_url as one page that can load nothing', async () => {
    assert.equal(ran.report_url, `${service.url}/reports/${ran.run_id}`)
    const { status, headers, text } = await service.get(`/reports/${ran.run_id}`)
    assert.equal(status, 200)
    assert.match(headers.get('content-type') ?? '', /^text\/html/)
    assert.match(headers.get('content-security-policy') ?? '', /default-src 'none'/)
    assert.match(text, /^<!doctype html>/i)
    assert.equal((await service.get(`/reports/${ran.run_id}`)).text, text)
    for (const mode of ['standard', 'summary', 'full', 'summary']) {
      const printed = await service.get(`/reports/${ran.run_id}?print=${mode}`)
      assert.equal(printed.text, text.replace('<body class="print-standard">', `<body class="print-${mode}">`))
    }
    for (const query of ['print=all', 'print=', 'print=__proto__']) {
      const { status, json } = await service.get(`/reports/${ran.run_id}?${query}`)
      assert.deepEqual([status, json.code], [400, 'query_malformed'], query)
      assert.match(json.detail, /^print must be one of summary, standard, full \(entered: /)
    }
  })

  it('gives the same answer again under its run id', async () => {
    assert.deepEqual((await service.get(`/api/runs/${ran.run_id}`)).json, ran)
    assert.deepEqual((await service.get(`/api/runs/${child.run_id}`)).json, child)
  })

  it('answers what is unknown with 404, and the nearest refs', async () => {
    const unknown = async (ref: string) => (await service.post('/api/run', { ref })).json
    const near = await unknown('modelrepo:on-botom-stability-f109')
    assert.equal(near.code, 'unknown_ref')
    assert.match(near.detail, /modelrepo:on-bottom-stability-f109/)
    assert.equal((await unknown('otherrepo:catenary')).code, 'unknown_ref')
    assert.equal((await unknown(`${REF}@99`)).code, 'unknown_version')
    const surface = await unknown('modelrepo:wall-thickness-explorer')
    assert.equal(surface.code, 'surface_not_runnable')
    assert.match(surface.detail, /\/api\/surfaces\/modelrepo\/wall-thickness-explorer/)
    for (const ref of ['', 'catenary', 'modelrepo:', `${REF}@`, `${REF}@0`, `${REF}@01`, `${REF}@-1`, `${REF} `]) {
      const answer = await service.post('/api/run', { ref })
      assert.equal(answer.status, 400, ref)
      assert.equal(answer.json.code, 'ref_malformed', ref)
    }
  })

  it('lists every route in /api/spec, each with a default request that is answered', async () => {
    const study = await studyDone(service)
    assert.equal(study.status, 'done', study.reason)
    await upload(service)
    await projectIssued(service)
    const { json } = await service.get('/api/spec')
    const openapi = (await service.get('/api/openapi.json')).json
    const paths = json.endpoints.map((e: Json) => `${e.method} ${e.path}`)
    assert.deepEqual(
      paths.sort(),
      Object.entries<Json>(openapi.paths)
        .flatMap(([path, methods]) => Object.keys(methods).map((m) => `${m.toUpperCase()} ${path}`))
        .sort(),
    )
    for (const route of ['/api/channels', '/api/workflows', '/api/spec']) assert.ok(paths.includes(`GET ${route}`))
    assert.ok(paths.includes('POST /api/run'))
    for (const { method: verb, path, default_request: request, after: needs, summary, response } of json.endpoints) {
      assert.ok(summary && response, path)
      if (request === null) {
        assert.ok(needs, path)
        const may = /surface_id/.test(path) || `${verb} ${path}` === 'DELETE /api/projects/{project_id}'
        assert.ok(may, `${path}: there are runs, a study, a file and a project, so only a surface may be lacking`)
        continue
      }
      const { method, url, headers, body } = request.headers?.['if-match']
        ? await presentRequest(service, verb, path)
        : request
      const sent = await fetch(url, { method, headers, ...(body && { body: sentBody(body) }) })
      assert.equal(sent.status, MADE[`${method} ${path}`] ?? 200, `${method} ${url}`)
      await sent.arrayBuffer()
    }
  })
})
