/** What is special to stress-strain: its inverse, its fits, folds and necking, and what is refused. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { checked, codes, list, near, number, reason, rowsOf, testKit, value } from '@keelson/engine/testing.ts'
import { rambergOsgoodStrain } from '@keelson/physics/materials/ramberg-osgood.ts'
import fc from 'fast-check'
import { stressStrain as workflow } from './index.ts'

const { refusedAt, run } = testKit(workflow)
const ASME = {
  model: 'asme_mpc',
  material_class: 'ferritic_steel',
  youngs_modulus: 200,
  yield_strength: 260,
  tensile_strength: 485,
}
const FIT = { analysis: 'fit', yield_strength: 450, tensile_strength: 535, ultimate_total_strain: 0.08 }
const ONLY_CURVE = ['strain_grid', 'grade', 'model', 'ramberg_osgood_k', 'ramberg_osgood_n']
const within = (min: number, max: number) => fc.double({ min, max, noNaN: true })

test('a stress that is read gives its strain back', () => {
  fc.assert(
    fc.property(within(1e-5, 0.15), within(5, 50), (strain, n) => {
      const found = list(run({ strain: [strain], ramberg_osgood_n: n }), 'stress')[0] ?? 0
      const args = { sigma: found * 1e6, E: 207e9, K: 0.002, sigma_y: 448e6, n }
      near(rambergOsgoodStrain.evaluate(args), strain, 1e-7)
    }),
    { numRuns: 30, seed: 1 },
  )
})

test('a fitted curve goes through both points, whatever they are', () => {
  fc.assert(
    fc.property(within(250, 600), within(1.05, 1.6), within(0.05, 0.15), (sigma_y, ratio, strain) => {
      const points = { yield_strength: sigma_y, tensile_strength: sigma_y * ratio, ultimate_total_strain: strain }
      const fitted = run({ ...FIT, ...points }, ONLY_CURVE)
      const shape = {
        yield_strength: sigma_y,
        ramberg_osgood_k: number(fitted, 'ramberg_osgood_k'),
        ramberg_osgood_n: number(fitted, 'ramberg_osgood_n'),
        strain: [0.005, strain],
      }
      const [first = 0, second = 0] = list(run(shape), 'stress')
      near(first, sigma_y, 1e-6)
      near(second, sigma_y * ratio, 1e-6)
    }),
    { numRuns: 30, seed: 1 },
  )
})

test('the slope at yield is that of the curve on either side of it', () => {
  for (const over of [{}, ASME]) {
    const at = number(run(over), 'strain_at_yield')
    const [low = 0, high = 0] = list(run({ ...over, strain: [at * 0.999, at * 1.001] }), 'stress')
    near((high - low) / (0.002 * at) / 1000, number(run(over), 'tangent_modulus_at_yield'), 1e-4)
  }
})

test('a grid may be sent as one object, and ends where it says', () => {
  const grid = { start: 0, stop: 0.03, num: 4 }
  const [one, many] = [run({ strain_grid: grid }), run({ strain_grid: [grid] })]
  assert.deepEqual(one.result.values, many.result.values)
  assert.deepEqual(
    rowsOf(one, 'curve').map(([strain]) => strain),
    [0, 0.01, 0.02, 0.03],
  )
})

test('the true stress of the ASME curve is that of its engineering curve turned true', () => {
  const asked = run({ ...ASME, strain_grid: [{ start: 0.01, stop: 0.1, num: 10 }], true_stress: [400] })
  const stresses = list(asked, 'true_stress_at_strain_grid')
  const strains = list(run({ ...ASME, true_stress: stresses }), 'true_total_strain')
  for (const [i, strain] of strains.entries()) near(strain, Math.log(1 + 0.01 * (i + 1)), 1e-8)
})

test('a strain beyond uniform elongation fails, and is warned of', () => {
  const flat = { ...ASME, yield_strength: 470, strain_grid: [{ start: 0, stop: 0.2, num: 11 }] }
  const beyond = run(flat)
  assert.equal(beyond.status, 'FAIL')
  assert.equal(checked(beyond, 'uniform_elongation')?.state, 'fail')
  assert.equal(checked(beyond, 'rising_curve')?.state, 'fail')
  assert.ok(codes(beyond).includes('beyond_uniform_elongation'))
  const short = run({ ...ASME, strain_grid: [{ start: 0, stop: 0.2, num: 11 }] })
  assert.equal(checked(short, 'uniform_elongation')?.state, 'pass')
  assert.equal(checked(short, 'rising_curve')?.state, 'pass')
})

test('a strain within a fold has no stress', () => {
  const folding = { ...ASME, yield_strength: 0.98 * 485 }
  const all = run({ ...folding, strain_grid: [{ start: 0.0001, stop: 0.02, num: 400 }] })
  const stresses = list<number | null>(all, 'stress_at_strain_grid')
  assert.ok(stresses.includes(null) && stresses[0] !== null && stresses.at(-1) !== null)
  assert.equal(stresses.indexOf(null), list<number | null>(all, 'true_plastic_strain_at_strain_grid').indexOf(null))
  assert.ok(codes(all).includes('curve_folds'))
  assert.equal(checked(all, 'rising_curve')?.state, 'fail')
})

test('the ratio of a grade is held to its own limit', () => {
  const of = (over: object) => checked(run({ ...ASME, ...over }), 'yield_to_tensile_ratio')
  assert.equal(of({ grade: 'X65', yield_strength: 450, tensile_strength: 535 })?.state, 'pass')
  assert.equal(of({ grade: 'X65', yield_strength: 510, tensile_strength: 535 })?.state, 'fail')
  assert.equal(of({ grade: 'X120', yield_strength: 830, tensile_strength: 880 })?.state, 'pass')
  assert.equal(checked(run(ASME, ['grade']), 'yield_to_tensile_ratio')?.state, 'not_made')
})

test('a grade alone brings its strength, and one that differs is named', () => {
  const alone = run({}, ['yield_strength'])
  near(number(alone, 'strain_at_yield'), 450 / 207e3 + 0.002, 1e-12)
  assert.ok(!codes(alone).includes('overridden'))
  assert.ok(codes(run()).includes('overridden'))
  refusedAt('/yield_strength', {}, ['yield_strength', 'grade'])
})

test('the curve through 0.5 % total strain is not warned of, the default is', () => {
  assert.ok(codes(run()).includes('yield_definition'))
  assert.ok(!codes(run({ ramberg_osgood_k: 0.005 - 448 / 207e3 })).includes('yield_definition'))
  assert.ok(!codes(run({ grade: 'X100', yield_strength: 690 })).includes('yield_definition'))
})

test('straight lines have a corner at yield, and a level one says so', () => {
  const level = run({ model: 'bilinear' })
  assert.equal(value(level, 'tangent_modulus_at_yield'), null)
  assert.match(reason(level, 'tangent_modulus_at_yield'), /corner/)
  assert.ok(codes(level).includes('no_hardening'))
  const rising = run({ model: 'bilinear', tangent_modulus: 2 })
  near(number(rising, 'stress_at_strain_0_02'), 448 + 2000 * (0.02 - 448 / 207e3), 1e-9)
})

test('de-rating begins above 50 degC for C-Mn steel and above 20 degC for duplex', () => {
  const at = (design_temperature: number, steel_type = 'CMn') =>
    run({ analysis: 'grades', grades: ['X65'], design_temperature, steel_type }, [...ONLY_CURVE, 'yield_strength'])
  near(number(at(150), 'temperature_derating_stress'), 50, 1e-9)
  near(number(at(35, '22Cr/25Cr duplex'), 'temperature_derating_stress'), 20, 1e-9)
  assert.ok(codes(at(50)).includes('no_derating'))
  assert.ok(!codes(at(51)).includes('no_derating'))
  refusedAt('/design_temperature', { analysis: 'grades', grades: ['X65'], design_temperature: 201 })
})

test('what has no curve is refused where it is', () => {
  refusedAt('/tensile_strength', { ...ASME, tensile_strength: 260 })
  refusedAt('/tensile_strength', { ...ASME, material_class: 'duplex_stainless', yield_strength: 470 })
  refusedAt('/tensile_strength', { ...FIT, tensile_strength: 450 }, ONLY_CURVE)
  refusedAt('/youngs_modulus', { ...ASME, youngs_modulus: 1 })
  refusedAt('/epsilon_p', { ...ASME, epsilon_p: 0.002 })
  refusedAt('/true_stress/1', { ...ASME, true_stress: [300, 700] })
  refusedAt('/tangent_modulus', { model: 'bilinear', tangent_modulus: 208 })
  refusedAt('/strain_grid/0/stop', { strain_grid: { start: 0.02, stop: 0.02, num: 3 } })
  refusedAt('/ramberg_osgood_n', { ramberg_osgood_n: 1 })
  refusedAt('/yield_total_strain', { ...FIT, yield_total_strain: 0.002 }, ONLY_CURVE)
  refusedAt('/ultimate_total_strain', { ...FIT, ultimate_total_strain: 0.0025 }, ONLY_CURVE)
  refusedAt('/ultimate_total_strain', { ...FIT, ultimate_total_strain: 0.0055 }, ONLY_CURVE)
  refusedAt('/grade', { grade: 'X99' })
  refusedAt('/grades/1', { analysis: 'grades', grades: ['X65', 'S355'] })
})
