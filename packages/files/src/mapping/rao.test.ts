/** RAOs of OrcaFlex, Aqwa and WAMIT go to lists by their direction, and only what the file does not state is asked. */
import assert from 'node:assert/strict'
import test from 'node:test'
import { optional, params, quantityList } from '@keelson/workflow'
import { fileIn } from '../rao/reading.fixture.ts'
import { readFile } from '../read-file.ts'
import type { Answers } from '../table.ts'
import { inlineOf } from './inline.ts'
import { said } from './inputs.fixture.ts'
import { mappingOf } from './mapping.ts'
import { openQuestions, propose } from './propose.ts'
import { taken } from './taken.ts'
import { targetsOf } from './targets.ts'

const along = { along: 'rao_frequencies' }
const SEAKEEPING = targetsOf(
  params({
    rao_frequencies: optional(quantityList('wave_angular_frequency', said('Transfer function frequencies'))),
    heave_rao: optional(quantityList('-', { ...said('Heave transfer function'), ...along })),
    roll_rao: optional(quantityList('rotation_rao', { ...said('Roll transfer function'), ...along })),
    pitch_rao: optional(quantityList('rotation_rao', { ...said('Pitch transfer function'), ...along })),
    relative_motion_rao: optional(quantityList('-', { ...said('Relative motion transfer function'), ...along })),
  }),
)
const ALL = ['rao_frequencies', 'heave_rao', 'roll_rao', 'pitch_rao']

function proposals(format: string, name: string, answers: Answers = {}) {
  const read = readFile(fileIn(new URL(`../${format}/test-data/`, import.meta.url), name), name, answers)
  return read.tables.map((table) => ({ table, proposal: propose(table, SEAKEEPING, read.questions) }))
}
function direction(format: string, name: string, table: string, answers: Answers = {}) {
  const found = proposals(format, name, answers).find((one) => one.table.name === table)
  return found ?? assert.fail(`a table ${table}`)
}
const asked = ({ proposal }: ReturnType<typeof direction>) =>
  openQuestions(proposal).map(({ code, table, column }) => [code, table, column])
const goingTo = ({ proposal }: ReturnType<typeof direction>) => proposal.columns.map(({ target }) => target)

test('a direction of a file that states its conventions is taken without a question', () => {
  const head = direction('orcaflex', 'barge.yml', 'Barge, Loaded, 180 deg')
  assert.deepEqual([goingTo(head), asked(head)], [ALL, []])
  const inline = inlineOf(taken(head.table, mappingOf(head.proposal), SEAKEEPING), SEAKEEPING)
  assert.deepEqual(
    inline.rao_frequencies,
    [40, 12.5, 8].map((period) => (2 * Math.PI) / period),
  )
  assert.deepEqual(Object.keys(inline), ALL)
})

test('the tables offered are those of one direction: in a long table each wave is repeated', () => {
  const offered = proposals('aqwa', 'two-structures.lis').filter(({ proposal }) => proposal.columns.length > 0)
  assert.deepEqual(
    offered.map(({ table }) => table.name),
    ['1, -180', '1, -90', '1, 0', '2, -180', '2, -90', '2, 0'].map((one) => `Structure ${one} deg`),
  )
})

test('what is asked of a body is asked of its directions, where a column that is taken hangs on it', () => {
  const tug = direction('orcaflex', 'tug-block-style.yml', 'Tug, Draught1, 0 deg')
  assert.deepEqual(
    asked(tug),
    ['angle_unit', 'rotation_per', 'unit'].map((code) => [code, 'Tug, Draught1', 'amplitude']),
  )
  const answers = { angle_unit: 'radians', rotation_per: 'amplitude', unit: 'ft' }
  const answered = direction('orcaflex', 'tug-block-style.yml', 'Tug, Draught1, 0 deg', answers)
  assert.deepEqual(asked(answered), [])
  assert.equal(mappingOf(answered.proposal, answers).columns.pitch_rao?.unit, 'rad/ft')
})

test('a rotation per wave slope goes to no input of an angle per length', () => {
  const answers = { angle_unit: 'degrees', rotation_per: 'max wave slope', unit: 'm' }
  const tug = direction('orcaflex', 'tug-block-style.yml', 'Tug, Draught1, 0 deg', answers)
  assert.deepEqual([goingTo(tug), asked(tug)], [ALL.slice(0, 2), []])
})

test('motions of WAMIT are asked for the meaning of their first column and for ULEN alone', () => {
  const asks = direction('wamit', 'barge.4', 'Body 1, 0 deg')
  assert.deepEqual(
    asked(asks).map(([code]) => code),
    ['unit', 'length_scale'],
  )
  const body = direction('wamit', 'barge.4', 'Body 1, 0 deg', { unit: 's', length_scale: '10' })
  assert.deepEqual([goingTo(body), asked(body)], [ALL, []])
})
