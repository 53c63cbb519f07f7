/** What the steps of a line say: both its spans close in the equations of its branch, and its strain is of its larger end. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { messageOf, near, number, type Request, testKit } from '@keelson/engine/testing.ts'
import { catenary } from './index.ts'

const { run } = testKit(catenary)

test('the tensions give back the spans that were asked for, taut or slack, on the seabed with friction or without', () => {
  const light = { submerged_weight_per_length: 1e-6 }
  for (const [over, title] of [
    [{}, 'Horizontal span, line on frictionless seabed'],
    [{ seabed_friction_coefficient: 0.7 }, 'Horizontal span, line on seabed with friction'],
    [{ unstretched_length: 815 }, 'Horizontal span, line suspended'],
    [{ ...light, unstretched_length: 815 }, 'Horizontal span, line taut'],
  ] as const) {
    const { steps } = run(over).result
    for (const [symbol, span] of [
      ['x_HV', 796.732],
      ['z_HV', 186],
    ] as const) {
      const step = steps.find((s) => s.symbol === symbol)
      near(step?.left?.value, span, 1e-12)
      near(step?.value, span, 1e-8)
    }
    assert.equal(steps.find((s) => s.symbol === 'x_HV')?.title, title)
  }
})

test('a fairlead below its anchor strains the line most at the anchor, and the remark says by how much', () => {
  const hung: Request = { vertical_span: -186, axial_stiffness: 5000, unstretched_length: 700, seabed_contact: false }
  const ran = run(hung, ['minimum_breaking_load'])
  const [T, T_A] = [number(ran, 'fairlead_tension'), number(ran, 'anchor_tension')]
  assert.ok(T_A > 1.1 * T)
  near(
    Number(/is ([\d.]+) %; linear elasticity is valid up to 5 %/.exec(messageOf(ran, 'large_strain'))?.[1]),
    (100 * T_A) / 5000,
    5e-3,
  )
})
