/** Where inputs come from, over HTTP: what may be stated, what is refused and where, and that it moves no hash. */
import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'
import { inputBasisProblems } from '@keelson/engine/read-input-basis.ts'
import fc from 'fast-check'
import { Catalog } from './catalog.ts'
import { type Json, type TestService, testService } from './testing.ts'

const REF = 'modelrepo:wall-thickness-quickcheck'
const TABLE = 'modelrepo:cathodic-protection-jacket'
const catalog = new Catalog()
const exampleOf = (ref: string): Json => {
  const { target } = catalog.resolve(ref)
  assert.ok(target?.kind === 'own')
  return target.workflow.example
}
const EXAMPLE = exampleOf(REF)
const ZONES = exampleOf(TABLE)
const [NAME = ''] = Object.keys(EXAMPLE)
const [COLUMN = ''] = Object.keys(ZONES.zones[0])
const RUN = { from: 'run', id: '0192f0c1-0000-7000-8000-000000000000', value: 'thickness' }

describe('the sources of the inputs of a run', () => {
  let service: TestService
  before(async () => {
    service = await testService()
  })
  after(() => service.close())
  const refusals = async (more: object, ref = REF, path = '/api/validate') => {
    const { status, json } = await service.post(path, { ref, params: exampleOf(ref), ...more })
    return [status, ...(json.errors ?? []).map((e: Json) => e.pointer)]
  }
  const stated = (pointer: string, basis: unknown, more: object = {}, ref = REF) =>
    refusals({ input_basis: { [pointer]: basis }, ...more }, ref)

  it('are an object of sources by JSON pointer, each with the members of its origin and no others', async () => {
    const at = `/input_basis/~1${NAME}`
    assert.deepEqual(await refusals({ input_basis: 'example' }), [400, '/input_basis'])
    assert.deepEqual(await refusals({ input_basis: null }), [400, '/input_basis'])
    assert.deepEqual(await stated(NAME, { from: 'entered' }), [400, `/input_basis/${NAME}`])
    assert.deepEqual(await stated(`/${NAME}`, 'entered'), [400, at])
    assert.deepEqual(await stated(`/${NAME}`, { from: 'guessed' }), [400, `${at}/from`])
    assert.deepEqual(await stated(`/${NAME}`, { from: 'entered', id: 'x' }), [400, `${at}/id`])
    assert.deepEqual(await stated(`/${NAME}`, { from: 'run', id: 'x' }), [400, `${at}/value`])
    assert.deepEqual(await stated(`/${NAME}`, { from: 'file', digest: '', column: 'x'.repeat(401) }), [
      400,
      `${at}/digest`,
      `${at}/column`,
    ])
    assert.deepEqual(await stated(`/${NAME}`, { from: 'entered', source: { sheet: '4' } }), [400, `${at}/source/sheet`])
    const source = { document: 'ABC-123', revision: 'B', note: 'table 4' }
    assert.deepEqual(await stated(`/${NAME}`, { from: 'entered', source }), [200])
    assert.deepEqual(await stated(`/${NAME}`, RUN), [200])
    assert.deepEqual(await stated(`/${NAME}`, { from: 'basis', project: 'Alpha', name: 'OD' }), [200])
  })

  it('are 10,000 at most, and 50 faults are told of them', async () => {
    const many = (count: number) =>
      Object.fromEntries(Array.from({ length: count }, (_, i) => [`/x${i}`, { from: 'entered' }]))
    assert.deepEqual(
      [...inputBasisProblems(many(10_001))].map(({ pointer }) => pointer),
      ['/input_basis'],
    )
    assert.deepEqual([...inputBasisProblems(many(10_000))], [])
    assert.equal((await refusals({ input_basis: many(9_000) })).length, 51)
  })

  it('name an input of the workflow and a cell that was provided', async () => {
    assert.deepEqual(await stated('/no_such_input', { from: 'entered' }), [400, '/input_basis/~1no_such_input'])
    const entered = (pointer: string) => stated(pointer, { from: 'entered' }, {}, TABLE)
    assert.deepEqual(await entered(`/zones/0/${COLUMN}`), [200])
    assert.deepEqual(await entered('/zones/1'), [200])
    assert.deepEqual(await entered(`/zones/99/${COLUMN}`), [400, `/input_basis/~1zones~199~1${COLUMN}`])
    assert.deepEqual(await entered('/zones/0/__proto__'), [400, '/input_basis/~1zones~10~1__proto__'])
  })

  it('are default of an input that was omitted and of no other', async () => {
    const { [NAME]: _, ...rest } = EXAMPLE
    assert.deepEqual(await stated(`/${NAME}`, { from: 'default' }), [400, `/input_basis/~1${NAME}`])
    const { target } = catalog.resolve(REF)
    assert.ok(target?.kind === 'own')
    const omitted = Object.entries(target.workflow.contract.params.properties as Json).find(
      ([name, schema]) => !(name in rest) && name !== NAME && 'default' in (schema as object),
    )?.[0]
    assert.ok(omitted)
    assert.deepEqual(await stated(`/${omitted}`, { from: 'default' }), [200])
    assert.deepEqual(await stated(`/${omitted}`, { from: 'entered' }), [400, `/input_basis/~1${omitted}`])
  })

  it('are the example only where what was provided equals it, in whatever unit', async () => {
    const basis = { from: 'example' }
    const at = '/input_basis/~1outer_diameter'
    const sent = (outer_diameter: unknown) => ({ params: { ...EXAMPLE, outer_diameter } })
    assert.deepEqual(await stated('/outer_diameter', basis), [200])
    const mm = Number.parseFloat(String(EXAMPLE.outer_diameter?.value ?? EXAMPLE.outer_diameter))
    const isInches = JSON.stringify(EXAMPLE.outer_diameter).includes('in')
    const inches = isInches ? mm : mm / 25.4
    assert.deepEqual(await stated('/outer_diameter', basis, sent({ value: inches, unit: 'in' })), [200])
    assert.deepEqual(await stated('/outer_diameter', basis, sent({ value: inches * 1.001, unit: 'in' })), [400, at])
  })

  it('are the example of a table but for the cells that are stated as others, and of a row that moved', async () => {
    const row = ZONES.zones[0]
    const number = Object.keys(row).find((name) => typeof row[name] === 'number') ?? ''
    const changed = { params: { ...ZONES, zones: [{ ...row, [number]: row[number] * 1.01 }, ...ZONES.zones.slice(1)] } }
    const basis = { '/zones': { from: 'example' } }
    assert.deepEqual(await refusals({ ...changed, input_basis: basis }, TABLE), [400, '/input_basis/~1zones'])
    const cell = { [`/zones/0/${number}`]: { from: 'entered' } }
    assert.deepEqual(await refusals({ ...changed, input_basis: { ...basis, ...cell } }, TABLE), [200])
    const moved = { params: { ...ZONES, zones: ZONES.zones.slice(1) } }
    assert.deepEqual(await refusals({ ...moved, input_basis: basis }, TABLE), [400, '/input_basis/~1zones'])
    const last = { [`/zones/${ZONES.zones.length - 2}/${number}`]: { from: 'example' } }
    assert.deepEqual(await refusals({ ...moved, input_basis: last }, TABLE), [200])
  })

  it('are the example or a default where the request has no params', async () => {
    assert.deepEqual(await stated(`/${NAME}`, { from: 'example' }, { params: undefined }), [200])
    assert.deepEqual(await stated(`/${NAME}`, { from: 'entered' }, { params: undefined }), [
      400,
      `/input_basis/~1${NAME}`,
    ])
  })

  it('are refused alike by run, preview and validate, recorded as stated, and of no effect on a replay', async () => {
    const wrong = { input_basis: { '/no_such_input': { from: 'entered' } } }
    for (const path of ['/api/run', '/api/preview', '/api/preview/sections', '/api/preview/tries', '/api/validate'])
      assert.deepEqual(await refusals(wrong, REF, path), [400, '/input_basis/~1no_such_input'], path)
    const input_basis = { '/outer_diameter': { from: 'example' }, [`/${NAME}`]: RUN }
    const { run_id } = await service.run({ ref: REF, params: EXAMPLE, input_basis, units: 'us' })
    const { request } = await service.service.recordOf(run_id)
    assert.deepEqual([request.input_basis, request.units], [input_basis, 'us'])
    const replayed = await service.service.replay(await service.service.recordOf(run_id))
    assert.equal(replayed.identical, true)
  })

  it('are those of its study in a recorded point, the varied input entered', async () => {
    const vary = { kind: 'grid', axes: [{ param: 'outer_diameter', values: [300, 320], unit: 'mm' }] }
    const at = async (more: object) => {
      const { json } = await service.post('/api/studies', { ref: REF, vary, ...more })
      const run = await service.post(`/api/studies/${json.study_id}/points/1/run`, {})
      return (await service.service.recordOf(run.json.run_id)).request
    }
    const ofExample = await at({ units: 'us' })
    assert.deepEqual(ofExample.input_basis?.['/outer_diameter'], { from: 'entered' })
    assert.equal(ofExample.units, 'us')
    const others = Object.entries(ofExample.input_basis ?? {}).filter(([name]) => name !== '/outer_diameter')
    assert.deepEqual([...new Set(others.map(([, { from }]) => from))], ['example'])
    assert.equal((await at({ base: EXAMPLE })).input_basis, undefined)
    const stated = { '/wall_thickness': { from: 'file', digest: 'sha256:0', column: 'WT' } }
    assert.deepEqual((await at({ base: EXAMPLE, input_basis: stated })).input_basis, {
      ...stated,
      '/outer_diameter': { from: 'entered' },
    })
    const wrong = { '/wall': { from: 'entered' } }
    for (const path of ['/api/studies', '/api/preview/study']) {
      const refused = await service.post(path, { ref: REF, vary, input_basis: wrong })
      assert.deepEqual([refused.status, refused.json.errors[0].pointer], [422, '/input_basis/~1wall'])
    }
  })

  it('units are one of the unit systems', async () => {
    assert.deepEqual(await refusals({ units: 'imperial' }), [400, '/units'])
    assert.deepEqual(await refusals({ units: null }), [400, '/units'])
    for (const units of ['declared', 'metric', 'us']) assert.deepEqual(await refusals({ units }), [200])
  })

  it("an engineer's own words are texts and lists of them; a remark is at a step, a check or an input", async () => {
    const meta = (words: object) => refusals({ meta: words })
    assert.deepEqual(await meta({ purpose: 4 }), [400, '/meta/purpose'])
    assert.deepEqual(await meta({ conclusion: 'x'.repeat(2001) }), [400, '/meta/conclusion'])
    assert.deepEqual(await meta({ holds: 'soil' }), [400, '/meta/holds'])
    assert.deepEqual(await meta({ references: ['ABC', 4] }), [400, '/meta/references/1'])
    assert.deepEqual(await meta({ holds: Array.from({ length: 51 }, () => 'x') }), [400, '/meta/holds'])
    assert.deepEqual(await meta({ remarks: [{ at: '4.2' }] }), [400, '/meta/remarks/0/text'])
    assert.deepEqual(await meta({ remarks: [{ at: '4.2', text: 'x', by: 'y' }] }), [400, '/meta/remarks/0/by'])
    assert.deepEqual(await meta({ remarks: [{ at: 'bearing of lugs', text: 'x' }] }), [400, '/meta/remarks/0/at'])
    const remarks = [
      { at: '4.2', text: 'x' },
      { at: 'outer_diameter', text: 'y' },
    ]
    assert.deepEqual(await meta({ purpose: 'To size the wall.', holds: ['Soil data'], references: [], remarks }), [200])
  })

  it('no source, units or words move a hash', async () => {
    const hashes = async (more: object) => {
      const { json } = await service.post('/api/preview', { ref: REF, params: EXAMPLE, ...more })
      return [json.provenance?.input_hash, json.determinism?.result_hash]
    }
    const bare = await hashes({})
    assert.ok(bare.every((hash) => typeof hash === 'string'))
    const words = fc.string({ minLength: 1, maxLength: 40 }).filter((text) => text.trim() !== '')
    const source = fc.record({ document: words, revision: words, note: words }, { requiredKeys: [] })
    const basis = fc.oneof(
      fc.record({ from: fc.constantFrom('entered', 'example'), source }),
      fc.record({ from: fc.constant('run'), id: words, value: words, source }),
      fc.record({ from: fc.constant('basis'), project: words, name: words }),
      fc.record({ from: fc.constant('file'), digest: words, column: words }),
    )
    const pointers = fc.constantFrom(...Object.keys(EXAMPLE).map((name) => `/${name}`))
    const stated = fc.record(
      {
        input_basis: fc.dictionary(pointers, basis),
        units: fc.constantFrom('declared', 'metric', 'us'),
        meta: fc.record({ purpose: words, conclusion: words, holds: fc.array(words), references: fc.array(words) }),
      },
      { requiredKeys: [] },
    )
    await fc.assert(
      fc.asyncProperty(stated, async (more) => assert.deepEqual(await hashes(more), bare)),
      { numRuns: 40 },
    )
  })
})
