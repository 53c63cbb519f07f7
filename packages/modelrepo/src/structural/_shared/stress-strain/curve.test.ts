/** A stress that is sought for a strain: the steps show that strain again. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { newTrace } from '@keelson/equations'
import { near } from '@keelson/units/testing.ts'
import { ASME_MPC, curveOf, type Material, RAMBERG_OSGOOD } from './curve.ts'

const steel: Material = {
  ...{ model: RAMBERG_OSGOOD, youngs_modulus: 207e9, yield_strength: 450e6, tangent_modulus: 0 },
  ...{ ramberg_osgood_k: 1.29, ramberg_osgood_n: 25.6, tensile_strength: 535e6, material_class: 'ferritic_steel' },
}

test('the strain that was asked for is worked out from the stress that was found', () => {
  for (const [model, symbol] of [
    [RAMBERG_OSGOOD, 'epsilon_1'],
    [ASME_MPC, 'e_1'],
  ] as const) {
    const trace = newTrace()
    curveOf({ ...steel, model }, trace).stressAt(0.005, '1', trace)
    const shown = trace.steps.find((step) => step.symbol === symbol)
    assert.ok(shown, `${model} shows no ${symbol}`)
    near(shown.value as number, 0.005)
  }
})
