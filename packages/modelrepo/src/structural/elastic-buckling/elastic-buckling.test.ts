/** What is special to elastic-buckling: two axes, class 4, eccentric loads, ends, and plates. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import {
  axesOf,
  checked,
  codes,
  messageOf,
  near,
  number,
  pointsOf,
  reason,
  rowsOf,
  testKit,
  value,
} from '@keelson/engine/testing.ts'
import { markOf, pairsOf, sizesOf } from '@keelson/engine/testing-pictures.ts'
import { shown } from '@keelson/workflow'
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
  assert.match(reason(lost, 'maximum_stress'), /Euler load/)
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

test('two half-waves take over from one at root two, and with clamped edges a short plate has more', () => {
  const k = (plate_length: number, over = {}) =>
    number(run({ ...PLATE, plate_length, ...over }), 'elastic_buckling_coefficient')
  near(k(1000 * Math.SQRT2 * 0.99999), k(1000 * Math.SQRT2 * 1.00001), 1e-4)
  near(k(500), (0.5 + 2) ** 2, 1e-9)
  const clamped = { edge_condition: 'clamped_long_edges' }
  assert.ok(k(400, clamped) > 9 && k(1000, clamped) > k(2000, clamped))
  near(k(3000, clamped), 7.05, 1e-3)
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

test('the strengths that are drawn are those at each slenderness, and the yield strength limits them', () => {
  const r = run()
  assert.deepEqual(axesOf(r, 'strength'), ['Slenderness ratio', 'Critical stress [MPa]'])
  const at = (slenderness_ratio: number) => run({ analysis: 'slenderness', slenderness_ratio })
  for (const i of [20, 60]) {
    const [x = 0, y = 0] = pairsOf(r, 'strength', 'Johnson and Euler')[i] ?? []
    near(y, number(at(x), 'critical_stress'), 1e-4)
    near(pairsOf(r, 'strength', 'ANSI/AISC 360')[i]?.[1] ?? 0, number(at(x), 'critical_stress_fcr'), 1e-4)
    const chi = run({ analysis: 'curve_table', non_dimensional_slenderness: x / (Math.PI * Math.sqrt(210000 / 355)) })
    near(pairsOf(r, 'strength', 'EN 1993-1-1, curve a')[i]?.[1] ?? 0, 355 * number(chi, 'chi_curve_a'), 1e-4)
  }
  for (const [x, y] of pairsOf(r, 'strength', 'Euler')) near(y, (Math.PI ** 2 * 210000) / x ** 2, 1e-4)
  assert.deepEqual(
    pairsOf(r, 'strength', 'Euler')
      .map(([, y]) => y)
      .slice(0, 1),
    [355],
  )
  near(pairsOf(r, 'strength', 'ANSI/AISC 360').at(-1)?.[0] ?? 0, 200)
  near(
    pairsOf(run({ length: 25 }), 'strength', 'ANSI/AISC 360').at(-1)?.[0] ?? 0,
    1.2 * number(run({ length: 25 }), 'slenderness_ratio'),
    1e-5,
  )
  assert.deepEqual(markOf(r, 'strength', 'yield strength'), [355])
  near(markOf(r, 'strength', 'this column')[0] ?? 0, number(r, 'slenderness_ratio'), 1e-5)
  near(markOf(r, 'strength', 'this column')[1] ?? 0, 355 * number(r, 'reduction_factor_chi'), 1e-5)
  near(markOf(at(80), 'strength', 'this slenderness')[1] ?? 0, number(at(80), 'critical_stress_fcr'), 1e-5)
  assert.equal(pairsOf(at(80), 'strength', 'EN 1993-1-1, curve a').length, 0)
})

test('a load is drawn over its deflection, up to 0.9 of the Euler load', () => {
  const r = run({ eccentricity: 20 })
  assert.deepEqual(axesOf(r, 'load_deflection'), ['Midspan deflection [mm]', 'Load [kN]'])
  for (const i of [10, 79]) {
    const [x = 0, axial_compression = 0] = pairsOf(r, 'load_deflection', 'load')[i] ?? []
    near(x, number(run({ eccentricity: 20, axial_compression }), 'midspan_deflection'), 1e-4)
  }
  near(pairsOf(r, 'load_deflection', 'load').at(-1)?.[1] ?? 0, 0.9 * number(r, 'euler_load'), 1e-5)
  near(markOf(r, 'load_deflection', 'Euler load')[0] ?? 0, number(r, 'euler_load'), 1e-5)
  near(markOf(r, 'load_deflection', 'this load')[0] ?? 0, number(r, 'midspan_deflection'), 1e-5)
  assert.equal(markOf(r, 'load_deflection', 'this load')[1], 1500)
  assert.equal(
    run().result.charts.some((c) => c.id === 'load_deflection'),
    false,
  )
})

test('each buckled shape is of its ends, and each curve of EN 1993-1-1 of its name', () => {
  const r = run()
  assert.deepEqual(axesOf(r, 'mode_shapes'), ['Height/length', 'Normalised deflection'])
  const half = (ends: string) => pairsOf(r, 'mode_shapes', ends).find(([x]) => x === 0.5)?.[1] ?? 0
  near(half('pinned-pinned'), 1, 1e-5)
  near(half('fixed-free'), 1 - Math.SQRT1_2, 1e-4)
  near(half('fixed-fixed'), 1, 1e-5)
  near(half('fixed-guided'), 0.5, 1e-5)
  near(half('pinned-guided'), Math.SQRT1_2, 1e-4)
  const curves = run({ analysis: 'curve_table', non_dimensional_slenderness: 1 })
  assert.deepEqual(axesOf(curves, 'reduction_factors'), ['Non-dimensional slenderness', 'Reduction factor'])
  for (const curve of ['a0', 'a', 'b', 'c', 'd'])
    for (const i of [10, 50]) {
      const [non_dimensional_slenderness = 0, y = 0] = pairsOf(curves, 'reduction_factors', `curve ${curve}`)[i] ?? []
      near(y, number(run({ analysis: 'curve_table', non_dimensional_slenderness }), `chi_curve_${curve}`), 1e-4)
    }
  assert.deepEqual(
    [...new Set(pointsOf(curves, 'reduction_factors').flatMap((p) => (p.label === '' ? [p.y] : [])))],
    [0.725344, 0.665603, 0.597023, 0.539939, 0.467091],
  )
  assert.match(curves.detail, /0\.725 \(curve a0\) to 0\.467 \(curve d\)\.$/)
})

test('the factor of a plate is drawn over its length', () => {
  for (const edge_condition of ['simply_supported', 'one_long_edge_free', 'shear']) {
    const r = run({ ...PLATE, edge_condition })
    assert.deepEqual(axesOf(r, 'plate_factor'), ['Length/width', 'Buckling factor'])
    for (const i of [60, 239]) {
      const [x = 0, y = 0] = pairsOf(r, 'plate_factor', 'buckling factor')[i] ?? []
      near(y, number(run({ ...PLATE, edge_condition, plate_length: 1000 * x }), 'elastic_buckling_coefficient'), 1e-4)
    }
    assert.equal(pairsOf(r, 'plate_factor', 'buckling factor')[0]?.[0], edge_condition === 'shear' ? 1 : 0.5)
    const [x, k = 0] = markOf(r, 'plate_factor', 'this plate')
    assert.equal(x, 3)
    near(k, number(r, 'elastic_buckling_coefficient'), 1e-5)
  }
})

test('a run without a check says its strengths', () => {
  assert.equal(run({}, ['axial_compression']).detail, 'Buckling resistance 2,719 kN, Euler load 3,852 kN')
  const bare = run({ ...GENERAL }, ['axial_compression'])
  const [resistance, euler] = [number(bare, 'buckling_resistance'), number(bare, 'euler_load')]
  assert.ok(
    bare.detail.endsWith(`Buckling resistance ${shown(resistance, 4)} kN, Euler load ${shown(euler, 4)} kN.`),
    bare.detail,
  )
  const slender = run({ analysis: 'slenderness', slenderness_ratio: 80 })
  const said = (name: string) => shown(number(slender, name), 4)
  assert.ok(
    slender.detail.endsWith(
      `Critical stress ${said('critical_stress')} MPa (Johnson and Euler) and ${said('critical_stress_fcr')} MPa (ANSI/AISC 360).`,
    ),
    slender.detail,
  )
  assert.ok(run(PLATE).detail.endsWith('Elastic buckling stress 75.92 MPa with buckling factor 4.'))
})

test('warnings say the numbers that they are about', () => {
  assert.match(
    messageOf(run({ end_condition: 'fixed_pinned' }), 'recommended_length'),
    /theoretical value of 0\.6992 for .* recommends K = 0\.8 for design/,
  )
  assert.match(messageOf(run({ length: 25 }), 'slender'), / 227 exceeds the AISC recommended limit of 200/)
  assert.match(messageOf(run({ wall_thickness: 5 }), 'class_4'), /D\/t 64\.8 exceeds the class 3 limit of 59\.6/)
  assert.match(messageOf(run({ length: 30 }), 'euler_reached'), /1,500 kN is not below the .*, 346\.7 kN/)
  assert.ok(codes(run({ end_condition: 'fixed_fixed', eccentricity: 20 })).includes('secant_ends'))
  assert.ok(codes(run({ effective_length_factor: 1, eccentricity: 20 })).includes('secant_ends'))
  for (const over of [{ eccentricity: 20 }, { end_condition: 'fixed_fixed' }])
    assert.equal(codes(run(over)).includes('secant_ends'), false)
  assert.ok(codes(run(GENERAL)).includes('torsion'))
  assert.equal(codes(run()).includes('torsion'), false)
  assert.equal(codes(run(PLATE)).includes('no_effect'), false)
})

test('the figures say the column, its section and the plate', () => {
  assert.deepEqual(sizesOf(run(), 'elevation'), [
    'N_Ed 1500 kN',
    'L 9 m',
    'Euler load N_cr 3852.5 kN',
    'theoretical K 1 -',
  ])
  assert.deepEqual(sizesOf(run({ effective_length_factor: 0.8 }, ['axial_compression']), 'elevation'), [
    'N_cr 6019.5 kN',
    'effective length L_cr 7.2 m',
    'Euler load N_cr 6019.5 kN',
    'entered K 0.8 -',
  ])
  assert.deepEqual(sizesOf(run(), 'section'), [
    'D 323.9 mm',
    'steel wall t 12.7 mm',
    'area A 12416 mm2',
    'radius of gyration r 110.12 mm',
  ])
  assert.deepEqual(sizesOf(run(GENERAL), 'section'), ['area A 10600 mm2', 'radius of gyration r 60.835 mm'])
  assert.deepEqual(sizesOf(run({ ...PLATE, edge_condition: 'shear' }), 'plate'), [
    'l 3000 mm',
    's 1000 mm',
    'plate t 10 mm',
    'buckling stress tau_E 109.79 MPa',
  ])
  assert.deepEqual(sizesOf(run(PLATE), 'plate'), [
    'l 3000 mm',
    's 1000 mm',
    'plate t 10 mm',
    'buckling stress sigma_E 75.92 MPa',
  ])
})

test('the Euler load of each pair of ends is written out with the factor of those ends', () => {
  const { steps } = run().result
  const own = number(run(), 'euler_load') * 1000
  for (const [end, K] of [
    ['pinned_pinned', 1],
    ['fixed_free', 2],
    ['fixed_fixed', 0.5],
  ] as const) {
    assert.equal(steps.find((s) => s.symbol === `K_${end}`)?.value, K)
    const load = steps.find((s) => s.symbol === `N_cr_${end}`)
    assert.ok(load?.arguments?.some((a) => a.symbol === `K_${end}` && a.value === K))
    near(load?.value, own / K ** 2)
  }
})
