/** The OpenAPI document is one, and what the service takes and answers is what it describes. */
import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'
import { Validator } from '@seriousme/openapi-schema-validator'
import { Ajv2020 } from 'ajv/dist/2020.js'
import { type Json, type TestService, testService, withPlanned } from '../testing.ts'
import { answerMembers, type Members } from './answer-members.ts'

describe('the OpenAPI document', () => {
  let service: TestService
  let document: Json
  let ajv: Ajv2020
  before(async () => {
    service = await testService({}, withPlanned())
    document = (await service.get('/api/openapi.json')).json
    ajv = new Ajv2020({ strict: false, validateFormats: false, code: { optimize: false } })
    ajv.addSchema({ $id: 'openapi', ...document })
  })
  after(() => service.close())

  const faults = (name: string, value: unknown): string => {
    const validate = ajv.getSchema(`openapi#/components/schemas/${name}`)
    assert.ok(validate, `there is no schema ${name}`)
    return validate(value) ? '' : ajv.errorsText(validate.errors)
  }
  /** The component that a union chooses for a ref. */
  const chosen = (union: string, ref: string): string => {
    const { mapping } = document.components.schemas[union].discriminator
    return String(mapping[ref]).replace('#/components/schemas/', '')
  }

  /** Members of an answer that no schema has. */
  const undescribed = (value: unknown, members: Members, at = ''): string[] => {
    if (Array.isArray(value)) return [...new Set(value.flatMap((entry) => undescribed(entry, members, at)))]
    if (typeof value !== 'object' || value === null) return []
    return Object.entries(value).flatMap(([name, member]) => {
      const under = members.at(name)
      return under ? undescribed(member, under, `${at}.${name}`) : [`${at}.${name}`]
    })
  }

  it('is valid OpenAPI 3.1', async () => {
    const { valid, errors } = await new Validator().validate(structuredClone(document))
    assert.ok(valid, JSON.stringify(errors)?.slice(0, 1000))
    assert.equal(document.openapi, '3.1.0')
  })

  it('refers to nothing that it does not hold', () => {
    const text = JSON.stringify(document)
    const refs = new Set([...text.matchAll(/"(#\/components\/[^"]+)"/g)].map(([, ref = '']) => ref))
    assert.ok(refs.size > 50)
    for (const ref of refs) {
      const found = ref
        .slice(2)
        .split('/')
        .reduce((node: Json, key) => node?.[key], document)
      assert.ok(found, ref)
    }
  })

  it('describes the example request and the answer of every version of every workflow', async () => {
    const members = answerMembers(service.service.catalog)
    for (const { repo, id, versions } of service.service.catalog.entries) {
      for (const { version, workflow } of versions) {
        const request = { ref: `${repo}:${id}@${version}`, params: workflow.example }
        assert.equal(faults(chosen('RunRequest', request.ref), request), '', request.ref)
        const answer = await service.run(request)
        assert.equal(faults(chosen('RunResponse', request.ref), answer), '', request.ref)
        assert.deepEqual(undescribed(answer, members.ofRef(request.ref)), [], request.ref)
      }
    }
  })

  it('chooses by the ref, pinned or not, and describes what is not built too', async () => {
    const unpinned = { ref: 'modelrepo:catenary' }
    assert.equal(faults('RunRequest', unpinned), '')
    const answer = await service.run(unpinned)
    assert.equal(faults('RunResponse', answer), '')
    const skipped = await service.run({ ref: 'modelrepo:planned', params: {} })
    assert.equal(faults('RunResponse', skipped), '')
    assert.equal(skipped.checks_made, null)
    const again = (await service.get(`/api/runs/${answer.run_id}`)).json
    assert.equal(faults('AnyRunResponse', again), '')
    const detail = (await service.get('/api/workflows/modelrepo/catenary')).json
    assert.equal(faults('WorkflowDetail', detail), '')
    assert.equal(detail.versions[0].feeds[0].to.input, 'mudline_tension')
    assert.equal(faults('Runs', (await service.get('/api/runs')).json), '')
    assert.equal(faults('CatalogList', (await service.get('/api/catalog')).json), '')
    assert.equal(faults('Found', (await service.get('/api/find?q=free+span')).json), '')
    const compared = (await service.get(`/api/compare?a=${answer.run_id}&b=${skipped.run_id}`)).json
    assert.equal(compared.equal, false)
    assert.equal(faults('RunComparison', compared), '')
  })

  it('refuses what the service refuses, and answers that it does not give', async () => {
    const request = { ref: 'modelrepo:catenary', params: {} as Json }
    const { example } = (await service.get('/api/workflows/modelrepo/catenary')).json.versions[0]
    for (const params of [{ ...example, water_depht: 1 }, { ...example, line_length: { metres: 1 } }, [1]]) {
      assert.notEqual(faults('RunRequest', { ...request, params }), '')
      assert.equal((await service.post('/api/run', { ...request, params })).status, 422)
    }
    assert.notEqual(faults('RunRequest', { ref: 'modelrepo:catenary', meta: { author: 'A' } }), '')
    const answer = await service.run({ ref: 'modelrepo:catenary' })
    const [check, ...rest] = answer.result.checks
    const { limit: _, ...incomplete } = check
    for (const checks of [[incomplete, ...rest], [{ ...check, id: 'unknown' }], [{ ...check, state: 'not_checked' }]])
      assert.notEqual(faults('RunResponse', { ...answer, result: { ...answer.result, checks } }), '')
    const { checks_made: __, ...uncounted } = answer
    assert.notEqual(faults('RunResponse', uncounted), '')
  })

  it('is made once', async () => {
    const [first, second] = [await service.get('/api/openapi.json'), await service.get('/api/openapi.json')]
    assert.ok(first.text === second.text)
    assert.equal(first.headers.get('content-type'), 'application/json; charset=utf-8')
    assert.equal(document.servers[0].url, service.url)
  })
})
