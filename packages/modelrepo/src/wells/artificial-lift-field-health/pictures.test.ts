/** What the tables, charts, figure, sentences and warnings of a field say, held against its wells. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { axesOf, checked, list, messageOf, near, number, pointsOf, rowsOf, testKit } from '@keelson/engine/testing.ts'
import { labelsOf, lineOf, marksOf, shapesOf } from '@keelson/engine/testing-pictures.ts'
import cardExample from '../dynacard-diagnostics/example.json' with { type: 'json' }
import { dynacardDiagnostics } from '../dynacard-diagnostics/index.ts'
import { artificialLiftFieldHealth as workflow } from './index.ts'

const { run } = testKit(workflow)
type Ran = ReturnType<typeof run>
const { analysis: _, ...CARD } = cardExample
const cards = (wells: readonly object[], over: object = {}) => run({ analysis: 'surface_cards', wells, ...over })
const given = (id: string, label: string, pump_fillage?: number, over: object = {}) => ({
  well_id: id,
  diagnostic_classification: label,
  ...(pump_fillage !== undefined && { pump_fillage }),
  ...over,
})
const made = (id: string, mode: string, over: object = {}) => ({
  well_id: id,
  synthetic_card: [{ mode, seed: 3 }],
  ...over,
})
const SHARED = {
  strokes_per_minute: 8,
  rod_sections: [{ length_ft: 5000, diameter_in: 0.875 }],
  pump_diameter: 1.5,
  pump_depth: 5000,
  fluid_specific_gravity: 0.9,
  stroke_length: 120,
}
const bars = (ran: Ran, chart: string) =>
  pointsOf(ran, chart).flatMap(({ name, v }) => (typeof name === 'string' ? [[name, v]] : []))
const wellOf = (ran: Ran, id: string) =>
  list<Record<string, unknown>>(ran, 'well_results').find((r) => r.well_id === id)

const MIXED = [
  given('A', 'NORMAL', 0.95, { potential_rate: 100, actual_rate: 90 }),
  given('B', 'FLUID_POUND', 0.5, { potential_rate: 100, actual_rate: 40 }),
  given('C', 'ROD_PARTING', undefined, { potential_rate: 80, actual_rate: 0 }),
  given('D', 'PUMP_TAGGING_UP', 0.9),
  { well_id: 'E', potential_rate: 30, actual_rate: 35 },
  given('F', 'GAS_INTERFERENCE', 0.65, { actual_rate: 10 }),
]

test('the actions come by need, with what each well defers, and the wells in error last', () => {
  const rows = rowsOf(run({ wells: MIXED }), 'actions')
  assert.deepEqual(
    rows.map(([rank, id, status, , , deferred]) => [
      rank,
      id,
      status,
      deferred === null ? null : Math.round(Number(deferred)),
    ]),
    [
      [1, 'C', 'failure', 80],
      [2, 'D', 'critical', null],
      [3, 'B', 'warning', 60],
      [4, 'F', 'warning', null],
      [5, 'E', 'error', 0],
    ],
  )
  assert.match(String(rows[1]?.[4]), /^spacing: lower the rods$/)
  assert.equal(rows[4]?.[4], 'correct the well data: no diagnosis is entered')
})

test('the bars count the wells by status, the most severe first', () => {
  const ran = run({ wells: MIXED })
  assert.deepEqual(bars(ran, 'statuses').toSorted(), [
    ['critical', 1],
    ['failure', 1],
    ['normal', 1],
    ['not analysed', 1],
    ['warning', 2],
  ])
  assert.ok(!bars(run(), 'statuses').some(([name]) => name === 'not analysed'))
  assert.deepEqual(
    bars(run(), 'statuses').map(([name]) => name),
    ['failure', 'critical', 'warning', 'normal'],
  )
  assert.deepEqual(axesOf(ran, 'statuses'), ['Status', 'Wells'])
})

test('the fillages are drawn from the emptiest, and the deferred rates from the largest', () => {
  const ran = run({ wells: MIXED })
  assert.deepEqual(bars(ran, 'fillage'), [
    ['B', 0.5],
    ['F', 0.65],
    ['D', 0.9],
    ['A', 0.95],
  ])
  assert.deepEqual(
    pointsOf(ran, 'fillage').flatMap(({ name, g }) => (name ? [g] : [])),
    ['warning', 'warning', 'critical', 'normal'],
  )
  assert.deepEqual(marksOf(ran, 'fillage'), ['flag limit at 0.7'])
  assert.deepEqual(axesOf(ran, 'fillage').slice(0, 2), ['Well', 'Pump fillage'])
  assert.deepEqual(
    bars(ran, 'deferred').map(([name, v]) => [name, Math.round(Number(v))]),
    [
      ['C', 80],
      ['B', 60],
      ['A', 10],
      ['E', 0],
    ],
  )
  assert.deepEqual(axesOf(ran, 'deferred'), ['Well', 'Deferred rate [stb/d]'])
  const many = run({
    wells: Array.from({ length: 24 }, (_, i) =>
      given(`a well of a long name ${i}`, 'NORMAL', 0.99 - i / 100, { potential_rate: 100, actual_rate: 50 + i }),
    ),
  })
  assert.equal(bars(many, 'fillage').length, 20)
  assert.deepEqual(bars(many, 'fillage')[0]?.[1], 0.76)
  assert.equal(bars(many, 'deferred').length, 20)
  assert.equal(bars(many, 'deferred')[0]?.[0], 'a well of a long …')
})

test('the pump cards of the worst wells are drawn over their stroke and the load expected', () => {
  const ran = cards(
    [made('N', 'normal'), made('P', 'fluid_pound'), made('G', 'gas_lock'), made('I', 'gas_interference')],
    { well_defaults: SHARED, worst_wells_limit: 5 },
  )
  assert.deepEqual(
    axesOf(ran, 'pump_cards').filter((t) => t !== 'Load divided by expected fluid load'),
    ['G: gas lock', 'P: fluid pound', 'I: gas interference'],
  )
  const alone = testKit(dynacardDiagnostics).run()
  const one = cards([{ well_id: 'N-1', ...CARD }])
  const line = lineOf(one, 'pump_cards', 'pump card')
  const [u, f] = [list(alone, 'downhole_position'), list(alone, 'downhole_load')]
  const low = Math.min(...u)
  for (const j of [0, 40, 143]) {
    near(line[j]?.[0] ?? 0, ((u[j] ?? 0) - low) / number(alone, 'gross_pump_stroke'), 1e-4)
    near(line[j]?.[1] ?? 0, (f[j] ?? 0) / number(alone, 'expected_fluid_load'), 1e-4)
  }
  assert.deepEqual(line[144], line[0])
  const limited = cards([made('P', 'fluid_pound'), made('G', 'gas_lock')], {
    well_defaults: SHARED,
    worst_wells_limit: 1,
  })
  assert.equal(lineOf(limited, 'pump_cards', 'pump card').length, 145)
})

test('the table of the loads is that of each card alone', () => {
  const alone = testKit(dynacardDiagnostics).run()
  const [row] = rowsOf(cards([{ well_id: 'N-1', ...CARD }]), 'loads')
  assert.deepEqual(row, [
    'N-1',
    5000,
    ...[
      'fluid_load',
      'pump_displacement',
      'peak_polished_rod_load',
      'minimum_polished_rod_load',
      'goodman_rod_loading',
      'peak_net_torque',
      'gearbox_loading',
    ].map((name) => number(alone, name)),
  ])
  const [torn] = rowsOf(cards([made('A', 'rod_parting')], { well_defaults: SHARED }), 'loads')
  assert.equal(torn?.[3], null)
})

test('the rows of the wells keep what was given of them', () => {
  const ran = run({ wells: MIXED })
  const of = (id: string) => wellOf(ran, id)
  near(Number(of('B')?.production), 40, 1e-9)
  assert.deepEqual([of('B')?.pump_fillage, of('B')?.flags, of('D')?.flags], [0.5, 'fillage 50 %, below 70 %', ''])
  assert.equal(of('E')?.reason, 'no diagnosis is entered')
  const pushed = cards([made('U', 'pump_tagging_down'), made('N', 'normal')], { well_defaults: SHARED })
  assert.deepEqual(
    ['U', 'N'].map((id) => wellOf(pushed, id)?.buckling),
    ['true', 'false'],
  )
})

test('rods and gearbox that are overloaded are flagged with their loading', () => {
  const weak = cards([{ well_id: 'A', ...CARD, rod_minimum_tensile_strength: 60000, gearbox_rating: 100000 }])
  const [row] = rowsOf(weak, 'loads')
  const [rods, gear] = [row?.[6], row?.[8]].map((x) => Number(Number(x).toPrecision(3)))
  assert.equal(wellOf(weak, 'A')?.flags, `rod loading ${rods} %; gearbox loading ${gear} %`)
  assert.equal(
    messageOf(weak, 'overloaded'),
    `Loading exceeds 100 % in "A" (rod loading ${rods} % and gearbox loading ${gear} %).`,
  )
  const taper = {
    ...CARD,
    rod_sections: [
      { length_ft: 2500, diameter_in: 1 },
      { length_ft: 2500, diameter_in: 0.625 },
    ],
  }
  const below = testKit(dynacardDiagnostics).run({ rod_sections: taper.rod_sections })
  const sections = rowsOf(below, 'rod_sections').map((r) => Number(r[8]))
  near(Number(rowsOf(cards([{ well_id: 'A', ...taper }]), 'loads')[0]?.[6]), Math.max(...sections), 1e-11)
})

test('one sentence counts the wells and names the first', () => {
  const all = run({ wells: MIXED.filter(({ well_id }) => well_id !== 'E'), fail_health_states: [] })
  assert.equal(all.detail, '5 wells: 1 failed, 1 critical, 2 warning, 1 normal; first priority "C"')
  assert.equal(
    run({ wells: [given('A', 'NORMAL', 0.9)] }).detail,
    '1 well: 0 failed, 0 critical, 0 warning, 1 normal; highest ranked "A"',
  )
})

test('warnings name the wells that they are about, six at most', () => {
  const ran = run({ wells: MIXED, fail_health_states: ['critical'] })
  assert.equal(messageOf(ran, 'low_fillage'), 'Pump fillage is below 70 % in "B" and "F".')
  assert.equal(messageOf(ran, 'wells_not_analysed'), '"E" is not analysed: no diagnosis is entered.')
  assert.match(messageOf(ran, 'fault_passes'), /^"C" failed/)
  assert.equal(messageOf(ran, 'fillage_unknown'), '')
  assert.match(messageOf(run({ wells: [given('X', 'NORMAL')] }), 'fillage_unknown'), /Fillage is unknown for "X"/)
  const many = run({ wells: Array.from({ length: 8 }, (_, i) => given(`W${i}`, 'FLUID_POUND', 0.3 + i / 100)) })
  assert.match(messageOf(many, 'low_fillage'), /"W5" and 2 more\.$/)
  const errors = run({ wells: Array.from({ length: 8 }, (_, i) => ({ well_id: `W${i}` })) })
  assert.match(messageOf(errors, 'wells_not_analysed'), /\. Wells not analysed in total: 8\.$/)
  const { counterbalance_effect: __, ...supposed } = CARD
  assert.match(
    messageOf(
      cards([
        { well_id: 'S', ...supposed },
        { well_id: 'K', ...CARD },
      ]),
      'balance_supposed',
    ),
    /^"S": a balanced unit/,
  )
  assert.match(
    messageOf(
      run({ wells: [{ ...given('A', 'NORMAL', 0.9), ...CARD }, given('B', 'NORMAL', 0.9)] }),
      'not_ranked_by_card',
    ),
    /Cards of "A" are/,
  )
  const light = { ...CARD, surface_load: CARD.surface_load.map((F) => F - 9000) }
  assert.match(
    messageOf(
      cards([
        { well_id: 'L', ...light },
        { well_id: 'K', ...CARD },
      ]),
      'wells_not_analysed',
    ),
    /^"L" is not analysed: the pump card .* is inconsistent with the entered rod and fluid data\.$/,
  )
})

test('checks of loads say what no well has, and remarks of parted rods name their well', () => {
  const { rod_minimum_tensile_strength: _strength, gearbox_rating: _rating, ...bare } = CARD
  const reasonOf = (id: string) => checked(cards([{ well_id: 'A', ...bare }]), id)?.reason
  assert.equal(reasonOf('rod_loading'), 'no rod minimum tensile strength is entered for any well')
  assert.equal(reasonOf('gearbox_loading'), 'no gearbox rating is entered for any well')
  const note = (id: string) =>
    checked(
      cards([
        { well_id: 'A', ...CARD },
        { well_id: 'B', ...bare },
      ]),
      id,
    )?.note
  assert.deepEqual(['rod_loading', 'gearbox_loading'].map(note), [
    'the well with an entered rod minimum tensile strength has no overloaded rods',
    'the well with an entered gearbox rating has no overloaded gearbox',
  ])
  const torn = cards([made('A', 'rod_parting'), made('B', 'normal')], { well_defaults: SHARED })
  assert.match(messageOf(torn, 'parted_rods'), /^"A": the rods are parted/)
})

test('the figure shows at most eight wells, the one in need first, with fillage and status', () => {
  const said = labelsOf(run({ wells: MIXED }), 'field')
  assert.deepEqual(
    said.filter((s) => s.includes(',')),
    ['C, failure', 'D, critical', 'B, warning', 'F, warning', 'A, normal'],
  )
  assert.ok(said.includes('unknown') && said.some((s) => s.includes('50 %')) && said.includes('of 6 wells'))
  const nine = run({ wells: Array.from({ length: 9 }, (_, i) => given(`a well of a long name ${i}`, 'NORMAL', 0.9)) })
  const shown = labelsOf(nine, 'field')
  assert.equal(shown.filter((s) => s.endsWith(', normal')).length, 8)
  assert.ok(shown.includes('a well of a lon…, normal') && shown.includes('of 9 wells'))
  assert.ok(!labelsOf(run(), 'field').some((s) => s.startsWith('of ')))
})

test('the pumps of the figure hang at their share of the deepest', () => {
  const ran = run({
    wells: [given('A', 'NORMAL', 0.9, { pump_depth: 3000 }), given('B', 'NORMAL', 0.8, { pump_depth: 6000 })],
  })
  const heights = shapesOf(ran, 'field').flatMap((s) => {
    const { kind, label, at } = s as unknown as { kind: string; label?: { unit?: string }; at?: readonly number[] }
    return kind === 'text' && label?.unit === '%' ? [at?.[1] ?? 0] : []
  })
  assert.equal(heights.length, 2)
  assert.ok((heights[0] ?? 0) < (heights[1] ?? 0))
})
