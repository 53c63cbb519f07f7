/** What is special to monopiles: the drop along the pile and the limits of the splash zone. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { checked, codes, near, number, type Request, testKit } from '@keelson/engine/testing.ts'
import { cathodicProtectionMonopile as workflow } from './index.ts'

const { refusedAt, run } = testKit(workflow)

const pile = { pile_outer_diameter: 8, pile_wall_thickness: 80, pile_length_below_anodes: 55 }
const tides = { lowest_astronomical_tide: -1.3, splash_allowance_below: 2.4 }

test('without the pile its drop is not checked, with it the margin must cover it', () => {
  assert.equal(checked(run(), 'pile_attenuation')?.state, 'not_made')
  assert.equal(run().result.values.pile_voltage_drop, undefined)
  assert.equal(checked(run(pile), 'pile_attenuation')?.state, 'pass')
  const slim = { pile_outer_diameter: 2, pile_wall_thickness: 20, pile_length_below_anodes: 200 }
  const long = run({ ...slim, design_life: 5, current_drain: 300 }, ['number_of_anodes'])
  assert.ok(number(long, 'pile_voltage_drop') > number(long, 'final_potential_margin'))
  assert.equal(long.status, 'FAIL')
})

test('the drop grows with the length and falls with the wall', () => {
  const drop = (changes: Request) => number(run({ ...pile, ...changes }), 'pile_voltage_drop')
  near(drop({ pile_length_below_anodes: 110 }), 2 * drop({}), 1e-9)
  assert.ok(drop({ pile_wall_thickness: 100 }) < drop({}))
})

test('a wall of half the diameter is refused', () => {
  refusedAt('/pile_wall_thickness', { ...pile, pile_wall_thickness: '4 m' })
})

test('anodes on a cage give less, and more of them are needed', () => {
  assert.ok(number(run({ anode_interaction_factor: 1.6 }), 'anodes_required_final') > 37)
})

test('rows are held against the splash zone', () => {
  assert.ok(codes(run(tides)).every((code) => !code.includes('splash_zone')))
  const zone = (exposure: string, depth_m: number) => ({
    zones: [{ area_m2: 100, coating_category: 'III', depth_m, exposure }],
  })
  assert.ok(codes(run({ ...tides, ...zone('splash', 4) })).includes('below_splash_zone'))
  assert.ok(codes(run({ ...tides, ...zone('submerged', 3) })).includes('in_splash_zone'))
  assert.equal(number(run(tides), 'splash_zone_lower_limit'), -3.7)
  assert.equal(run(tides).result.values.splash_zone_upper_limit, undefined)
})

test('embedded steel draws the same in every phase', () => {
  const buried = { area_m2: 950, coating_category: 'bare', depth_m: 25, exposure: 'buried' }
  const r = run({ zones: [buried] })
  for (const phase of ['initial', 'mean', 'final']) assert.equal(number(r, `${phase}_current_demand`), 19)
})

test('a longer pile is drawn longer, and the splash zone between its limits', () => {
  const drawing = (changes: Request, id: string) => run(changes).result.figures?.find((f) => f.id === id)?.drawing
  const toe = (changes: Request) => {
    const shapes = drawing({ ...pile, ...changes }, 'pile')?.shapes ?? []
    return shapes.find((s) => s.kind === 'dimension' && s.label.symbol === 'L_p')
  }
  assert.deepEqual(toe({}), { ...toe({}), from: [-4, -55], to: [-4, 0] })
  assert.deepEqual(toe({ pile_length_below_anodes: 80 }), { ...toe({ pile_length_below_anodes: 80 }), from: [-4, -80] })
  assert.equal(drawing({}, 'pile'), undefined)
  const limits = drawing(tides, 'splash_zone')?.shapes.filter((s) => s.kind === 'polyline' && s.role === 'limit')
  assert.deepEqual(
    limits?.map((s) => s.kind === 'polyline' && s.points[0]?.[1]),
    [-3.7],
  )
})

test('the upper limit of the splash zone is the tide and the allowance above it, each under its own symbol', () => {
  const { steps } = run({ highest_astronomical_tide: 1.2, splash_allowance_above: 3.6 }).result
  const sum = steps.find(({ arguments: all = [] }) => all.some((a) => a.symbol === 'HAT'))
  assert.deepEqual(
    sum?.arguments?.map((a) => [a.symbol, a.value]),
    [
      ['HAT', 1.2],
      ['U', 3.6],
    ],
  )
})
