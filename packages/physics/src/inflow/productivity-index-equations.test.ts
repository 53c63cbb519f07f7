/** Each equation of inflow against a script that knows the sources only, over its whole range, and against a published well. */
import { test } from 'node:test'
import { assertScriptAgrees } from '@keelson/equations/agreement.ts'
import { assertEquationHolds, published } from '@keelson/equations/testing.ts'
import * as fetkovich from './fetkovich.ts'
import * as future from './future.ts'
import * as jones from './jones.ts'
import * as linear from './linear.ts'
import * as index from './productivity-index.ts'
import * as vogel from './vogel.ts'
import worked from './worked.json' with { type: 'json' }

const guo = published('Guo, Lyons and Ghalambor (2007) ch. 3, the well of 8.2 md and 53 ft')

test('the equations of inflow give what the script gives, and are finite over their ranges', () => {
  assertScriptAgrees({ ...fetkovich, ...future, ...jones, ...linear, ...index, ...vogel }, worked, {
    fetkovichFutureRate: { p_wf: [0, 1500], p_F: [1500, 2500] },
    meanLogDrawdown: { p_t: [0, 3000], p_r: [3100, 4000] },
    jonesRate: { p_wf: [0, 2500] },
    standingOpenFlow: { F_E: [0.1, 1.4] },
    compositeRate: { p_wf: [0, 5000] },
    compositePressure: { q: [0, 6200] },
    compositeIndexFromTest: { p_t: [0, 2400] },
  })
})

test('a well of 8.2 md and 53 ft has the productivity index that Guo et al. print', () => {
  const I_r = Math.log(2980 / 0.328) - 0.75
  assertEquationHolds(index.darcyIndex, {
    worked: [{ args: { k: 8.2, h: 53, B_r: 1.1, mu_r: 1.7, I_r }, value: 0.1968, relTol: 0.002, source: guo }],
  })
})
