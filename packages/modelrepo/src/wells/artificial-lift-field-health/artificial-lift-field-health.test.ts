/** What is special to a field: wells that cannot be analysed, labels, what wells share, and the diagnosis of one card. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import {
  checked,
  codes,
  list,
  near,
  number,
  problemsOf,
  reason,
  rowsOf,
  testKit,
  value,
} from '@keelson/engine/testing.ts'
import cardExample from '../dynacard-diagnostics/example.json' with { type: 'json' }
import { dynacardDiagnostics } from '../dynacard-diagnostics/index.ts'
import { artificialLiftFieldHealth as workflow } from './index.ts'

const { run, refusedAt, problems } = testKit(workflow)
const { analysis: _, ...CARD } = cardExample
const rowOf = (ran: ReturnType<typeof run>, id: string) =>
  list<Readonly<Record<string, unknown>>>(ran, 'well_results').find((row) => row.well_id === id)
const cards = (wells: readonly object[], over: object = {}) => run({ analysis: 'surface_cards', wells, ...over })
const given = (id: string, label: string, pump_fillage?: number) => ({
  well_id: id,
  diagnostic_classification: label,
  ...(pump_fillage !== undefined && { pump_fillage }),
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

test('a well of the field has the numbers of its card alone, by either solver', () => {
  for (const solver of ['gibbs', 'everitt_jennings']) {
    const alone = testKit(dynacardDiagnostics).run({ solver })
    const field = cards([{ well_id: 'N-1', ...CARD }], { solver })
    near((value(field, 'pump_fillage') as Record<string, number>)['N-1'], number(alone, 'pump_fillage'), 1e-12)
    const row = rowOf(field, 'N-1')
    assert.equal(row?.diagnostic_classification, value(alone, 'diagnosis'))
    near(Number(row?.confidence), number(alone, 'diagnosis_confidence'), 1e-12)
    const [loads] = rowsOf(field, 'loads')
    assert.deepEqual(loads?.slice(4, 6), [
      number(alone, 'peak_polished_rod_load'),
      number(alone, 'minimum_polished_rod_load'),
    ])
    near(Number(loads?.[6]), number(alone, 'goodman_rod_loading'), 1e-11)
    near(Number(loads?.[8]), number(alone, 'gearbox_loading'), 1e-11)
  }
})

test('a well that cannot be analysed is an error with its reason, and neither normal nor the end of the run', () => {
  const short = { surface_position: CARD.surface_position.slice(0, 19), surface_load: CARD.surface_load.slice(0, 19) }
  const ran = cards(
    [
      { well_id: 'good', ...CARD },
      { well_id: 'bare', strokes_per_minute: 7 },
      { well_id: 'unequal', ...CARD, surface_load: CARD.surface_load.slice(3) },
      { well_id: 'deep', ...CARD, pump_depth: 6000 },
      { well_id: 'short', ...CARD, ...short },
      { well_id: 'dead', ...CARD, surface_load: CARD.surface_load.map(() => 9000) },
      { well_id: 'rodless', ...CARD, rod_sections: undefined, pump_depth: undefined },
      { well_id: 'blank', ...CARD, synthetic_card: [{ seed: 1 }] },
    ].map((row) => Object.fromEntries(Object.entries(row).filter(([, v]) => v !== undefined))),
  )
  assert.deepEqual([number(ran, 'number_of_wells'), number(ran, 'count_normal'), number(ran, 'count_error')], [8, 1, 7])
  assert.deepEqual(value(ran, 'worst_wells'), ['good'])
  assert.match(reason(ran, 'screening_status'), /7 of 8 wells could not be analysed/)
  assert.equal(checked(ran, 'completeness')?.state, 'fail')
  assert.equal(ran.status, 'FAIL')
  const why = (id: string) => String(rowOf(ran, id)?.reason)
  assert.match(why('bare'), /neither a card nor a test card/)
  assert.match(why('unequal'), /one load per position, 144 in total/)
  assert.match(why('deep'), /length of rod sections, 5,000 ft/)
  assert.match(why('short'), /19 samples/)
  assert.match(why('dead'), /does not change/)
  assert.match(why('rodless'), /^the entries for rod sections and pump depth are missing$/)
  assert.match(why('blank'), /no pump condition/)
  assert.equal(rowOf(ran, 'bare')?.status, 'error')
  assert.ok(codes(ran).includes('wells_not_analysed'))
})

test('a field without a well that can be analysed has no verdict', () => {
  const ran = cards([{ well_id: 'bare' }])
  assert.match(reason(ran, 'screening_status'), /no well could be analysed/)
  assert.match(reason(ran, 'mean_pump_fillage'), /no well/)
  assert.equal(checked(ran, 'screening')?.state, 'not_made')
  assert.equal(ran.status, 'FAIL')
})

test('an unknown label is a warning, says so, and never normal', () => {
  const ran = run({
    wells: [given('A', 'PUMP_ON_FIRE', 0.9), given('B', ' Normal ', 0.9), given('C', 'WORN_BARREL', 0.9)],
  })
  assert.deepEqual([number(ran, 'count_warning'), number(ran, 'count_normal')], [2, 1])
  const said = ran.warnings.find((w) => w.code === 'unknown_label')?.message ?? ''
  assert.match(said, /pump_on_fire.*"A"/)
  assert.ok(!said.includes('"C"'))
  assert.equal(number(run({ wells: [{ well_id: 'A', pump_fillage: 0.9 }] }), 'count_error'), 1)
})

test('what the wells share stands under each, and a well goes before it', () => {
  const wells = [made('A', 'normal'), made('B', 'fluid_pound', { pump_depth: 6000 }), made('C', 'GAS_LOCK')]
  const ran = cards(wells, { well_defaults: SHARED })
  assert.deepEqual([number(ran, 'count_normal'), number(ran, 'count_failure'), number(ran, 'count_error')], [1, 1, 1])
  const seeds = [7, 8].map((seed) =>
    cards([{ well_id: 'A', synthetic_card: { mode: 'fluid_pound' } }], {
      well_defaults: { ...SHARED, synthetic_card: { mode: 'normal', seed } },
    }),
  )
  const fillages = seeds.map((ran) => (value(ran, 'pump_fillage') as Record<string, number>).A)
  assert.notEqual(fillages[0], fillages[1])
  assert.equal(rowOf(seeds[0] as ReturnType<typeof run>, 'A')?.diagnostic_classification, 'fluid_pound')
  const rated = run({ wells: [given('A', 'NORMAL', 0.9)], well_defaults: { potential_rate: 100, actual_rate: 60 } })
  near(number(rated, 'deferred_production'), 40, 1e-9)
})

test('parted rods have no fillage, are ranked as full, and their action is a workover', () => {
  const ran = cards([made('A', 'rod_parting'), made('B', 'gas_lock')], { well_defaults: SHARED })
  assert.deepEqual(value(ran, 'worst_wells'), ['B', 'A'])
  assert.equal((value(ran, 'pump_fillage') as Record<string, number>).A, undefined)
  const [first, second] = rowsOf(ran, 'actions')
  assert.deepEqual([first?.[1], second?.[1]], ['B', 'A'])
  assert.match(String(second?.[4]), /workover/)
})

test('the statuses that fail the field decide its verdict, and sparing a failure is said', () => {
  const wells = [given('A', 'ROD_PARTING'), given('B', 'FLUID_POUND', 0.5), given('C', 'NORMAL', 1)]
  assert.equal(value(run({ wells }), 'screening_status'), 'fail')
  assert.equal(checked(run({ wells }), 'screening')?.state, 'fail')
  const spared = run({ wells, fail_health_states: ['critical'] })
  assert.equal(value(spared, 'screening_status'), 'pass')
  assert.ok(codes(spared).includes('fault_passes'))
  assert.equal(value(run({ wells: wells.slice(1), fail_health_states: ['warning'] }), 'screening_status'), 'fail')
  assert.equal(checked(run({ wells, fail_health_states: [] }), 'screening')?.state, 'not_made')
})

test('a pump below 70 % and rods or gearbox above 100 % are flagged', () => {
  assert.ok(codes(run()).includes('low_fillage'))
  assert.ok(!codes(run({ wells: [given('A', 'NORMAL', 0.7)] })).includes('low_fillage'))
  const weak = cards([{ well_id: 'A', ...CARD, rod_minimum_tensile_strength: 60000, gearbox_rating: 100000 }])
  assert.match(String(rowOf(weak, 'A')?.flags), /rod loading .*; gearbox loading/)
  assert.equal(checked(weak, 'rod_loading')?.state, 'fail')
  assert.equal(checked(weak, 'gearbox_loading')?.state, 'fail')
  assert.ok(codes(weak).includes('overloaded'))
  const none = cards([{ well_id: 'A', ...CARD, rod_minimum_tensile_strength: 4000 }])
  assert.match(String(rowOf(none, 'A')?.flags), /no allowable stress range/)
  const { counterbalance_effect: __, ...supposed } = CARD
  assert.equal(checked(cards([{ well_id: 'A', ...supposed }]), 'gearbox_loading')?.state, 'not_made')
})

test('cards beside given diagnoses are not looked at, and that is said', () => {
  const ran = run({ wells: [{ ...given('A', 'NORMAL', 0.9), ...CARD }] })
  assert.ok(codes(ran).includes('not_ranked_by_card'))
})

test('what cannot be is refused at its own row', () => {
  refusedAt('/wells', { wells: [] })
  refusedAt('/wells/2/well_id', { wells: [given('A', 'NORMAL'), given('B', 'NORMAL'), given('A', 'NORMAL')] })
  refusedAt('/wells/0/well_id', { wells: [{ diagnostic_classification: 'NORMAL' }] })
  refusedAt('/wells/0/pump_fillage', { wells: [given('A', 'NORMAL', 1.2)] })
  refusedAt('/solver', { solver: 'fdm' })
  refusedAt('/worst_wells_limit', { worst_wells_limit: 0 })
  refusedAt('/fail_health_states/1', { fail_health_states: ['critical', 'bad'] })
  const odd = {
    analysis: 'surface_cards',
    well_defaults: SHARED,
    wells: [made('A', 'normal'), made('Brent 7', 'haunted')],
  }
  assert.match(problems(odd).join(), /\/wells\/1\/synthetic_card\/0\/mode .*"Brent 7".*"fluid_pound"/)
  refusedAt('/well_defaults/0/synthetic_card/0/mode', {
    ...odd,
    well_defaults: { ...SHARED, synthetic_card: { mode: 'haunted' } },
    wells: [{ well_id: 'A' }],
  })
  assert.equal(problemsOf(() => run({ well_defaults: {} })).length, 0)
})

test('a field that no status fails is not screened, and its wells are counted as ever', () => {
  const ran = run({ fail_health_states: [] })
  assert.equal(checked(ran, 'screening')?.state, 'not_made')
  assert.equal(checked(ran, 'completeness')?.state, 'pass')
  assert.deepEqual(
    ['normal', 'warning', 'critical'].map((name) => number(ran, `count_${name}`)),
    [2, 1, 0],
  )
  near(number(ran, 'deferred_production'), 120 - 117 + (95 - 92) + (150 - 128), 1e-6)
})
