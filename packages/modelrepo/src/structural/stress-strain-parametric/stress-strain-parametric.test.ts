/** What is special to the sweep of stress-strain curves: what wins, what fails, and what the sensitivities are. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Ran } from '@keelson/engine'
import { codes, list, near, testKit, value } from '@keelson/engine/testing.ts'
import { rambergOsgoodStress, rambergOsgoodTangentModulus } from '@keelson/physics/materials/ramberg-osgood.ts'
import fc from 'fast-check'
import { stressStrainParametric } from './index.ts'

const { refusedAt, run } = testKit(stressStrainParametric)
const column = (r: Ran, table: string, name: string) => {
  const t = r.result.tables.find((x) => x.id === table)
  const at = t?.columns.findIndex((c) => c.name === name) ?? -1
  return (t?.rows ?? []).map((row) => row[at])
}
const yields = (values: readonly number[], unit = 'MPa') => ({ name: 'yield_strength', values, unit })

test('values in ksi and in MPa are one sweep', () => {
  const ksi = run({ parameters: [yields([65], 'ksi')] })
  near(
    list(ksi, 'stress_at_strain_0_02')[0],
    list(run({ parameters: [yields([448.159226])] }), 'stress_at_strain_0_02')[0],
    1e-8,
  )
})

test('a stronger, harder or stiffer steel is never below a weaker one', () => {
  const increasing = fc.uniqueArray(fc.double({ min: 200, max: 900, noNaN: true }), { minLength: 2, maxLength: 6 })
  fc.assert(
    fc.property(increasing, (values) => {
      const sorted = [...values].sort((a, b) => a - b)
      const stresses = list(run({ parameters: [yields(sorted)] }), 'stress_at_strain_0_02')
      assert.ok(stresses.every((s, i) => i === 0 || s >= (stresses[i - 1] ?? 0)))
    }),
    { numRuns: 15, seed: 1 },
  )
})

test('a swept value wins over the base value, and both are named', () => {
  const both = run({ yield_strength: 400 })
  assert.deepEqual(list(both, 'stress_at_strain_0_02'), list(run(), 'stress_at_strain_0_02'))
  assert.match(both.warnings[0]?.message ?? '', /^Yield strength 400 MPa is not used\. Row 1 of swept parameters/)
})

test('the grade gives the yield strength where there is no other, and is a label where there is', () => {
  const parameters = [{ name: 'ramberg_osgood_n', values: [10, 20], unit: '-' }]
  const graded = run({ parameters, grade: 'API 5L X65' })
  assert.deepEqual(column(graded, 'manifest', 'yield_strength'), [450, 450])
  const given = run({ parameters, grade: 'X65', yield_strength: 448 })
  assert.deepEqual(column(given, 'manifest', 'yield_strength'), [448, 448])
  refusedAt('/grade', { parameters, grade: 'X64' })
})

test('the slope against the yield strength is that of the implicit curve', () => {
  // d sigma/d sigma_y = E_t n K (sigma/sigma_y)^n / sigma_y, by differentiating the curve at constant strain.
  const m = { E: 207e9, sigma_y: 359e6, K: 0.002, n: 18.85 }
  const { stress } = rambergOsgoodStress(m, 0.02)
  const E_t = rambergOsgoodTangentModulus.evaluate({ ...m, sigma: stress })
  const exact = (E_t * m.n * m.K * (stress / m.sigma_y) ** m.n) / m.sigma_y
  near(column(run(), 'sensitivity', 'slope_0_02')[0] as number, exact, 1e-7)
})

test('relative sensitivities to stiffness and strength add up to one: stresses scale together', () => {
  const parameters = [yields([448]), { name: 'youngs_modulus', values: [207], unit: 'GPa' }]
  const [a, b] = column(run({ parameters }), 'sensitivity', 'relative_0_02') as number[]
  near((a ?? 0) + (b ?? 0), 1, 1e-7)
})

test('a failed case leaves the run open, keeps its row, and leaves the others theirs', () => {
  const r = run({ parameters: [yields([359, -5, 552])] })
  assert.equal(r.status, 'SKIPPED')
  assert.match(
    r.detail,
    /Case 2 has no result: yield strength must be above 0 MPa \(entered: −5 MPa\)\. Engineering stress .* \(2 of 3 cases calculated\)\.$/,
  )
  const outcome = column(r, 'manifest', 'outcome') as string[]
  assert.deepEqual([outcome.length, outcome[0], outcome[2]], [3, 'calculated', 'calculated'])
  assert.match(outcome[1] ?? '', /^failed: /)
  assert.equal(column(r, 'manifest', 'stress_at_strain_0_02')[1], null)
  near(column(r, 'manifest', 'stress_at_strain_0_02')[2] as number, 618.3896, 1e-6)
})

test('where every case fails the answer still has every row', () => {
  const r = run({ parameters: [yields([0, -1])] })
  assert.equal(r.status, 'SKIPPED')
  assert.equal(column(r, 'manifest', 'outcome').length, 2)
  assert.equal(value(r, 'maximum_stress_at_strain_0_02'), null)
  assert.equal(r.result.charts.length, 0)
})

test('a sweep of a parameter that the model does not use says so', () => {
  const parameters = [{ name: 'ramberg_osgood_n', values: [10, 20], unit: '-' }]
  assert.ok(codes(run({ model: 'elastic_perfectly_plastic', yield_strength: 448, parameters })).includes('unused'))
})

test('two lines without a slope are perfectly plastic, and say so', () => {
  const bilinear = run({ model: 'bilinear' })
  assert.ok(codes(bilinear).includes('no_hardening'))
  assert.deepEqual(list(bilinear, 'stress_at_strain_0_02'), [359, 448, 552])
  const steep = run({
    model: 'bilinear',
    yield_strength: 448,
    parameters: [{ name: 'tangent_modulus', values: [300], unit: 'GPa' }],
  })
  assert.match(column(steep, 'manifest', 'outcome')[0] as string, /must not exceed Young's modulus/)
})

const ASME = { model: 'asme_mpc', material_class: 'ferritic_steel', tensile_strength: 485 }

test('the ASME model needs its tensile strength and class', () => {
  refusedAt('/tensile_strength', { ...ASME, parameters: [yields([260])] }, ['tensile_strength'])
  refusedAt('/material_class', ASME, ['material_class'])
})

test('an ASME case at or above its tensile strength fails alone', () => {
  const r = run({ ...ASME, parameters: [yields([260, 485])] })
  assert.match(column(r, 'manifest', 'outcome')[1] as string, /must exceed the yield strength/)
})

test('strain beyond uniform elongation, and a curve that folds back, are warned of', () => {
  const high = run({ ...ASME, parameters: [yields([476])] })
  assert.ok(codes(high).includes('beyond_uniform_elongation'))
  assert.ok(codes(high).includes('curve_folds'))
  const sound = codes(run({ ...ASME, parameters: [yields([300])] }))
  assert.ok(!sound.includes('beyond_uniform_elongation') && !sound.includes('curve_folds'))
})

test('the largest sweep is answered', () => {
  const many = (from: number, step: number) => Array.from({ length: 100 }, (_, i) => from + step * i)
  const parameters = [yields(many(300, 5)), { name: 'ramberg_osgood_n', values: many(5, 0.4), unit: '-' }]
  const r = run({ parameters })
  assert.equal(list(r, 'stress_at_strain_0_02').length, 10_000)
  assert.ok(codes(r).includes('curves_thinned'))
})

test('an idle parameter has no step: its symbol may mean something else in the model', () => {
  const parameters = [yields([300]), { name: 'ramberg_osgood_k', values: [0.002], unit: '-' }]
  const { steps } = run({ ...ASME, parameters }).result
  assert.equal(steps.filter((s) => s.symbol === 'K').length, 1)
})

test('a swept value that cannot be meant is refused at its place', () => {
  refusedAt('/parameters/0/values/1', { parameters: [yields([359, 358.5e6])] })
  assert.ok(codes(run({ parameters: [yields([359, 50])] })).includes('outside_usual_range'))
})

test('slopes are stresses per unit of the parameter', () => {
  const table = run().result.tables.find((x) => x.id === 'sensitivity')
  assert.equal(table?.columns.find((c) => c.name === 'slope_0_02')?.unit, 'MPa')
  assert.deepEqual(column(run(), 'sensitivity', 'per'), ['MPa', 'MPa', 'MPa'])
})

test('one parameter in two rows is refused', () => {
  refusedAt('/parameters/1/name', { parameters: [yields([300]), yields([400])] })
})
