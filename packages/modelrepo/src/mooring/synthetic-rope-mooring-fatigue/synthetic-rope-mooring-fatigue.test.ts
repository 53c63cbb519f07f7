/** What is special to fibre ropes: which mechanism governs, what each fibre asks for, and what is flagged. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { calculate, readParams } from '@keelson/workflow'
import { checked, codes, list, near, number, testKit, value, within } from '@keelson/workflow/testing.ts'
import fc from 'fast-check'
import { syntheticRopeMooringFatigue as workflow } from './index.ts'
import { HIGH_MEAN } from './warnings.ts'

const { run, refusedAt } = testKit(workflow)
const rope = {
  id: 'R',
  material: 'POLYESTER',
  MBL_kN: 10000,
  mean_tension_kN: 2000,
  min_tension_kN: 1000,
  tension_range_bins: [{ tension_range_kN: 1500, n_cycles: 1e5 }],
}
const CREEP = ['creep_reference_life_years', 'creep_reference_load_ratio', 'creep_decades_per_load_ratio'] as const
const of = (over: object, more: object = {}) => run({ lines: [{ ...rope, ...over }], ...more })
const curve = { tn_intercept: 5, tn_slope: 9 }

test('a range over the whole strength is withstood by a full life of 0.259 cycles', () => {
  const whole = of(
    { mean_tension_kN: 5000, tension_range_bins: [{ tension_range_kN: 9500, n_cycles: 0.259 }] },
    { characteristic_strength_factor: 0.95 },
  )
  near(list(whole, 'line_damages')[0] ?? 0, 1)
})

test('without break tests the damage is twice that on the breaking load', () => {
  const D = (k?: number) =>
    list(of({}, k === undefined ? {} : { characteristic_strength_factor: k }), 'line_damages')[0] ?? 0
  near(D() / D(1), 0.95 ** -13.46)
  assert.deepEqual(codes(of({}, { characteristic_strength_factor: 1 })), ['strength_of_tests'])
})

test('the factor of 60 is on fatigue and not on creep', () => {
  const [a, b] = [of({}, { design_fatigue_factor: 60 }), of({}, { design_fatigue_factor: 6 })]
  near((list(b, 'fatigue_margins')[0] ?? 0) / (list(a, 'fatigue_margins')[0] ?? 0), 10)
  assert.deepEqual(list(a, 'creep_margins'), list(b, 'creep_margins'))
  near((list(of({}, { creep_safety_factor: 10 }), 'creep_margins')[0] ?? 0) * 2, list(a, 'creep_margins')[0] ?? 0)
})

test('a creep life that is left to the placeholders is flagged at its check, and tests end the flag', () => {
  const flagged = run({}, [...CREEP])
  assert.ok(codes(flagged).includes('creep_placeholder'))
  assert.match(checked(flagged, 'creep')?.note ?? '', /placeholders/)
  assert.deepEqual(flagged.result.assumed.filter((a) => CREEP.includes(a.name as never)).length, 3)
  assert.ok(!codes(run()).includes('creep_placeholder'))
  assert.equal(checked(run(), 'creep')?.note ?? null, null)
})

test('the smallest margin governs, and of equal ones the first rope by fatigue before creep before minimum tension', () => {
  const twins = run({
    lines: [
      { ...rope, id: 'A' },
      { ...rope, id: 'B' },
    ],
  })
  assert.equal(value(twins, 'governing_line'), 'A')
  const margins = [
    ...list(twins, 'fatigue_margins'),
    ...list(twins, 'creep_margins'),
    ...list(twins, 'compression_margins'),
  ]
  assert.equal(number(twins, 'governing_margin'), Math.min(...margins))
  // 25 years times 4 is the reference life, and the minimum tension is that asked for.
  const even = { creep_safety_factor: 4, creep_reference_load_ratio: 0.2, minimum_tension_ratio_allowable: 0.1 }
  const tie = of({}, even)
  assert.equal(number(tie, 'governing_margin'), 1)
  assert.equal(value(tie, 'governing_mechanism'), 'creep')
  assert.equal(value(tie, 'status'), 'pass')
})

test('a margin a little below 1 fails, by each mechanism', () => {
  assert.equal(value(of({}, { minimum_tension_ratio_allowable: 0.1001 }), 'status'), 'fail')
  assert.equal(value(of({ mean_tension_kN: 4000 }), 'governing_mechanism'), 'creep')
  const worn = of({ tension_range_bins: [{ tension_range_kN: 3900, n_cycles: 1e6 }] })
  assert.equal(value(worn, 'governing_mechanism'), 'fatigue')
  assert.equal(value(worn, 'status'), 'fail')
})

test('a slack rope has a minimum tension of nothing and fails', () => {
  for (const min_tension_kN of [0, -200]) {
    const slack = of({ min_tension_kN })
    assert.deepEqual(list(slack, 'compression_margins'), [0])
    assert.equal(value(slack, 'status'), 'fail')
  }
  assert.ok(codes(of({ tension_range_bins: [{ tension_range_kN: 4100, n_cycles: 1 }] })).includes('slack_rope'))
})

test('where no minimum tension is asked for it is not checked, and has no margin', () => {
  const none = of({}, { minimum_tension_ratio_allowable: 0 })
  assert.equal(checked(none, 'minimum_tension')?.state, 'not_made')
  assert.deepEqual(value(none, 'compression_margins'), [null])
  assert.ok(codes(none).includes('low_minimum'))
})

test('aramid keeps twice the tension of the others, unless a ratio is given', () => {
  const least = (material: string, more = {}) =>
    list(of({ material, mean_tension_kN: 2000 }, { ...curve, ...more }), 'compression_margins')[0] ?? 0
  const left = (material: string) =>
    list(
      run({ lines: [{ ...rope, material }], ...curve }, ['minimum_tension_ratio_allowable']),
      'compression_margins',
    )[0]
  assert.deepEqual(['POLYESTER', 'NYLON', 'HMPE', 'ARAMID'].map(left), [2, 2, 2, 1])
  near(least('ARAMID', { minimum_tension_ratio_allowable: 0.05 }), 2)
})

test('each fibre but polyester gives its own curve, and HMPE its creep', () => {
  for (const material of ['NYLON', 'ARAMID', 'HMPE']) refusedAt('/tn_intercept', { lines: [{ ...rope, material }] })
  assert.equal(run({ lines: [{ ...rope, material: 'NYLON' }], ...curve }).status, 'PASS')
  refusedAt('/creep_reference_life_years', { lines: [{ ...rope, material: 'HMPE' }], ...curve }, [...CREEP])
  refusedAt('/tn_slope', { tn_intercept: 5 })
  refusedAt('/tn_intercept', { tn_slope: 9 })
})

test('metal is refused with the workflow that knows it', () => {
  assert.throws(() => of({ material: 'CHAIN' }), /mooring-fatigue/)
  refusedAt('/lines/0/material', { lines: [{ ...rope, material: 'STEEL-WIRE' }] })
  refusedAt('/lines/0/material', { lines: [{ ...rope, material: 'COTTON' }] })
})

test('tensions that no rope has are refused at their place', () => {
  const bins = (tension_range_kN: number) => ({
    lines: [
      {
        ...rope,
        tension_range_bins: [
          { tension_range_kN: 100, n_cycles: 1 },
          { tension_range_kN, n_cycles: 1 },
        ],
      },
    ],
  })
  refusedAt('/lines/0/tension_range_bins/1/tension_range_kN', bins(10001))
  refusedAt('/lines/0/tension_range_bins/1/tension_range_kN', {
    lines: [{ ...bins(4001).lines[0], mean_tension_kN: 8000 }],
  })
  refusedAt('/lines/0/min_tension_kN', { lines: [{ ...rope, min_tension_kN: 2001 }] })
  for (const n_cycles of [0, -1])
    refusedAt('/lines/0/tension_range_bins/0/n_cycles', {
      lines: [{ ...rope, tension_range_bins: [{ tension_range_kN: 100, n_cycles }] }],
    })
})

test('a high mean and a minimum above the trough are remarked', () => {
  const high = of({ mean_tension_kN: 1e4 * HIGH_MEAN + 1 })
  assert.ok(codes(high).includes('high_mean'))
  assert.ok(!codes(of({ mean_tension_kN: 1e4 * HIGH_MEAN })).includes('high_mean'))
  assert.ok(codes(of({ min_tension_kN: 1251 })).includes('minimum_above_trough'))
  assert.ok(!codes(of({ min_tension_kN: 1250 })).includes('minimum_above_trough'))
})

test('a knockdown by the mean load raises the damage by its exponential', () => {
  const D = (mean_load_knockdown: number) => list(of({}, { mean_load_knockdown }), 'line_damages')[0] ?? 0
  near(D(3) / D(0), Math.exp(3 * 0.2))
})

test('damage too small to divide by has no life and no margin, and does not govern', () => {
  const ran = of({ tension_range_bins: [{ tension_range_kN: 0.001, n_cycles: 1 }] }, { tn_intercept: 1, tn_slope: 60 })
  assert.deepEqual([value(ran, 'fatigue_margins'), value(ran, 'fatigue_life_years')], [[null], [null]])
  assert.equal(value(ran, 'governing_mechanism'), 'compression')
})

test('damage beyond the range of numbers is an error in words', () => {
  const far = { tension_range_bins: [{ tension_range_kN: 9000, n_cycles: 1e300 }], mean_tension_kN: 5000 }
  assert.throws(() => of(far, { tn_intercept: 1e-300, tn_slope: 9 }), /beyond the range of numbers/)
})

test('the length that is equivalent keeps the mean tension at the same stretched length', () => {
  const coefficients = {
    static_stiffness_coefficient: 13.4,
    dynamic_stiffness_constant: 16,
    dynamic_stiffness_slope: 0.35,
  }
  const ran = of({}, coefficients)
  const [EA_s = 0, EA_d = 0, ratio = 0] = [
    list(ran, 'static_stiffnesses')[0],
    list(ran, 'dynamic_stiffnesses')[0],
    list(ran, 'equivalent_length_ratios')[0],
  ]
  within(ratio * (1 + 2000 / EA_d), 1 + 2000 / EA_s, 1e-12)
  const bare = of({})
  assert.equal(bare.result.values.static_stiffnesses, undefined)
  assert.equal(of({}, { dynamic_stiffness_constant: 16 }).result.values.equivalent_length_ratios, undefined)
  refusedAt('/dynamic_stiffness_constant', { dynamic_stiffness_constant: 0 })
  refusedAt('/dynamic_stiffness_constant', {
    lines: [{ ...rope, mean_tension_kN: 0, min_tension_kN: 0 }],
    dynamic_stiffness_constant: 0,
    dynamic_stiffness_slope: 1,
  })
})

test('a larger range never does less damage', () => {
  const range = fc.double({ min: 1, max: 4000, noNaN: true })
  fc.assert(
    fc.property(range, range, (a, b) => {
      const D = (tension_range_kN: number) =>
        list(of({ tension_range_bins: [{ tension_range_kN, n_cycles: 1000 }] }), 'line_damages')[0] ?? 0
      assert.ok(D(Math.max(a, b)) >= D(Math.min(a, b)))
    }),
    { numRuns: 30 },
  )
})

test('many ranges are summed in the table, few are written out', () => {
  const bins = Array.from({ length: 13 }, (_, i) => ({ tension_range_kN: 500 + 100 * i, n_cycles: 1000 }))
  const kind = (tension_range_bins: typeof bins) => {
    const { params } = readParams(workflow.contract, { ...workflow.example, lines: [{ ...rope, tension_range_bins }] })
    return calculate(workflow, params, undefined).steps.find((s) => s.symbol === 'D')?.kind
  }
  assert.deepEqual([kind(bins), kind(bins.slice(0, 12))], ['table', 'equation'])
})
