/** Inputs that refer to a file: nothing runs unconfirmed, the hash is that of the numbers, and the record keeps the bytes. */
import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'
import { type Answer, type Json, type TestService, testService } from '../testing.ts'

const REF = 'modelrepo:wellpath'
const INPUTS = ['measured_depth', 'inclination', 'azimuth'] as const
const DEPTHS = [0, 1000, 1640.42, 2624.67]
const [INCLINATIONS, AZIMUTHS] = [
  [0, 0, 10, 25],
  [0, 0, 65, 70],
]
const SURVEY = [
  'MD [ft],Inc [deg],Azi [deg]',
  ...DEPTHS.map((depth, i) => `${depth},${INCLINATIONS?.[i]},${AZIMUTHS?.[i]}`),
].join('\n')
const TYPED = {
  measured_depth: { value: DEPTHS, unit: 'ft' },
  inclination: INCLINATIONS,
  azimuth: AZIMUTHS,
}
const OTHERS = { analysis: 'well_path', azimuth_reference: 'grid' }

describe('inputs that refer to a file', () => {
  let service: TestService
  let file: string
  let mapping: Json
  before(async () => {
    service = await testService()
    file = (await upload('survey.csv')).json.file
    const asked = { ref: REF, file, name: 'survey.csv', inputs: INPUTS, answers: { north: 'grid' } }
    const { proposals } = (await service.post('/api/files/propose', asked)).json
    mapping = proposals[0].mapping
  })
  after(() => service.close())
  const upload = (name: string): Promise<Answer> =>
    service.post(`/api/files?name=${name}`, SURVEY, { 'content-type': 'application/octet-stream' })
  const paramsWith = (as: Json, more: object = {}) => ({
    ...OTHERS,
    ...Object.fromEntries(INPUTS.map((input) => [input, { file, name: 'survey.csv', ...(as && { as }) }])),
    ...more,
  })
  const run = (params: object, more: object = {}) => service.post('/api/run', { ref: REF, params, ...more })

  it('run nothing before the mapping is confirmed, and say what is proposed', async () => {
    for (const as of [undefined, { answers: {} }]) {
      const { status, json } = await run(paramsWith(as))
      assert.equal(status, 422)
      assert.equal(json.code, 'file_mapping_needed')
      assert.deepEqual(
        json.files.map(({ pointer }: Json) => pointer),
        INPUTS.map((input) => `/params/${input}`),
      )
      const [{ columns, questions, mapping: made }] = json.files[0].proposals
      assert.deepEqual(
        columns.map(({ target, column, unit }: Json) => [target, column, unit]),
        [
          ['measured_depth', 'MD', 'ft'],
          ['inclination', 'Inc', 'deg'],
          ['azimuth', 'Azi', 'deg'],
        ],
      )
      assert.deepEqual([questions.map(({ code }: Json) => code), made], [['north'], null])
    }
    const { json } = await run(paramsWith({ answers: { north: 'grid' } }))
    assert.deepEqual([json.code, json.files[0].proposals[0].mapping], ['file_mapping_needed', mapping])
  })

  it('give the hashes of the same numbers as they are typed', async () => {
    const [fromFile, typed] = [await run(paramsWith(mapping)), await run({ ...OTHERS, ...TYPED })]
    assert.equal(fromFile.status, 200, fromFile.text)
    assert.equal(fromFile.json.provenance.input_hash, typed.json.provenance.input_hash)
    assert.equal(fromFile.json.determinism.result_hash, typed.json.determinism.result_hash)
    const { json: checked } = await service.post('/api/validate', { ref: REF, params: paramsWith(mapping) })
    assert.equal(checked.input_hash, typed.json.provenance.input_hash)
  })

  it('are recorded as numbers with their source, and the file is kept with the record', async () => {
    const stated = { input_basis: { '/measured_depth': { from: 'entered', source: { document: 'Survey report' } } } }
    const { json } = await run(paramsWith(mapping), stated)
    const [use] = json.provenance.files
    const { kept, ...rest } = use
    assert.deepEqual(rest, {
      digest: file,
      inputs: INPUTS,
      read: { name: 'survey.csv', format: 'delimited', mapping, left: [] },
    })
    assert.equal((await service.get(new URL(kept.url).pathname)).text, SURVEY)
    const { request } = await service.service.recordOf(json.run_id)
    assert.deepEqual(request.params?.measured_depth, TYPED.measured_depth)
    assert.deepEqual(request.input_basis?.['/measured_depth'], {
      from: 'file',
      digest: file,
      column: 'MD',
      source: { document: 'Survey report' },
    })
    const replay = await service.service.replay(await service.service.recordOf(json.run_id), json.run_id)
    assert.equal(replay.same, true)
  })

  it('are kept too where a client read the file and states it as the source of its numbers', async () => {
    const basis = { '/measured_depth': { from: 'file', digest: file, column: 'MD' } }
    const { json } = await run({ ...OTHERS, ...TYPED }, { input_basis: basis })
    const [{ kept, ...use }] = json.provenance.files
    assert.deepEqual(use, { digest: file, inputs: ['measured_depth'] })
    assert.equal((await service.get(new URL(kept.url).pathname)).text, SURVEY)
  })

  it('decide what else the file says, and are refused where the request says otherwise', async () => {
    const magnetic = { ...mapping, answers: { north: 'magnetic' } }
    const { azimuth_reference: _grid, ...left } = paramsWith(magnetic) as Json
    const { json: checked } = await service.post('/api/validate', {
      ref: REF,
      params: { ...left, magnetic_declination: 2, grid_convergence: 1 },
    })
    assert.equal(checked.params.azimuth_reference, 'magnetic')
    const contradicted = await run(paramsWith(magnetic))
    assert.deepEqual([contradicted.status, contradicted.json.code], [422, 'mapping_refused'])
    assert.match(
      contradicted.json.detail,
      /Azimuth reference is Grid north in the request and Magnetic north in survey.csv/,
    )
  })

  it('are refused with their place where the mapping does not fit or a field is not valid', async () => {
    const elsewhere = { ...mapping, columns: { ...mapping.columns, azimuth: { column: 'Azimuth', unit: 'deg' } } }
    const unfit = await run(paramsWith(elsewhere))
    assert.deepEqual([unfit.status, unfit.json.code], [422, 'mapping_refused'])
    const other = await run(paramsWith(mapping, { azimuth: { file: 7, sheet: 1 } }))
    assert.equal(other.json.code, 'params_refused')
    assert.deepEqual(
      other.json.errors.map(({ pointer }: Json) => pointer),
      ['/azimuth/sheet', '/azimuth/file', '/azimuth/name'],
    )
    const gone = await run(
      paramsWith(mapping, { azimuth: { file: `sha256:${'0'.repeat(64)}`, name: 'a.csv', as: mapping } }),
    )
    assert.deepEqual([gone.status, gone.json.code], [404, 'unknown_file'])
  })

  it('leave as a LAS file, which goes back in without a question', async () => {
    const { json } = await run(paramsWith(mapping))
    const las = await service.get(`/api/runs/${json.run_id}/artifacts/stations.las`)
    assert.equal(las.status, 200)
    const back = await service.post('/api/files?name=stations.las', las.text, {
      'content-type': 'application/octet-stream',
    })
    const asked = { ref: REF, file: back.json.file, name: 'stations.las', inputs: INPUTS }
    const [{ questions, mapping: made }] = (await service.post('/api/files/propose', asked)).json.proposals
    assert.deepEqual(questions, [])
    const again = await run({
      analysis: 'well_path',
      ...Object.fromEntries(INPUTS.map((input) => [input, { file: back.json.file, name: 'stations.las', as: made }])),
    })
    assert.equal(again.json.determinism.result_hash, json.determinism.result_hash)
  })

  it('give a study and a preview their numbers', async () => {
    const preview = await service.post('/api/preview', { ref: REF, params: paramsWith(mapping) })
    assert.equal(preview.status, 200, preview.text)
    const vary = {
      kind: 'list',
      rows: [{ maximum_allowable_dogleg_severity: 2 }, { maximum_allowable_dogleg_severity: 3 }],
    }
    const study = { ref: REF, base: paramsWith(mapping), vary }
    const { status, text } = await service.post('/api/preview/study', study)
    assert.equal(status, 200, text)
    const open = await service.post('/api/studies', { ref: REF, base: paramsWith(undefined), vary })
    assert.equal(open.json.files[0].pointer, '/base/measured_depth')
  })
})
