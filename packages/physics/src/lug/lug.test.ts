/** Claims about the foot of a lug: a script, a straight pull, and two welds that are as strong as a section of their own. */
import { test } from 'node:test'
import { assertScriptAgrees } from '@keelson/equations/agreement.ts'
import { near } from '@keelson/units/testing.ts'
import * as base from './base-section.ts'
import * as weld from './fillet-weld.ts'
import * as utilisation from './utilisation.ts'
import worked from './worked.json' with { type: 'json' }

test('the equations and factors are those of the script', () =>
  assertScriptAgrees({ ...base, ...weld, ...utilisation }, worked))

test('a straight pull stretches the base evenly, and the components of a pull make it up', () => {
  const straight = { N: 3e5, H: 0, F: 0, L: 0.3, t: 0.04, h: 0.2 }
  near(base.baseNormalStress.evaluate(straight), 3e5 / (0.3 * 0.04), 1e-12)
  const pull = { P: 4e5, theta: 1.1 }
  near(Math.hypot(base.verticalForce.evaluate(pull), base.inPlaneShear.evaluate(pull)), 4e5, 1e-12)
})

test('welds that meet in the middle of a plate bend in plane as its section does', () => {
  const [t, L] = [0.04, 0.3]
  near(weld.inPlaneModulus.evaluate({ t_e: t / 2, L }), (t * L ** 2) / 6, 1e-12)
})
