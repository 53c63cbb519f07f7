import assert from 'node:assert/strict'
import test from 'node:test'
import { tableOf, tableOfCsv } from '../headings/tables.fixture.ts'
import { type InspectionProposal, inspectionProposals } from './proposals.ts'

const listOf = (name: string) => tableOfCsv(new URL(`test-data/${name}.csv`, import.meta.url))
const meansOf = (proposals: readonly InspectionProposal[]) =>
  Object.fromEntries(proposals.map(({ column, means }) => [column, means]))
const questionsOf = (proposals: readonly InspectionProposal[]) =>
  proposals.flatMap(({ column, question }) =>
    question === undefined ? [] : [[column, question.code, question.choices[0]?.answer]],
  )

test('short headings of one vendor', () => {
  const proposals = inspectionProposals(listOf('percent-and-day-fractions'))
  assert.deepEqual(meansOf(proposals), {
    'J. no.': 'joint_number',
    'J. len': 'joint_length',
    t: 'wall_thickness',
    'to u/s w.': 'upstream_weld_distance',
    'log dist.': 'log_distance',
    event: 'feature_type',
    depth: 'peak_depth_percent',
    length: 'length',
    width: 'width',
    "o'clock": 'clock_position',
    internal: 'surface',
    comment: 'comment',
  })
  assert.deepEqual(questionsOf(proposals), [["o'clock", 'angle_unit', 'day fraction']])
})

test('long headings of another: tolerances are no sizes, a dent is no metal loss, the seam is no feature', () => {
  const proposals = inspectionProposals(listOf('two-depths-and-clock-texts'))
  assert.deepEqual(meansOf(proposals), {
    'Joint Number': 'joint_number',
    WT: 'wall_thickness',
    'Distance to U/S GW': 'upstream_weld_distance',
    'Distance to D/S GW': 'downstream_weld_distance',
    'ILI Wheel Count': 'log_distance',
    'Event Description': 'feature_type',
    'ID/OD': 'surface',
    'Metal Loss Depth': 'peak_depth_percent',
    'Metal Loss Depth (2)': 'peak_depth',
    'Dent Depth': 'dent_depth',
    Length: 'length',
    Width: 'width',
    "O'clock": 'clock_position',
    'Seam Position': 'seam_position',
  })
  assert.deepEqual(questionsOf(proposals), [])
})

test('a depth without a unit is asked about, the likeliest first', () => {
  const proposals = inspectionProposals(listOf('metric-no-units'))
  assert.deepEqual(questionsOf(proposals), [['depth', 'unit', '%']])
  assert.match(proposals.find(({ column }) => column === 'depth')?.question?.text ?? '', /Its largest value is 41/)
  const length: [string, string[]] = ['length [mm]', ['20', '30']]
  const width: [string, string[]] = ['width [mm]', ['20', '30']]
  const fractions = inspectionProposals(tableOf([['depth', ['0.2', '0.41']], length, width], 2))
  assert.deepEqual(questionsOf(fractions), [['depth', 'unit', '1']])
  assert.deepEqual(questionsOf(inspectionProposals(tableOf([['depth', ['0.2', '0.41']], length], 2))), [])
})

test('it is told what was seen', () => {
  const told = inspectionProposals(listOf('two-depths-and-clock-texts')).map(({ inWords }) => inWords)
  assert.ok(told.includes("feature type, such as 'Metal Loss' and 'Dent'"))
  assert.ok(told.includes("wall surface, internal or external; 'External' is external and 'Internal' is internal"))
})

test('values decide where a heading may be of either: orientation, location', () => {
  const columns: [string, string[]][] = [
    ['orientation', ['OD', 'ID']],
    ['clock_position', ['3:00', '6:00']],
    ['location', ['Smithville', 'Jonestown']],
  ]
  assert.deepEqual(meansOf(inspectionProposals(tableOf(columns, 2))), {
    orientation: 'surface',
    clock_position: 'clock_position',
  })
})

test('what no vendor heads so is not proposed', () => {
  const heads = [
    'Depth of cover [m]',
    'Elevation [ft]',
    'Anomalies per Joint',
    'ERF',
    'B31G Psafe [PSI]',
    'SMYS [PSI]',
    'Length Tolerance [in]',
    '',
  ]
  assert.deepEqual(
    inspectionProposals(
      tableOf(
        heads.map((head) => [head, ['1', '2']]),
        2,
      ),
    ),
    [],
  )
})
