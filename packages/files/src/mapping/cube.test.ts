/** One table of RAOs fills periods, headings, amplitudes and phases, the same from each format, and only what it does not state is asked. */
import assert from 'node:assert/strict'
import test from 'node:test'
import { writeWorkbook } from '../workbook/write.ts'
import {
  aqwaOf,
  csvOf,
  IN_RADIANS,
  inOrder,
  NODES,
  orcaflexOf,
  proposalOf,
  SAYING,
  takenOf,
  wamitOf,
} from './cube.fixture.ts'
import { raosTable } from './cube-wide.fixture.ts'
import { mappingOf } from './mapping.ts'
import { openQuestions, propose } from './propose.ts'

const LAGS = { phase_sense: 'lags', phase_reference: 'crest' }
const WAMIT = { unit: 's', length_scale: '1', phase_point: 'same point' }
const IN_DEGREES = { rotation_unit: 'deg/m', phase_convention: 'lag' }
type Cube = readonly (readonly (readonly number[])[])[]
const cubeIn = (taken: ReturnType<typeof takenOf>, name: 'amplitudes' | 'phases') => taken.params[name] as Cube

test('a file of OrcaFlex fills the cube in ascending order without a question, and settles unit and sign', () => {
  const text = orcaflexOf(NODES)
  assert.deepEqual(proposalOf(text, 'rao.yml').open, [])
  assert.deepEqual(
    proposalOf(text, 'rao.yml').proposal.columns.map(({ fits }) => fits[0]?.reason),
    [
      "'RAOPeriodOrFrequency': periods",
      "'RAODirection': wave directions, 0 to 360 deg",
      "'amplitude': amplitudes of all motions, rotations in this unit",
      "'phase': phases of all motions, positive phase lags, relative to the crest",
    ],
  )
  const { params, settled, left } = takenOf(text, 'rao.yml')
  const [near, far] = [0.125, 0.25].map((more) => [0.5, 0.25, 0.5 + more, 1.5, 2.5, 0.125])
  assert.deepEqual(
    [params.periods, params.headings],
    [
      [8, 12.5],
      [0, 90],
    ],
  )
  const heaves = (params.amplitudes as Cube).map((block) => block.map((six) => six[2]))
  assert.deepEqual(heaves, [
    [0.625, 0.5],
    [0.875, 0.75],
  ])
  assert.deepEqual((params.amplitudes as Cube)[0]?.[0], near)
  assert.deepEqual((params.amplitudes as Cube)[1]?.[1], far)
  assert.deepEqual((params.phases as Cube)[1]?.[0], [90, -90, 7.5, 100, -80, 5])
  assert.deepEqual([settled, left], [IN_DEGREES, []])
})

test('an Aqwa listing, a CSV file and OrcaFlex that state the same numbers are the same inputs', () => {
  const { params, settled } = takenOf(orcaflexOf(NODES), 'rao.yml')
  for (const [text, name, answers] of [
    [aqwaOf(inOrder(NODES)), 'a.lis', {}],
    [csvOf(NODES), 'a.csv', LAGS],
  ] as const)
    assert.deepEqual(
      [takenOf(text, name, answers).params, takenOf(text, name, answers).settled],
      [params, settled],
      name,
    )
})

test('WAMIT and OrcaFlex in radians with leads are the same inputs, and WAMIT is asked for what its files lack', () => {
  const stated = { RAOResponseUnits: 'radians', RAOPhaseConvention: 'leads' }
  const { params, settled } = takenOf(orcaflexOf(NODES, stated), 'rao.yml')
  const asked = proposalOf(wamitOf(NODES), 'a.4').open.map(({ code }) => code)
  assert.deepEqual(asked, ['unit', 'length_scale', 'phase_point'])
  const wamit = takenOf(wamitOf(NODES), 'a.4', WAMIT)
  assert.deepEqual([wamit.params, wamit.settled], [params, settled])
  assert.deepEqual(settled, { rotation_unit: 'rad/m', phase_convention: 'lead' })
})

test('a frequency becomes its period, and directions from -180 to 180 deg those from 0 to 360 deg', () => {
  const nodes = NODES.map((one) => ({ ...one, period: 1 / one.period, direction: one.direction === 90 ? -90 : 0 }))
  const { params } = takenOf(orcaflexOf(nodes, { WavesReferredToBy: 'frequency (Hz)' }), 'rao.yml')
  assert.deepEqual(
    [params.periods, params.headings],
    [
      [8, 12.5],
      [0, 270],
    ],
  )
})

