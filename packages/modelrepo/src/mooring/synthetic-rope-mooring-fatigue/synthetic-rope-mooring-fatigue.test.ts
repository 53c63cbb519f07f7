/** What is special to fibre ropes: which mechanism governs, what each fibre asks for, and what is flagged. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { calculate } from '@keelson/engine'
import {
  axesOf,
  checked,
  codes,
  list,
  near,
  number,
  pointsOf,
  rowsOf,
  testKit,
  value,
  within,
} from '@keelson/engine/testing.ts'
import { measuresOf, shapesOf } from '@keelson/engine/testing-pictures.ts'
import { readParams } from '@keelson/workflow'
import fc from 'fast-check'
import { syntheticRopeMooringFatigue as workflow } from './index.ts'

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
  assert.match(checked(flagged, 'creep')?.note ?? '', /placeholder values/)
  assert.deepEqual(flagged.result.assumed.filter((a) => CREEP.includes(a.name as never)).length, 3)
  assert.ok(!codes(run()).includes('creep_placeholder'))
  assert.match(checked(run(), 'creep')?.note ?? '', /for screening and is not from a standard/)
})

test('the lowest margin governs, and of equal ones the first rope by fatigue before creep before minimum tension', () => {
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
  const left = (mean_tension_kN: number) => checked(of({ mean_tension_kN }), 'fatigue')?.left?.limit
  assert.equal(left(6001), 'Mean tension to breaking load ratio')
  assert.equal(left(6000), undefined)
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
  assert.throws(() => of(far, { tn_intercept: 1e-300, tn_slope: 9 }), /exceeds the numerical range/)
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

const ROPE = {
  id: 'still',
  material: 'POLYESTER',
  MBL_kN: 18000,
  mean_tension_kN: 3600,
  min_tension_kN: 1500,
  tension_range_bins: [
    { tension_range_kN: 900, n_cycles: 600_000 },
    { tension_range_kN: 2700, n_cycles: 60_000 },
  ],
}
/** Each of three ropes is the worst by another mechanism. */
const FOUR = {
  creep_reference_life_years: 100,
  creep_reference_load_ratio: 0.3,
  creep_decades_per_load_ratio: 6,
  minimum_tension_ratio_allowable: 0.05,
  static_stiffness_coefficient: 13.4,
  dynamic_stiffness_constant: 16,
  lines: [
    ROPE,
    {
      ...ROPE,
      id: 'worked',
      mean_tension_kN: 5000,
      tension_range_bins: [{ tension_range_kN: 7000, n_cycles: 40_000 }],
    },
    { ...ROPE, id: 'pulled', mean_tension_kN: 6300 },
    { ...ROPE, id: 'slack', min_tension_kN: 700 },
  ],
}
const damageOf = (ranges: readonly (readonly [dT: number, n: number])[], S = 0.95 * 18000) =>
  ranges.reduce((D, [dT, n]) => D + n / (0.259 * (S / dT) ** 13.46), 0)
const STILL = damageOf([
  [900, 600_000],
  [2700, 60_000],
])
const WORKED = damageOf([[7000, 40_000]])
const six = (x: number) => Number(x.toPrecision(6))

test('the tables hold each rope with its margins, and each range', () => {
  const rows = rowsOf(run(FOUR), 'ropes')
  const creep = (L: number) => 100 * 10 ** (-6 * (L - 0.3))
  for (const [i, [id, D_i, L, minimum, governs]] of (
    [
      ['still', STILL, 0.2, 1500, 'minimum tension'],
      ['worked', WORKED, 5000 / 18_000, 1500, 'tension fatigue'],
      ['pulled', STILL, 0.35, 1500, 'creep rupture'],
      ['slack', STILL, 0.2, 700, 'minimum tension'],
    ] as const
  ).entries()) {
    const row = rows[i] ?? []
    assert.deepEqual([row[0], row[1], row[10]], [id, 'POLYESTER', governs])
    const expected = [
      L,
      D_i,
      25 / D_i,
      1 / (60 * D_i),
      creep(L),
      creep(L) / 125,
      minimum / 18000,
      minimum / 18000 / 0.05,
    ]
    for (const [k, x] of expected.entries()) near(row[k + 2] as number, x, 1e-9, `${id} ${k}`)
  }
  const [bin] = (value(run(FOUR), 'bin_table') as Record<string, number>[]).slice(2)
  assert.deepEqual([bin?.line, bin?.n_cycles], ['worked', 40_000])
  near(bin?.tension_range_ratio, 7000 / 17100)
  near(bin?.damage, WORKED)
  near(bin?.cycles_to_failure, 40_000 / WORKED)
})

