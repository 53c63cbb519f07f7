/** Claims about the riser atlas and its queries: fresh, a power of each axis below the knee, never extrapolating. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { runNow } from '@keelson/engine'
import { axesOf, near, number, pointsOf, rowsOf } from '@keelson/engine/testing.ts'
import { measuresOf } from '@keelson/engine/testing-pictures.ts'
import { kneeRange } from '@keelson/physics/fatigue/sn-curve.ts'
import { readParams, shown, withQuantities } from '@keelson/workflow'
import fc from 'fast-check'
import { buildsAgain, claimsOf, queryKit } from '../../_shared/atlas/test-data/query-kit.ts'
import { riserFatigue } from '../riser-fatigue/index.ts'
import { axes, riserFatigueAtlas } from './atlas.ts'
import { curveOfBase, solvedAt } from './atlas-solver.ts'
import { riserFatigueAtlasQuery } from './index.ts'

const kit = await queryKit(riserFatigueAtlasQuery)
const { answered, ask, bound, withError } = kit
const SECONDS = 31557600

claimsOf(test, kit, {
  source: riserFatigueAtlas,
  far: { stress_concentration_factor: 0.9, viv_stress_scale: 2.1 },
  outside: ['/stress_concentration_factor', '/viv_stress_scale'],
  // the scale of the example is a node, which is not read between nodes
  reads: [['D_w', '1/year']],
  ends: [1, 1.6].flatMap((stress_concentration_factor) =>
    [0.5, 2].map((viv_stress_scale) => ({ stress_concentration_factor, viv_stress_scale })),
  ),
  refused: [[{ viv_stress_scale: -1 }, ['/viv_stress_scale']]],
})
buildsAgain(test, riserFatigueAtlas, kit)

test('inside the limits no range of the base segment reaches the knee, so that each damage is one power', () => {
  const knee = kneeRange(curveOfBase().closed.curve) ?? 0
  const { ranges } = solvedAt({
    stress_concentration_factor: axes.limits.stress_concentration_factor.high,
    viv_stress_scale: axes.limits.viv_stress_scale.high,
  })
  assert.ok(Math.max(...ranges.map((r) => r.S)) < knee)
  assert.ok(bound < 1e-12)
})

test('anywhere inside, the atlas gives what the direct solver gives', () => {
  const between = (min: number, max: number) => fc.double({ min, max, noNaN: true })
  fc.assert(
    fc.property(between(1, 1.6), between(0.5, 2), (stress_concentration_factor, viv_stress_scale) => {
      const { values } = ask({ stress_concentration_factor, viv_stress_scale })
      assert.deepEqual([values.in_range, values.source], [true, 'atlas'])
      near(Number(values.annual_damage), solvedAt({ stress_concentration_factor, viv_stress_scale }).D_a, 1e-12)
    }),
  )
})

test('outside, the answer is that of the workflow riser-fatigue with the same wave factor', () => {
  const { values } = ask({ stress_concentration_factor: 3 })
  const [first] = riserFatigue.example.segments as { readonly wave: readonly object[] }[]
  const segments = [{ ...first, wave: [{ ...first?.wave[0], scf: 3 }] }]
  const direct = runNow(riserFatigue, readParams(riserFatigue.contract, { ...riserFatigue.example, segments })).result
  const [total = 0] = (direct.values.total_annual_damages?.value ?? []) as readonly number[]
  near(Number(values.annual_damage) * SECONDS, total, 1e-11)
})

test('without vibration the waves alone are left, by the direct solver', () => {
  const { values } = ask({ viv_stress_scale: 0 })
  assert.equal(values.source, 'direct')
  near(Number(values.annual_damage), solvedAt({ stress_concentration_factor: 1.15, viv_stress_scale: 1 }).D_w, 1e-12)
})

test('design life and factor act on the margin alone', () => {
  const [one, other] = [ask(), ask({ design_life: 50, design_fatigue_factor: 5 })]
  assert.equal(one.values.annual_damage, other.values.annual_damage)
  near(Number(one.values.dff_margin), Number(other.values.dff_margin), 1e-12)
  near(Number(ask({ design_fatigue_factor: 5 }).values.dff_margin), 2 * Number(one.values.dff_margin), 1e-12)
})

test('within the error of its limit the direct solver decides, inside the atlas, and says so', () => {
  const margin = Number(ask({ design_fatigue_factor: 1 }).values.dff_margin)
  const close = { design_fatigue_factor: 1.01 * margin }
  const decided = ask(close, withError(0.02))
  assert.deepEqual([decided.values.in_range, decided.values.source], [true, 'direct'])
  assert.deepEqual(
    decided.warnings?.map((w) => w.code),
    ['near_limit'],
  )
  assert.equal(ask(close, withError(0.005)).values.source, 'atlas')
})

test('the band is the life less and plus the stated error', () => {
  const { values } = ask({}, withError(0.02))
  const life = Number(values.fatigue_life_years)
  assert.deepEqual(values.confidence_band, [life * 0.98, life * 1.02])
})

const digits = (x: number, n: number) => Number(x.toPrecision(n))

test('the charts hold what the direct solver gives along each axis, and the query in both', async () => {
  const query = { stress_concentration_factor: 1.4, viv_stress_scale: 1.5 }
  const ran = await answered(query)
  const points = pointsOf(ran, 'damage_curves')
  const lines = points.filter((r) => r.s === 'direct solver')
  assert.deepEqual([lines[0]?.x, lines[60]?.x, lines[61]?.x, lines[121]?.x], [1, 1.6, 0.5, 2])
  for (const { x, y } of lines.slice(0, 61).filter((_, i) => i % 20 === 0)) {
    const at = solvedAt({ ...query, stress_concentration_factor: x as number })
    near(y as number, at.D_w * SECONDS, 1e-4)
  }
  for (const { x, y } of lines.slice(61).filter((_, i) => i % 20 === 0))
    near(y as number, solvedAt({ ...query, viv_stress_scale: x as number }).D_v * SECONDS, 1e-4)
  const own = solvedAt(query)
  const marks = points.filter((r) => r.label === 'query').filter((_, i) => i % 2 === 0)
  assert.deepEqual(
    marks.map((r) => [r.x, r.y]),
    [
      [1.4, digits(own.D_w * SECONDS, 6)],
      [1.5, digits(own.D_v * SECONDS, 6)],
    ],
  )
  assert.deepEqual([...new Set(points.flatMap((r) => (r.at === undefined ? [] : [r.at])))], [1, 1.6, 0.5, 2])
  assert.deepEqual(axesOf(ran, 'damage_curves'), [
    'Stress concentration factor',
    'Annual wave damage [1/year]',
    'VIV stress range scale',
    'Annual VIV damage [1/year]',
  ])
  const bars = pointsOf(ran, 'damage_bars')
  assert.deepEqual(
    bars.slice(0, 3).map((r) => [r.name, r.v]),
    [
      ['waves', digits(own.D_w * SECONDS, 6)],
      ['VIV', digits(own.D_v * SECONDS, 6)],
      ['total', digits((own.D_w + own.D_v) * SECONDS, 6)],
    ],
  )
  assert.equal(bars.find((r) => r.label === 'allowable')?.at, 0.004)
  assert.deepEqual(axesOf(ran, 'damage_bars'), ['Cause', 'Annual damage [1/year]'])
  const far = pointsOf(await answered({ stress_concentration_factor: 3 }), 'damage_curves')
  assert.equal(far.filter((r) => r.s === 'direct solver')[60]?.x, 3)
})

test('the ranges of the direct solver stand in the table, and the atlas has none', async () => {
  const direct = await answered({ stress_concentration_factor: 3, viv_stress_scale: 1.5 })
  const rows = rowsOf(direct, 'ranges')
  assert.deepEqual(
    rows.map((r) => r[3]),
    [18, 30, 48, 72, 108, 13.5, 18],
  )
  near(
    rows.reduce((sum, r) => sum + Number(r[7]), 0),
    number(direct, 'annual_damage'),
    1e-11,
  )
  assert.deepEqual(rowsOf(await answered(), 'ranges'), [])
  assert.deepEqual(measuresOf(direct, 'base').slice(0, 2), ['t 22.2 mm', 'D 273.1 mm'])
})

test('the sentence and the warnings say what was asked and what was found', async () => {
  const ran = await answered({ stress_concentration_factor: 1.4, viv_stress_scale: 1.5 })
  const [life, margin] = [shown(number(ran, 'fatigue_life_years'), 3), shown(number(ran, 'dff_margin'), 3)]
  const said = (source: string, scf: number, L = life, m = margin) =>
    `Base segment fatigue life ${L} years (required 250 years, margin ${m}) for a stress concentration factor of ${scf} and a VIV stress range scale of 1.5, from ${source}`
  assert.equal(ran.detail, said('the atlas', 1.4))
  const far = await answered({ stress_concentration_factor: 3, viv_stress_scale: 1.5 })
  assert.equal(
    far.detail.slice(far.detail.lastIndexOf('Base segment fatigue life ')),
    `${said('the direct solver', 3, shown(number(far, 'fatigue_life_years'), 3), shown(number(far, 'dff_margin'), 3))}.`,
  )
  const margins = Number(ask({ design_fatigue_factor: 1 }).values.dff_margin)
  const decided = ask({ design_fatigue_factor: 1.01 * margins }, withError(0.02))
  assert.match(
    withQuantities(decided.warnings?.[0]?.message ?? ''),
    /of 0\.9901 is within the atlas error, 2 %, of its limit/,
  )
  assert.deepEqual(decided.confidence, null)
  assert.deepEqual([far.status, ran.status], ['FAIL', 'PASS'])
})

test('the ranges of a run outside have their cycles and their damage', async () => {
  const ran = await answered({ stress_concentration_factor: 3 })
  const row = rowsOf(ran, 'ranges')[2] as number[]
  const N = 10 ** 14.832 / 48 ** 5
  assert.equal(row[4], 45_000)
  near(row[5], N)
  near(row[6], 45_000 / N)
  near(row[7], 45_000 / N)
  const still = pointsOf(await answered({ viv_stress_scale: 0 }), 'damage_curves').filter(
    (r) => r.s === 'direct solver',
  )
  assert.equal(still[61]?.x, 0.5)
})
