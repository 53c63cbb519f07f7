/** Claims about the atlas and its queries: fresh, exact at its nodes, never across the bend, honest about its limits. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { near } from '@keelson/engine/testing.ts'
import { isNotApplicable } from '@keelson/workflow'
import type { AtlasFile } from '@keelson/workflow/atlas.ts'
import fc from 'fast-check'
import { builder } from '../../_shared/atlas/test-data/builder.ts'
import { buildsAgain, claimsOf, queryKit } from '../../_shared/atlas/test-data/query-kit.ts'
import { anchorAtlas, outsideOf, PLUGGED } from './atlas.ts'
import { solvedAt } from './atlas-solver.ts'
import { anchorCapacityAtlasQuery } from './index.ts'

const kit = await queryKit(anchorCapacityAtlasQuery, {
  diameter: 5,
  length: 15,
  undrained_shear_strength: 30,
  demand: 3000,
})
const { ask, atlas, bound, paramsOf } = kit
const capacity = (over: object) => Number(ask({ ...over }).values.capacity)
const exact = (over: object) => solvedAt(paramsOf({ ...over })).V_u

claimsOf(test, kit, {
  source: anchorAtlas,
  far: { diameter: 9, length: 30, undrained_shear_strength: 61 },
  outside: ['/diameter', '/length', '/undrained_shear_strength'],
  reads: [
    ['V_p', 'kN'],
    ['V_c', 'kN'],
  ],
  ends: [
    { diameter: 3, length: 8, demand: 10 },
    { diameter: '8000 mm', length: '2500 cm' },
    { diameter: 3, length: '0.021 km', demand: 10 },
    { diameter: '400 cm', length: 25 },
  ],
  refused: [
    [{ diameter: 3, length: 24.1 }, ['/length']],
    [{ diameter: 8, length: 7.9 }, ['/length']],
    [{ diameter: 0.08, length: 0.3 }, ['/diameter']],
    [{ wall_thickness: 50 }, ['/wall_thickness']],
  ],
})
buildsAgain(test, anchorAtlas, kit)

test('a solver that has moved on makes the atlas stale', () => {
  const moved: AtlasFile = {
    ...atlas,
    pieces: atlas.pieces.map((p) => {
      const response = p.responses[PLUGGED]
      if (response === undefined) return p
      return {
        ...p,
        responses: { ...p.responses, [PLUGGED]: { ...response, values: response.values.map((v) => 1.02 * v) } },
      }
    }),
  }
  assert.match(anchorAtlas.check(moved, builder).reasons.join(), /the solver differs .*off-grid points differ/)
  const renamed = { ...atlas, parent: { ...atlas.parent, source_sha256: 'other' } }
  assert.match(anchorAtlas.check(renamed, builder).reasons.join(), /has changed/)
})

test('every node of the atlas is answered exactly', () => {
  for (const diameter of [3, 4, 5, 6, 7, 8]) {
    for (const length of [8, 11, 14, 17, 21, 25]) {
      if (length > 8 * diameter) continue
      const at = { diameter, length, demand: 10 }
      near(capacity(at), exact(at), 1e-12)
      assert.equal(ask(at).values.source, 'atlas')
    }
  }
})

test('anywhere inside, the capacity is within the stated error, and never below what the solver gives', () => {
  const inside = fc.record({
    diameter: fc.double({ min: 3, max: 8, noNaN: true }),
    length: fc.double({ min: 8, max: 25, noNaN: true }),
    undrained_shear_strength: fc.double({ min: 5, max: 60, noNaN: true }),
  })
  fc.assert(
    fc.property(inside, (point) => {
      const at = { ...point, demand: 10 }
      if (point.length > 8 * point.diameter || outsideOf(paramsOf(at), atlas).length > 0) return
      const ratio = capacity(at) / exact(at)
      assert.ok(ratio >= 1 - 1e-12 && ratio <= 1 + bound, `${ratio}`)
    }),
  )
})

test('along length and strength the atlas is exact, on either side of where the modes meet', () => {
  for (const length of [9, 12.3, 18, 20.9]) {
    for (const undrained_shear_strength of [7, 26, 58]) {
      const at = { diameter: 4, length, undrained_shear_strength, demand: 10 }
      near(capacity(at), exact(at), 1e-12)
    }
  }
})

const pickOf = ({ values: { in_range, source } }: ReturnType<typeof ask>) => ({ in_range, source })

test('outside, the answer is that of the solver, and no node is near', () => {
  const far = { diameter: 9, length: 30, undrained_shear_strength: 61 }
  const { values } = ask(far)
  near(Number(values.capacity), exact(far), 1e-12)
  assert.ok(isNotApplicable(values.distance_to_node))
})

test('within the error of its limit the direct solver decides, inside the atlas, and says so', () => {
  const at = { diameter: 3.5, length: 20, demand: 10 }
  const limit = capacity(at) / 2
  const decided = ask({ ...at, demand: limit / 1000 })
  assert.deepEqual(Object.values(pickOf(decided)), [true, 'direct'])
  assert.ok(decided.warnings?.some(({ code }) => code === 'near_limit'))
  const check = decided.checks?.vertical
  assert.ok(check && 'passes' in check && !check.passes, 'the circle of the tip bends: the atlas is above the solver')
  assert.deepEqual(Object.values(pickOf(ask({ ...at, demand: (limit / 1000) * (1 - 1.1 * bound) }))), [true, 'atlas'])
})

test('every answer says what it rests on, and a low factor is warned of', () => {
  const said = (over: object) => (ask({ ...over }).warnings ?? []).map(({ code }) => code)
  assert.deepEqual(said({}), ['fixed_parameters'])
  assert.deepEqual(said({ factor_of_safety: 1.5 }), ['fixed_parameters', 'low_factor'])
  assert.ok(said({ diameter: 9 }).includes('fixed_parameters'))
})
