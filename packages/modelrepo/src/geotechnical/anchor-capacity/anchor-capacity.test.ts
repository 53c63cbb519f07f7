/** What is special to anchors: the centre of rotation, modes that meet, factors that are left out, lines that end nowhere. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { checked, codes, near, number, reason, rowsOf, testKit, value } from '@keelson/engine/testing.ts'
import { silent } from '@keelson/equations'
import fc from 'fast-check'
import { type LateralInputs, lateralOf, pulled, resistanceAt } from './calculate-lateral.ts'
import { anchorCapacity as workflow } from './index.ts'

const { run } = testKit(workflow)
const NORMALLY_CONSOLIDATED = { undrained_shear_strength_mudline: 2, undrained_strength_gradient: 1.4 }
const LINE = {
  anchor_type: 'padeye_line',
  mudline_tension: 5000,
  mudline_angle: 5,
  padeye_depth: 10,
  chain_diameter: 120,
  undrained_shear_strength_mudline: 5,
  undrained_strength_gradient: 1.5,
}
const line = testKit(workflow, LINE)
const PLATE = { anchor_type: 'plate', plate_area: 12, embedment_depth: 18, ...NORMALLY_CONSOLIDATED }
const plate = testKit(workflow, PLATE)
const DRAG = { anchor_type: 'drag_embedment', anchor_weight: 100, drag_anchor_model: 'boss', horizontal_demand: 500 }
const drag = testKit(workflow, DRAG)

/** A caisson of the usual sizes in clay that gets stronger downwards. */
const anyCaisson = fc.record({
  diameter: fc.double({ min: 3, max: 8, noNaN: true }),
  slenderness: fc.double({ min: 1.05, max: 7.9, noNaN: true }),
  undrained_shear_strength_mudline: fc.double({ min: 0.5, max: 30, noNaN: true }),
  undrained_strength_gradient: fc.double({ min: 0, max: 3, noNaN: true }),
  share: fc.double({ min: 0, max: 1, noNaN: true }),
})
const requestOf = ({ slenderness, share, ...rest }: { diameter: number; slenderness: number; share: number }) => ({
  ...rest,
  length: slenderness * rest.diameter,
  attachment_depth: share * slenderness * rest.diameter,
})

test('no centre of rotation asks for less than the one that balances the moments', () => {
  fc.assert(
    fc.property(anyCaisson, fc.double({ min: -2, max: 3, noNaN: true }), (any, other) => {
      const [D, L] = [any.diameter, any.slenderness * any.diameter]
      const resistance = {
        N_1: 11,
        N_2: 8,
        eta: 0.3,
        s_u0: any.undrained_shear_strength_mudline,
        k: any.undrained_strength_gradient,
        D,
      }
      const z_a = any.share * L
      const z_c = other * L
      if (Math.abs(z_c - z_a) < 1e-3 * L) return
      const slices = 2000
      const work = Array.from({ length: slices }, (_, i) => ((i + 0.5) * L) / slices).reduce(
        (sum, z) => sum + (resistanceAt(resistance, z).P * Math.abs(z - z_c) * L) / slices,
        0,
      )
      const { H_u } = pulled({ resistance, L, z_a }, silent)
      assert.ok(H_u <= (work / Math.abs(z_c - z_a)) * (1 + 1e-4))
    }),
    { numRuns: 60, seed: 1 },
  )
})

test('no padeye gives more than the optimum, and the capacity falls away from it on both sides', () => {
  const optimum = number(run(NORMALLY_CONSOLIDATED), 'optimum_attachment_depth')
  const at = (attachment_depth: number) =>
    number(run({ ...NORMALLY_CONSOLIDATED, attachment_depth }), 'horizontal_capacity')
  const depths = [0, 0.3, 0.6, 0.9, 0.999].map((share) => share * optimum)
  const below = [0.001, 0.3, 0.6, 1].map((share) => optimum + share * (15 - optimum))
  const [rising, falling] = [depths.map(at), below.map(at)]
  assert.deepEqual(
    rising,
    rising.toSorted((a, b) => a - b),
  )
  assert.deepEqual(
    falling,
    falling.toSorted((a, b) => b - a),
  )
  const whole = number(run(NORMALLY_CONSOLIDATED), 'horizontal_capacity_translation')
  for (const capacity of [...rising, ...falling]) assert.ok(capacity <= whole * (1 + 1e-12))
})

test('a padeye at the optimum moves the caisson as it stands, and says that it does not turn', () => {
  const optimum = number(run(), 'optimum_attachment_depth')
  const there = run({ attachment_depth: optimum })
  near(number(there, 'horizontal_capacity'), number(there, 'horizontal_capacity_translation'), 1e-9)
  assert.match(reason(there, 'rotation_centre_depth') ?? '', /the caisson translates/)
})

