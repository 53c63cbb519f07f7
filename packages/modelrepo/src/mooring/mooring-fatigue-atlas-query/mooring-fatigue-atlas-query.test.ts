/** Claims about the atlas and its queries: fresh, exact, honest about its limits. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { axesOf, near, pointsOf, type Request, rowsOf } from '@keelson/engine/testing.ts'
import { measuresOf } from '@keelson/engine/testing-pictures.ts'
import { kneeRange } from '@keelson/physics/fatigue/sn-curve.ts'
import { snCurve } from '@keelson/standards/dnv-rp-c203-2016/sn-curves.ts'
import { shown, shownUtilisation, withQuantities } from '@keelson/workflow'
import type { AtlasFile } from '@keelson/workflow/atlas.ts'
import fc from 'fast-check'
import { builder } from '../../_shared/atlas/test-data/builder.ts'
import { buildsAgain, claimsOf, numeric, queryKit } from '../../_shared/atlas/test-data/query-kit.ts'
import { DAMAGE, mooringFatigueAtlas } from './atlas.ts'
import { mooringFatigueAtlasQuery } from './index.ts'
import { SLICES } from './inputs.ts'

const kit = await queryKit(mooringFatigueAtlasQuery, {
  cross_sectional_area: 6000,
  component: 'wire_rope',
  tension_range_bins: [
    { tension_range_kN: 300, n_cycles: 2e5 },
    { tension_range_kN: 440, n_cycles: 3e4 },
  ],
})
const { answered, ask, atlas, bound, paramsOf, withError } = kit
const damage = (over: Request, from?: AtlasFile) => numeric(ask(over, from).values.total_damage)
/** No query lies inside: the direct solver answers. */
const elsewhere: AtlasFile = {
  ...atlas,
  limits: Object.fromEntries(Object.entries(atlas.limits).map(([k, l]) => [k, { ...l, low: 1e6, high: 2e6 }])),
}

claimsOf(test, kit, {
  source: mooringFatigueAtlas,
  far: { cross_sectional_area: 9500, tension_range_bins: [{ tension_range_kN: 99, n_cycles: 1 }] },
  outside: ['/cross_sectional_area', '/tension_range_bins/0/tension_range_kN'],
  reads: [['d_g', '-']],
  ends: [
    [3000, 450],
    [9000, 100],
    ['0.003 m2', '450000 N'],
    ['90 cm2', '0.1 MN'],
  ].map(([cross_sectional_area, tension_range_kN]) => ({
    cross_sectional_area,
    tension_range_bins: [{ tension_range_kN, n_cycles: 1e5 }],
  })),
  refused: [
    [
      { tension_range_bins: [{ tension_range_kN: -5, n_cycles: 0 }] },
      ['/tension_range_bins/0/tension_range_kN', '/tension_range_bins/0/n_cycles'],
    ],
  ],
})
buildsAgain(test, mooringFatigueAtlas, kit)

test('a solver that has moved on makes the atlas stale', () => {
  const moved: AtlasFile = {
    ...atlas,
    pieces: atlas.pieces.map((p) => ({
      ...p,
      responses: {
        [DAMAGE]: { unit: '-', scale: 'log', values: (p.responses[DAMAGE]?.values ?? []).map((d) => d * 1.001) },
      },
    })),
  }
  assert.equal(mooringFatigueAtlas.check(moved, builder).reasons.length, 2)
  const renamed = { ...atlas, parent: { ...atlas.parent, source_sha256: 'other' } }
  assert.match(mooringFatigueAtlas.check(renamed, builder).reasons.join(), /has changed/)
})

test('its held-out error is the rounding beside the knees: the interpolation is exact on both lines', () => {
  assert.ok(bound < 1e-10)
})

test('every slice is split at the knee of its curve where the grid reaches it', () => {
  for (const sn_curve of SLICES) {
    const knee = kneeRange(snCurve(sn_curve, 'seawater_cathodic_protection')) ?? 0
    const ends = atlas.pieces.filter((p) => p.slice.sn_curve === sn_curve).map((p) => p.axes[0]?.values.at(-1))
    assert.deepEqual(ends, knee < 160e6 ? [knee, 160e6] : [160e6])
  }
})