test('phases against a trough or a zero crossing are counted from the crest, by the sign that they have', () => {
  const heave = (stated: Readonly<Record<string, string>>) =>
    cubeIn(takenOf(orcaflexOf(NODES, stated), 'rao.yml'), 'phases')[0]?.[0]?.[2]
  const from = (RAOPhaseRelativeToConvention: string, RAOPhaseConvention: string) =>
    heave({ RAOPhaseRelativeToConvention, RAOPhaseConvention })
  assert.deepEqual([from('trough', 'lags'), from('trough', 'leads')], [187.5, -172.5])
  assert.deepEqual([from('zero up-crossing', 'lags'), from('zero up-crossing', 'leads')], [-82.5, 97.5])
  assert.deepEqual([from('zero down-crossing', 'lags'), from('zero down-crossing', 'leads')], [97.5, -82.5])
})

test('a motion that is positive the other way has its phase shifted by half a turn', () => {
  const taken = takenOf(orcaflexOf(NODES, { RollPositiveStarboard: 'up', SwayPositive: 'port' }), 'rao.yml')
  assert.deepEqual(cubeIn(taken, 'phases')[0]?.[0], [90, -90, 7.5, 280, -80, 5])
})

test('rotations are converted where the workflow has them in one unit, and those per foot become per metre', () => {
  const roll = (text: string, targets = SAYING) =>
    cubeIn(takenOf(text, 'a.csv', LAGS, targets), 'amplitudes')[0]?.[0]?.[3] ?? 0
  assert.ok(Math.abs(roll(csvOf(NODES), IN_RADIANS) - (1.5 * Math.PI) / 180) < 1e-15)
  assert.ok(Math.abs(roll(csvOf(NODES, 'ft')) - 1.5 / 0.3048) < 1e-12)
  assert.deepEqual(takenOf(csvOf(NODES), 'a.csv', LAGS, IN_RADIANS).settled, {})
})

test('phases in radians stay in radians, for the reader of requests to convert', () => {
  const { params } = takenOf(orcaflexOf(NODES, { RAOPhaseUnitsConvention: 'radians' }), 'rao.yml')
  assert.equal((params.phases as { readonly unit: string }).unit, 'rad')
})

test('rotations per wave slope go to no cube', () => {
  assert.deepEqual(proposalOf(orcaflexOf(NODES, { RAOWaveUnit: 'max wave slope' }), 'rao.yml').proposal.columns, [])
})

test('what a CSV file does not state is asked', () => {
  const asked = proposalOf(csvOf(NODES), 'a.csv').open
  assert.deepEqual(
    asked.map(({ code }) => code),
    ['phase_sense', 'phase_reference'],
  )
})

test('a sheet with motions side by side is taken, and asked for every convention', () => {
  const sheet = writeWorkbook([raosTable(NODES)])
  const { open, proposal } = proposalOf(sheet, 'a.xlsx')
  assert.deepEqual(
    proposal.columns.map(({ target, fits }) => [target, fits[0]?.column, fits[0]?.unit]),
    [
      ['periods', 'Period', 's'],
      ['headings', 'Direction', 'deg'],
      ['amplitudes', 'Surge amplitude', 'deg/m'],
      ['phases', 'Surge phase', 'deg'],
    ],
  )
  const asked = ['phase_sense', 'phase_reference', 'wave_direction', 'amplitude_per']
  assert.deepEqual(
    open.map(({ code }) => code),
    asked,
  )
  const answers = { ...LAGS, wave_direction: '0 deg following, 90 deg from starboard', amplitude_per: 'wave amplitude' }
  const taken = takenOf(sheet, 'a.xlsx', answers)
  const { params, settled } = takenOf(orcaflexOf(NODES), 'rao.yml')
  assert.deepEqual([taken.params, taken.settled, taken.left], [params, settled, []])
  const others = { ...answers, wave_direction: '0 deg head, 90 deg from port', amplitude_per: 'wave height' }
  const other = takenOf(sheet, 'a.xlsx', others)
  assert.deepEqual(other.params.headings, [180, 270])
  assert.equal(cubeIn(other, 'amplitudes')[0]?.[0]?.[2], 1.25)
})

test('units that a table does not state are asked for', () => {
  const table = { ...raosTable(NODES, false), lines: Uint32Array.of(2, 3, 4, 5), facts: {} }
  const asked = openQuestions(propose(table, SAYING)).filter(({ code }) => code === 'target_unit')
  assert.deepEqual(
    asked.map(({ column, choices }) => [column, choices.map(({ answer }) => answer)]),
    [
      ['periods', ['s']],
      ['headings', ['deg', 'rad']],
      ['amplitudes', ['deg/m', 'rad/m', 'deg/ft']],
      ['phases', ['deg', 'rad']],
    ],
  )
})

test('a list of periods by itself is still read as a list', () => {
  const { table, proposal } = proposalOf('Wave period [s]\n8\n12\n', 'a.csv')
  assert.deepEqual(
    proposal.columns.map(({ target }) => target),
    ['periods'],
  )
  assert.equal(Object.keys(mappingOf(propose(table, SAYING)).columns).length, 1)
})
