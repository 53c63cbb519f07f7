/** Worked values of vogel: each equation runs as it prints over its range. */
import { test } from 'node:test'
import { assertEquationHolds } from '@keelson/equations/testing.ts'
import {
  additionalRate,
  compositeIndexFromOpenFlow,
  compositeIndexFromTest,
  compositeOpenFlow,
  compositePressure,
  compositeRate,
  rateAtBubblePoint,
  standingOpenFlow,
  vogelIndex,
  vogelOpenFlow,
  vogelOpenFlowFromTest,
  vogelPressure,
  vogelRate,
} from './vogel.ts'

const separately = 'worked separately from the printed formula'

test('vogel', () => {
  assertEquationHolds(vogelOpenFlow, {
    worked: [
      {
        args: { J: 0.1968, p_r: 5651 },
        value: 618,
        relTol: 0.002,
        source: 'Guo, Lyons and Ghalambor (2007) ch. 3, the well of 8.2 md and 53 ft',
      },
    ],
  })
  assertEquationHolds(vogelIndex, {
    worked: [{ args: { q_max: 2000, p_r: 2400 }, value: 1.5, relTol: 1e-9, source: separately }],
  })
  assertEquationHolds(vogelRate, {
    worked: [
      {
        args: { q_max: 2000, p_wf: 1800, p_r: 2400 },
        value: 800,
        relTol: 1e-12,
        source: 'closed form: x = 3/4 gives 2/5',
      },
    ],
  })
  assertEquationHolds(vogelPressure, {
    ranges: { q: [0, 2000] },
    worked: [
      {
        args: { p_r: 2400, q: 800, q_max: 2000 },
        value: 1800,
        relTol: 1e-12,
        source: 'closed form: x = 3/4 gives 2/5',
      },
    ],
  })
  assertEquationHolds(vogelOpenFlowFromTest, {
    worked: [
      {
        args: { q_t: 800, p_t: 1800, p_r: 2400 },
        value: 2000,
        relTol: 1e-12,
        source: 'closed form: x = 3/4 gives 2/5',
      },
    ],
  })
  assertEquationHolds(standingOpenFlow, {
    ranges: { F_E: [0.1, 1.4] },
    worked: [
      {
        args: { J_0: 1.8, p_r: 1000, F_E: 0.5 },
        value: 700,
        relTol: 1e-12,
        source: 'half efficiency: 0.7 of the undamaged open flow',
      },
    ],
  })
  assertEquationHolds(rateAtBubblePoint, {
    worked: [
      {
        args: { J: 0.1968, p_r: 5651, p_b: 3000 },
        value: 522,
        relTol: 0.002,
        source: 'Guo, Lyons and Ghalambor (2007) ch. 3, the well of 8.2 md and 53 ft',
      },
    ],
  })
  assertEquationHolds(additionalRate, {
    worked: [
      {
        args: { J: 0.1968, p_b: 3000 },
        value: 328,
        relTol: 0.002,
        source: 'Guo, Lyons and Ghalambor (2007) ch. 3, the well of 8.2 md and 53 ft',
      },
    ],
  })
  assertEquationHolds(compositeOpenFlow, {
    worked: [{ args: { q_b: 522, q_v: 328 }, value: 850, relTol: 1e-9, source: separately }],
  })
  assertEquationHolds(compositeRate, {
    ranges: { p_wf: [0, 5000] },
    worked: [
      {
        args: { p_wf: 1000, J: 0.3, p_r: 5000, p_b: 3000, q_b: 600, q_v: 500 },
        value: 1022.222,
        relTol: 1e-6,
        source: 'Guo, Lyons and Ghalambor (2007) ch. 3, well A',
      },
    ],
  })
  assertEquationHolds(compositePressure, {
    ranges: { q: [0, 1100] },
    worked: [
      {
        args: { q: 1022.2222222222222, J: 0.3, p_r: 5000, p_b: 3000, q_b: 600, q_v: 500 },
        value: 1000,
        relTol: 1e-9,
        source: 'Guo, Lyons and Ghalambor (2007) ch. 3, well A',
      },
      {
        args: { q: 300, J: 0.3, p_r: 5000, p_b: 3000, q_b: 600, q_v: 500 },
        value: 4000,
        relTol: 1e-12,
        source: 'Guo, Lyons and Ghalambor (2007) ch. 3, well A',
      },
    ],
  })
  assertEquationHolds(compositeIndexFromTest, {
    ranges: { p_t: [0, 4900] },
    worked: [
      {
        args: { q_t: 300, p_r: 5000, p_t: 4000, p_b: 3000 },
        value: 0.3,
        relTol: 1e-12,
        source: 'Guo, Lyons and Ghalambor (2007) ch. 3, well A',
      },
      {
        args: { q_t: 1022.2222222222222, p_r: 5000, p_t: 1000, p_b: 3000 },
        value: 0.3,
        relTol: 1e-12,
        source: 'Guo, Lyons and Ghalambor (2007) ch. 3, well A',
      },
    ],
  })
  assertEquationHolds(compositeIndexFromOpenFlow, {
    worked: [{ args: { q_max: 1100, p_r: 5000, p_b: 3000 }, value: 0.3, relTol: 1e-9, source: separately }],
  })
})
