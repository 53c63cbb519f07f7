/** Studies of files: a file for each point, or a row of one file; nothing runs unconfirmed, and the bytes are kept with the study. */
import assert from 'node:assert/strict'
import { utimesSync } from 'node:fs'
import { join } from 'node:path'
import { after, before, describe, it } from 'node:test'
import { objectPath } from '../store/objects.ts'
import { ended, rowsOf } from '../studies/study-kit.ts'
import { type Json, type TestService, testService } from '../testing.ts'

const OCTETS = { 'content-type': 'application/octet-stream' }
const TWO_HOURS_S = 7200
let service: TestService

before(async () => {
  service = await testService({ KEELSON_STUDY_WORKERS: '1' })
})
after(() => service.close())

const upload = async (name: string, text: string): Promise<string> =>
  (await service.post(`/api/files?name=${name}`, text, OCTETS)).json.file
/** A study that must end as done. */
const studied = async (asked: object): Promise<Json> => {
  const { status, json, text } = await service.post('/api/studies', asked)
  assert.equal(status, 202, text)
  const study = await ended(service.service.studies, json.study_id)
  assert.deepEqual([study.status, study.reason], ['done', null])
  return study
}
const hashesOf = async (id: string) =>
  (await rowsOf(service.service.studies, id)).map(({ input_hash, result_hash }) => [input_hash, result_hash])

