/** A feature list of an inline inspection is taken by a table whose cells the workflow reads row by row, as the same rows typed. */
import assert from 'node:assert/strict'
import { after, before, it } from 'node:test'
import { type Json, type TestService, testService } from '../testing.ts'

const REF = 'datarepo:pipeline-safety-ffs'
const BYTES = { 'content-type': 'application/octet-stream' }
const PIPE = {
  outer_diameter: 323.85,
  wall_thickness: 9.53,
  specified_minimum_yield_strength: 358.53,
  maximum_allowable_operating_pressure: 5,
}
const LIST = [
  "Feature ID,Log Distance [ft],Event,Depth [%],Length [in],Width [in],O'clock,Int/Ext,WT [mm]",
  'F1,10.5,Metal Loss,22,1.2,0.5,03:30,External,9.53',
  'F2,22.1,metal loss,45,2.4,0.9,06:00,Internal,12.7',
  'F3,30,Dent,,1.6,1.2,12:00,External,9.53',
  'GW1,33,Girth Weld,,,,,,9.53',
].join('\n')
const ROWS = [
  {
    ...{ id: 'F1', defect_type: 'metal_loss', depth_percent: 22, length: '1.2 in', wall_thickness: 9.53 },
    ...{ axial_position: '10.5 ft', clock_position: 105, location: 'External' },
  },
  {
    ...{ id: 'F2', defect_type: 'metal_loss', depth_percent: 45, length: '2.4 in', wall_thickness: 12.7 },
    ...{ axial_position: '22.1 ft', clock_position: 180, location: 'Internal' },
  },
  {
    ...{ id: 'F3', defect_type: 'dent', length: '1.6 in', wall_thickness: 9.53 },
    ...{ axial_position: '30 ft', clock_position: 0, location: 'External' },
  },
  { id: 'GW1', defect_type: 'Girth Weld', wall_thickness: 9.53, axial_position: '33 ft' },
]

let service: TestService
before(async () => {
  service = await testService()
})
after(() => service.close())

async function taken(text: string, answers: Json): Promise<Json> {
  const { file } = (await service.post('/api/files?name=ili.csv', text, BYTES)).json
  const asked = { ref: REF, file, name: 'ili.csv', inputs: ['defects'], answers }
  const [{ mapping, questions }] = (await service.post('/api/files/propose', asked)).json.proposals
  assert.deepEqual(questions, [])
  return { file, name: 'ili.csv', as: mapping }
}

it('a feature list has the hashes of the same rows typed, and a row that is no defect is reported', async () => {
  const defects = await taken(LIST, { target: 'Feature ID' })
  const [read, typed] = await Promise.all(
    [defects, ROWS].map((own) => service.post('/api/run', { ref: REF, params: { ...PIPE, defects: own } })),
  )
  assert.ok(read && typed)
  assert.equal(read.status, 200, read.text)
  assert.equal(read.json.provenance.input_hash, typed.json.provenance.input_hash)
  assert.equal(read.json.determinism.result_hash, typed.json.determinism.result_hash)
  assert.match(read.json.detail, /1 of 4 rows could not be read or assessed \('GW1'\)/)
})

it('a depth in mm and a depth in % of the wall are the same defect', async () => {
  const listOf = (heading: string, depth: number) => `Name,Event,Length [mm],${heading}\nF1,Metal loss,30,${depth}\n`
  const values = async (text: string, answers = {}) => {
    const params = { ...PIPE, wall_thickness: 10, defects: await taken(text, answers) }
    return (await service.post('/api/run', { ref: REF, params })).json.result.values.governing_safe_pressure.value
  }
  const percent = await values(listOf('Depth [%]', 25))
  assert.ok(percent > 0)
  assert.equal(await values(listOf('Depth [mm]', 2.5)), percent)
  assert.equal(await values(listOf('Depth', 25), { target_unit: '%' }), percent)
  assert.equal(await values(listOf('Depth', 2.5), { target_unit: 'mm' }), percent)
})