test('anywhere inside, atlas and direct solver agree within the stated error', () => {
  const inside = fc.record({
    cross_sectional_area: fc.double({ min: 3000, max: 9000, noNaN: true }),
    sn_curve: fc.constantFrom(...SLICES),
    tension_range_bins: fc.array(
      fc.record({
        tension_range_kN: fc.double({ min: 100, max: 450, noNaN: true }),
        n_cycles: fc.double({ min: 1, max: 1e9, noNaN: true }),
      }),
      { minLength: 1, maxLength: 5 },
    ),
  })
  fc.assert(
    fc.property(inside, (raw) => {
      const answer = ask(raw)
      assert.equal(answer.values.in_range, true)
      near(numeric(answer.values.total_damage), damage(raw, elsewhere), 1e-11)
    }),
  )
})

test('damage is proportional to cycles, far beyond the cycle axis', () => {
  const one = (n_cycles: number) =>
    damage({ cross_sectional_area: 6000, tension_range_bins: [{ tension_range_kN: 300, n_cycles }] })
  for (const n of [1, 1e4, 3e5, 1e6, 1e8]) near(one(n), 1e-5 * n * one(1e5), 1e-11)
})

test('within the error of its limit the direct solver decides, inside the atlas, and says so', () => {
  const margin = numeric(ask({ design_fatigue_factor: 1 }).values.dff_margin)
  const near = { design_fatigue_factor: margin * 1.01 }
  const decided = ask(near, withError(0.02))
  assert.deepEqual([decided.values.in_range, decided.values.source], [true, 'direct'])
  assert.deepEqual(
    decided.warnings?.map((w) => w.code),
    ['near_limit'],
  )
  assert.equal(ask(near, withError(0.005)).values.source, 'atlas')
  assert.equal(ask(near).values.source, 'atlas')
})

test('the band is the life less and plus the stated error', () => {
  const { values, confidence } = ask({}, withError(0.02))
  const life = numeric(values.fatigue_life_years)
  assert.deepEqual(values.confidence_band, [life * 0.98, life * 1.02])
  assert.equal(confidence?.max_rel_error, 0.02)
})

const digits = (x: number, n: number) => Number(x.toPrecision(n))
/** Damage of a range on 6000 mm2 by curve D in seawater with cathodic protection, beyond its knee. */
const beyond = (dT: number, n: number) => n / (10 ** 15.606 / ((1000 * dT) / 6000) ** 5)

test('the table holds each range with its stress and its damage, from the atlas as from the solver', async () => {
  for (const ran of [await answered(), await answered({ design_life: 25, cross_sectional_area: 9500 })]) {
    const A = ran.result.values.source?.value === 'atlas' ? 6000 : 9500
    for (const [k, [dT, n]] of [
      [300, 2e5],
      [440, 3e4],
    ].entries() as Iterable<[number, [number, number]]>) {
      const row = rowsOf(ran, 'bin_table')[k] as number[]
      near(row[0], dT)
      near(row[1], (1000 * dT) / A)
      near(row[2], n)
      const S = (1000 * dT) / A
      const [first, second] = [n / (10 ** 11.764 / S ** 3), n / (10 ** 15.606 / S ** 5)]
      near(row[3], S > 10 ** ((11.764 - 6) / 3) ? first : second, 1e-9)
    }
  }
})

