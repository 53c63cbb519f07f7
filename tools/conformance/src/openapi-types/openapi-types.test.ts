/** Under the types that openapi-typescript makes without options, a right body compiles and a misspelt one does not. */
import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'
import { modelrepo } from '@keelson/modelrepo/catalog.ts'
import { Catalog } from '@keelson/service/catalog.ts'
import { type Json, type TestService, testService } from '@keelson/service/testing.ts'
import { type Compiler, compilerOf } from './faults-of.ts'
import { misspelt, run } from './misspelt.ts'

/** One with rows, one with defaults of each form, one with a choice of methods. */
const IDS = ['jacket-member-joint-checks', 'on-bottom-stability-f109', 'catenary']

describe('types made of the OpenAPI document', () => {
  let service: TestService
  let compile: Compiler
  before(async () => {
    const versions = modelrepo.versions.filter(({ id }) => IDS.includes(id))
    const planned = [{ id: 'planned', title: 'Planned', routes: versions[0]?.routes ?? assert.fail() }]
    service = await testService({}, { catalog: new Catalog([{ ...modelrepo, versions, planned }]) })
    compile = await compilerOf((await service.get('/api/openapi.json')).json)
  })
  after(() => service.close())

  const examples = (): { ref: string; params: Json }[] =>
    service.service.catalog.entries.flatMap(({ repo, id, versions }) =>
      versions.map(({ version, workflow }) => ({ ref: `${repo}:${id}@${version}`, params: workflow.example as Json })),
    )

  const catenary = () => examples().find(({ ref }) => ref.includes('catenary')) ?? assert.fail()

  it('take the example of a workflow, pinned or not, and quantities in every form', () => {
    const bodies = examples().flatMap(({ ref, params }) => [
      run({ ref, params }),
      run({ ref: ref.replace(/@\d+$/, ''), domain: 'floating-marine', meta: { client: 'A' }, record: false, params }),
    ])
    const { params } = catenary()
    const quantities = ['1.5 km', { value: 1.5, unit: 'km' }, { value: '4,921 ft' }].map((horizontal_span) =>
      run({ ref: 'modelrepo:catenary', params: { ...params, horizontal_span } }),
    )
    const others = [run({ ref: 'modelrepo:planned', params: { anything: 1 } }), run({ ref: 'modelrepo:catenary' })]
    const all = [...bodies, ...quantities, ...others]
    assert.deepEqual(compile(all), Array(all.length).fill(undefined))
  })

  it('refuse a misspelt ref, member, input, member of a row, option and unit', () => {
    const { params } = catenary()
    const options = [{ solve_mode: 'fairlead_positoin' }, { vertical_span: { value: 186, units: 'm' } }].map((wrong) =>
      run({ ref: 'modelrepo:catenary', params: { ...params, ...wrong } }),
    )
    const all = [...examples().flatMap(misspelt), ...options]
    assert.ok(all.length > 40)
    const taken = compile(all).flatMap((fault, i) => (fault === undefined ? [all[i]?.body] : []))
    assert.deepEqual(taken, [])
  })

  it('take the study of the endpoint reference, and refuse it with a name misspelt', async () => {
    const vary = { kind: 'grid', axes: [{ param: 'line_length', from: 14, to: 22, count: 5, unit: 'm' }] }
    const study = (body: Json) => ({ path: '/api/studies', body }) as const
    const right = study({ ref: 'modelrepo:catenary', vary })
    const wrong = [
      study({ ref: 'modelrepo:catenery', vary }),
      study({ ref: 'modelrepo:catenary', vary, sede: 1 }),
      study({ ref: 'modelrepo:catenary', vary: { ...vary, kind: 'gird' } }),
      study({ ref: 'modelrepo:catenary', vary: { kind: 'grid', axis: vary.axes } }),
    ]
    const [first, ...rest] = compile([right, ...wrong])
    assert.equal(first, undefined)
    assert.ok(rest.every((fault) => fault !== undefined))
  })
})
