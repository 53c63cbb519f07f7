/** Claims about the mooring atlas and its queries: fresh, exact at its knots, honest about its limits. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { newTrace } from '@keelson/equations'
import { readParams } from '@keelson/workflow'
import type { AtlasFile } from '@keelson/workflow/atlas.ts'
import { near, problemsOf, runWithFile } from '@keelson/workflow/testing.ts'
import fc from 'fast-check'
import { builder } from '../../_shared/atlas/test-data/builder.ts'
import { fpsoMooringFull } from '../fpso-mooring-full/index.ts'
import { fpsoMooringAtlas } from './atlas.ts'
import { TENSION } from './atlas-names.ts'
import { tensionAt } from './atlas-solver.ts'
import { calculate } from './calculate.ts'
import { contract } from './contract.ts'
import { fpsoMooringAtlasQuery } from './index.ts'
import { load } from './load.ts'
import type { Params } from './params.ts'

const { data: atlas } = await load()
const sea = (over: object = {}) => ({ significant_wave_height: 3.5, peak_period: 11, water_depth: 400, ...over })
const paramsOf = (raw: object) => readParams(contract, raw as Record<string, unknown>).params as Params
const ask = (raw: object, from: AtlasFile = atlas) => calculate(paramsOf(raw), { trace: newTrace() }, from)
const withError = (e: number): AtlasFile => ({
  ...atlas,
  holdout: { ...atlas.holdout, max_relative_error: { [TENSION]: e } },
})

test('the atlas is what its solver gives today', () => {
  const found = fpsoMooringAtlas.check(atlas, builder)
  assert.deepEqual(found.reasons, [])
  assert.ok(found.fresh && found.points > 80)
})

test('at every knot the atlas is the solver, whatever the peak period', () => {
  for (const significant_wave_height of [1, 4, 8]) {
    for (const water_depth of [300, 400, 600]) {
      const { values } = ask(sea({ significant_wave_height, water_depth, peak_period: 8.5 }))
      near(values.atlas_to_direct_ratio as number, 1, 1e-9)
      assert.equal(values.source, 'atlas')
    }
  }
})

test('between its knots the atlas is within its error', () => {
  const inside = fc.record({
    significant_wave_height: fc.double({ min: 1, max: 8, noNaN: true }),
    peak_period: fc.double({ min: 7, max: 15, noNaN: true }),
    water_depth: fc.double({ min: 300, max: 600, noNaN: true }),
  })
  const e = atlas.holdout.max_relative_error[TENSION] ?? 0
  fc.assert(
    fc.property(inside, (asked) => {
      const { values } = ask(asked)
      assert.ok(Math.abs((values.atlas_to_direct_ratio as number) - 1) <= e)
      const [low = 0, high = 0] = values.confidence_band as readonly number[]
      const direct = tensionAt(asked)
      assert.ok(low <= direct && direct <= high)
    }),
    { numRuns: 40, seed: 4 },
  )
})

test('at the depth and the sea of the default case the direct solver is the parent', async () => {
  const parent = await runWithFile(fpsoMooringFull, { ...fpsoMooringFull.example, significant_wave_height: 14 })
  const asked = await runWithFile(fpsoMooringAtlasQuery, sea({ significant_wave_height: 14 }))
  const tension = (ran: typeof parent) => ran.result.values.maximum_line_tension?.value as number
  near(tension(asked), tension(parent), 1e-12)
  assert.equal(asked.result.values.source?.value, 'direct')
  assert.equal(asked.result.values.confidence_band?.value, null)
})

test('in deeper water the spread keeps its shape: its chain carries more', () => {
  const tensions = [300, 400, 600, 900].map((water_depth) => tensionAt(sea({ water_depth })))
  assert.deepEqual(
    tensions,
    tensions.toSorted((a, b) => a - b),
  )
})

test('outside, the query is refused at each axis where that is asked, and told of where not', () => {
  const refuse = { out_of_range_policy: 'refuse' }
  const beyond = { significant_wave_height: 9, peak_period: 16, water_depth: 700 }
  for (const [name, value] of Object.entries(beyond)) {
    const pointers = problemsOf(() => ask(sea({ ...refuse, [name]: value }))).map((p) => p.pointer)
    assert.deepEqual(pointers, [`/${name}`])
    const { values, warnings = [] } = ask(sea({ [name]: value }))
    assert.equal(values.in_range, false)
    assert.ok(warnings.some((w) => w.code === 'outside_atlas' && w.path === `/${name}`))
  }
})

test('no depth at or above the fairleads is answered, whatever is asked of queries outside', () => {
  for (const out_of_range_policy of ['escalate', 'refuse']) {
    const found = problemsOf(() => ask(sea({ water_depth: 16, out_of_range_policy }))).map((p) => p.pointer)
    assert.deepEqual(found, ['/water_depth'])
  }
})

test('within the error of its limit the direct solver decides, and beyond it the atlas does', () => {
  const at = sea({ significant_wave_height: 8, water_depth: 600 })
  const u = ask(at, withError(0)).values.utilisation as number
  const near_ = ask(at, withError(1.01 * Math.abs(1 - u)))
  assert.equal(near_.values.source, 'direct')
  assert.equal(near_.values.in_range, true)
  assert.ok(near_.warnings?.some((w) => w.code === 'near_limit'))
  assert.equal(ask(at, withError(0.99 * Math.abs(1 - u))).values.source, 'atlas')
})

test('the check takes the upper end of the band', () => {
  const [exact, wide] = [ask(sea(), withError(0)), ask(sea(), withError(0.05))]
  near(wide.values.utilisation as number, 1.05 * (exact.values.utilisation as number), 1e-12)
})