test('the charts hold the grid of the curve asked for, the ranges and the band of the life', async () => {
  const ran = await answered()
  const surface = pointsOf(ran, 'atlas_surface')
  for (const [s, n] of [
    ['1e4 cycles', 1e4],
    ['1e5 cycles', 1e5],
  ] as const) {
    const own = surface.filter((r) => r.s === s)
    assert.ok(own.length > 5)
    for (const { x, y } of own.slice(0, 3)) near(y as number, n / (10 ** 15.606 / (x as number) ** 5), 1e-3)
  }
  const mark = surface.find((r) => r.label === '300 kN')
  near(mark?.x as number, 50, 1e-5)
  near(mark?.y as number, beyond(300, 2e5), 1e-5)
  const D = beyond(300, 2e5) + numeric(rowsOf(ran, 'bin_table')[1]?.[3])
  const band = pointsOf(await answered({ design_life: 20 }), 'life_band')
  near(band[0]?.low as number, 20 / D, 1e-9)
  near(band[0]?.high as number, 20 / D, 1e-9)
  assert.ok((band[0]?.low as number) < (band[0]?.high as number))
  assert.equal(
    band[1]?.at,
    20 *
      numeric(
        ran.result.assumed.find((a) => a.name === 'design_fatigue_factor')?.value ?? paramsOf({}).design_fatigue_factor,
      ),
  )
  assert.deepEqual(axesOf(ran, 'atlas_surface'), ['Stress range [MPa]', 'Damage'])
  assert.deepEqual(axesOf(ran, 'life_band'), ['Fatigue life [year]'])
  assert.throws(
    () => pointsOf({ ...ran, result: { ...ran.result, charts: ran.result.charts.slice(0, 1) } }, 'life_band'),
    /not drawn/,
  )
  assert.ok((await answered({ cross_sectional_area: 9500 })).result.charts.every(({ id }) => id !== 'life_band'))
  const other = pointsOf(await answered({ sn_curve: 'F' }), 'atlas_surface').find((r) => r.s === '1e4 cycles')
  near(other?.y as number, 1e4 / (10 ** 15.091 / (other?.x as number) ** 5), 1e-3)
})

test('of many ranges the most damaging ones are marked', async () => {
  const tensions = Array.from({ length: 13 }, (_, i) => 440 - 20 * i)
  const bins = tensions.map((tension_range_kN) => ({ tension_range_kN, n_cycles: 2e5 }))
  for (const tension_range_bins of [bins, bins.toReversed()]) {
    const drawn = pointsOf(await answered({ tension_range_bins }), 'atlas_surface')
    const marked = new Set(drawn.flatMap(({ label }) => (String(label ?? '').endsWith(' kN') ? [String(label)] : [])))
    assert.deepEqual(
      [...marked].sort(),
      tensions
        .slice(0, 12)
        .map((dT) => `${dT} kN`)
        .sort(),
    )
  }
})

test('sentence, figure, band and warnings say the numbers of the query', async () => {
  const ran = await answered({ design_life: 20, design_fatigue_factor: 5 })
  const D = numeric(ran.result.values.total_damage?.value)
  assert.equal(
    ran.detail,
    `Fatigue life ${shown(20 / D, 3)} years from the atlas, damage ${shown(D, 3)} over 20 years, utilisation ${shownUtilisation(5 * D)} with a design fatigue factor of 5`,
  )
  assert.deepEqual(
    measuresOf(ran, 'steel').map((l) => l.split(' ').slice(0, 2).join(' ')),
    ['A 6000', `D ${digits(D, 7)}`, `S_n ${digits(440 / 6, 7)}`],
  )
  const far = await answered({ cross_sectional_area: 9500 })
  assert.match(far.detail, /^Fatigue life [\d,.]+ years from the direct solver/)
  assert.match(
    far.warnings.find((w) => w.code === 'outside_atlas')?.message ?? '',
    /9,500 mm² is outside the range of the atlas, 3,000 to 9,000 mm²\. The direct solver is used/,
  )
  const margin = numeric(ask({ design_fatigue_factor: 1 }).values.dff_margin)
  const close = ask({ design_fatigue_factor: 1.01 * margin }, withError(0.02))
  assert.match(
    withQuantities(close.warnings?.[0]?.message ?? ''),
    /of 0.9901 is within the atlas error, 2 %, of its limit of 1/,
  )
  const [low, high] = ask({}, withError(0.02)).values.confidence_band as readonly [number, number]
  near(low / high, 0.98 / 1.02)
  assert.deepEqual([ran.status, (await answered({ design_fatigue_factor: 1000 })).status], ['PASS', 'FAIL'])
})

