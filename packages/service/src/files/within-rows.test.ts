/** A list or a table within a row of a table refers to a file of its own: confirmed, hashed and recorded as an input is. */
import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'
import { type Json, type TestService, testService } from '../testing.ts'

const REF = 'modelrepo:mooring-fatigue'
const HISTORIES = { chain: [900, 1200, 850, 1320, 990, 1100], wire: [400, 520, 380, 610] }
const csvOf = (tensions: readonly number[], unit = 'kN') =>
  ['Time [s],Tension history', ...tensions.map((tension, i) => `${i},${tension}`)]
    .join('\n')
    .replace('history', `history [${unit}]`)
const LINE = { material: 'CHAIN', area_mm2: 8000, n_repeats: 5000 }
const OTHERS = { design_life: 25, design_fatigue_factor: 3, sn_family: 'DNV-RP-C203', sn_curve: 'D' }
const paramsWith = (...lines: readonly object[]): Json => ({
  ...OTHERS,
  lines: lines.map((line, i) => ({ id: `line ${i}`, ...LINE, ...line })),
})

describe('a file within a row', () => {
  let service: TestService
  let chain: Json
  let wire: Json
  let mapping: Json
  before(async () => {
    service = await testService()
    chain = await uploaded('chain.csv', csvOf(HISTORIES.chain))
    wire = await uploaded('wire.csv', csvOf(HISTORIES.wire))
    mapping = (await proposed(chain, 'lines/0/tension_history_kN')).mapping
  })
  after(() => service.close())
  const uploaded = async (name: string, text: string): Promise<Json> => {
    const { json } = await service.post(`/api/files?name=${name}`, text, { 'content-type': 'application/octet-stream' })
    return { file: json.file, name }
  }
  const proposed = async (file: Json, ...inputs: readonly string[]): Promise<Json> =>
    (await service.post('/api/files/propose', { ref: REF, ...file, inputs })).json.proposals[0]
  const run = (params: Json, more: object = {}) => service.post('/api/run', { ref: REF, params, ...more })
  const hashOf = async (params: Json) => {
    const { status, json, text } = await run(params)
    assert.equal(status, 200, text)
    return [json.provenance.input_hash, json.determinism.result_hash]
  }

  it('has a mapping that names no row, so that it is valid for the next row and the next file', async () => {
    assert.deepEqual(mapping.columns, {
      'lines.tension_history_kN': { column: 'Tension history', unit: 'kN', stated: 'kN' },
    })
    for (const [file, place] of [
      [wire, 'lines/1/tension_history_kN'],
      [wire, 'lines.tension_history_kN'],
    ] as const)
      assert.deepEqual((await proposed(file, place)).mapping, mapping)
  })

  it('runs nothing before it is confirmed, and says so at its place', async () => {
    const { status, json } = await run(
      paramsWith({ tension_history_kN: { ...chain, as: mapping } }, { tension_history_kN: wire }),
    )
    assert.deepEqual([status, json.code], [422, 'file_mapping_needed'])
    assert.deepEqual(
      json.files.map(({ pointer, name, proposals }: Json) => [pointer, name, proposals[0].mapping]),
      [['/params/lines/1/tension_history_kN', 'wire.csv', mapping]],
    )
    assert.match(
      json.detail,
      /the columns of the file for lines\/1\/tension_history_kN \(wire\.csv\) are not confirmed/,
    )
  })

  it('gives two rows the numbers of two files, with the hashes of the same numbers typed', async () => {
    const files = paramsWith(
      { tension_history_kN: { ...chain, as: mapping } },
      { tension_history_kN: { ...wire, as: mapping } },
    )
    const typed = paramsWith({ tension_history_kN: HISTORIES.chain }, { tension_history_kN: HISTORIES.wire })
    assert.deepEqual(await hashOf(files), await hashOf(typed))
    const { lines, ...others } = files
    assert.deepEqual(await hashOf({ ...others, lines: { value: lines } }), await hashOf(typed))
  })

  it('gives rows in another unit the hash of the same rows typed', async () => {
    const kips = await uploaded('kips.csv', csvOf(HISTORIES.chain, 'kip'))
    const { mapping: as } = await proposed(kips, 'lines/0/tension_history_kN')
    const bins = await uploaded('bins.csv', 'Tension range [kip],Number of cycles\n50,150000\n70,60000\n')
    const { mapping: binned } = await proposed(bins, 'lines/1/tension_range_bins')
    const bare = { n_repeats: undefined }
    assert.deepEqual(
      await hashOf(
        paramsWith({ tension_history_kN: { ...kips, as } }, { ...bare, tension_range_bins: { ...bins, as: binned } }),
      ),
      await hashOf(
        paramsWith(
          { tension_history_kN: { value: HISTORIES.chain, unit: 'kip' } },
          {
            ...bare,
            tension_range_bins: [
              { tension_range_kN: '50 kip', n_cycles: 150000 },
              { tension_range_kN: '70 kip', n_cycles: 60000 },
            ],
          },
        ),
      ),
    )
  })

  it('is recorded with its place, and the record replays', async () => {
    const { json } = await run(
      paramsWith({ tension_history_kN: { ...chain, as: mapping } }, { tension_history_kN: { ...wire, as: mapping } }),
    )
    assert.deepEqual(
      json.provenance.files.map(({ digest, inputs, read, kept }: Json) => [digest, inputs, read.name, kept.basename]),
      [
        [chain.file, ['lines/0/tension_history_kN'], 'chain.csv', 'input-1-chain.csv'],
        [wire.file, ['lines/1/tension_history_kN'], 'wire.csv', 'input-2-wire.csv'],
      ],
    )
    const record = await service.service.recordOf(json.run_id)
    assert.deepEqual(record.request.input_basis, {
      '/lines/0/tension_history_kN': { from: 'file', digest: chain.file, column: 'Tension history' },
      '/lines/1/tension_history_kN': { from: 'file', digest: wire.file, column: 'Tension history' },
    })
    const { lines } = record.request.params as Json
    assert.deepEqual(lines[1].tension_history_kN, HISTORIES.wire)
    assert.equal((await service.service.replay(record, json.run_id)).same, true)
  })

  it('is kept as well where a client read it and states it as the source of a cell', async () => {
    const basis = { '/lines/0/tension_history_kN/2': { from: 'file', digest: chain.file, column: 'Tension history' } }
    const { json } = await run(paramsWith({ tension_history_kN: HISTORIES.chain }), { input_basis: basis })
    assert.deepEqual(json.provenance.files[0].inputs, ['lines/0/tension_history_kN'])
  })

  it('is refused at its place where nothing there takes a file, or where a field is not valid', async () => {
    for (const [line, pointer] of [
      [{ tension_history_kN: HISTORIES.chain, material: chain }, '/lines/0/material'],
      [{ tension_history_kN: HISTORIES.chain, history: chain }, '/lines/0/history'],
      [{ tension_history_kN: { file: 7, name: 'a.csv', sheet: 1 } }, '/lines/0/tension_history_kN/sheet'],
      [{ tension_history_kN: [chain] }, '/lines/0/tension_history_kN/0'],
    ] as const) {
      const { status, json } = await run(paramsWith(line))
      assert.deepEqual([status, json.code, json.errors[0].pointer], [422, 'params_refused', pointer])
    }
    const whole = await run({ ...OTHERS, lines: { ...chain, as: mapping } })
    assert.equal(whole.json.code, 'mapping_refused')
    assert.match(
      whole.json.detail,
      /no column for lines\. Enter the file in a row, such as lines\/0\/tension_history_kN/,
    )
    const { json } = await service.post('/api/files/propose', { ref: REF, ...chain, inputs: ['lines/0/material'] })
    assert.deepEqual([json.code, json.errors[0].pointer], ['request_malformed', '/inputs/0'])
  })

  it('is refused beyond as many references as one request has', async () => {
    const lines = Array.from({ length: 201 }, () => ({ tension_history_kN: chain }))
    const { json } = await run(paramsWith(...lines))
    assert.deepEqual([json.code, json.errors[0].pointer], ['params_refused', '/lines/200/tension_history_kN'])
  })

  it('gives its numbers to a study and to one row in place of many', async () => {
    const base = paramsWith({ tension_history_kN: { ...chain, as: mapping } })
    const vary = { kind: 'list', rows: [{ design_life: 20 }, { design_life: 30 }] }
    const { status, text } = await service.post('/api/preview/study', { ref: REF, base, vary })
    assert.equal(status, 200, text)
    const open = await service.post('/api/studies', { ref: REF, base: paramsWith({ tension_history_kN: chain }), vary })
    assert.equal(open.json.files[0].pointer, '/base/lines/0/tension_history_kN')
    const waves = await uploaded('waves.csv', 'Stress ranges [MPa],Cycles\n6,4000000\n10,600000\n')
    const inputs = ['segments/0/wave/stress_ranges_MPa', 'segments/0/wave/cycles']
    const asked = { ref: 'modelrepo:riser-fatigue', ...waves, inputs }
    const [{ mapping: as }] = (await service.post('/api/files/propose', asked)).json.proposals
    const histogram = { stress_ranges_MPa: { ...waves, as }, cycles: { ...waves, as } }
    const segment = { id: 'TDZ', outer_diameter_mm: 273.1, wall_thickness_mm: 22.2, wave: histogram }
    const params = { design_life: 25, sn_curve: 'F1', environment: 'air', segments: [segment] }
    const { json } = await service.post('/api/validate', { ref: 'modelrepo:riser-fatigue', params })
    assert.deepEqual(json.params?.segments[0].wave[0].cycles, [4000000, 600000], JSON.stringify(json))
  })
})
