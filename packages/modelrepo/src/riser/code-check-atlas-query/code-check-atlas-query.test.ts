/** Claims about the atlas of riser checks and its queries: fresh, exact at nodes, within its error, honest about pressure. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { runNow } from '@keelson/engine'
import { near, type Request } from '@keelson/engine/testing.ts'
import { readParams } from '@keelson/workflow'
import fc from 'fast-check'
import { buildsAgain, claimsOf, queryKit } from '../../_shared/atlas/test-data/query-kit.ts'
import { apiRp2rdRiser } from '../api-rp-2rd-riser/index.ts'
import { codeCheckAtlas } from './atlas.ts'
import { useAt } from './atlas-solver.ts'
import { codeCheckAtlasQuery } from './index.ts'

const kit = await queryKit(codeCheckAtlasQuery)
const { ask, atlas, bound, paramsOf, pointersOf } = kit
const { example } = codeCheckAtlasQuery
const use = (changes: Request) => Number(ask(changes).values.utilisation)
const exact = (changes: Request) => useAt(paramsOf(changes))
const codesOf = (changes: Request) => (ask(changes).warnings ?? []).map(({ code }) => code)

claimsOf(test, kit, {
  source: codeCheckAtlas,
  far: { wall_thickness: 40, effective_tension: 2600, bending_moment: 360 },
  outside: ['/wall_thickness', '/effective_tension', '/bending_moment'],
  reads: [
    ['u_T', '-'],
    ['u_M', '-'],
  ],
  ends: [
    { outer_diameter: '20 cm', wall_thickness: '0.035 m', effective_tension: '2.5 MN', bending_moment: 0 },
    { outer_diameter: 360, wall_thickness: 35 },
  ],
  refused: [
    [{ wall_thickness: 140 }, ['/wall_thickness']],
    [{ bending_moment: -1 }, ['/bending_moment']],
  ],
})
buildsAgain(test, codeCheckAtlas, kit)

test('the solver behind the atlas is the riser check without pressure', () => {
  const { out_of_range_policy: _, ...pipe } = example
  for (const over of [{}, { wall_thickness: 80 }, { effective_tension: -400 }]) {
    const read = readParams(apiRp2rdRiser.contract, {
      ...pipe,
      ...over,
      minimum_wall_thickness: 15,
      design_factor: 0.67,
    })
    near(exact(over), Number(runNow(apiRp2rdRiser, read).result.values.utilisation?.value), 1e-12)
  }
})

const inside = fc.record({
  outer_diameter: fc.double({ min: 200, max: 360, noNaN: true }),
  wall_thickness: fc.double({ min: 15, max: 35, noNaN: true }),
  specified_minimum_yield_strength: fc.double({ min: 358, max: 555, noNaN: true }),
  effective_tension: fc.double({ min: 1, max: 2500, noNaN: true }),
  bending_moment: fc.double({ min: 1, max: 350, noNaN: true }),
})

test('anywhere inside, the utilisation is within the stated error of what the solver gives', () => {
  fc.assert(
    fc.property(inside, (point) => {
      const direct = exact(point)
      assert.ok(Math.abs(use(point) / direct - 1) <= bound, `${use(point) / direct - 1}`)
    }),
  )
})

test('tension, moment and yield strength are exact: only diameter and wall interpolate', () => {
  const [D, t] = (atlas.pieces[0]?.axes ?? []).map(({ values }) => values[5] ?? 0)
  const node = { outer_diameter: { value: D, unit: 'm' }, wall_thickness: { value: t, unit: 'm' } }
  for (const specified_minimum_yield_strength of [360, 414, 500])
    for (const effective_tension of [0, 700, 2400])
      for (const bending_moment of [50, 120]) {
        const point = { ...node, specified_minimum_yield_strength, effective_tension, bending_moment }
        near(use(point), exact(point), 1e-9)
      }
})

test('without load nothing is used, and with it the band holds the utilisation', () => {
  assert.equal(use({ effective_tension: 0, bending_moment: 0 }), 0)
  const { values } = ask()
  const band = values.confidence_band
  assert.ok(Array.isArray(band) && band[0] < Number(values.utilisation) && band[1] > Number(values.utilisation))
})

test('outside, the utilisation is that of the solver', () => {
  const far = { wall_thickness: 40, effective_tension: 2600, bending_moment: 360 }
  near(use(far), exact(far), 1e-12)
})

test('where the band holds the limit the direct solver decides, inside the atlas, and says so', () => {
  const at = (share: number) => ({ bending_moment: (180 * share) / 1, effective_tension: 1200 * share })
  const scale = 1 / exact({})
  const decided = ask(at(scale))
  assert.deepEqual([decided.values.in_range, decided.values.source], [true, 'direct'])
  assert.ok(codesOf(at(scale)).includes('near_limit'))
  const [below, above] = [ask(at(scale * (1 - 3 * bound))), ask(at(scale * (1 + 3 * bound)))]
  assert.deepEqual([below.values.source, below.values.screening_status], ['atlas', 'pass'])
  assert.deepEqual([above.values.source, above.values.screening_status], ['atlas', 'fail'])
})

test('every answer says that pressure has no part in it', () => {
  assert.ok(codesOf({}).includes('no_pressure'))
  assert.ok(codesOf({ wall_thickness: 35, outer_diameter: 300 }).includes('thick_wall'))
  assert.deepEqual(pointersOf({ internal_pressure: 10 }), ['/internal_pressure'])
})

test('the moment at the limit of the table uses all of the limit', () => {
  const rows = ask().tables?.().moments
  assert.ok(Array.isArray(rows) && rows.length === 7)
  for (const { tension, moment } of rows)
    if (moment !== null) near(use({ effective_tension: tension / 1000, bending_moment: moment / 1000 }), 1, 2 * bound)
})
