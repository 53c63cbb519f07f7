/** Soundings of GEF and AGS files and profiles of currents go to the inputs that take them. */
import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import test from 'node:test'
import { optional, params, quantity, quantityList, rows } from '@keelson/workflow'
import { tableOf } from '../headings/tables.fixture.ts'
import { readFile } from '../read-file.ts'
import type { FileTable } from '../table.ts'
import { mapped, said } from './inputs.fixture.ts'
import { openQuestions, propose } from './propose.ts'
import { targetsOf } from './targets.ts'

const along = { along: 'depth' }
const LAYERS = targetsOf(
  params({
    depth: quantityList('soil_depth', said('Depths', 'z')),
    total_vertical_stress: optional(quantityList('soil_stress', { ...said('Total vertical stress'), ...along })),
    effective_vertical_stress: optional(
      quantityList('soil_stress', { ...said('Effective vertical stress'), ...along }),
    ),
    n1_60cs: optional(quantityList('blow_count', { ...said('Clean-sand blow counts'), ...along })),
    n1_60: optional(quantityList('blow_count', { ...said('Normalised blow counts'), ...along })),
    spt_blow_count: optional(quantityList('blow_count', { ...said('Field blow counts'), ...along })),
    cone_resistance: optional(quantityList('cone_resistance', { ...said('Field cone resistance'), ...along })),
    sleeve_friction: optional(quantityList('soil_stress', { ...said('Sleeve friction', 'f_s'), ...along })),
  }),
)
const CURRENT = targetsOf(
  params({
    current_profile: rows(
      {
        depth_m: quantity('depth_below_surface', { ...said('Depth'), unit: 'm' }),
        speed_m_s: quantity('current_velocity', { ...said('Current speed'), unit: 'm/s' }),
      },
      said('Current profile'),
    ),
  }),
)
const FLOW = targetsOf(
  params({
    flow_conditions: rows(
      {
        current_velocity: quantity('current_velocity', said('Current velocity', 'U_c')),
        wave_velocity: quantity('current_velocity', said('Wave-induced velocity', 'U_w')),
        probability: quantity('fraction', said('Probability of occurrence')),
      },
      said('Flow conditions'),
    ),
  }),
)
function tableIn(path: string, name?: string): FileTable {
  const bytes = new Uint8Array(readFileSync(new URL(`../${path}`, import.meta.url)))
  const { tables } = readFile(bytes, path)
  return tables.find((one) => name === undefined || one.name === name) ?? assert.fail(name)
}
const headed = (...headings: readonly string[]) =>
  tableOf(
    headings.map((heading) => [heading, ['1', '2']]),
    2,
  )
const goesTo = (...[table, targets]: Parameters<typeof propose>) =>
  propose(table, targets).columns.map(({ target, fits }) => `${target} ${fits.map(({ column }) => column)}`)
const CONE = 'gef/test-data/two-depths.gef'

test('of a GEF file the corrected cone resistance is taken; which of its depths applies is asked, the corrected one first', () => {
  const table = tableIn(CONE)
  assert.deepEqual(goesTo(table, LAYERS), [
    'depth Corrected depth,Penetration length',
    'cone_resistance Corrected cone resistance qt',
    'sleeve_friction Sleeve friction fs',
  ])
  assert.deepEqual(
    openQuestions(propose(table, LAYERS)).map(({ code, column }) => [code, column]),
    [['target', 'depth']],
  )
  const { columns } = mapped(table, LAYERS, { 'target:gef:depth': 'Corrected depth' })
  assert.deepEqual(columns.sleeve_friction, { column: 'Sleeve friction fs', unit: 'MPa', stated: 'MPa' })
})

test('of an AGS file cone resistance, friction and stresses are taken without a question', () => {
  const table = tableIn('ags/test-data/cone-tests.ags', 'SCPT CPT-01')
  assert.deepEqual(goesTo(table, LAYERS), [
    'depth SCPT_DPTH',
    'total_vertical_stress SCPT_CPO',
    'effective_vertical_stress SCPT_CPOD',
    'cone_resistance SCPT_QT',
    'sleeve_friction SCPT_FRES',
  ])
  assert.deepEqual(openQuestions(propose(table, LAYERS)), [])
})

test('of a standard penetration test the blow count as measured is taken, not that for 60 % energy', () => {
  const table = tableIn('ags/test-data/blow-counts.ags', 'ISPT BH 3')
  assert.deepEqual(goesTo(table, LAYERS), ['depth ISPT_TOP', 'spt_blow_count ISPT_NVAL'])
  assert.deepEqual(openQuestions(propose(table, LAYERS)), [])
})

test('normalised blow counts are told from those as measured', () => {
  assert.deepEqual(goesTo(headed('Depth [m]', 'N', '(N1)60', '(N1)60cs', 'SPT N'), LAYERS), [
    'depth Depth',
    'n1_60cs (N1)60cs',
    'n1_60 (N1)60',
    'spt_blow_count SPT N',
  ])
})

test('an elevation is no depth: it is asked which column is', () => {
  const [question] = openQuestions(propose(headed('Elevation [m]', 'Depth NAP [m]', 'qt [MPa]'), LAYERS))
  assert.match(question?.text ?? '', /Which column is depths \(depth\)\? In the file, no heading states it/)
})

test('a profile of a current is taken by the headings of its instruments, in the units of the file', () => {
  for (const [depth, speed] of [
    ['Depth [m]', 'Speed [knots]'],
    ['Depth [m]', 'CurrSpd [cm/s]'],
    ['z [m]', 'U(z) [m/s]'],
    ['Bin depth [ft]', 'Magnitude [mm/s]'],
    ['Depth below surface [m]', 'Current velocity [ft/s]'],
  ] as const) {
    const table = headed(depth, speed, 'Dir [deg]')
    const unit = speed.slice(speed.indexOf('[') + 1, -1)
    assert.deepEqual(openQuestions(propose(table, CURRENT)), [], speed)
    assert.equal(mapped(table, CURRENT).columns['current_profile.speed_m_s']?.unit, unit)
  }
})

test('kt of a speed is asked about, knots first', () => {
  const [question] = openQuestions(propose(headed('Depth [m]', 'Speed [kt]'), CURRENT))
  assert.deepEqual([question?.code, question?.choices[0]?.answer], ['target_unit', 'kn'])
})

test('two components of a velocity are no speed: it is asked', () => {
  const table = headed('Depth [m]', 'u [m/s]', 'v [m/s]')
  assert.deepEqual(
    openQuestions(propose(table, CURRENT)).map(({ code, column }) => [code, column]),
    [['target', 'current_profile.speed_m_s']],
  )
})

test('a sounding is no profile of a current, and a speed of a vessel is no current', () => {
  assert.deepEqual(goesTo(tableIn('ags/test-data/blow-counts.ags', 'ISPT BH 3'), CURRENT), [])
  assert.deepEqual(goesTo(headed('Speed [kn]', 'Power [kW]'), CURRENT), [])
})

test('joint conditions of current and waves are taken by their velocities', () => {
  assert.deepEqual(goesTo(headed('Uc [m/s]', 'Uw [m/s]', 'Probability'), FLOW), [
    'flow_conditions.current_velocity Uc',
    'flow_conditions.wave_velocity Uw',
    'flow_conditions.probability Probability',
  ])
})
