/** Each equation of global buckling against a script that knows the sources only. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { silent } from '@keelson/equations'
import { assertScriptAgrees } from '@keelson/equations/agreement.ts'
import { assertEquationHolds, closedForm } from '@keelson/equations/testing.ts'
import * as force from './effective-force.ts'
import * as build from './force-build-up.ts'
import * as lateral from './hobbs-lateral.ts'
import * as modes from './hobbs-modes.ts'
import workedModes from './hobbs-modes.worked.json' with { type: 'json' }
import * as vertical from './hobbs-vertical.ts'
import * as palmer from './palmer.ts'
import * as berm from './rock-berm.ts'
import * as screening from './screening.ts'
import * as section from './section.ts'
import * as uplift from './uplift.ts'
import * as walking from './walking.ts'
import worked from './worked.json' with { type: 'json' }

test('the equations and limits of global buckling give what the script gives', () => {
  const { frictionOfTheEdge, leastLengths, ...tables } = worked.tables
  const upheaval = { ...berm, ...palmer, ...uplift, ...vertical }
  assertScriptAgrees(
    { ...build, ...force, ...lateral, ...screening, ...section, ...upheaval, ...walking },
    { ...worked, tables },
  )
})

test('the coefficients of the modes are those of their deflected shapes and of the print', () => {
  assertScriptAgrees(modes, workedModes)
})

test('a bending stiffness given wins over that of the section', () => {
  assert.equal(section.pipeSection({ D: 1, t: 0.1, E: 2e11, EI: 5e8 }, silent).EI, 5e8)
  const own = section.pipeSection({ D: 1, t: 0.1, E: 2e11 }, silent)
  assert.ok(Math.abs(own.EI / (2e11 * (Math.PI / 64) * 0.5904) - 1) < 1e-12)
})

test('a line in tension has no compression, no screening ratio, and a friction line of its own', () => {
  const tension = closedForm('tension buckles nothing')
  assertEquationHolds(force.compressionOf, {
    ranges: { S_0: [-1e6, 1e6] },
    worked: [{ args: { S_0: 4e6 }, value: 0, relTol: 0, source: tension }],
  })
  assertEquationHolds(screening.screeningRatio, {
    ranges: { S: [-1e6, 1e6] },
    worked: [{ args: { S: 1, P_cr: 894676 }, value: 0, relTol: 0, source: tension }],
  })
  const far = { S_0: 50e3, mu_a: 0.4, w: 900, x_a: 3000 }
  assertEquationHolds(build.reachableForce, {
    ranges: { S_0: [-1e6, 1e6], x_a: [0, 5000] },
    worked: [{ args: far, value: 50e3, relTol: 0, source: closedForm('fully restrained far from the end') }],
  })
})

test('buckles that share feed-in stand as far apart as integrated numerically', () => {
  const { P_0, P_t, P_0_t, f } = { P_0: 5.5e6, P_t: 9.6e5, P_0_t: 4.8e6, f: 1900 }
  const spacing = screening.tolerableSpacing.evaluate({ mu_a: 0.5, w: 3800, P_0, P_t, P_0_t })
  const n = 1000
  const step = spacing / 2 / n
  const released = Array.from({ length: n }, (_, i) => (P_0 - P_t - f * (i + 0.5) * step) * step)
  const fed = released.reduce((a, b) => a + b, 0)
  assert.ok(Math.abs(fed / ((P_0_t - P_t) ** 2 / (2 * f)) - 1) < 1e-9)
  assertEquationHolds(screening.tolerableSpacing, {
    ranges: { P_0: [5e6, 6e6], P_0_t: [4e6, 5e6] },
    worked: [
      {
        args: { mu_a: 0.5, w: 3800, P_0: 5.5e6, P_t: 9e5, P_0_t: 9e5 },
        value: 0,
        relTol: 0,
        source: closedForm('nothing to feed'),
      },
    ],
  })
})

test('a line that its friction holds does not walk', () => {
  const held = { Delta_P: 1e5, Q: 1e5, F_f: 7e5, L: 2000, EA: 2.5e9 }
  assertEquationHolds(walking.walkPerCycle, {
    ranges: { Delta_P: [0, 3e6] },
    worked: [{ args: held, value: 0, relTol: 0, source: closedForm('friction is not overcome') }],
  })
})
