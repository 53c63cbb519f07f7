/** Claims about the atlas of fibre rope and its queries: fresh, exact, and honest about its limits. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { axesOf, list, near, pointsOf, type Request, rowsOf, spokenNumber, testKit } from '@keelson/engine/testing.ts'
import { marksOf, measuresOf, shapesOf } from '@keelson/engine/testing-pictures.ts'
import { shown, shownUtilisation, withQuantities } from '@keelson/workflow'
import fc from 'fast-check'
import { buildsAgain, claimsOf, numeric, queryKit } from '../../_shared/atlas/test-data/query-kit.ts'
import { syntheticRopeMooringFatigue } from '../synthetic-rope-mooring-fatigue/index.ts'
import { syntheticRopeAtlas } from './atlas.ts'
import { syntheticRopeAtlasQuery } from './index.ts'

const kit = await queryKit(syntheticRopeAtlasQuery, {
  minimum_breaking_load: 14000,
  tension_range_bins: [
    { tension_range_kN: 1500, n_cycles: 2e5 },
    { tension_range_kN: 3000, n_cycles: 1.5e4 },
  ],
})
const { answered, ask, bound, paramsOf, withError } = kit
const damage = (over: Request = {}) => numeric(ask(over).values.total_damage)

const FAR = {
  minimum_breaking_load: 7999,
  tension_range_bins: [
    { tension_range_kN: 449, n_cycles: 2e5 },
    { tension_range_kN: 3000, n_cycles: 9999 },
  ],
}

claimsOf(test, kit, {
  source: syntheticRopeAtlas,
  far: FAR,
  outside: ['/minimum_breaking_load', '/tension_range_bins/0/tension_range_kN', '/tension_range_bins/1/n_cycles'],
  reads: [['d_g', '-']],
  ends: [
    [8000, 3600, 1e4],
    [25000, 450, 1e6],
    ['25 MN', '450000 N', 1e4],
  ].map(([minimum_breaking_load, tension_range_kN, n_cycles]) => ({
    minimum_breaking_load,
    tension_range_bins: [{ tension_range_kN, n_cycles }],
  })),
  // a range as large as the breaking load
  refused: [[{ minimum_breaking_load: 3000 }, ['/tension_range_bins/1/tension_range_kN']]],
})
buildsAgain(test, syntheticRopeAtlas, kit)

const parent = testKit(syntheticRopeMooringFatigue, {})
/** The whole workflow on the same rope. */
function whole({ minimum_breaking_load, tension_range_bins, ...more }: Request): number {
  const rope = {
    id: 'R',
    material: 'POLYESTER',
    MBL_kN: minimum_breaking_load,
    mean_tension_kN: 0,
    min_tension_kN: 0,
    tension_range_bins,
  }
  return list(parent.run({ lines: [rope], ...more }), 'line_damages')[0] ?? Number.NaN
}

test('its error is that of rounding: logarithms of a power law are straight', () => {
  assert.ok(bound < 1e-12)
})

test('anywhere inside, the atlas agrees with the whole workflow', () => {
  const inside = fc.record({
    minimum_breaking_load: fc.double({ min: 8000, max: 25000, noNaN: true }),
    characteristic_strength_factor: fc.double({ min: 0.5, max: 1, noNaN: true }),
    tension_range_bins: fc.array(
      fc.record({
        tension_range_kN: fc.double({ min: 450, max: 3600, noNaN: true }),
        n_cycles: fc.double({ min: 1e4, max: 1e6, noNaN: true }),
      }),
      { minLength: 1, maxLength: 4 },
    ),
  })
  fc.assert(
    fc.property(inside, (raw) => {
      const { values } = ask(raw)
      assert.deepEqual([values.in_range, values.source], [true, 'atlas'])
      near(numeric(values.total_damage), whole(raw), 1e-10)
    }),
    { numRuns: 40 },
  )
})

test('without break tests the damage is twice that on the breaking load', () => {
  near(damage({}) / damage({ characteristic_strength_factor: 1 }), 0.95 ** -13.46, 1e-12)
})

test('outside, the damage is that of the whole workflow', () => {
  assert.equal(Number(numeric(ask(FAR).values.total_damage).toPrecision(12)), whole(FAR))
})

test('within the error of its limit the direct solver decides, inside the atlas', () => {
  const worn = { minimum_breaking_load: 9000 }
  const margin = numeric(ask({ ...worn, design_fatigue_factor: 1 }).values.dff_margin)
  const close = { ...worn, design_fatigue_factor: margin * 1.01 }
  const decided = ask(close, withError(0.02))
  assert.deepEqual([decided.values.in_range, decided.values.source], [true, 'direct'])
  assert.deepEqual(
    decided.warnings?.map((w) => w.code),
    ['near_limit'],
  )
  assert.equal(ask(close, withError(0.005)).values.source, 'atlas')
})

test('the band is the life less and plus the stated error', () => {
  const { values, confidence } = ask({}, withError(0.02))
  const life = numeric(values.fatigue_life_years)
  assert.deepEqual(values.confidence_band, [life * 0.98, life * 1.02])
  assert.equal(confidence?.max_rel_error, 0.02)
})

/** Damage of a range on a share of the breaking load. */
const damageOf = (dT: number, n: number, MBL = 14_000, share = 0.95) => n / (0.259 * ((share * MBL) / dT) ** 13.46)
const digits = (x: number, n: number) => Number(x.toPrecision(n))