test('what the solver remarks stands beside what the atlas remarks', async () => {
  const far = await answered({ tension_range_bins: [{ tension_range_kN: 7000, n_cycles: 1 }] })
  assert.deepEqual(
    far.warnings.filter((w) => w.code === 'not_the_components_curve' || w.code === 'outside_atlas').map((w) => w.path),
    ['/tension_range_bins/0/tension_range_kN'],
  )
  const worst = far.result.steps.find((s) => s.symbol === 'd_g' || s.symbol === 'd')
  assert.ok(worst === undefined || worst.value > 0)
})

test('the band of the life has both its ends and the life that is required, in a line and in words', async () => {
  const ran = await answered()
  const spec = ran.result.charts.find((c) => c.id === 'life_band')?.spec as { readonly layer: readonly object[] }
  const drawn = spec.layer.map((layer) => {
    const text = JSON.stringify(layer)
    return [
      /"type":"(\w+)"/.exec(text)?.[1],
      ['low', 'high', 'at'].filter((field) => text.includes(`"field":"${field}"`)).join(),
    ]
  })
  assert.deepEqual(drawn, [
    ['rule', 'low,high'],
    ['tick', 'low'],
    ['tick', 'high'],
    ['rule', 'at'],
    ['text', 'at'],
  ])
})

test('the range in the steps is the most damaging one, wherever it stands, read at its own cycles within the grid', async () => {
  const [few, many] = [
    { tension_range_kN: 300, n_cycles: 2e5 },
    { tension_range_kN: 440, n_cycles: 3e4 },
  ]
  for (const [over, symbol, axes] of [
    [[few, many], 'd_g', ['S_g', 'n_g']],
    [[many, few], 'd_g', ['S_g', 'n_g']],
    [[few, { ...many, n_cycles: 3e6 }], 'd_0', ['S_g']],
    [[{ ...many, n_cycles: 3e6 }, few], 'd_0', ['S_g']],
  ] as const) {
    const ran = await answered({ tension_range_bins: over })
    const worst = Math.max(...rowsOf(ran, 'bin_table').map((row) => numeric(row[3])))
    const { steps } = ran.result
    near(steps.find((s) => s.symbol === 'd_g')?.value, worst, 1e-9)
    const read = steps.find((s) => s.reading !== undefined)
    assert.deepEqual([read?.symbol, read?.reading?.axes.map((a) => a.symbol)], [symbol, axes])
  }
})

test('the axis of the life holds the band of the life and the life that is required, however far they are apart', async () => {
  for (const design_fatigue_factor of [1, 10, 1000]) {
    const ran = await answered({ design_fatigue_factor })
    const spec = JSON.stringify(ran.result.charts.find((c) => c.id === 'life_band')?.spec)
    const [from = Number.NaN, to = Number.NaN] = (/"domain":\[([\d.e+-]+),([\d.e+-]+)\]/.exec(spec) ?? [])
      .slice(1)
      .map(Number)
    const [band, limit] = pointsOf(ran, 'life_band')
    for (const drawn of [band?.low, band?.high, limit?.at])
      assert.ok(from < numeric(drawn) && numeric(drawn) < to, `${drawn} from ${from} to ${to}`)
  }
})

test('beyond the grid the damage at its edge is scaled by the cycles of the range over those of the edge', async () => {
  const { steps } = (await answered({ tension_range_bins: [{ tension_range_kN: 440, n_cycles: 3e6 }] })).result
  const at = (symbol: string) => steps.find((s) => s.symbol === symbol)
  const taken = Object.fromEntries((at('d_g')?.arguments ?? []).map((a) => [a.name, a.value]))
  assert.deepEqual([taken.d_0, taken.n, taken.n_0], [at('d_0')?.value, 3e6, 1e6])
})
