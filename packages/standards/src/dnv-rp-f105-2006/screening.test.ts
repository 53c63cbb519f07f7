/** The screening criteria against a calculation outside the code. */
import { test } from 'node:test'
import { assertEquationHolds } from '@keelson/equations/testing.ts'
import { requiredCrossFlowFrequency, requiredInLineFrequency, screeningFlowRatio } from './screening.ts'

const source = 'independent calculation, 0.6 m/s current and 0.25 m/s wave on a 34 m span of 273.1 mm'

test('0.6 m/s of current with 0.25 m/s of wave asks for 2.40621 Hz in line and 1.8882 Hz across the flow', () => {
  assertEquationHolds(screeningFlowRatio, {
    ranges: { U_c100: [0.01, 2], U_w1: [0, 2] },
    worked: [
      { args: { U_c100: 0.6, U_w1: 0.25 }, value: 0.705882, relTol: 1e-6, source },
      { args: { U_c100: 0.5, U_w1: 0.5 }, value: 0.6, relTol: 1e-12, source: 'the lower bound' },
    ],
  })
  assertEquationHolds(requiredInLineFrequency, {
    worked: [
      {
        args: { gamma_IL: 1.4, U_c100: 0.6, V_on_IL: 0.909091, D: 0.2731, L: 34, alpha_bar: 0.705882 },
        value: 2.40621,
        relTol: 1e-5,
        source,
      },
    ],
  })
  assertEquationHolds(requiredCrossFlowFrequency, {
    worked: [
      {
        args: { gamma_CF: 1.4, U_c100: 0.6, U_w1: 0.25, V_on_CF: 2.30769, D: 0.2731 },
        value: 1.8882,
        relTol: 1e-5,
        source,
      },
    ],
  })
})