test('a stronger clay holds more, in every direction', () => {
  fc.assert(
    fc.property(anyCaisson, (any) => {
      const weak = requestOf(any)
      const strong = { ...weak, undrained_shear_strength_mudline: 1.1 * any.undrained_shear_strength_mudline }
      for (const name of ['vertical_capacity', 'horizontal_capacity_translation']) {
        assert.ok(number(run(strong), name) > number(run(weak), name), name)
      }
    }),
    { numRuns: 25, seed: 2 },
  )
})

test('the envelope holds each pull alone up to its capacity, and a little more fails', () => {
  for (const [input, capacity, id] of [
    ['required_vertical_capacity', 'vertical_capacity', 'vertical'],
    ['horizontal_demand', 'horizontal_capacity', 'horizontal'],
  ] as const) {
    const none = { required_vertical_capacity: 0, horizontal_demand: 0, factor_of_safety: 1 }
    const full = { ...none, [input]: number(run(none), capacity) }
    near(number(run(full), 'interaction_utilisation'), 1, 1e-12)
    assert.equal(checked(run(full), id)?.state, 'pass')
    assert.equal(checked(run(full), 'interaction')?.state, 'pass')
    assert.equal(checked(run({ ...full, [input]: 1.001 * full[input] }), id)?.state, 'fail')
  }
})

test('the plug is held by suction, by friction or by its weight alone, whichever gives way first', () => {
  const modes = (over: Record<string, unknown>) =>
    rowsOf(run(over), 'modes')
      .filter((row) => row.at(-1) === 'governing')
      .map(([mode]) => mode)
  assert.deepEqual(modes({}), ['coring'])
  assert.deepEqual(modes({ length: 30 }), ['plugged'])
  assert.deepEqual(modes({ passive_suction: false }), ['plug lifted'])
  assert.deepEqual(modes({ passive_suction: false, undrained_shear_strength_mudline: 5 }), ['coring'])
})

test('factors that are left out are those of a permanent mooring, intact, and lower ones are warned of', () => {
  const none = run({}, ['factor_of_safety'])
  const own = run({ factor_of_safety: 2, factor_of_safety_lateral: 1.6 })
  for (const name of ['vertical_utilisation', 'horizontal_utilisation', 'interaction_utilisation']) {
    near(number(none, name), number(own, name), 1e-12)
  }
  assert.ok(!codes(none).includes('low_factor') && !codes(own).includes('low_factor'))
  const low = (over: Record<string, unknown>) =>
    run(over).warnings.flatMap(({ code, message }) => (code === 'low_factor' ? [message] : []))
  assert.match(
    low({ factor_of_safety: 1.99, factor_of_safety_lateral: 1.6 }).join(),
    /^The factor of safety of 1.99 on the vertical/,
  )
  assert.match(
    low({ factor_of_safety: 2, factor_of_safety_lateral: 1.59 }).join(),
    /^The factor of safety of 1.59 on the horizontal/,
  )
  assert.match(
    low({ factor_of_safety: 1.5 }).join(),
    /^The factors of safety of 1.5 \(vertical\) and 1.5 \(horizontal\)/,
  )
  assert.ok(!codes(drag.run({ factor_of_safety: 1.5 })).includes('low_factor'))
  assert.ok(codes(drag.run({ factor_of_safety: 1.49 })).includes('low_factor'))
})

test('a caisson pulled sideways without a padeye depth is said to have the best one; one pulled upwards is not', () => {
  const without = (over = {}) => codes(run(over, ['attachment_depth']))
  assert.ok(without().includes('optimum_padeye'))
  assert.ok(!codes(run()).includes('optimum_padeye'))
  assert.ok(!without({ horizontal_demand: 0 }).includes('optimum_padeye'))
})

test('the factor of uniform clay is that of clay whose strength hardly increases', () => {
  const at = (undrained_strength_gradient: number) =>
    number(run({ undrained_strength_gradient }), 'horizontal_capacity_translation')
  near(at(0), at(1e-6), 1e-6)
})

const LIGHT = { required_vertical_capacity: 10, horizontal_demand: 10 }

test('the pulls together are open outside 1.5 to 5 diameters', () => {
  const warned = (length: number) =>
    checked(run({ length, attachment_depth: 5, ...LIGHT }), 'interaction')?.reason?.includes('envelope is derived') ??
    false
  assert.deepEqual([7.4, 7.5, 25, 25.1].map(warned), [true, false, false, true])
})

test('a line that takes all of the soil reaches the padeye from behind; one under a little less tension does not, and the run fails', () => {
  const least = 5000 * (checked(line.run(), 'line')?.utilisation ?? 0)
  assert.equal(line.run({ mudline_tension: least * 1.000001 }).status, 'SKIPPED')
  const short = line.run({ mudline_tension: least * 0.999 })
  assert.equal(short.status, 'FAIL')
  for (const name of ['padeye_angle', 'padeye_tension', 'horizontal_force', 'vertical_force']) {
    assert.equal(value(short, name), null)
    assert.match(reason(short, name) ?? '', /does not reach the padeye/)
  }
})

