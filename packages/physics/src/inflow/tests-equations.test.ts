/** Worked values of fetkovich and jones: each equation runs as it prints over its range. */
import { test } from 'node:test'
import { assertEquationHolds } from '@keelson/equations/testing.ts'
import {
  backPressureCoefficient,
  backPressureExponent,
  backPressureOpenFlow,
  backPressurePressure,
  backPressureRate,
  meanLogDrawdown,
  meanLogRate,
} from './fetkovich.ts'
import {
  jonesOpenFlow,
  jonesPressure,
  jonesRate,
  laminarCoefficient,
  meanDrawdownPerRate,
  meanRate,
  turbulenceCoefficient,
} from './jones.ts'

const separately = 'worked separately from the printed formula'

test('fetkovich', () => {
  assertEquationHolds(meanLogRate, {
    worked: [{ args: { q_t: [800, 1400, 2000, 2800] }, value: 7.366779099744164, relTol: 1e-9, source: separately }],
  })
  assertEquationHolds(meanLogDrawdown, {
    ranges: { p_t: [0, 3500], p_r: [3600, 4000] },
    worked: [
      {
        args: { p_t: [3200, 2600, 1900, 1000], p_r: 3800 },
        value: 15.929075425103475,
        relTol: 1e-9,
        source: separately,
      },
    ],
  })
  assertEquationHolds(backPressureExponent, {
    ranges: { p_t: [0, 3500], p_r: [3600, 4000] },
    worked: [
      {
        args: {
          q_t: [800, 1400, 2000, 2800],
          y_bar: 7.366779099744164,
          p_r: 3800,
          p_t: [3200, 2600, 1900, 1000],
          x_bar: 15.929075425103475,
        },
        value: 1.04968,
        relTol: 1e-5,
        source: 'pythonforoilandgas.com, exercise 12.4: n 1.04968, C 8.6648e-5, open flow 2838.02',
      },
    ],
  })
  assertEquationHolds(backPressureCoefficient, {
    worked: [
      {
        args: { y_bar: 7.366779099744164, n: 1.04968, x_bar: 15.929075425103475 },
        value: 8.6648e-5,
        relTol: 0.0002,
        source: 'pythonforoilandgas.com, exercise 12.4: n 1.04968, C 8.6648e-5, open flow 2838.02',
      },
    ],
  })
  assertEquationHolds(backPressureOpenFlow, {
    worked: [
      {
        args: { C: 8.6648e-5, p_r: 3800, n: 1.04968 },
        value: 2838.02,
        relTol: 0.0002,
        source: 'pythonforoilandgas.com, exercise 12.4: n 1.04968, C 8.6648e-5, open flow 2838.02',
      },
    ],
  })
  assertEquationHolds(backPressureRate, {
    worked: [{ args: { C: 0.0001, p_r: 3000, p_wf: 2000, n: 1 }, value: 500, relTol: 1e-9, source: separately }],
  })
  assertEquationHolds(backPressurePressure, {
    ranges: { q: [0, 900] },
    worked: [{ args: { p_r: 3000, q: 500, q_max: 900, n: 1 }, value: 2000, relTol: 1e-9, source: separately }],
  })
})

test('jones', () => {
  assertEquationHolds(meanRate, {
    worked: [{ args: { q_t: [500, 1000] }, value: 750, relTol: 1e-9, source: separately }],
  })
  assertEquationHolds(meanDrawdownPerRate, {
    worked: [
      { args: { p_r: 3000, p_t: [2700, 2300], q_t: [500, 1000] }, value: 0.65, relTol: 1e-9, source: separately },
    ],
  })
  assertEquationHolds(turbulenceCoefficient, {
    worked: [
      {
        args: { q_t: [500, 1000], q_bar: 750, p_r: 3000, p_t: [2700, 2300], y_bar: 0.65 },
        value: 0.0002,
        relTol: 1e-9,
        source: 'tests made of A 0.5, B 0.0002',
      },
    ],
  })
  assertEquationHolds(laminarCoefficient, {
    worked: [
      {
        args: { y_bar: 0.65, B_J: 0.0002, q_bar: 750 },
        value: 0.5,
        relTol: 1e-9,
        source: 'tests made of A 0.5, B 0.0002',
      },
    ],
  })
  assertEquationHolds(jonesPressure, {
    worked: [{ args: { p_r: 3000, A_J: 0.5, q: 1000, B_J: 0.0002 }, value: 2300, relTol: 1e-9, source: separately }],
  })
  assertEquationHolds(jonesRate, {
    ranges: { p_wf: [0, 3000] },
    worked: [{ args: { p_r: 3000, p_wf: 2300, A_J: 0.5, B_J: 0.0002 }, value: 1000, relTol: 1e-9, source: separately }],
  })
  assertEquationHolds(jonesOpenFlow, {
    worked: [{ args: { p_r: 3000, A_J: 0.5, B_J: 0 }, value: 6000, relTol: 1e-9, source: separately }],
  })
})
