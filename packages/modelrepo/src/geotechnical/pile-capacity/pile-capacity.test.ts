/** What is special to pile-capacity: the curve with depth is the capacity of shorter piles, penetrations, plugs and refusals. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { checked, codes, list, near, number, reason, testKit, value } from '@keelson/engine/testing.ts'
import { silent } from '@keelson/equations'
import fc from 'fast-check'
import { capacityAt, tracedCapacity } from '../_shared/pile/capacity.ts'
import { pileSoil } from '../_shared/pile/soil.ts'
import { pileCapacity as workflow } from './index.ts'

const { refusedAt, run } = testKit(workflow)

const clay = (thickness_m: number, su_top_kpa: number, su_bottom_kpa = su_top_kpa) => ({
  thickness_m,
  soil_type: 'clay',
  effective_unit_weight_kn_m3: 8,
  su_top_kpa,
  su_bottom_kpa,
})
const sand = (thickness_m: number, relative_density = 'Dense') => ({
  thickness_m,
  soil_type: 'sand',
  effective_unit_weight_kn_m3: 10,
  soil_description: 'Sand',
  relative_density,
})
const LAYERED = {
  analysis: 'layered',
  outer_diameter: 1200,
  wall_thickness: 30,
  soil_layers: [clay(10, 20, 40), sand(6), clay(14, 80, 120)],
  applied_load: 3000,
}
const layered = testKit(workflow, LAYERED)
const kPa = 1e3
/** The friction has kinks where alpha changes its branch, which 160 and 256 points meet otherwise: by about the square of a step over the length. */
const TWO_RULES = 3e-5

test('the capacity of each layer by its integral is that of the curve with depth', () => {
  fc.assert(
    fc.property(
      fc.double({ min: 2, max: 40, noNaN: true }),
      fc.double({ min: 5, max: 100, noNaN: true }),
      fc.double({ min: 10, max: 200, noNaN: true }),
      (h, top, base) => {
        const soil = pileSoil([
          {
            thickness_m: h,
            soil_type: 'clay',
            effective_unit_weight_kn_m3: 7e3,
            su_top_kpa: top * kPa,
            su_bottom_kpa: base * kPa,
          },
          {
            thickness_m: 5,
            soil_type: 'sand',
            effective_unit_weight_kn_m3: 1e4,
            soil_description: 'Sand',
            relative_density: 'Dense',
          },
        ])
        const pile = { D: 1, t: 0.03, weighed: true }
        const [whole, at] = [tracedCapacity(pile, soil, silent), capacityAt(pile, soil)(h + 5)]
        for (const part of ['Q_f', 'Q_p', 'Q_u', 'Q_d', 'Q_t'] as const) near(at[part], whole[part], TWO_RULES)
      },
    ),
  )
})

test('a depth of the curve has the capacity of a pile in the soil down to there', () => {
  const rows = list<Readonly<Record<string, number>>>(layered.run(), 'axial_capacity_profile')
  const row = rows.find(({ depth }) => depth === 22.5)
  const shorter = layered.run({ soil_layers: [clay(10, 20, 40), sand(6), clay(6.5, 80, 80 + (40 * 6.5) / 14)] })
  near(Number(row?.total_compression_capacity), number(shorter, 'total_compression_capacity'), TWO_RULES)
  near(Number(row?.tension_capacity), number(shorter, 'tension_capacity'), TWO_RULES)
})

test('a pile of the required penetration just carries its load, and one a millimetre shorter does not', () => {
  fc.assert(
    fc.property(
      fc.double({ min: 300, max: 2500, noNaN: true }),
      fc.constantFrom('compression', 'tension'),
      (load, sense) => {
        const ran = layered.run({ applied_load: load, sense })
        const L = value(ran, 'required_penetration')
        if (typeof L !== 'number') return
        const soil = pileSoil([
          { ...clay(10, 20e3, 40e3), effective_unit_weight_kn_m3: 8e3 },
          { ...sand(6), effective_unit_weight_kn_m3: 1e4 },
          { ...clay(14, 80e3, 120e3), effective_unit_weight_kn_m3: 8e3 },
        ] as Parameters<typeof pileSoil>[0])
        const at = capacityAt({ D: 1.2, t: 0.03, weighed: false }, soil)
        const carried = (z: number) => (sense === 'tension' ? at(z).Q_t : at(z).Q_d) / 1e3
        assert.ok(carried(L * (1 + 1e-9)) >= 2 * load * (1 - 1e-9))
        assert.ok(carried(L - 1e-3) < 2 * load)
      },
    ),
    { numRuns: 25, seed: 1 },
  )
})

