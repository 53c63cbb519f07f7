/** What is drawn through the tests of a well, against a published well and against tests of known coefficients. */
import { test } from 'node:test'
import { assertEquationHolds, closedForm, published } from '@keelson/equations/testing.ts'
import {
  backPressureCoefficient,
  backPressureExponent,
  backPressureOpenFlow,
  backPressurePressure,
  backPressureRate,
} from './fetkovich.ts'
import { jonesOpenFlow, jonesRate, laminarCoefficient, turbulenceCoefficient } from './jones.ts'

const exercise = published('pythonforoilandgas.com, exercise 12.4: n 1.04968, C 8.6648e-5, open flow 2838.02')
const MEANS = { y_bar: 7.366779099744164, x_bar: 15.929075425103475 }

test('four tests give the back-pressure curve of a published exercise', () => {
  const tests = { q_t: [800, 1400, 2000, 2800], p_t: [3200, 2600, 1900, 1000], p_r: 3800 }
  assertEquationHolds(backPressureExponent, {
    ranges: { p_t: [0, 3500], p_r: [3600, 4000] },
    worked: [{ args: { ...tests, ...MEANS }, value: 1.04968, relTol: 1e-5, source: exercise }],
  })
  assertEquationHolds(backPressureCoefficient, {
    worked: [{ args: { ...MEANS, n: 1.04968 }, value: 8.6648e-5, relTol: 0.0002, source: exercise }],
  })
  assertEquationHolds(backPressureOpenFlow, {
    worked: [{ args: { C: 8.6648e-5, p_r: 3800, n: 1.04968 }, value: 2838.02, relTol: 0.0002, source: exercise }],
  })
})

test('with an exponent of 1 the curve of Fetkovich is a parabola', () => {
  const parabola = closedForm('900 - 400 = 500, in units of 1e-4 times 1e4 psi2')
  assertEquationHolds(backPressureRate, {
    worked: [{ args: { C: 0.0001, p_r: 3000, p_wf: 2000, n: 1 }, value: 500, relTol: 1e-9, source: parabola }],
  })
  assertEquationHolds(backPressurePressure, {
    ranges: { q: [0, 900] },
    worked: [{ args: { p_r: 3000, q: 500, q_max: 900, n: 1 }, value: 2000, relTol: 1e-9, source: parabola }],
  })
})

test('two tests made of a laminar and a turbulence coefficient give both back', () => {
  const made = closedForm('tests made of A 0.5, B 0.0002')
  assertEquationHolds(turbulenceCoefficient, {
    worked: [
      {
        args: { q_t: [500, 1000], q_bar: 750, p_r: 3000, p_t: [2700, 2300], y_bar: 0.65 },
        value: 0.0002,
        relTol: 1e-9,
        source: made,
      },
    ],
  })
  assertEquationHolds(laminarCoefficient, {
    worked: [{ args: { y_bar: 0.65, B_J: 0.0002, q_bar: 750 }, value: 0.5, relTol: 1e-9, source: made }],
  })
  assertEquationHolds(jonesRate, {
    ranges: { p_wf: [0, 3000] },
    worked: [{ args: { p_r: 3000, p_wf: 2300, A_J: 0.5, B_J: 0.0002 }, value: 1000, relTol: 1e-9, source: made }],
  })
})

test('without turbulence the open flow is that of the straight line', () => {
  const source = closedForm('3000 psi over 0.5 psi/(stb/d)')
  assertEquationHolds(jonesOpenFlow, {
    worked: [{ args: { p_r: 3000, A_J: 0.5, B_J: 0 }, value: 6000, relTol: 1e-9, source }],
  })
})