describe('a study with a survey for each point', () => {
  const REF = 'modelrepo:wellpath'
  const INPUTS = ['measured_depth', 'inclination', 'azimuth']
  const BASE = { analysis: 'well_path', azimuth_reference: 'grid' }
  const DEPTHS = [0, 1000, 1640.42, 2624.67]
  const SURVEYS = Array.from({ length: 20 }, (_, n) => ({
    name: `well-${String(n + 1).padStart(2, '0')}.csv`,
    inclination: [0, 2, 10 + n, 25 + n],
    azimuth: [0, 10, 60 + n, 70],
  }))
  const textOf = ({ inclination, azimuth }: (typeof SURVEYS)[number]) =>
    ['MD [ft],Inc [deg],Azi [deg]', ...DEPTHS.map((md, i) => `${md},${inclination[i]},${azimuth[i]}`)].join('\n')
  let files: readonly string[]
  let mapping: Json
  const rowOf = (n: number, as: Json = mapping, file = files[n], name = SURVEYS[n]?.name) =>
    Object.fromEntries(INPUTS.map((input) => [input, { file, name, ...(as && { as }) }]))
  const list = (rows: readonly object[]) => ({ ref: REF, base: BASE, vary: { kind: 'list', rows } })
  before(async () => {
    const sent: string[] = []
    for (const survey of SURVEYS) sent.push(await upload(survey.name, textOf(survey)))
    files = sent
    const asked = { ref: REF, file: files[0], name: 'well-01.csv', inputs: INPUTS, answers: { north: 'grid' } }
    mapping = (await service.post('/api/files/propose', asked)).json.proposals[0].mapping
  })

  it('has the hashes of the single runs, and the names of the files', async () => {
    const study = await studied(list(SURVEYS.map((_, n) => rowOf(n))))
    const rows = await rowsOf(service.service.studies, study.study_id)
    assert.deepEqual(
      rows.map(({ name }) => name),
      SURVEYS.map(({ name }) => name),
    )
    for (const [n, { inclination, azimuth }] of SURVEYS.entries()) {
      const typed = { ...BASE, measured_depth: { value: DEPTHS, unit: 'ft' }, inclination, azimuth }
      const { json } = await service.post('/api/preview?fields=provenance,determinism', { ref: REF, params: typed })
      assert.deepEqual(
        [rows[n]?.input_hash, rows[n]?.result_hash],
        [json.provenance.input_hash, json.determinism.result_hash],
      )
    }
    const told = (await service.get(`/api/studies/${study.study_id}`)).json.files
    assert.equal(told.length, 20)
    assert.deepEqual(told[6], {
      digest: files[6],
      inputs: INPUTS,
      read: { name: 'well-07.csv', format: 'delimited', mapping, left: [] },
      points: [6],
    })
    const { text } = await service.get(`/studies/${study.study_id}/report`)
    assert.ok(text.includes('Files read') && text.includes(String(files[6]).replace('sha256:', '')))
  })

  it('runs nothing before the mapping is confirmed, and names every row', async () => {
    const { status, json } = await service.post('/api/studies', list([rowOf(0), rowOf(1, undefined), rowOf(2, null)]))
    const { status: open, json: needed } = await service.post(
      '/api/studies',
      list([rowOf(0), ...[1, 2].map((n) => rowOf(n, { answers: {} }))]),
    )
    assert.deepEqual([status, json.code, open, needed.code], [422, 'file_mapping_needed', 422, 'file_mapping_needed'])
    assert.match(needed.detail, /row 1 \(well-02\.csv\), row 2 \(well-03\.csv\) are not confirmed/)
    assert.deepEqual(
      needed.files.map(({ pointer }: Json) => pointer),
      [1, 2].flatMap((n) => INPUTS.map((input) => `/vary/rows/${n}/${input}`)),
    )
    assert.equal(needed.files[0].proposals[0].questions[0].code, 'north')
  })

  it('refuses a file that does not fit at its row and by its name, and runs nothing', async () => {
    const before = (await service.get('/api/studies')).json.studies.length
    const bad = await upload('bad.csv', 'MD [m],Inc [deg],Azi [deg]\n0,0,0\n100,2,10\n')
    const rows = SURVEYS.map((_, n) => (n === 6 ? rowOf(n, mapping, bad, 'bad.csv') : rowOf(n)))
    const { status, json } = await service.post('/api/studies', list(rows))
    assert.deepEqual(
      [status, json.code, json.errors[0].pointer],
      [422, 'mapping_refused', '/vary/rows/6/measured_depth'],
    )
    assert.match(json.detail, /bad\.csv: .*column 'MD' states 'm', and the mapping states 'ft'/)
    const torn = await upload('torn.csv', 'MD [ft],Inc [deg],Azi [deg]\n0,0,0\n100,,10\n200,4,20\n')
    const holed = await service.post('/api/studies', list([rowOf(0), rowOf(1, mapping, torn, 'torn.csv')]))
    assert.deepEqual([holed.json.code, holed.json.errors[0].pointer], ['file_refused', '/vary/rows/1/measured_depth'])
    assert.match(holed.json.detail, /torn\.csv: line 3, column 'Inc'/)
    assert.equal((await service.get('/api/studies')).json.studies.length, before)
  })

  it('is refused with the name of the file where a value of it is outside its input', async () => {
    const steep = await upload('steep.csv', 'MD [ft],Inc [deg],Azi [deg]\n0,0,0\n100,270,10\n')
    const { json } = await service.post('/api/studies', list([rowOf(0), rowOf(1, mapping, steep, 'steep.csv')]))
    assert.deepEqual([json.code, json.errors[0].pointer], ['study_refused', '/vary/rows/1/inclination'])
    assert.match(json.errors[0].message, /^steep\.csv: /)
  })

  it('is refused where a file says otherwise than the base', async () => {
    const magnetic = { ...mapping, answers: { north: 'magnetic' } }
    const { json } = await service.post('/api/studies', list([rowOf(0), rowOf(1, magnetic)]))
    assert.deepEqual([json.code, json.errors[0].pointer], ['mapping_refused', '/vary/rows/1'])
    assert.match(json.detail, /Azimuth reference is Grid north in the request and Magnetic north in well-02\.csv/)
  })

  it('records a point as a run that states the file and keeps it', async () => {
    const study = await studied(list([rowOf(3), rowOf(4)]))
    const { json } = await service.post(`/api/studies/${study.study_id}/points/1/run`, {})
    const { request } = await service.service.recordOf(json.run_id)
    assert.deepEqual(request.input_basis?.['/inclination'], { from: 'file', digest: files[4], column: 'Inc' })
    const [{ digest, kept }] = json.provenance.files
    assert.equal(digest, files[4])
    assert.equal((await service.get(new URL(kept.url).pathname)).text, textOf(SURVEYS[4] as (typeof SURVEYS)[number]))
    assert.deepEqual((await hashesOf(study.study_id))[1], [json.provenance.input_hash, json.determinism.result_hash])
  })

  it('keeps the bytes for as long as it is, and no longer', async () => {
    const [alone, unused] = [
      await upload('alone.csv', textOf({ name: '', inclination: [0, 1, 2, 3], azimuth: [5, 6, 7, 8] })),
      await upload('unused.csv', 'MD [ft],Inc [deg]\n0,0\n7,1\n'),
    ]
    await studied(list([rowOf(0, mapping, alone, 'alone.csv')]))
    const long = Date.now() / 1000 - TWO_HOURS_S
    for (const file of [alone, unused])
      utimesSync(objectPath(join(service.dataDir, 'objects'), file.replace('sha256:', '')), long, long)
    const { orphaned, damaged } = await service.service.checkStore()
    assert.deepEqual([orphaned, damaged], [1, 0])
    await service.service.ledger.forgetUnused()
    await service.service.prune('2000-01-01T00:00:00.000Z')
    const statuses = async () => [
      (await service.get(`/api/files/${alone}`)).status,
      (await service.get(`/api/files/${unused}`)).status,
    ]
    assert.deepEqual(await statuses(), [200, 404])
    await service.service.prune('9999-01-01T00:00:00.000Z')
    assert.deepEqual(await statuses(), [404, 404])
  })
})