test('the table holds each range with its damage, on the breaking load from the atlas, with its cycles from the solver', async () => {
  const [inside, outside] = [
    rowsOf(await answered(), 'bin_table'),
    rowsOf(await answered({ minimum_breaking_load: 6000 }), 'bin_table'),
  ]
  for (const [k, [dT, n]] of [
    [1500, 2e5],
    [3000, 1.5e4],
  ].entries() as Iterable<[number, [number, number]]>) {
    const [range, cycles, plain, none, D] = inside[k] as number[]
    near(range, dT)
    near(cycles, n)
    near(plain, damageOf(dT, n, 14_000, 1), 1e-9)
    assert.equal(none, null)
    near(D, damageOf(dT, n), 1e-9)
    const [, , empty, N, d] = outside[k] as number[]
    assert.equal(empty, null)
    near(N, n / damageOf(dT, n, 6000), 1e-9)
    near(d, damageOf(dT, n, 6000), 1e-9)
  }
})

test('the charts hold the grid at the breaking load of the query, and the share of each range', async () => {
  const ran = await answered()
  const points = pointsOf(ran, 'atlas_slice')
  for (const n of [1e4, 1e6]) {
    const own = points.filter((r) => r.s === `${n === 1e4 ? '1e4' : '1e6'} cycles`)
    for (const { x, y } of own.slice(0, 7)) near(y as number, damageOf(x as number, n), 1e-4)
    assert.deepEqual([own[0]?.x, own[6]?.x], [450, 3600])
  }
  for (const [label, dT, n] of [
    ['1,500 kN', 1500, 2e5],
    ['3,000 kN', 3000, 1.5e4],
  ] as const) {
    const mark = points.find((r) => r.label === label)
    assert.deepEqual([mark?.x, mark?.y], [dT, digits(damageOf(dT, n), 6)])
  }
  const factor = paramsOf({}).design_fatigue_factor
  near(points.find((r) => r.label === 'allowable damage')?.at as number, 1 / factor, 1e-5)
  const shared = pointsOf(ran, 'shares').map((r) => [r.name, r.v])
  const [a, b] = [damageOf(1500, 2e5), damageOf(3000, 1.5e4)]
  assert.deepEqual(shared, [
    ['3,000 kN (2)', digits((100 * b) / (a + b), 6)],
    ['1,500 kN (1)', digits((100 * a) / (a + b), 6)],
  ])
  assert.deepEqual(axesOf(ran, 'atlas_slice'), ['Tension range [kN]', 'Damage'])
  assert.deepEqual(axesOf(ran, 'shares'), ['Tension range', 'Fraction of total damage [%]'])
  const weak = await answered({ minimum_breaking_load: 6000 })
  assert.ok(weak.result.charts.every(({ id }) => id !== 'atlas_slice'))
})

test('sentence and figure say the numbers of the query', async () => {
  const ran = await answered({ design_life: 20, design_fatigue_factor: 30 })
  const D = damageOf(1500, 2e5) + damageOf(3000, 1.5e4)
  assert.equal(
    ran.detail,
    `Tension fatigue only: fatigue life ${shown(20 / D, 3)} years from the atlas, damage ${shown(D, 3)} over 20 years, utilisation ${shownUtilisation(30 * D)} with a design fatigue factor of 30. Tension range ratios are based on 0.95 times the breaking load.`,
  )
  assert.match(
    (await answered({ minimum_breaking_load: 6000 })).detail,
    /from the direct solver, .* based on 0\.95 times/,
  )
  assert.match(
    (await answered({ tension_range_bins: [{ tension_range_kN: 500, n_cycles: 1e4 }] })).detail,
    /life [\d.]+×10[⁰¹²³⁴⁵⁶⁷⁸⁹]+ years/,
  )
  const said = measuresOf(ran, 'rope')
  assert.ok(
    said.includes('MBL 14000 kN') && said.some((l) => l.includes(`${digits((100 * 3000) / 14_000, 7)}`)),
    said.join(),
  )
  assert.ok(JSON.stringify(shapesOf(ran, 'rope')).includes('characteristic strength'))
  const hard = { minimum_breaking_load: 12_000, tension_range_bins: [{ tension_range_kN: 3600, n_cycles: 20_000 }] }
  const margin = 1 / damageOf(3600, 20_000, 12_000)
  const close = ask({ ...hard, design_fatigue_factor: 1.01 * margin }, withError(0.02))
  assert.match(withQuantities(close.warnings?.[0]?.message ?? ''), /of 0.9901 is within the atlas error, 2 %/)
  const failed = await answered({ ...hard, design_fatigue_factor: 2 * margin })
  assert.deepEqual([ran.status, failed.status], ['PASS', 'FAIL'])
})

test('the range in the steps and those marked on the slice are the most damaging, wherever they stand', async () => {
  const bins = [3000, 1500, 1600, 1700, 1800, 1900, 2000, 2100, 2200].map((tension_range_kN) => ({
    ...{ tension_range_kN, n_cycles: 1.5e4 },
  }))
  for (const tension_range_bins of [bins, bins.toReversed()]) {
    const ran = await answered({ tension_range_bins })
    near(ran.result.steps.find((s) => s.symbol === 'd_g')?.value, damageOf(3000, 1.5e4, 14_000, 1), 1e-9)
    const marked = marksOf(ran, 'atlas_slice').filter((mark) => mark.includes(' kN '))
    assert.deepEqual(
      marked.map((mark) => spokenNumber(mark.split(' ')[0])).toSorted((a, b) => a - b),
      [1600, 1700, 1800, 1900, 2000, 2100, 2200, 3000],
    )
  }
})
