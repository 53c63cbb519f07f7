/** Claims about joints that bend under tension: uniform, stepped and tapered ones in closed form, and the balance of any. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { spaced } from '@keelson/numerics/spaced.ts'
import fc from 'fast-check'
import { bentJoint, type TaperedJoint } from './bent-joint.ts'
import { baseMomentBalance, uniformJointMoment } from './joint.ts'

const near = (got: number, expected: number, relTol: number) =>
  assert.ok(Math.abs(got - expected) <= relTol * Math.abs(expected), `${got}, not ${expected}`)

const [T, theta, EI] = [8e5, 0.1, 4e7]
const UNIFORM: TaperedJoint = {
  tension: T,
  angle: theta,
  bendingStiffness: () => EI,
  riserStiffness: EI,
  places: spaced(0, 25, 11),
}

test('a uniform joint before its own riser is that of the closed form, whatever its length', () => {
  const { moments, slopes, deflections } = bentJoint(UNIFORM)
  const rate = Math.sqrt(T / EI)
  for (const [k, x] of UNIFORM.places.entries()) {
    near(moments[k] ?? 0, uniformJointMoment.evaluate({ theta, T, EI, x }), 1e-8)
    near(slopes[k] ?? 0, theta * Math.exp(-rate * x), 1e-8)
    assert.ok(Math.abs((deflections[k] ?? 0) - theta * (x - (1 - Math.exp(-rate * x)) / rate)) < 1e-4)
  }
  near(bentJoint({ ...UNIFORM, places: [0, 3] }).moments[0] ?? 0, moments[0] ?? 0, 1e-8)
})

test('a uniform joint before a softer riser is that of the closed form', () => {
  const EI_R = EI / 7
  const [own, riser] = [Math.sqrt(T * EI), Math.sqrt(T * EI_R)]
  const t = Math.tanh(Math.sqrt(T / EI) * 25)
  const { moments, slopes } = bentJoint({ ...UNIFORM, riserStiffness: EI_R })
  near(moments[0] ?? 0, (theta * own * (riser + own * t)) / (own + riser * t), 1e-8)
  near((moments.at(-1) ?? 0) / (slopes.at(-1) ?? 0), riser, 1e-12)
})

test('a joint whose stiffness grows with the square of a distance has a power of it for its slope', () => {
  // (c s^2 psi')' = T psi is fulfilled by s^p with c p (p + 1) = T; s counts towards the base
  const c = 2e4
  const p = (Math.sqrt(1 + (4 * T) / c) - 1) / 2
  const [thick, thin] = [40, 15]
  const s = (x: number) => thick - x
  const r_end = c * p * thin
  const { moments, slopes } = bentJoint({
    ...UNIFORM,
    bendingStiffness: (x) => c * s(x) ** 2,
    riserStiffness: r_end ** 2 / T,
    places: [0, 5, 10, thick - thin],
  })
  const growing = (x: number) => (s(x) / thick) ** p
  assert.ok(slopes.every((psi) => psi <= theta))
  for (const [k, x] of [0, 5, 10, 25].entries()) {
    near(slopes[k] ?? 0, theta * growing(x), 1e-7)
    near(moments[k] ?? 0, theta * c * p * s(x) * growing(x), 1e-7)
  }
})

test('the moment at the base is what the tension does about it, for any taper', () => {
  const size = (min: number, max: number) => fc.double({ min, max, noNaN: true })
  fc.assert(
    fc.property(size(1e4, 5e6), size(0.001, 0.25), size(1, 20), size(2, 40), (tension, angle, taper, L) => {
      const joint: TaperedJoint = {
        tension,
        angle,
        bendingStiffness: (x) => 1e7 * (1 + taper * (1 - x / L)),
        riserStiffness: 8e6,
        places: spaced(0, L, 201),
      }
      const { moments, deflections } = bentJoint(joint)
      const [M_L, y_L] = [moments.at(-1) ?? 0, deflections.at(-1) ?? 0]
      near(moments[0] ?? 0, baseMomentBalance.evaluate({ M_L, T: tension, theta: angle, L, y_L }), 1e-6)
    }),
  )
})

test('more steps do not move the answer', () => {
  const taper = (x: number) => 4e7 * (1 - x / 40) ** 3
  const coarse = bentJoint({ ...UNIFORM, bendingStiffness: taper, places: [0, 25] })
  const fine = bentJoint({ ...UNIFORM, bendingStiffness: taper, places: spaced(0, 25, 2001) })
  near(coarse.moments[0] ?? 0, fine.moments[0] ?? 0, 1e-7)
  assert.ok(fine.steps > coarse.steps)
})

test('a joint need not begin at 0', () => {
  const moved = bentJoint({ ...UNIFORM, places: UNIFORM.places.map((x) => x + 7) })
  assert.deepEqual(moved.moments, bentJoint(UNIFORM).moments)
  assert.ok(Math.abs((moved.deflections.at(-1) ?? 0) - (bentJoint(UNIFORM).deflections.at(-1) ?? 0)) < 1e-12)
})

test('no tension, and places out of order, are refused', () => {
  assert.throws(() => bentJoint({ ...UNIFORM, tension: 0 }), /requires tension/)
  assert.throws(() => bentJoint({ ...UNIFORM, places: [0, 2, 2] }), /ascend from the base/)
})