describe('a study with a row of one file for each point', () => {
  const REF = 'modelrepo:api579-pipe-ffs-b318'
  const BASE = {
    outer_diameter: 406.4,
    wall_thickness: 9.525,
    specified_minimum_yield_strength: 358.5,
    design_factor: 0.72,
    maximum_allowable_operating_pressure: 6.89,
    assessment_method: 'modified B31G',
    code: 'ASME B31.8',
  }
  const DEFECTS = Array.from({ length: 300 }, (_, n) => ({ depth: 0.5 + n / 100, length: 1 + n / 64 }))
  const TEXT = ['ID;Peak depth [mm];Length [in]', ...DEFECTS.map(({ depth, length }, n) => `D-${n};${depth};${length}`)]
  const ANSWERS = {
    'target:delimited:defect_depth': 'Peak depth',
    'target:delimited:uniform_metal_loss': 'no column',
  }
  let file: string
  let mapping: Json
  before(async () => {
    file = await upload('defects.csv', TEXT.join('\n'))
    const asked = { ref: REF, file, name: 'defects.csv', for: 'rows', answers: ANSWERS }
    mapping = (await service.post('/api/files/propose', asked)).json.proposals[0].mapping
  })
  const of = (vary: object) => ({ ref: REF, base: BASE, vary: { kind: 'list', ...vary } })

  it('is that of the same rows sent inline and as a csv', async () => {
    assert.deepEqual(mapping.columns, {
      defect_depth: { column: 'Peak depth', unit: 'mm', stated: 'mm' },
      defect_length: { column: 'Length', unit: 'in', stated: 'in' },
    })
    const fromFile = await studied(of({ file, name: 'defects.csv', as: mapping }))
    const rows = DEFECTS.map(({ depth, length }) => ({ defect_depth: `${depth} mm`, defect_length: `${length} in` }))
    const inline = await studied(of({ rows }))
    const csv = ['defect_depth,defect_length [in]', ...DEFECTS.map(({ depth, length }) => `${depth},${length}`)].join(
      '\n',
    )
    const asCsv = await studied(of({ csv }))
    assert.deepEqual([fromFile.points, fromFile.study_hash], [{ total: 300, done: 300, failed: 0 }, asCsv.study_hash])
    assert.equal(inline.study_hash, asCsv.study_hash)
    assert.deepEqual(
      await rowsOf(service.service.studies, fromFile.study_id),
      await rowsOf(service.service.studies, asCsv.study_id),
    )
    assert.deepEqual(fromFile.files, [
      {
        digest: file,
        inputs: ['defect_depth', 'defect_length'],
        read: {
          name: 'defects.csv',
          format: 'delimited',
          mapping,
          left: [{ what: 'cells of column ID', count: 300, lines: [] }],
        },
      },
    ])
    const again = await studied({ ref: REF, base: BASE, vary: fromFile.request.vary })
    assert.equal(again.study_hash, fromFile.study_hash)
  })

  it('runs nothing before its columns are confirmed', async () => {
    const { json } = await service.post('/api/studies', of({ file, name: 'defects.csv' }))
    assert.deepEqual([json.code, json.files[0].pointer], ['file_mapping_needed', '/vary/file'])
    assert.deepEqual(
      json.files[0].proposals[0].questions.map(({ column }: Json) => column),
      ['uniform_metal_loss', 'defect_depth'],
    )
  })

  it('is refused by line and column, for a cell that is empty and for a value that no point may have', async () => {
    const torn = await upload('torn.csv', [...TEXT.slice(0, 3), 'D-2;;1'].join('\n'))
    const holed = await service.post('/api/studies', of({ file: torn, name: 'torn.csv', as: mapping }))
    assert.deepEqual([holed.json.code, holed.json.line, holed.json.column], ['file_refused', 4, 'Peak depth'])
    const below = await upload('below.csv', [...TEXT.slice(0, 3), 'D-2;1;-3'].join('\n'))
    const { json } = await service.post('/api/studies', of({ file: below, name: 'below.csv', as: mapping }))
    assert.deepEqual([json.code, json.errors.length, json.errors[0].pointer], ['study_refused', 1, '/vary/file'])
    assert.match(json.errors[0].message, /^below\.csv, line 4, column 'Length': must be greater than 0/)
  })

  it('excludes rows and a csv, and its members are held to their form', async () => {
    for (const other of [{ rows: [{ defect_depth: 1 }] }, { csv: 'defect_depth\n1' }]) {
      const { json } = await service.post('/api/studies', of({ file, name: 'defects.csv', as: mapping, ...other }))
      assert.deepEqual([json.code, json.errors[0].pointer], ['study_refused', '/vary'])
    }
    const { json } = await service.post('/api/studies', of({ file: 7, name: 'a/b', as: [], units: {} }))
    assert.deepEqual(
      json.errors.map(({ pointer }: Json) => pointer),
      ['/vary/file', '/vary/name', '/vary/as', '/vary/units'],
    )
    const lists = { ...mapping, columns: { axial_position: { column: 'Length', unit: 'in', stated: 'in' } } }
    const unfit = await service.post('/api/studies', of({ file, name: 'defects.csv', as: lists }))
    assert.deepEqual(unfit.json.code, 'mapping_refused')
    assert.match(unfit.json.detail, /'axial_position' is not an input of one value/)
  })
})
