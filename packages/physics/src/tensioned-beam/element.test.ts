/** An element against integrals over a cubic, which its shapes hold exactly. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { integrate } from '@keelson/numerics/quadrature.ts'
import { near } from '@keelson/units/testing.ts'
import fc from 'fast-check'
import { type BeamElement, deflectionWithin, elementMatrices, OF_AN_ELEMENT, twiceEnergy } from './element.ts'

const draw = (min: number, max: number) => fc.double({ min, max, noNaN: true })
const element: fc.Arbitrary<BeamElement> = fc.record({
  length: draw(0.5, 4),
  bendingStiffness: draw(0.5, 2),
  mass: draw(0.5, 2),
  tensionStart: draw(1, 3),
  tensionEnd: draw(1, 3),
})
const cubic = fc.tuple(draw(-1, 1), draw(0.1, 1), draw(0.1, 1), draw(0.1, 1))

/** Deflection, slope and bend of a cubic at x. */
const cubicOf = ([c_0, c_1, c_2, c_3]: readonly [number, number, number, number]) => ({
  w: (x: number) => c_0 + x * (c_1 + x * (c_2 + x * c_3)),
  slope: (x: number) => c_1 + x * (2 * c_2 + 3 * x * c_3),
  bend: (x: number) => 2 * c_2 + 6 * c_3 * x,
})
type Cubic = ReturnType<typeof cubicOf>
const nodesOf = ({ w, slope }: Cubic, h: number) => [w(0), slope(0), w(h), slope(h)]

const form = (matrix: Float64Array, u: readonly number[]) =>
  u.reduce((all, a, i) => all + u.reduce((sum, b, j) => sum + a * (matrix[OF_AN_ELEMENT * i + j] ?? 0) * b, 0), 0)

test('between its nodes an element has the cubic that they tell', () => {
  fc.assert(
    fc.property(element, cubic, draw(0, 1), ({ length: h }, coefficients, share) => {
      const of = cubicOf(coefficients)
      assert.ok(Math.abs(deflectionWithin(h, nodesOf(of, h), 0, share) - of.w(share * h)) < 1e-11)
    }),
  )
})

test('the energy of bending and of tension is the integral over the cubic, by the matrix and by the turns from the chord', () => {
  fc.assert(
    fc.property(element, cubic, (e, coefficients) => {
      const [of, h] = [cubicOf(coefficients), e.length]
      const tension = (x: number) => e.tensionStart + ((e.tensionEnd - e.tensionStart) * x) / h
      const energy = integrate((x) => e.bendingStiffness * of.bend(x) ** 2 + tension(x) * of.slope(x) ** 2, 0, h, {
        intervals: 4,
      })
      near(form(elementMatrices(e).stiffness, nodesOf(of, h)), energy, 1e-9)
      near(twiceEnergy(e, nodesOf(of, h), 0), energy, 1e-9)
    }),
  )
})

test('the mass is the integral of the square of the cubic', () => {
  fc.assert(
    fc.property(element, cubic, (e, coefficients) => {
      const [of, h] = [cubicOf(coefficients), e.length]
      near(
        form(elementMatrices(e).mass, nodesOf(of, h)),
        e.mass * integrate((x) => of.w(x) ** 2, 0, h, { intervals: 4 }),
        1e-9,
      )
    }),
  )
})