test('a strong layer above a weak one may carry what a deeper tip does not, and that is said', () => {
  const soil_layers = [clay(10, 15), sand(4), clay(20, 15)]
  const ran = layered.run({ soil_layers, applied_load: 900 })
  assert.ok(number(ran, 'required_penetration') < 14)
  assert.ok(codes(ran).includes('lost_below'))
  assert.ok(!codes(layered.run({ applied_load: 300 })).includes('lost_below'))
})

test('a load that no depth carries has no penetration and fails', () => {
  const ran = layered.run({ applied_load: 30000 })
  assert.equal(value(ran, 'required_penetration'), null)
  assert.match(reason(ran, 'required_penetration'), /too shallow/)
  assert.equal(checked(ran, 'axial_load')?.state, 'fail')
})

test('without a load nothing is checked', () => {
  const ran = run({ applied_load: 0 })
  assert.equal(checked(ran, 'axial_load')?.state, 'not_made')
})

test('the smaller of plugged and unplugged tip counts', () => {
  for (const soil_layers of [[clay(30, 40, 90)], [clay(10, 40), sand(10, 'Very dense')]]) {
    const ran = layered.run({ soil_layers })
    const [whole, slipping] = [number(ran, 'end_bearing_plugged'), number(ran, 'internal_friction_plus_annulus')]
    assert.equal(value(ran, 'plugged'), whole < slipping)
    near(
      number(ran, 'total_compression_capacity'),
      number(ran, 'skin_friction_compression') + Math.min(whole, slipping),
      1e-9,
    )
  }
})

test('the weight of the pile counts in tension only, and only where it is asked for', () => {
  const [bare, weighed] = [layered.run(), layered.run({ include_pile_weight: true })]
  near(number(bare, 'tension_capacity'), number(bare, 'skin_friction_compression'))
  const steel = (Math.PI / 4) * (1.2 ** 2 - 1.14 ** 2) * 30 * 66.9
  near(number(weighed, 'tension_capacity') - number(bare, 'tension_capacity'), steel, 1e-9)
  near(number(weighed, 'total_compression_capacity'), number(bare, 'total_compression_capacity'))
})

test('a tip at the limit of its factor of safety passes, and a little more load fails', () => {
  const most = number(run(), 'allowable_capacity')
  assert.equal(checked(run({ applied_load: most }), 'axial_load')?.state, 'pass')
  assert.equal(checked(run({ applied_load: 1.0001 * most }), 'axial_load')?.state, 'fail')
})

test('strong clay near the seabed, a short bearing layer and a low factor are remarked on', () => {
  assert.ok(codes(run({ undrained_shear_strength: 500 })).includes('beyond_load_tests'))
  assert.ok(codes(layered.run({ soil_layers: [clay(20, 20), sand(3)] })).includes('shallow_in_bearing_layer'))
  assert.ok(!codes(layered.run({ soil_layers: [clay(20, 20), sand(4)] })).includes('shallow_in_bearing_layer'))
  assert.ok(codes(run({ factor_of_safety: 1.3 })).includes('low_factor_of_safety'))
  assert.ok(codes(run({ bearing_factor_nc: 8 })).includes('other_bearing_factor'))
})

test('what a layer lacks is asked for in its row, and loose ground is refused', () => {
  layered.refusedAt('/soil_layers/0/su_bottom_kpa', { soil_layers: [{ ...clay(5, 20), su_bottom_kpa: undefined }] })
  layered.refusedAt('/soil_layers/1/relative_density', {
    soil_layers: [clay(5, 20), { ...sand(5), relative_density: undefined }],
  })
  layered.refusedAt('/soil_layers/0/relative_density', { soil_layers: [sand(5, 'Loose')] })
  layered.refusedAt('/soil_layers/0/soil_description', { soil_layers: [{ ...sand(5), soil_description: 'Silt' }] })
  layered.refusedAt('/embedded_length', { embedded_length: 29 })
  layered.refusedAt('/wall_thickness', { wall_thickness: 600 })
  refusedAt('/undrained_shear_strength', { undrained_shear_strength: 0 })
  refusedAt('/effective_vertical_stress', { effective_vertical_stress: [100, 200] })
})
