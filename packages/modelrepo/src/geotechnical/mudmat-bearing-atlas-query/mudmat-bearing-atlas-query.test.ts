/** Claims about the mudmat atlas and its queries: fresh, exact at nodes, honest about its limits. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { runNow } from '@keelson/engine'
import { near } from '@keelson/engine/testing.ts'
import { readParams } from '@keelson/workflow'
import fc from 'fast-check'
import { buildsAgain, claimsOf, numeric, queryKit } from '../../_shared/atlas/test-data/query-kit.ts'
import { mudmatBearingCapacity } from '../mudmat-bearing-capacity/index.ts'
import { mudmatBearingAtlas } from './atlas.ts'
import { capacityAt } from './atlas-solver.ts'
import { mudmatBearingAtlasQuery } from './index.ts'

const kit = await queryKit(mudmatBearingAtlasQuery)
const { ask, bound } = kit

claimsOf(test, kit, {
  source: mudmatBearingAtlas,
  far: { undrained_shear_strength: 4.9, horizontal_load: 201 },
  outside: ['/undrained_shear_strength', '/horizontal_load'],
  reads: [['Q', 'kN']],
  ends: [{ undrained_shear_strength: '0.005 MPa', vertical_load: 1 }, { undrained_shear_strength: 50 }],
  refused: [
    [{ vertical_load: 0 }, ['/vertical_load']],
    [{ undrained_shear_strength: 0 }, ['/undrained_shear_strength']],
    [{ horizontal_load: -1 }, ['/horizontal_load']],
  ],
})
buildsAgain(test, mudmatBearingAtlas, kit)

test('the solver behind the atlas is the workflow mudmat-bearing-capacity', () => {
  const request = { ...mudmatBearingCapacity.example, undrained_shear_strength: 60, horizontal_load: 150 }
  const parent = runNow(mudmatBearingCapacity, readParams(mudmatBearingCapacity.contract, request)).result.values
  const { values } = ask({ undrained_shear_strength: 60, horizontal_load: 150 })
  near(numeric(values.capacity) / 1000, numeric(parent.ultimate_vertical_capacity?.value), 1e-11)
})

test('a query at a node has the value of the node, whatever the unit', () => {
  for (const s of [5, 7, 10, 15, 20, 30, 40, 50]) {
    const { values } = ask({ undrained_shear_strength: { value: s / 1000, unit: 'MPa' }, vertical_load: 100 })
    near(numeric(values.capacity), capacityAt(s * 1000), 1e-12)
    assert.equal(values.source, 'atlas')
    assert.ok(numeric(values.nearest_node_distance) < 1e-6)
  }
})

test('anywhere inside, atlas and direct solver agree within the error bound', () => {
  assert.ok(bound < 0.03)
  fc.assert(
    fc.property(fc.double({ min: 5, max: 50, noNaN: true }), (undrained_shear_strength) => {
      const { values } = ask({ undrained_shear_strength, vertical_load: 10 })
      near(numeric(values.capacity), capacityAt(undrained_shear_strength * 1000), bound)
    }),
  )
})

test('the weights of the nodes give the capacity', () => {
  const { values, tables } = ask()
  const made = tables?.().nodes
  const nodes = Array.isArray(made) ? made : []
  near(
    nodes.reduce((sum, n) => sum + (n.weight ?? 0) * (n.capacity ?? 0), 0),
    numeric(values.capacity),
    1e-12,
  )
})

test('within the error of its limit the direct solver decides', () => {
  const Q = numeric(ask().values.capacity) / 1000
  const exact = capacityAt(22e3) / 1000
  const { values, checks } = ask({ vertical_load: exact / 2 })
  assert.deepEqual([values.source, values.in_range, values.utilisation], ['direct', true, 1])
  assert.ok(checks?.bearing && 'passes' in checks.bearing && checks.bearing.passes)
  assert.equal(ask({ vertical_load: (Q / 2) * (1 - 1.01 * bound) }).values.source, 'atlas')
  assert.equal(ask({ vertical_load: (Q / 2) * (1 + 1.1 * bound) }).values.source, 'atlas')
})

test('the load along the base is held against what the solver gives, where there is one', () => {
  const inclined = (horizontal_load: number) => ask({ horizontal_load }).checks?.inclined_load
  const made = inclined(250)
  assert.ok(made && 'demand' in made && made.demand === 250e3)
  const none = inclined(0)
  assert.ok(none && 'notChecked' in none && none.kind === 'not_requested')
})

test('a horizontal load that leaves no capacity fails, and no verdict of bearing is made', () => {
  const { values, checks } = ask({ undrained_shear_strength: 4, horizontal_load: 200 })
  assert.ok('notApplicable' in (values.capacity as object))
  assert.ok(checks?.bearing && 'notChecked' in checks.bearing)
  assert.ok(checks.inclined_load && 'passes' in checks.inclined_load && !checks.inclined_load.passes)
})
