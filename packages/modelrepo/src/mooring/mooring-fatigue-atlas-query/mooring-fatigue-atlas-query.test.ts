/** Claims about the atlas and its queries: fresh, exact, honest about its limits. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { newTrace } from '@keelson/equations'
import { kneeRange } from '@keelson/physics/fatigue/sn-curve.ts'
import { snCurve } from '@keelson/standards/dnv-rp-c203-2016/sn-curves.ts'
import { isNotApplicable, Refusal, readParams } from '@keelson/workflow'
import type { AtlasFile } from '@keelson/workflow/atlas.ts'
import { near, runWithFile } from '@keelson/workflow/testing.ts'
import fc from 'fast-check'
import { builder } from '../../_shared/atlas/test-data/builder.ts'
import { mooringFatigueAtlas } from './atlas.ts'
import { DAMAGE } from './atlas-names.ts'
import { calculate } from './calculate.ts'
import { contract } from './contract.ts'
import { mooringFatigueAtlasQuery } from './index.ts'
import { load } from './load.ts'
import { type Params, SLICES } from './params.ts'

const number = (v: unknown) => (typeof v === 'number' ? v : Number.NaN)
const { data: atlas, digests } = await load()

const query = (more: object = {}) => ({
  cross_sectional_area: 6000,
  tension_range_bins: [
    { tension_range_kN: 300, n_cycles: 2e5 },
    { tension_range_kN: 440, n_cycles: 3e4 },
  ],
  ...more,
})
const paramsOf = (raw: object) => readParams(contract, raw as Record<string, unknown>).params as Params
const ask = (raw: object, from: AtlasFile = atlas) => calculate(paramsOf(raw), { trace: newTrace() }, from)
const damage = (raw: object, from?: AtlasFile) => number(ask(raw, from).values.total_damage)
/** The atlas with another claim about its error. */
const withError = (e: number): AtlasFile => ({
  ...atlas,
  holdout: { ...atlas.holdout, max_relative_error: { [DAMAGE]: e } },
})
/** No query lies inside: the direct solver answers. */
const elsewhere: AtlasFile = {
  ...atlas,
  limits: Object.fromEntries(Object.entries(atlas.limits).map(([k, l]) => [k, { ...l, low: 1e6, high: 2e6 }])),
}

test('the atlas is what its solver gives today', () => {
  const found = mooringFatigueAtlas.check(atlas, builder)
  assert.deepEqual(found.reasons, [])
  assert.ok(found.fresh && found.points > 300)
})

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

test('building again gives the same grid', () => {
  const rebuilt = mooringFatigueAtlas.build(builder)
  assert.deepEqual({ ...rebuilt, built_with: atlas.built_with }, atlas)
})

test('its held-out error is the rounding beside the knees: the interpolation is exact on both lines', () => {
  assert.ok((atlas.holdout.max_relative_error[DAMAGE] ?? 1) < 1e-10)
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
      near(number(answer.values.total_damage), damage(raw, elsewhere), 1e-11)
    }),
  )
})

test('the corners of the atlas are inside, in any unit', () => {
  for (const [area, tension] of [
    [3000, 450],
    [9000, 100],
    ['0.003 m2', '450000 N'],
    ['90 cm2', '0.1 MN'],
  ]) {
    const { values } = ask({
      cross_sectional_area: area,
      tension_range_bins: [{ tension_range_kN: tension, n_cycles: 1e5 }],
    })
    assert.deepEqual([values.in_range, values.source], [true, 'atlas'])
  }
})

test('damage is proportional to cycles, far beyond the cycle axis', () => {
  const one = (n_cycles: number) =>
    damage({ cross_sectional_area: 6000, tension_range_bins: [{ tension_range_kN: 300, n_cycles }] })
  for (const n of [1, 1e4, 3e5, 1e6, 1e8]) near(one(n), 1e-5 * n * one(1e5), 1e-11)
})

test('outside, escalate has the direct solver answer and says so; refuse names every axis', () => {
  const far = query({ cross_sectional_area: 9500, tension_range_bins: [{ tension_range_kN: 99, n_cycles: 1 }] })
  const { values, warnings, confidence } = ask(far)
  assert.deepEqual([values.in_range, values.source, confidence], [false, 'direct', null])
  assert.ok(isNotApplicable(values.confidence_band))
  assert.deepEqual(
    warnings?.map((w) => [w.code, w.path]),
    [
      ['outside_atlas', '/cross_sectional_area'],
      ['outside_atlas', '/tension_range_bins/0/tension_range_kN'],
    ],
  )
  assert.throws(
    () => ask({ ...far, out_of_range_policy: 'refuse' }),
    (e) =>
      e instanceof Refusal &&
      assert.deepEqual(
        e.problems.map((p) => p.pointer),
        ['/cross_sectional_area', '/tension_range_bins/0/tension_range_kN'],
      ) === undefined &&
      /3000 to 9000 mm2/.test(e.message),
  )
})

test('what the direct solver refuses is refused under both policies', () => {
  const wrong = query({ tension_range_bins: [{ tension_range_kN: -5, n_cycles: 0 }] })
  for (const out_of_range_policy of ['escalate', 'refuse']) {
    assert.throws(() => ask({ ...wrong, out_of_range_policy }), /tension_range_kN: must be > 0.*n_cycles: must be > 0/)
  }
})

test('within the error of its limit the direct solver decides, inside the atlas, and says so', () => {
  const margin = number(ask(query({ design_fatigue_factor: 1 })).values.dff_margin)
  const near = query({ design_fatigue_factor: margin * 1.01 })
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
  const { values, confidence } = ask(query(), withError(0.02))
  const life = number(values.fatigue_life_years)
  assert.deepEqual(values.confidence_band, [life * 0.98, life * 1.02])
  assert.equal(confidence?.max_rel_error, 0.02)
})

test('a run carries the digest of the atlas that it read', async () => {
  const ran = await runWithFile(mooringFatigueAtlasQuery, query())
  assert.equal(ran.status, 'PASS')
  assert.deepEqual(ran.digests, digests)
  assert.match(digests[0]?.sha256 ?? '', /^[0-9a-f]{64}$/)
})
