/** Claims about the pile atlas and its queries: fresh, exact at nodes, within its error, and never deciding near the limit. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { runNow } from '@keelson/engine'
import { near, type Request } from '@keelson/engine/testing.ts'
import { readParams } from '@keelson/workflow'
import fc from 'fast-check'
import { buildsAgain, claimsOf, numeric, queryKit } from '../../_shared/atlas/test-data/query-kit.ts'
import { pileCapacity } from '../pile-capacity/index.ts'
import { pileAtlas } from './atlas.ts'
import { pileCapacityAtlasQuery } from './index.ts'

const kit = await queryKit(pileCapacityAtlasQuery)
const { ask, bound } = kit
const { example } = pileCapacityAtlasQuery
const parent = (changes: Request = {}) => {
  const {
    demand: applied_load,
    out_of_range_policy: _,
    ...rest
  } = { ...example, ...changes } as Record<string, unknown>
  return runNow(pileCapacity, readParams(pileCapacity.contract, { ...rest, applied_load, analysis: 'uniform' })).result
    .values
}
const between = (min: number, max: number) => fc.double({ min, max, noNaN: true })
const inside = fc.record({
  outer_diameter: between(600, 2500),
  embedded_length: between(15, 60),
  undrained_shear_strength: between(20, 200),
  effective_vertical_stress: between(50, 400),
})

claimsOf(test, kit, {
  source: pileAtlas,
  far: { outer_diameter: 3000, embedded_length: 70 },
  outside: ['/outer_diameter', '/embedded_length'],
  reads: [['Q_d', 'N']],
  ends: [{ outer_diameter: '60 cm', embedded_length: '15000 mm', demand: 1 }, { effective_vertical_stress: '0.4 MPa' }],
  refused: [
    [{ embedded_length: 0 }, ['/embedded_length']],
    [{ undrained_shear_strength: -5 }, ['/undrained_shear_strength']],
  ],
})
buildsAgain(test, pileAtlas, kit)

test('outside, the answer is that of the workflow pile-capacity', () => {
  const far = { outer_diameter: 3000 }
  near(numeric(ask(far).values.capacity), 1000 * numeric(parent(far).total_capacity?.value), 1e-9)
})

test('a query at a node has the value of the node', () => {
  const at = { outer_diameter: 1300, embedded_length: 40, undrained_shear_strength: 20, effective_vertical_stress: 400 }
  near(numeric(ask(at).values.capacity), 1000 * numeric(parent(at).total_capacity?.value), 1e-9)
})

test('anywhere inside, atlas and direct solver agree within the error bound, which is below 3 %', () => {
  assert.ok(bound < 0.03)
  fc.assert(
    fc.property(inside, (q) => {
      const { values } = ask({ ...q, demand: 1 })
      assert.equal(values.source, 'atlas')
      near(numeric(values.capacity), 1000 * numeric(parent(q).total_capacity?.value), bound)
    }),
    { numRuns: 60 },
  )
})

test('where the utilisation is within the error of its limit, the direct solver decides', () => {
  const capacity = numeric(ask().values.capacity) / 1000
  for (const [share, source] of [
    [1 - 1.1 * bound, 'atlas'],
    [1 - 0.9 * bound, 'direct'],
    [1 + 0.9 * bound, 'direct'],
    [1 + 1.1 * bound, 'atlas'],
  ] as const) {
    const { values, warnings } = ask({ demand: (share * capacity) / 2 })
    assert.deepEqual([values.source, values.in_range], [source, true])
    assert.equal(
      warnings?.some((w) => w.code === 'near_limit'),
      source === 'direct',
    )
  }
})