test('the charts hold curves, ranges, margins and stiffness', () => {
  const ran = run(FOUR)
  const curve = pointsOf(ran, 'rn_curve').filter((r) => r.s === 'polyester, DNV-OS-E301')
  for (const { x, y } of curve.slice(0, 3)) near(x as number, 0.259 * (y as number) ** -13.46, 1e-4)
  const most = pointsOf(ran, 'rn_curve').find((r) => r.label === 'worked, governing damage')
  assert.deepEqual([most?.x, most?.y], [40_000, six(7000 / 17100)])
  const knocked = run({ ...FOUR, mean_load_knockdown: 2 })
  const under = pointsOf(knocked, 'rn_curve').filter((r) => r.s === 'at the mean load of worked')
  for (const { x, y } of under.slice(0, 3))
    near(x as number, 0.259 * Math.exp((-2 * 5000) / 18_000) * (y as number) ** -13.46, 1e-4)
  const given = pointsOf(run({ ...FOUR, tn_intercept: 5, tn_slope: 9 }), 'rn_curve').find(
    (r) => r.s === 'curve entered',
  )
  near(given?.x as number, 5 * (given?.y as number) ** -9, 1e-4)
  const bars = pointsOf(ran, 'damage_per_bin')
  assert.deepEqual(
    [bars[0]?.name, bars[0]?.v, bars[0]?.g],
    [`worked: ${Number((7000 / 17100).toPrecision(3))} (1)`, six(WORKED), 'worked'],
  )
  near(
    bars.reduce((sum, r) => sum + (r.v as number), 0),
    WORKED + 3 * STILL,
    1e-5,
  )
  const margins = pointsOf(ran, 'margins').filter((r) => r.name !== undefined)
  assert.deepEqual([...new Set(margins.map((r) => r.name))], ['worked', 'pulled', 'slack', 'still'])
  assert.deepEqual(
    margins.filter((r) => r.name === 'pulled').map((r) => [r.g, r.v]),
    [
      ['tension fatigue', six(1 / (60 * STILL))],
      ['creep rupture', six((100 * 10 ** -0.3) / 125)],
      ['minimum tension', six(1500 / 18000 / 0.05)],
    ],
  )
  assert.equal(pointsOf(ran, 'margins').find((r) => r.label === 'limit')?.at, 1)
  const stiff = pointsOf(ran, 'stiffness')
  const dynamic = (list(ran, 'dynamic_stiffnesses')[2] ?? 0) / 18000
  assert.ok(stiff.filter((r) => r.s === 'static').every((r) => r.y === 13.4))
  assert.equal(stiff.find((r) => r.s === 'dynamic' && r.x === 0)?.y, 16)
  const own = stiff.find((r) => r.label === 'pulled')
  assert.equal(own?.x, 35)
  near(own?.y as number, dynamic, 1e-5)
  assert.equal(Math.max(...stiff.map((r) => Number(r.x ?? 0))), 60)
  for (const [id, axes] of Object.entries({
    rn_curve: ['Cycles', 'Ratio of tension range to characteristic strength'],
    damage_per_bin: ['Ratio of tension range to characteristic strength', 'Damage over design life'],
    margins: ['Rope', 'Margin'],
    stiffness: ['Ratio of mean tension to breaking load [%]', 'Ratio of stiffness to breaking load'],
  }))
    assert.deepEqual(axesOf(ran, id), axes)
  assert.throws(() => pointsOf(run(), 'stiffness'), /not drawn/)
})

