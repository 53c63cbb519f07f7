/** Each equation of Vasquez and Beggs against a script that knows their paper only, over its whole range. */
import { test } from 'node:test'
import { assertScriptAgrees } from '@keelson/equations/agreement.ts'
import { assertEquationHolds, closedForm } from '@keelson/equations/testing.ts'
import * as vasquezBeggs from './vasquez-beggs.ts'
import worked from './vasquez-beggs.worked.json' with { type: 'json' }

const ANY_OIL = { API: [5, 80], T: [32, 500] } as const
const EITHER_SIDE = { p: [15, 9000], p_b: [15, 9000] } as const

test('the equations of Vasquez and Beggs give what the script gives, and are finite over their ranges', () => {
  assertScriptAgrees(vasquezBeggs, worked, {
    separatorGasGravity: { T_sep: [-50, 200], p_sep: [15, 2000] },
    vasquezBeggsSolutionGor: { ...ANY_OIL, p: [15, 10000] },
    vasquezBeggsBubblePoint: ANY_OIL,
    vasquezBeggsOilVolumeFactor: { API: [5, 80], R_s: [0, 3000] },
    undersaturatedCompressibility: { R_s: [0, 3000] },
    oilVolumeFactor: EITHER_SIDE,
    undersaturatedViscosityExponent: { p: [15, 20000] },
    oilViscosity: EITHER_SIDE,
  })
})

test('a separator at 114.7 psia corrects nothing', () => {
  const args = { gamma_g: 0.7, API: 35, T_sep: 80, p_sep: 114.7 }
  const source = closedForm('the logarithm of one is zero')
  assertEquationHolds(vasquezBeggs.separatorGasGravity, { worked: [{ args, value: 0.7, relTol: 1e-12, source }] })
})
