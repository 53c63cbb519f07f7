/** What is special to the strength of mooring lines: where its factors, its parts and its refusals change. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { ANCHOR_FACTORS } from '@keelson/standards/api-rp-2sk-2005/anchors.ts'
import { LINE_FACTORS } from '@keelson/standards/api-rp-2sk-2005/line-tension.ts'
import { checked, codes, near, number, reason, rowsOf, testKit, value } from '@keelson/workflow/testing.ts'
import fc from 'fast-check'
import { api2skMooring as workflow } from './index.ts'
import { ANCHORS, CONDITIONS, METHODS } from './modes.ts'

const { run, refusedAt } = testKit(workflow)
const parts = {
  mean_tension: 2100,
  low_frequency_tension_standard_deviation: 260,
  wave_frequency_tension_standard_deviation: 410,
  low_frequency_zero_crossing_period: 160,
  wave_frequency_zero_crossing_period: 11,
}
const combined = (over = {}) => run({ ...parts, ...over }, ['maximum_tension'])
const chain = (over = {}) =>
  run({ chain_diameter: 120, chain_grade: 'R4', corrosion_rate: 0.3, design_life: 25, ...over }, [
    'minimum_breaking_load',
  ])
const anchor = { anchor_type: 'drag', anchor_tension: 3100, anchor_holding_capacity: 5000 }

test('each analysis and condition has its factor, and the breaking load over it is just allowed', () => {
  for (const analysis_method of METHODS) {
    for (const condition of CONDITIONS) {
      const FS = LINE_FACTORS[analysis_method][condition]
      const at = (share: number) => run({ analysis_method, condition, maximum_tension: (share * 6978) / FS })
      assert.equal(number(at(1), 'required_safety_factor'), FS)
      assert.equal(value(at(1), 'status'), 'pass')
      assert.equal(number(at(1), 'utilisation'), 1)
      assert.equal(value(at(1.000001), 'status'), 'fail')
    }
  }
})

test('what is left out is an intact line after a quasi-static analysis, and stands beside the verdict', () => {
  const ran = run({}, ['condition', 'analysis_method'])
  assert.equal(number(ran, 'required_safety_factor'), 2)
  assert.deepEqual(ran.result.assumed.map((a) => a.name).toSorted(), ['analysis_method', 'condition'])
})

test('the part of the larger maximum leads, and at equal maxima the waves', () => {
  const even = { low_frequency_zero_crossing_period: 11 }
  const lead = (sigma: number) =>
    value(combined({ ...even, low_frequency_tension_standard_deviation: sigma }), 'dominant_component')
  assert.deepEqual([lead(409.999), lead(410), lead(410.001)], ['wave_frequency', 'wave_frequency', 'low_frequency'])
  const low = combined({ low_frequency_tension_standard_deviation: 900 })
  const sum = 2100 + number(low, 'low_frequency_maximum_tension') + number(low, 'wave_frequency_significant_tension')
  near(number(low, 'maximum_tension'), sum)
})

test('where the other sum is the larger one the run says so, with its utilisation', () => {
  const between = combined({ low_frequency_tension_standard_deviation: 560 })
  assert.equal(value(between, 'dominant_component'), 'low_frequency')
  assert.ok(codes(between).includes('other_sum_larger'))
  assert.ok(!codes(combined()).includes('other_sum_larger'))
  assert.ok(!codes(combined({ low_frequency_tension_standard_deviation: 900 })).includes('other_sum_larger'))
})

test('a tension and its parts agree within 0.1 %, or are refused', () => {
  const T = number(combined(), 'maximum_tension')
  const both = run({ ...parts, maximum_tension: T * 1.0009 })
  near(number(both, 'maximum_tension'), T * 1.0009)
  assert.equal(value(both, 'dominant_component'), 'wave_frequency')
  refusedAt('/maximum_tension', { ...parts, maximum_tension: T * 1.0011 })
  refusedAt('/maximum_tension', { ...parts, maximum_tension: T * 0.9989 })
})

test('some of the parts beside a tension are refused, the mean alone is not', () => {
  refusedAt('/low_frequency_zero_crossing_period', { low_frequency_tension_standard_deviation: 260 })
  refusedAt('/mean_tension', { ...parts, mean_tension: undefined })
  assert.equal(run({ mean_tension: 2100 }).status, 'PASS')
})

test('neither tension nor breaking load is refused at the one that is missing', () => {
  refusedAt('/maximum_tension', {}, ['maximum_tension'])
  refusedAt('/maximum_tension', { mean_tension: 2100 }, ['maximum_tension'])
  refusedAt('/minimum_breaking_load', {}, ['minimum_breaking_load'])
  refusedAt('/minimum_breaking_load', { chain_diameter: 120 }, ['minimum_breaking_load'])
  for (const name of ['maximum_tension', 'minimum_breaking_load']) refusedAt(`/${name}`, { [name]: 0 })
  refusedAt('/mean_tension', { consequence_class: 1 })
  refusedAt('/mean_tension', { mean_tension: 3801 })
})

test('a storm has at least one peak, and below three of them a check can fail and not pass', () => {
  refusedAt('/low_frequency_zero_crossing_period', { ...parts, low_frequency_zero_crossing_period: 10800 }, [
    'maximum_tension',
  ])
  const rare = { low_frequency_zero_crossing_period: 10800 / 2.9 }
  const few = combined(rare)
  assert.equal(checked(few, 'line_tension')?.state, 'not_made')
  assert.match(reason(few, 'status'), /fewer than 3 peaks/)
  assert.ok(codes(few).includes('few_peaks'))
  assert.equal(value(combined({ ...rare, mean_tension: 7000 }), 'status'), 'fail')
  assert.ok(!codes(combined({ low_frequency_zero_crossing_period: 3600 })).includes('few_peaks'))
})

test('chain loses strength with its diameter, and a new one says that nothing is allowed for', () => {
  assert.ok(number(chain(), 'minimum_breaking_load') < number(chain({ corrosion_rate: 0.2 }), 'minimum_breaking_load'))
  assert.deepEqual(codes(chain({ corrosion_rate: 0 })), ['new_chain'])
  assert.deepEqual(codes(chain({ corrosion_rate: 0.96 })), [])
  assert.deepEqual(codes(chain({ corrosion_rate: 0.97 })), ['large_loss'])
  const refused = (over: object) =>
    refusedAt('/corrosion_rate', { chain_diameter: 120, chain_grade: 'R4', design_life: 25, ...over }, [
      'minimum_breaking_load',
    ])
  refused({ corrosion_rate: 4.8 })
})

test('chain beyond the diameter at which its formula turns is refused', () => {
  const at = { chain_grade: 'R4', maximum_tension: 3800 }
  refusedAt('/chain_diameter', { ...at, chain_diameter: 367 }, ['minimum_breaking_load'])
})

test('the years of service end at the run, and a given breaking load has none', () => {
  const rows = rowsOf(chain(), 'service') as number[][]
  near(rows.at(-1)?.[4] ?? 0, number(chain(), 'utilisation'))
  near(rows[0]?.[2] ?? 0, number(chain({ corrosion_rate: 0 }), 'minimum_breaking_load'))
  assert.equal(run().result.tables.find((t) => t.id === 'service')?.rows?.length ?? 0, 0)
})

test('each anchor has its factor, and none where none is required', () => {
  for (const anchor_type of ANCHORS) {
    for (const mooring_type of ['permanent', 'mobile'] as const) {
      const { intact, damaged } = ANCHOR_FACTORS[mooring_type][anchor_type]
      const at = (condition: string) => run({ ...anchor, anchor_type, mooring_type, condition })
      assert.equal(value(at('intact'), 'anchor_required_safety_factor'), intact)
      assert.equal(value(at('damaged'), 'anchor_required_safety_factor'), damaged)
      assert.equal(value(at('transient'), 'anchor_utilisation'), null)
    }
  }
})

test('an anchor that fails fails the run, and one that is not judged does not', () => {
  assert.equal(value(run({ ...anchor, anchor_holding_capacity: 3100 * 1.5 }), 'status'), 'pass')
  assert.equal(value(run({ ...anchor, anchor_holding_capacity: 3100 * 1.499 }), 'status'), 'fail')
  const transient = run({ ...anchor, condition: 'transient', anchor_holding_capacity: 10 })
  assert.equal(value(transient, 'status'), 'pass')
  assert.match(reason(transient, 'anchor_utilisation'), /requires no factor/)
  refusedAt('/anchor_tension', { anchor_type: 'drag', anchor_holding_capacity: 5000 })
  refusedAt('/anchor_holding_capacity', { anchor_type: 'drag', anchor_tension: 3100 })
})

test('a drag anchor after a quasi-static analysis is warned of the edition of 1996', () => {
  const of = (over: object) => codes(run({ ...anchor, ...over })).includes('edition_of_1996')
  assert.ok(of({ analysis_method: 'quasi_static' }))
  assert.ok(!of({ analysis_method: 'dynamic' }))
  assert.ok(!of({ analysis_method: 'quasi_static', anchor_type: 'plate_vla' }))
})

test('a line above its breaking load fails, and breaks', () => {
  const ran = run({ maximum_tension: 6979 })
  assert.equal(value(ran, 'status'), 'fail')
  assert.ok(codes(ran).includes('line_breaks'))
})

test('DNV-OS-E301 is for information: it is warned of and changes no verdict', () => {
  const ran = run({ mean_tension: 2000, consequence_class: 2, maximum_tension: 4178 })
  assert.equal(value(ran, 'status'), 'pass')
  assert.ok(number(ran, 'e301_utilisation') > 1)
  assert.ok(codes(ran).includes('e301_exceeded'))
  const damaged = run({ mean_tension: 2000, consequence_class: 2, maximum_tension: 4178, condition: 'damaged' })
  near(number(damaged, 'e301_design_tension'), 2000 + 1.25 * 2178)
})

test('the larger the tension the larger the utilisation, in proportion', () => {
  fc.assert(
    fc.property(fc.double({ min: 100, max: 20000, noNaN: true }), (maximum_tension) => {
      near(number(run({ maximum_tension }), 'utilisation') / maximum_tension, 1.67 / 6978)
    }),
    { numRuns: 20 },
  )
})

test('the sketch is not to scale, and the bar of the chain is', () => {
  const scaleOf = (ran: ReturnType<typeof run>, id: string) =>
    ran.result.figures?.find((f) => f.id === id)?.drawing?.scale
  assert.equal(scaleOf(run(), 'elevation'), 'none')
  assert.equal(scaleOf(chain(), 'bar'), 'true')
})