test('figure, sentence and warnings say the numbers of the ropes', () => {
  const ran = run(FOUR)
  assert.ok(measuresOf(ran, 'rope').includes('MBL 18000 kN'))
  const levels = JSON.stringify(shapesOf(ran, 'rope'))
  for (const text of ['maximum', 'mean', 'minimum', 'minimum allowable', 'high mean tension'])
    assert.ok(levels.includes(text), text)
  const shares = measuresOf(ran, 'rope').filter((l) => l.includes('%'))
  const per = (x: number) => Number((100 * x).toPrecision(7))
  for (const share of [(5000 + 3500) / 18000, 5000 / 18_000, 1500 / 18000])
    assert.ok(
      shares.some((l) => l.includes(`${per(share)}`)),
      shares.join(),
    )
  assert.ok(
    ran.detail.endsWith(
      `Rope 'worked' governs: tension fatigue margin ${Number((1 / (60 * WORKED)).toPrecision(4))} (required 1). Tension range ratios are based on 0.95 times the breaking load.`,
    ),
    ran.detail,
  )
  const message = (r: typeof ran, code: string) => r.warnings.find((w) => w.code === code)?.message ?? ''
  const low = run({
    lines: [{ ...ROPE, id: 'worked', tension_range_bins: [{ tension_range_kN: 7000, n_cycles: 40_000 }] }],
  })
  assert.match(
    message(low, 'minimum_above_trough'),
    /'worked', 1,500 kN, is above 100 kN, the mean tension minus half the maximum tension range/,
  )
  const slack = run({
    lines: [{ ...ROPE, min_tension_kN: 0, tension_range_bins: [{ tension_range_kN: 8000, n_cycles: 1 }] }],
  })
  assert.match(
    message(slack, 'slack_rope'),
    /^The maximum tension range .* is 8,000 kN\. Half of this range exceeds .*, 3,600 kN/,
  )
  assert.match(
    checked(run({ lines: [{ ...ROPE, mean_tension_kN: 11_000 }] }), 'fatigue')?.reason ?? '',
    /is 61.1 % of its breaking load; .* valid up to 60 %/,
  )
  assert.match(
    message(run({ ...FOUR, minimum_tension_ratio_allowable: 0.03 }), 'low_minimum'),
    /0.03 is below 0.05, the value for polyester/,
  )
  assert.match(
    message(run({ ...FOUR, characteristic_strength_factor: 0.98 }), 'strength_of_tests'),
    /0.98 exceeds 0.95/,
  )
  assert.equal(checked(ran, 'creep')?.note, 'The creep rupture law is for screening and is not from a standard.')
  assert.deepEqual([ran.status, run().status], ['FAIL', 'PASS'])
  const assumed = new Map(
    run({}, ['creep_reference_life_years', 'minimum_tension_ratio_allowable']).result.assumed.map((a) => [
      a.name,
      a.value,
    ]),
  )
  assert.deepEqual(
    [assumed.get('tn_intercept'), assumed.get('tn_slope'), assumed.get('minimum_tension_ratio_allowable')],
    [0.259, 13.46, 0.05],
  )
})

test('axes reach as far as what they hold, and stiffness is worked only where it is given', () => {
  const ran = run(FOUR)
  const ranges = pointsOf(ran, 'rn_curve').flatMap((r) => (r.s === undefined ? [] : [r.y as number]))
  near(Math.min(...ranges), (900 / 17100) * 10 ** -0.1, 1e-5)
  near(Math.max(...ranges), (7000 / 17100) * 10 ** 0.2, 1e-5)
  const bars = JSON.stringify(ran.result.charts.find((c) => c.id === 'margins')?.spec)
  const least = Math.floor(Math.log10(1 / (60 * WORKED)) - 0.3)
  assert.ok(bars.includes(`"domain":[${10 ** least},`), bars.slice(0, 400))
  const symbols = (over: object, without: readonly string[] = []) =>
    run({ ...FOUR, ...over }, without).result.steps.map((s) => s.symbol)
  assert.ok(symbols({}, ['static_stiffness_coefficient']).includes('EA_d'))
  assert.ok(!symbols({}, ['static_stiffness_coefficient', 'dynamic_stiffness_constant']).includes('EA_d'))
  const only = run(FOUR, ['dynamic_stiffness_constant'])
  assert.deepEqual([...new Set(pointsOf(only, 'stiffness').flatMap((r) => r.s ?? []))], ['static'])
  assert.equal(pointsOf(only, 'stiffness').find((r) => r.label === 'pulled')?.y, 13.4)
  assert.deepEqual(
    [...new Set(pointsOf(run(FOUR, ['static_stiffness_coefficient']), 'stiffness').flatMap((r) => r.s ?? []))],
    ['dynamic'],
  )
  const names = (over: object) => [
    ...new Set(pointsOf(run({ ...FOUR, ...over }), 'rn_curve').flatMap((r) => r.s ?? [])),
  ]
  assert.deepEqual(names({}), ['polyester, DNV-OS-E301'])
  assert.deepEqual(names({ mean_load_knockdown: 1 }), ['polyester, DNV-OS-E301', 'at the mean load of worked'])
})

test('the largest range of a rope makes its trough', () => {
  const tension_range_bins = [
    { tension_range_kN: 400, n_cycles: 10 },
    { tension_range_kN: 4600, n_cycles: 10 },
  ]
  const said = run({ lines: [{ ...ROPE, tension_range_bins }] }).warnings.find((w) => w.code === 'minimum_above_trough')
  assert.match(
    said?.message ?? '',
    /1,500 kN, is above 1,300 kN, the mean tension minus half the maximum tension range/,
  )
})
