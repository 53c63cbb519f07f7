/** Chokes in critical flow: each equation against a script that knows the papers only, and claims about the bean. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { newTrace, silent } from '@keelson/equations'
import { assertScriptAgrees } from '@keelson/equations/agreement.ts'
import { assertEquationHolds, closedForm, published } from '@keelson/equations/testing.ts'
import * as choke from './choke.ts'
import worked from './choke.worked.json' with { type: 'json' }
import * as laws from './choke-laws.ts'

const { criticalChoke } = choke

const FLOW = { rho_g1: 12, rho_l1: 780, v_sg1: 8, v_sl1: 0.9, p_wh: 1.7e6, d: 0.062 }

test('the equations of chokes give what the script gives, and are finite over their ranges', () => {
  assertScriptAgrees({ ...choke, ...laws }, worked, {
    throatExponent: { x_1: [0, 1] },
    criticalRatio: { y_c: [0, 1], e_1: [0, 50] },
    throatDensity: { y_c: [0.05, 1] },
    throatFlux: { y_c: [0.05, 1] },
  })
})

test('600 bbl/d with 400 scf/bbl through 22/64 in need 460 psi by Gilbert, as a handbook works it out', () => {
  const source = published('pengtools handbook, Gilbert choke equation, example: 460 psi')
  const { A_c, B_c, C_c } = laws.lawOf('gilbert', silent)
  assertEquationHolds(laws.chokePressure, {
    worked: [{ args: { A_c, R_gl: 400, B_c, q_L: 600, S_b: 22, C_c }, value: 460, relTol: 0.005, source }],
  })
})

test('gas alone expands as in a nozzle', () => {
  const sonic = (2 / 2.28) ** (1.28 / 0.28)
  const source = closedForm('the sonic nozzle')
  assertEquationHolds(choke.throatExponent, {
    worked: [{ args: { x_1: 1, kappa: 1.28, c_v: 1700, c_L: 2100 }, value: 1.28, relTol: 1e-12, source }],
  })
  assertEquationHolds(choke.criticalRatio, {
    worked: [
      { args: { y_c: sonic, kappa: 1.28, e_1: 0, n_c: 1.28 }, value: sonic, left: sonic, relTol: 1e-12, source },
    ],
  })
  const rho_2 = 15 * sonic ** (1 / 1.28)
  assertEquationHolds(choke.throatFlux, {
    worked: [
      {
        args: { C_D: 1, p_wh: 2e6, rho_2, x_1: 1, y_c: sonic, rho_l1: 800, kappa: 1.28, rho_g1: 15 },
        value: Math.sqrt(1.28 * 2e6 * 15 * (2 / 2.28) ** (2.28 / 0.28)),
        relTol: 1e-12,
        source,
      },
    ],
  })
})

test('nearly dry gas chokes at the ratio of a sonic nozzle, 0.55 at 1.28', () => {
  const { y_c } = criticalChoke({ ...FLOW, v_sl1: 1e-9 }, silent)
  assert.ok(Math.abs(y_c - (2 / 2.28) ** (1.28 / 0.28)) < 1e-5)
})

test('the bean passes the mass rate: twice the rates need the square root of two', () => {
  const one = criticalChoke(FLOW, silent)
  const two = criticalChoke({ ...FLOW, v_sg1: 16, v_sl1: 1.8 }, silent)
  assert.ok(Math.abs(two.d_S / one.d_S - Math.SQRT2) < 1e-9)
  assert.ok(one.d_S < FLOW.d)
})

test('critical flow bears a flowline below the wellhead pressure', () => {
  const trace = newTrace()
  const { p_2c, y_c } = criticalChoke(FLOW, trace)
  const solved = trace.steps.find((step) => step.kind === 'solved')
  assert.deepEqual([solved?.value, solved?.trial], [y_c, 0.5])
  assert.ok(y_c > 0.2 && y_c < 0.6)
  assert.equal(p_2c, y_c * FLOW.p_wh)
})
