/** What charts, figure, steps and remarks of liquefaction say, against its rows, runs at other inputs and the published formulas. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { axesOf, list, near, number, type Request, rowsOf, testKit } from '@keelson/engine/testing.ts'
import { labelsOf, lineOf, marksOf, seriesOf, short, someOf } from '@keelson/engine/testing-pictures.ts'
import { liquefactionTriggering as workflow } from './index.ts'

const QUAKE = { peak_ground_acceleration: 0.4, magnitude: 7 }
const BI = { method: 'boulanger_idriss_2014' }
const { n1_60cs: _counts, ...ground } = workflow.example
const counts = testKit(workflow, { ...workflow.example, ...QUAKE })
const field = testKit(workflow, {
  ...{ ...ground, ...QUAKE },
  ...{
    spt_blow_count: [9, 12, 11],
    fines_content: ['6 %', '12 %', '20 %'],
    borehole_factor: 1.15,
    sampler_factor: 1.3,
  },
})
const cone = testKit(workflow, {
  ...{ ...ground, ...QUAKE, ...BI },
  ...{ cone_resistance: [6, 9, 12], sleeve_friction: [30, 45, 60] },
})
const bare = testKit(workflow, { ...ground, ...QUAKE })
type Kit = typeof counts
type Ran = ReturnType<Kit['run']>
const COLUMNS = Object.keys(workflow.contract.tables.layers.columns)
const column = (ran: Ran, name: string) => rowsOf(ran, 'layers').map((row) => row[COLUMNS.indexOf(name)])
const numbers = (ran: Ran, name: string) => column(ran, name).map(Number)
const said = (kit: Kit, code: string, over: Request = {}) =>
  kit.run(over).warnings.flatMap((w) => (w.code === code ? [w.message] : []))[0] ?? ''
const drawnAs = (x: number) => short(Number(x.toPrecision(6)))
/** The points of a line, each once. */
const drawn = (ran: Ran, chart: string, series: string) => [
  ...new Set(lineOf(ran, chart, series).map(([x, y]) => `${short(x)} ${y}`)),
]
const kits = { counts, field, cone } as const

test('stress and resistance, and the factor between them, stand at the depths of the layers', () => {
  for (const kit of Object.values(kits)) {
    const ran = kit.run()
    const [CSR, CRR, FS] = ['stress_ratio', 'resistance_ratio', 'safety'].map((name) => numbers(ran, name))
    const [MSF, K] = [list(ran, 'magnitude_scaling_factor'), list(ran, 'overburden_factor_k_sigma')]
    const at = (values: readonly number[] = []) => values.map((x, i) => `${drawnAs(x)} ${[3, 6, 9][i]}`)
    assert.deepEqual(drawn(ran, 'ratios', 'stress'), at(CSR))
    assert.deepEqual(drawn(ran, 'ratios', 'resistance'), at(CRR?.map((x, i) => x * (MSF[i] ?? 0) * (K[i] ?? 0))))
    assert.deepEqual(drawn(ran, 'safety', 'factor of safety'), at(FS))
    assert.deepEqual(marksOf(ran, 'safety'), ['required at 1.2'])
    assert.deepEqual(axesOf(ran, 'ratios'), ['Cyclic stress ratio', 'Depth [m]'])
    assert.deepEqual(axesOf(ran, 'safety'), ['Factor of safety', 'Depth [m]'])
  }
  assert.deepEqual(seriesOf(bare.run(), 'ratios'), ['stress'])
  const dry = counts.run({ water_table_depth: 4 })
  assert.deepEqual(
    drawn(dry, 'safety', 'factor of safety').map((point) => point.split(' ')[1]),
    ['6', '9'],
  )
})

