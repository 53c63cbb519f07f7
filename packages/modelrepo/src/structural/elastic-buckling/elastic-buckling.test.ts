/** What is special to elastic-buckling: two axes, class 4, eccentric loads, ends, and plates. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { checked, codes, near, number, reason, rowsOf, testKit, value } from '@keelson/workflow/testing.ts'
import fc from 'fast-check'
import { elasticBuckling as workflow } from './index.ts'

const { refusedAt, run } = testKit(workflow)
const GENERAL = {
  section_shape: 'general',
  cross_section_area: 10600,
  second_moment_of_area: 39.23e6,
  second_moment_of_area_major: 112.6e6,
  length: 5,
  buckling_curve: 'c',
}
const PLATE = { analysis: 'plate', plate_width: 1000, plate_length: 3000, plate_thickness: 10 }
const within = (min: number, max: number) => fc.double({ min, max, noNaN: true })

test('a column never carries more than its Euler load or its section', () => {
  fc.assert(
    fc.property(within(0.5, 60), fc.constantFrom('a0', 'a', 'b', 'c', 'd'), (length, buckling_curve) => {
      const r = run({ length, buckling_curve })
      const squash = (number(r, 'cross_section_area') * 355) / 1000
      assert.ok(number(r, 'buckling_resistance') <= Math.min(squash, number(r, 'euler_load')) * (1 + 1e-9))
    }),
    { numRuns: 40, seed: 1 },
  )
})

test('a longer, poorer or more slender column never carries more', () => {
  const loads = [3, 6, 9, 15, 30].map((length) => number(run({ length }), 'buckling_resistance'))
  assert.deepEqual(
    loads,
    [...loads].sort((a, b) => b - a),
  )
})

test('the weaker axis governs, whichever it is', () => {
  assert.equal(value(run(GENERAL), 'governing_axis'), 'minor')
  const swaying = run({ ...GENERAL, effective_length_factor: 0.7, effective_length_factor_major: 2 })
  assert.equal(value(swaying, 'governing_axis'), 'major')
  near(number(swaying, 'buckling_resistance'), number(swaying, 'buckling_resistance_major'), 1e-12)
  near(number(swaying, 'utilisation'), 1500 / number(swaying, 'buckling_resistance_major'), 1e-9)
})

test('the major axis takes length factor and curve of the minor one where it has none of its own', () => {
  const [own, taken] = [run({ ...GENERAL, buckling_curve_major: 'c', effective_length_factor_major: 1 }), run(GENERAL)]
  near(number(own, 'buckling_resistance_major'), number(taken, 'buckling_resistance_major'), 1e-12)
  const better = run({ ...GENERAL, buckling_curve_major: 'a' })
  assert.ok(number(better, 'buckling_resistance_major') > number(taken, 'buckling_resistance_major'))
})

test('a tube of class 4 is not passed, and may still fail', () => {
  const thin = run({ wall_thickness: 5, axial_compression: 500 })
  assert.equal(checked(thin, 'section_class')?.state, 'fail')
  assert.equal(checked(thin, 'buckling')?.state, 'not_made')
  assert.ok(codes(thin).includes('class_4'))
  assert.equal(checked(run({ wall_thickness: 5, axial_compression: 5000 }), 'buckling')?.state, 'fail')
  const limit = 323.9 / ((90 * 235) / 355)
  assert.equal(checked(run({ wall_thickness: limit * 1.0001 }), 'section_class')?.state, 'pass')
  assert.equal(checked(run({ wall_thickness: limit * 0.9999 }), 'section_class')?.state, 'fail')
})

test('without a load nothing is checked but the wall', () => {
  const unloaded = run({}, ['axial_compression'])
  assert.equal(checked(unloaded, 'buckling')?.state, 'not_made')
  assert.equal(unloaded.result.values.utilisation, undefined)
  assert.equal(unloaded.result.values.maximum_stress, undefined)
})

test('an eccentric load stresses and bends more, and at the Euler load there is no equilibrium', () => {
  const [centred, beside] = [run(), run({ eccentricity: 20 })]
  assert.ok(number(beside, 'maximum_stress') > number(centred, 'maximum_stress'))
  assert.equal(checked(centred, 'eccentric_stress')?.state, 'not_made')
  assert.equal(checked(beside, 'eccentric_stress')?.state, 'pass')
  assert.equal(checked(run({ eccentricity: 200 }), 'eccentric_stress')?.state, 'fail')
  const lost = run({ length: 30, eccentricity: 20 })
  assert.equal(lost.status, 'FAIL')
  assert.equal(value(lost, 'maximum_stress'), null)
  assert.match(reason(lost, 'maximum_stress'), /critical load of Euler/)
  assert.equal(checked(lost, 'eccentric_stress')?.state, 'fail')
  assert.ok(codes(lost).includes('euler_reached'))
})

test('a general section has a stress only with its extreme fibre', () => {
  assert.equal(value(run({ ...GENERAL, eccentricity: 10 }), 'maximum_stress'), null)
  assert.ok(number(run({ ...GENERAL, eccentricity: 10, extreme_fibre_distance: 120 }), 'maximum_stress') > 0)
})

test('a factor takes the place of the ends, and ideal ends are warned of', () => {
  const fixed = run({ end_condition: 'fixed_fixed' })
  assert.ok(codes(fixed).includes('recommended_length'))
  const given = run({ end_condition: 'fixed_fixed', effective_length_factor: 0.65 })
  assert.ok(!codes(given).includes('recommended_length'))
  near(number(given, 'euler_load') / number(fixed, 'euler_load'), (0.5 / 0.65) ** 2, 1e-9)
  assert.ok(!codes(run()).includes('recommended_length'))
})

test('Johnson meets Euler at half the yield strength, and has no stress beyond', () => {
  const at = (slenderness_ratio: number) => run({ analysis: 'slenderness', slenderness_ratio })
  const transition = number(at(50), 'transition_slenderness')
  near(number(at(transition * (1 - 1e-9)), 'critical_stress'), 355 / 2, 1e-6)
  near(number(at(transition * (1 + 1e-9)), 'critical_stress'), 355 / 2, 1e-6)
  assert.equal(value(at(transition * 1.001), 'johnson_critical_stress'), null)
  assert.ok(codes(at(201)).includes('slender') && !codes(at(200)).includes('slender'))
  assert.equal(rowsOf(at(50), 'strengths').length, 3)
})

test('two half-waves take over from one at root two, and clamped edges do not ask for the length', () => {
  const k = (plate_length: number, over = {}) =>
    number(run({ ...PLATE, plate_length, ...over }), 'elastic_buckling_coefficient')
  near(k(1000 * Math.SQRT2 * 0.99999), k(1000 * Math.SQRT2 * 1.00001), 1e-4)
  near(k(500), (0.5 + 2) ** 2, 1e-9)
  const clamped = { edge_condition: 'clamped_long_edges' }
  assert.equal(k(2000, clamped), k(3000, clamped))
  assert.ok(codes(run({ ...PLATE, ...clamped })).includes('no_effect'))
})

test('what cannot be is refused where it is', () => {
  refusedAt('/wall_thickness', { wall_thickness: 161.95 })
  refusedAt('/second_moment_of_area_major', { ...GENERAL, second_moment_of_area_major: 30e6 })
  refusedAt('/plate_length', { ...PLATE, edge_condition: 'shear', plate_length: 999 })
  refusedAt('/axial_compression', { axial_compression: -1 })
  refusedAt('/youngs_modulus', { youngs_modulus: 0.21 })
  refusedAt('/outer_diameter', {}, ['outer_diameter'])
  refusedAt('/slenderness_ratio', { analysis: 'slenderness' })
})
