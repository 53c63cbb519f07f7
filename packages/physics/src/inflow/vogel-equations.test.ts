/** The curve of Vogel, alone and below a straight line, against published wells and closed forms. */
import { test } from 'node:test'
import { assertEquationHolds, closedForm, published } from '@keelson/equations/testing.ts'
import {
  additionalRate,
  compositeIndexFromOpenFlow,
  compositeIndexFromTest,
  compositePressure,
  compositeRate,
  rateAtBubblePoint,
  standingOpenFlow,
  vogelOpenFlow,
  vogelOpenFlowFromTest,
  vogelPressure,
  vogelRate,
} from './vogel.ts'

const guo = published('Guo, Lyons and Ghalambor (2007) ch. 3, the well of 8.2 md and 53 ft')
const wellA = published('Guo, Lyons and Ghalambor (2007) ch. 3, well A')
const LINE = { J: 0.3, p_r: 5000, p_b: 3000 }

test('at three quarters of the reservoir pressure a well flows two fifths', () => {
  const source = closedForm('x = 3/4 gives 2/5')
  assertEquationHolds(vogelRate, {
    worked: [{ args: { q_max: 2000, p_wf: 1800, p_r: 2400 }, value: 800, relTol: 1e-12, source }],
  })
  assertEquationHolds(vogelPressure, {
    ranges: { q: [0, 2000] },
    worked: [{ args: { p_r: 2400, q: 800, q_max: 2000 }, value: 1800, relTol: 1e-12, source }],
  })
  assertEquationHolds(vogelOpenFlowFromTest, {
    worked: [{ args: { q_t: 800, p_t: 1800, p_r: 2400 }, value: 2000, relTol: 1e-12, source }],
  })
})

test('half the efficiency leaves seven tenths of the open flow', () => {
  const source = closedForm('1 - 0.2/2 - 0.8/4')
  assertEquationHolds(standingOpenFlow, {
    worked: [{ args: { J_0: 1.8, p_r: 1000, F_E: 0.5 }, value: 700, relTol: 1e-12, source }],
  })
})

test('the well of 8.2 md and 53 ft flows what Guo et al. print', () => {
  const J = 0.1968
  assertEquationHolds(vogelOpenFlow, {
    worked: [{ args: { J, p_r: 5651 }, value: 618, relTol: 0.002, source: guo }],
  })
  assertEquationHolds(rateAtBubblePoint, {
    worked: [{ args: { J, p_r: 5651, p_b: 3000 }, value: 522, relTol: 0.002, source: guo }],
  })
  assertEquationHolds(additionalRate, {
    worked: [{ args: { J, p_b: 3000 }, value: 328, relTol: 0.002, source: guo }],
  })
})

test('well A of Guo et al. flows 1022 stb/d at 1000 psia, and its tests give its index', () => {
  const rates = { q_b: 600, q_v: 500 }
  assertEquationHolds(compositeRate, {
    ranges: { p_wf: [0, 5000] },
    worked: [{ args: { ...LINE, ...rates, p_wf: 1000 }, value: 1022.222, relTol: 1e-6, source: wellA }],
  })
  assertEquationHolds(compositePressure, {
    ranges: { q: [0, 1100] },
    worked: [
      { args: { ...LINE, ...rates, q: 1022.2222222222222 }, value: 1000, relTol: 1e-9, source: wellA },
      { args: { ...LINE, ...rates, q: 300 }, value: 4000, relTol: 1e-12, source: wellA },
    ],
  })
  assertEquationHolds(compositeIndexFromTest, {
    ranges: { p_t: [0, 4900] },
    worked: [
      { args: { q_t: 300, p_r: 5000, p_t: 4000, p_b: 3000 }, value: 0.3, relTol: 1e-12, source: wellA },
      { args: { q_t: 1022.2222222222222, p_r: 5000, p_t: 1000, p_b: 3000 }, value: 0.3, relTol: 1e-12, source: wellA },
    ],
  })
  assertEquationHolds(compositeIndexFromOpenFlow, {
    worked: [{ args: { q_max: 1100, p_r: 5000, p_b: 3000 }, value: 0.3, relTol: 1e-9, source: wellA }],
  })
})
