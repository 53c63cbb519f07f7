/** Each equation of Standing and Glaso against a script that knows the papers only and against published oils. */
import { test } from 'node:test'
import { assertScriptAgrees } from '@keelson/equations/agreement.ts'
import { assertEquationHolds, published } from '@keelson/equations/testing.ts'
import * as glaso from './glaso.ts'
import * as viscosity from './oil-viscosity.ts'
import * as standing from './standing.ts'
import worked from './standing-glaso.worked.json' with { type: 'json' }

const ahmed = published('T. Ahmed, Reservoir Engineering Handbook, crude-oil system no. 1')
const ANY_GAS = { R_s: [0, 3000] } as const
const ANY_OIL = { API: [5, 80], T: [32, 500] } as const

test('the equations of Standing and Glaso give what the script gives, and are finite over their ranges', () => {
  assertScriptAgrees({ ...standing, ...glaso, ...viscosity }, worked, {
    oilGravity: { API: [5, 80] },
    oilDensity: { ...ANY_GAS, B_o: [1, 3] },
    standingBubblePoint: { ...ANY_OIL, R_p: [0, 3000], gamma_g: [0.5, 1.8] },
    bubblePointNotBelowStandard: { p_bS: [-30, 8000] },
    standingSolutionGor: { ...ANY_OIL, p: [15, 10000], gamma_g: [0.5, 1.8] },
    standingOilVolumeFactor: { ...ANY_GAS, T: [32, 500] },
    glasoBubbleNumber: { R_p: [1, 3000], T: [32, 500] },
    glasoBubblePoint: { x_G: [0.1, 100] },
    glasoNumberAtPressure: { p: [15, 19000] },
    glasoSolutionGor: { T: [32, 500] },
    glasoVolumeNumber: ANY_GAS,
    glasoOilVolumeFactor: { B_star: [30, 3000] },
    bealDeadOilViscosity: ANY_OIL,
    deadOilViscosity: { API: [5, 80], T: [60, 500] },
    glasoDeadOilViscosity: { API: [15, 60], T: [50, 300] },
    saturatedOilViscosity: { ...ANY_GAS, mu_od: [0.1, 1000] },
  })
})

test('crude no. 1 of Ahmed has the bubble point, volume and dead-oil viscosities that he prints', () => {
  const oil = { API: 47.1, T: 250 }
  const live = { gamma_g: 0.851, T: 250 }
  assertEquationHolds(standing.standingBubblePoint, {
    worked: [{ args: { ...live, R_p: 751, API: 47.1 }, value: 2181, relTol: 0.002, source: ahmed }],
  })
  assertEquationHolds(standing.standingOilVolumeFactor, {
    worked: [{ args: { ...live, R_s: 751, gamma_o: 0.792276 }, value: 1.506, relTol: 0.001, source: ahmed }],
  })
  assertEquationHolds(glaso.glasoOilVolumeFactor, {
    worked: [{ args: { B_star: 1021.783149992505 }, value: 1.473, relTol: 0.001, source: ahmed }],
  })
  assertEquationHolds(viscosity.deadOilViscosity, {
    worked: [{ args: oil, value: 0.568, relTol: 0.005, source: ahmed }],
  })
  assertEquationHolds(viscosity.bealDeadOilViscosity, {
    worked: [{ args: oil, value: 0.322, relTol: 0.005, source: ahmed }],
  })
  assertEquationHolds(viscosity.glasoDeadOilViscosity, {
    worked: [{ args: oil, value: 0.417, relTol: 0.005, source: ahmed }],
  })
})