test('the curve of triggering is the resistance of runs, and each layer stands at its stress brought to the reference', () => {
  for (const [kit, input, axis, end] of [
    [counts, 'n1_60cs', 'Clean-sand blow count', 30],
    [testKit(workflow, { ...workflow.example, ...QUAKE, ...BI }), 'n1_60cs', 'Clean-sand blow count', 37],
    [
      testKit(workflow, { ...ground, ...QUAKE, ...BI, q_c1ncs: [60, 80, 100] }),
      'q_c1ncs',
      'Clean-sand cone resistance',
      190,
    ],
  ] as const) {
    const ran = kit.run()
    for (const [x, CRR] of someOf(ran, 'triggering', 'cyclic resistance ratio').slice(1, 2))
      near(list(kit.run({ [input]: [x, x, x] }), 'cyclic_resistance_ratio_7_5')[0], CRR, 1e-4)
    near(lineOf(ran, 'triggering', 'cyclic resistance ratio').at(-1)?.[0], end, 1e-5)
    const [FS, CRR, N] = ['safety', 'resistance_ratio', 'resistance'].map((name) => numbers(ran, name))
    const marks = (N ?? []).map((x, i) => ` ${drawnAs(x)} ${drawnAs((CRR?.[i] ?? 0) / (FS?.[i] ?? 1))}`)
    assert.deepEqual(marksOf(ran, 'triggering'), marks)
    assert.deepEqual(axesOf(ran, 'triggering'), [axis, 'Cyclic stress ratio'])
  }
})

test('settlement and indices are the sums over what lies below each depth, from all of it to nothing', () => {
  const ran = cone.run()
  const [h, epsilon, F, W, z] = ['thickness', 'volume_strain', 'severity', 'weight', 'depth'].map((name) =>
    numbers(ran, name),
  )
  const below = (part: (i: number) => number) =>
    [0, 4.5, 7.5, 10.5].map(
      (depth, k) => `${drawnAs([0, 1, 2].slice(k).reduce((sum, i) => sum + part(i), 0))} ${depth}`,
    )
  const strain = (i: number) => (epsilon?.[i] ?? 0) * (h?.[i] ?? 0)
  assert.deepEqual(
    drawn(ran, 'settlement', 'settlement'),
    below((i) => 1000 * strain(i)),
  )
  assert.deepEqual(
    drawn(ran, 'indices', 'potential index'),
    below((i) => (F?.[i] ?? 0) * (W?.[i] ?? 0)),
  )
  assert.deepEqual(
    drawn(ran, 'indices', 'severity number'),
    below((i) => (1000 * strain(i)) / (z?.[i] ?? 1)),
  )
  near(lineOf(ran, 'settlement', 'settlement')[0]?.[0], number(ran, 'settlement'), 1e-5)
  near(lineOf(ran, 'indices', 'potential index')[0]?.[0], number(ran, 'liquefaction_potential_index'), 1e-5)
  near(lineOf(ran, 'indices', 'severity number')[0]?.[0], number(ran, 'liquefaction_severity_number'), 1e-5)
  assert.deepEqual(axesOf(ran, 'settlement'), ['Settlement [mm]', 'Depth [m]'])
  assert.deepEqual(axesOf(ran, 'indices'), ['Liquefaction index', 'Depth [m]'])
})

test('without a resistance, or a layer that can liquefy, nothing is drawn of them', () => {
  assert.deepEqual(
    bare.run().result.charts.map(({ id }) => id),
    ['ratios'],
  )
  const dense = counts.run({ n1_60cs: [30, 40, 50] }).result.charts.map(({ id }) => id)
  assert.ok(!dense.includes('safety') && dense.includes('settlement'))
})

test('borehole, rods and sampler each multiply the blows of the field', () => {
  near(list(field.run(), 'n_60')[0], 9 * 1.15 * 0.8 * 1.3, 1e-12)
  near(list(field.run({ borehole_factor: 1 }), 'n_60')[0], 9 * 0.8 * 1.3, 1e-12)
})

/** Each symbol that the steps name, with its number. */
const namedIn = (ran: Ran) =>
  ran.result.steps.flatMap((step) =>
    [...('arguments' in step ? step.arguments : []), step].flatMap(({ symbol, value }) =>
      typeof value === 'number' ? [{ symbol, value }] : [],
    ),
  )

test('a symbol has one number in all of the steps', () => {
  for (const ran of [counts.run(), field.run(), field.run(BI), cone.run()]) {
    const bySymbol = Map.groupBy(namedIn(ran), ({ symbol }) => symbol)
    assert.ok(bySymbol.size > 5)
    for (const [first, ...others] of bySymbol.values())
      for (const { value } of others) near(value, first?.value ?? 0, 1e-12)
  }
})