test('in clay without strength the line stays straight, and one that turns back is warned of', () => {
  const none = line.run({ undrained_shear_strength_mudline: 0, undrained_strength_gradient: 0 })
  near(number(none, 'padeye_angle'), 5, 1e-12)
  near(number(none, 'padeye_tension'), 5000, 1e-12)
  assert.ok(codes(none).includes('no_soil'))
  assert.equal(checked(line.run({ mudline_tension: 450 }), 'line')?.left?.to, 90)
})

test('more friction or more soil never leaves more tension at the padeye', () => {
  fc.assert(
    fc.property(fc.double({ min: 0, max: 0.6, noNaN: true }), fc.double({ min: 1, max: 3, noNaN: true }), (mu, k) => {
      const at = (over: Record<string, unknown>) => number(line.run(over), 'padeye_tension')
      const base = { friction_coefficient: mu, undrained_strength_gradient: k }
      assert.ok(at({ ...base, friction_coefficient: mu + 0.05 }) <= at(base))
      assert.ok(at({ ...base, undrained_strength_gradient: k + 0.1 }) <= at(base))
    }),
    { numRuns: 25, seed: 3 },
  )
})

test('a plate is checked where its pull is given, with the factor of a plate, and warned of where it is shallow', () => {
  const capacity = number(plate.run(), 'pullout_capacity')
  assert.equal(checked(plate.run(), 'pullout')?.state, 'not_made')
  const half = checked(plate.run({ required_pullout_capacity: capacity / 2 }), 'pullout')
  near(half?.utilisation, 1, 1e-12)
  assert.equal(half?.state, 'pass')
  const width = Math.sqrt(12)
  const pulled = (widths: number) =>
    checked(plate.run({ embedment_depth: widths * width, required_pullout_capacity: 10 }), 'pullout')
  assert.deepEqual(
    [0.99, 1.01, 4.49, 4.51].map((widths) => pulled(widths)?.state),
    ['not_made', 'pass', 'pass', 'pass'],
  )
  assert.ok((pulled(4.51)?.capacity.value ?? 0) > 2 * (pulled(4.49)?.capacity.value ?? 0))
  const warned = (embedment_depth: number) => codes(plate.run({ embedment_depth })).includes('shallow_plate')
  assert.deepEqual([4.49 * width, 4.51 * width].map(warned), [true, false])
})

test('a drag anchor holds by the coefficients given in place of the table, and says where the table was read', () => {
  const own = drag.run({ holding_coefficient_m: 800, holding_exponent_b: 0.9 })
  near(number(own, 'holding_capacity'), 800 * (100 / 44.482216152605) ** 0.9, 1e-10)
  assert.ok(!codes(own).includes('recalled_table') && codes(own).includes('overridden'))
  assert.ok(codes(drag.run()).includes('recalled_table'))
})

test('a line on the seabed helps by its friction, whatever the anchor', () => {
  const lying = drag.run({ seabed_chain_length: 200, chain_submerged_weight: 2000 })
  near(number(lying, 'chain_friction'), 0.7 * 400, 1e-12)
  near(number(lying, 'system_holding_capacity') - number(drag.run(), 'system_holding_capacity'), 280, 1e-9)
})

test('a run of many lengths and padeyes ends on the run itself', () => {
  const ran = run({ ...NORMALLY_CONSOLIDATED, attachment_depth: 9 })
  const own = rowsOf(ran, 'slenderness').find(([, length]) => length === 15)
  assert.deepEqual(own?.slice(2), [number(ran, 'vertical_capacity'), number(ran, 'horizontal_capacity')])
  const depths = rowsOf(ran, 'attachment').map(([depth]) => Number(depth))
  assert.deepEqual(
    depths,
    depths.toSorted((a, b) => a - b),
  )
  assert.deepEqual([depths[0], depths.at(-1)], [0, 15])
})

test('the centre is found from either end of the caisson', () => {
  const p = (share: number) =>
    ({
      diameter: 5,
      length: 15,
      wall_thickness: 0.04,
      undrained_shear_strength_mudline: 5e3,
      undrained_strength_gradient: 1500,
      alpha: 0.65,
      lateral_profile: 'murff_hamilton',
      attachment_depth: 15 * share,
    }) as unknown as LateralInputs
  const [above, below] = [lateralOf(p(0.5), silent), lateralOf(p(0.9), silent)]
  assert.ok((above.z_c ?? 0) > 7.5 && (below.z_c ?? 15) < 13.5)
})
