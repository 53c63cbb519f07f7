/** Worked values of productivity index and linear and future: each equation runs as it prints over its range. */
import { test } from 'node:test'
import { assertEquationHolds } from '@keelson/equations/testing.ts'
import { eickmeierOpenFlow, fetkovichFutureOpenFlow, fetkovichFutureRate } from './future.ts'
import { linearIndexFromTest, linearOpenFlow, linearPressure, linearRate } from './linear.ts'
import {
  darcyIndex,
  flowEfficiency,
  indexWithoutSkin,
  pseudoSteadyResistance,
  steadyResistance,
  transientIndex,
  transientResistance,
} from './productivity-index.ts'

const separately = 'worked separately from the printed formula'

test('productivity index', () => {
  assertEquationHolds(pseudoSteadyResistance, {
    worked: [{ args: { r_e: 2980, r_w: 0.328, S: 0 }, value: 8.364420250097444, relTol: 1e-9, source: separately }],
  })
  assertEquationHolds(steadyResistance, {
    worked: [{ args: { r_e: 2980, r_w: 0.328, S: 2 }, value: 11.114420250097444, relTol: 1e-9, source: separately }],
  })
  assertEquationHolds(transientResistance, {
    worked: [
      {
        args: { t: 72, k: 8.2, phi: 0.19, mu_r: 1.7, c_t: 1.29e-5, r_w: 0.328, S: 2 },
        value: 7.629606428761274,
        relTol: 1e-9,
        source: separately,
      },
    ],
  })
  assertEquationHolds(darcyIndex, {
    worked: [
      {
        args: { k: 8.2, h: 53, B_r: 1.1, mu_r: 1.7, I_r: 8.364420250097444 },
        value: 0.1968,
        relTol: 0.002,
        source: 'Guo, Lyons and Ghalambor (2007) ch. 3, the well of 8.2 md and 53 ft',
      },
    ],
  })
  assertEquationHolds(transientIndex, {
    worked: [
      {
        args: { k: 8.2, h: 53, B_r: 1.1, mu_r: 1.7, I_r: 7.629606428761274 },
        value: 0.18733780984955542,
        relTol: 1e-9,
        source: separately,
      },
    ],
  })
  assertEquationHolds(flowEfficiency, {
    worked: [{ args: { I_0: 8, I_r: 10 }, value: 0.8, relTol: 1e-9, source: separately }],
  })
  assertEquationHolds(indexWithoutSkin, {
    worked: [{ args: { J: 0.8, F_E: 0.8 }, value: 1, relTol: 1e-9, source: separately }],
  })
})

test('linear', () => {
  assertEquationHolds(linearRate, {
    worked: [{ args: { J: 1.5, p_r: 3300, p_wf: 2900 }, value: 600, relTol: 1e-9, source: separately }],
  })
  assertEquationHolds(linearPressure, {
    worked: [{ args: { p_r: 3300, q: 600, J: 1.5 }, value: 2900, relTol: 1e-9, source: separately }],
  })
  assertEquationHolds(linearOpenFlow, {
    worked: [{ args: { J: 1.5, p_r: 3300 }, value: 4950, relTol: 1e-9, source: separately }],
  })
  assertEquationHolds(linearIndexFromTest, {
    worked: [{ args: { q_t: 600, p_r: 3300, p_t: 2900 }, value: 1.5, relTol: 1e-9, source: separately }],
  })
})

test('future', () => {
  assertEquationHolds(eickmeierOpenFlow, {
    worked: [{ args: { q_max: 1000, p_F: 1500, p_r: 3000 }, value: 125, relTol: 1e-9, source: separately }],
  })
  assertEquationHolds(fetkovichFutureOpenFlow, {
    worked: [{ args: { q_max: 1000, p_F: 1500, p_r: 3000, n: 1 }, value: 125, relTol: 1e-9, source: separately }],
  })
  assertEquationHolds(fetkovichFutureRate, {
    ranges: { p_wf: [0, 1500], p_F: [1500, 2500] },
    worked: [{ args: { q_maxF: 125, p_wf: 900, p_F: 1500, n: 1 }, value: 80, relTol: 1e-9, source: separately }],
  })
})