test('the blows at an energy name each factor by its own symbol', () => {
  const rods = field.run().result.steps.find(({ symbol }) => symbol === 'N_60')
  const factors = rods && 'arguments' in rods ? rods.arguments.map(({ symbol, value }) => `${symbol} ${value}`) : []
  for (const factor of ['C_B 1.15', 'C_R 0.8', 'C_S 1.3']) assert.ok(factors.includes(factor), factors.join())
})

test('the exponent of the soil type is that of sand, of clay, or between, and says which', () => {
  const cell = (over: Request) => {
    const step = cone.run(over).result.steps.find(({ symbol }) => symbol === 'n')
    return step && 'cell' in step ? `${step.value} ${step.cell}` : ''
  }
  const one = (cone_resistance: number, sleeve_friction: number) => ({
    ...{ depth: [6], total_vertical_stress: [108], effective_vertical_stress: [59] },
    ...{ cone_resistance: [cone_resistance], sleeve_friction: [sleeve_friction] },
  })
  assert.equal(cell(one(9, 45)), '0.5 sand')
  assert.match(cell(one(0.8, 30)), /^1 clay/)
})

test('the iterated resistance is that on which its exponent rests', () => {
  const ran = cone.run()
  for (const [i, q] of list(ran, 'q_c1ncs').entries()) {
    const m = 1.338 - 0.249 * Math.min(Math.max(q, 21), 254) ** 0.264
    const C_N = Math.min(1.7, (100 / ([34, 59, 83.5][i] ?? 1)) ** m)
    near(list(ran, 'overburden_correction_cn')[i], C_N, 1e-9)
  }
  const settled = ran.result.steps.find(({ symbol }) => symbol === 'q_s')
  assert.ok(settled && 'residual' in settled && settled.residual >= 0 && settled.residual < 1e-13)
})

test('remarks carry the numbers of the run', () => {
  assert.match(said(counts, 'deep', { depth: [3, 6, 24] }), /is at a depth of 24 m\. .* only to a depth of 23 m/)
  assert.match(said(cone, 'deep', { depth: [3, 6, 21] }), /is at a depth of 21 m\. .* only to a depth of 20 m/)
  assert.match(
    said(counts, 'dense', { n1_60cs: [20, 31, 40] }),
    /^2 layers, the first at a depth of 6 m: .* of 30 or above, /,
  )
  assert.match(said(counts, 'dense', { n1_60cs: [20, 31, 20] }), /^Layer at a depth of 6 m:/)
  assert.match(said(counts, 'dry', { water_table_depth: 4 }), /^Layer at a depth of 3 m:/)
  assert.match(said(cone, 'clay', { cone_resistance: [1, 9, 12] }), /^Layer at a depth of 3 m: .* above 2\.6, /)
  const pressed = { effective_vertical_stress: [34, 59, 110], overburden_correction: false }
  assert.match(said(counts, 'overburden_left_out', pressed), /reaches 110 kPa, above 100 kPa/)
  assert.equal(said(counts, 'overburden_left_out', { ...pressed, effective_vertical_stress: [34, 59, 100] }), '')
  assert.match(said(counts, 'magnitude_outside', { magnitude: 5 }), /^Magnitude 5 is outside .*, 5\.5 to 8\.5/)
  for (const magnitude of [5.5, 8.5]) assert.equal(said(counts, 'magnitude_outside', { magnitude }), '')
  assert.match(said(counts, 'wide_apart', { depth: [3, 7, 11] }), /exceeds 3 m/)
  assert.equal(said(bare, 'wide_apart', { depth: [3, 7, 11] }), '')
})

test('the figure names the state of each layer and its sample, with the resistance beside them', () => {
  const ran = counts.run({ n1_60cs: [8, 31, 20], water_table_depth: 4 })
  const states = column(ran, 'state').map((state, i) => `${state}, sample at ${[3, 6, 9][i]} m`)
  const labels = labelsOf(ran, 'profile')
  for (const label of ['water table', ...states, 'N_1cs 8 -', 'N_1cs 31 -', 'N_1cs 20 -'])
    assert.ok(labels.includes(label), `${label} of ${labels.join('; ')}`)
  assert.ok(labelsOf(cone.run(), 'profile').some((label) => label.startsWith('q_1cs')))
})
