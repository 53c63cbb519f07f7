/** Claims about the riser atlas and its queries: fresh, a power of each axis below the knee, never extrapolating. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { newTrace } from '@keelson/equations'
import { kneeRange } from '@keelson/physics/fatigue/sn-curve.ts'
import { isNotApplicable, readParams, runNow } from '@keelson/workflow'
import type { AtlasFile } from '@keelson/workflow/atlas.ts'
import { near, problemsOf, type Request, runWithFile } from '@keelson/workflow/testing.ts'
import fc from 'fast-check'
import { builder } from '../../_shared/atlas/test-data/builder.ts'
import { riserFatigue } from '../riser-fatigue/index.ts'
import { LIMITS, riserFatigueAtlas } from './atlas.ts'
import { DAMAGE } from './atlas-names.ts'
import { curveOfBase, solvedAt } from './atlas-solver.ts'
import { calculate } from './calculate.ts'
import { contract } from './contract.ts'
import { riserFatigueAtlasQuery } from './index.ts'
import { load } from './load.ts'
import type { Params } from './params.ts'

const { data: atlas, digests } = await load()
const ask = (raw: Request = {}, from: AtlasFile = atlas) =>
  calculate(readParams(contract, { ...raw }).params as unknown as Params, { trace: newTrace() }, from)
const withError = (e: number): AtlasFile => ({ ...atlas, holdout: { points: 1, max_relative_error: { [DAMAGE]: e } } })
const SECONDS = 31557600

test('the atlas is what riser-fatigue gives today, and building it again gives the same', () => {
  assert.deepEqual(riserFatigueAtlas.check(atlas, builder).reasons, [])
  assert.deepEqual({ ...riserFatigueAtlas.build(builder), built_with: atlas.built_with }, atlas)
})

test('inside the limits no range of the base segment reaches the knee, so that each damage is one power', () => {
  const knee = kneeRange(curveOfBase().closed.curve) ?? 0
  const { ranges } = solvedAt({
    stress_concentration_factor: LIMITS.stress_concentration_factor.high,
    viv_stress_scale: LIMITS.viv_stress_scale.high,
  })
  assert.ok(Math.max(...ranges.map((r) => r.S)) < knee)
  assert.ok((atlas.holdout.max_relative_error[DAMAGE] ?? 1) < 1e-12)
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

test('the corners of the atlas are inside', () => {
  for (const stress_concentration_factor of [1, 1.6])
    for (const viv_stress_scale of [0.5, 2])
      assert.equal(ask({ stress_concentration_factor, viv_stress_scale }).values.source, 'atlas')
})

test('outside, the answer is that of the workflow riser-fatigue with the same wave factor', () => {
  const { values, warnings, confidence } = ask({ stress_concentration_factor: 3 })
  const [first] = riserFatigue.example.segments as { readonly wave: readonly object[] }[]
  const segments = [{ ...first, wave: [{ ...first?.wave[0], scf: 3 }] }]
  const direct = runNow(riserFatigue, readParams(riserFatigue.contract, { ...riserFatigue.example, segments })).result
  const [total = 0] = (direct.values.total_annual_damages?.value ?? []) as readonly number[]
  near(Number(values.annual_damage) * SECONDS, total, 1e-11)
  assert.deepEqual([values.in_range, values.source, confidence], [false, 'direct', null])
  assert.ok(isNotApplicable(values.confidence_band))
  assert.deepEqual(
    warnings?.map((w) => [w.code, w.path]),
    [['outside_atlas', '/stress_concentration_factor']],
  )
})

test('without vibration the waves alone are left, by the direct solver', () => {
  const { values } = ask({ viv_stress_scale: 0 })
  assert.equal(values.source, 'direct')
  near(Number(values.annual_damage), solvedAt({ stress_concentration_factor: 1.15, viv_stress_scale: 1 }).D_w, 1e-12)
})

test('refuse names every axis that the query leaves', () => {
  const far = { stress_concentration_factor: 0.9, viv_stress_scale: 2.1, out_of_range_policy: 'refuse' }
  const problems = problemsOf(() => ask(far))
  assert.deepEqual(
    problems.map((p) => p.pointer),
    ['/stress_concentration_factor', '/viv_stress_scale'],
  )
  assert.match(problems[0]?.message ?? '', /must be 1 to 1\.6, the range of the atlas; read 0\.9$/)
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

test('a run carries the digest of the atlas that it read', async () => {
  const ran = await runWithFile(riserFatigueAtlasQuery, riserFatigueAtlasQuery.example)
  assert.equal(ran.status, 'PASS')
  assert.deepEqual(ran.digests, digests)
})
