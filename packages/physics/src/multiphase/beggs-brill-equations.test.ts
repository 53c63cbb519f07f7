/** Each equation of Beggs and Brill against a script that knows the papers only, over its whole range. */
import { test } from 'node:test'
import { assertScriptAgrees } from '@keelson/equations/agreement.ts'
import worked from './beggs-brill.worked.json' with { type: 'json' }
import * as beggsBrill from './beggs-brill-equations.ts'

const SHARE = { lambda_l: [0.0001, 1] } as const
const FLOW = { ...SHARE, N_Fr: [0.0001, 10000] } as const
const INCLINED = { ...FLOW, N_Lv: [0.001, 100] } as const

test('the equations of Beggs and Brill give what the script gives, and are finite over their ranges', () => {
  assertScriptAgrees(beggsBrill, worked, {
    boundaryOne: SHARE,
    boundaryTwo: SHARE,
    boundaryThree: SHARE,
    boundaryFour: SHARE,
    segregatedHoldup: FLOW,
    intermittentHoldup: FLOW,
    distributedHoldup: FLOW,
    segregatedInclination: INCLINED,
    intermittentInclination: INCLINED,
    downhillInclination: INCLINED,
    inclinationFactor: { theta: [-Math.PI / 2, Math.PI / 2], C: [0, 5] },
    payneHoldup: { lambda_l: [0, 1], H_theta: [0, 2] },
    plainHoldup: { H_theta: [0, 2] },
    frictionExponent: { y: [0.01, 100] },
  })
})
