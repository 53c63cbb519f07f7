/** What the readings of a viscometer make of a mud. API RP 13D clause 5. */
import { equation, log10 } from '@keelson/equations'
import { apiRp13d } from './source.ts'
import { CONSISTENCY, FIELD, INDEX, PLASTIC, R3, R6, R300, R600, YIELD_POINT, YIELD_STRESS } from './symbols.ts'

const CLAUSE = 'clause 5, rheological models'

export const plasticViscosity = equation({
  symbol: 'PV',
  title: 'Plastic viscosity',
  unit: 'cP',
  source: apiRp13d,
  clause: `${CLAUSE}: Bingham plastic`,
  fit: FIELD,
  where: { R_600: R600, R_300: R300 },
  evaluate: ({ R_600, R_300 }) => R_600 - R_300,
})

export const yieldPoint = equation({
  symbol: 'YP',
  title: 'Yield point',
  unit: 'lbf/100ft2',
  source: apiRp13d,
  clause: `${CLAUSE}: Bingham plastic`,
  fit: FIELD,
  where: { R_300: R300, PV: PLASTIC },
  evaluate: ({ R_300, PV }) => R_300 - PV,
})

export const indexOfReadings = equation({
  symbol: 'n',
  title: 'Flow behaviour index',
  unit: '-',
  source: apiRp13d,
  clause: `${CLAUSE}: power law`,
  where: { R_600: R600, R_300: R300 },
  evaluate: ({ R_600, R_300 }) => 3.32 * log10(R_600 / R_300),
})

/** In equivalent centipoise. */
export const consistencyOfReadings = equation({
  symbol: 'K',
  title: 'Consistency index',
  unit: 'mPa*s^n',
  source: apiRp13d,
  clause: `${CLAUSE}: power law`,
  fit: FIELD,
  where: { R_300: R300, n: INDEX },
  evaluate: ({ R_300, n }) => (510 * R_300) / 511 ** n,
})

export const indexOfBingham = equation({
  symbol: 'n',
  title: 'Flow behaviour index',
  unit: '-',
  source: apiRp13d,
  clause: `${CLAUSE}: power law through the Bingham plastic at 300 and 600 rpm`,
  fit: FIELD,
  where: { PV: PLASTIC, YP: YIELD_POINT },
  evaluate: ({ PV, YP }) => 3.32 * log10((2 * PV + YP) / (PV + YP)),
})

/** In equivalent centipoise. */
export const consistencyOfBingham = equation({
  symbol: 'K',
  title: 'Consistency index',
  unit: 'mPa*s^n',
  source: apiRp13d,
  clause: `${CLAUSE}: power law through the Bingham plastic at 300 and 600 rpm`,
  fit: FIELD,
  where: { n: INDEX, PV: PLASTIC, YP: YIELD_POINT },
  evaluate: ({ n, PV, YP }) => 511 ** (1 - n) * (PV + YP),
})

/** What a power law reads between 511 and 1022 per second. */
export const viscosityOfPowerLaw = equation({
  symbol: 'PV',
  title: 'Plastic viscosity',
  unit: 'cP',
  source: apiRp13d,
  clause: `${CLAUSE}: slope of the power law from 300 to 600 rpm`,
  fit: FIELD,
  where: { K: CONSISTENCY, n: INDEX },
  evaluate: ({ K, n }) => (K * (1022 ** n - 511 ** n)) / 511,
})

/** Negative where the readings have none: it is then 0. */
export const yieldStress = equation({
  symbol: 'tau_y',
  title: 'Yield stress, dial degrees',
  unit: '-',
  source: apiRp13d,
  clause: `${CLAUSE}: yield power law`,
  where: { R_3: R3, R_6: R6 },
  evaluate: ({ R_3, R_6 }) => 2 * R_3 - R_6,
})

export const yieldIndex = equation({
  symbol: 'n',
  title: 'Flow behaviour index',
  unit: '-',
  source: apiRp13d,
  clause: `${CLAUSE}: yield power law`,
  where: { R_600: R600, tau_y: YIELD_STRESS, R_300: R300 },
  evaluate: ({ R_600, tau_y, R_300 }) => 3.32 * log10((R_600 - tau_y) / (R_300 - tau_y)),
})

/** In dial degrees times s^n. */
export const yieldConsistency = equation({
  symbol: 'k',
  title: 'Consistency index, dial degrees',
  unit: '-',
  source: apiRp13d,
  clause: `${CLAUSE}: yield power law`,
  where: { R_300: R300, tau_y: YIELD_STRESS, n: INDEX },
  evaluate: ({ R_300, tau_y, n }) => (R_300 - tau_y) / 511 ** n,
})

/** Of what a viscometer reads in dial degrees. */
export const dialStress = equation({
  symbol: 'tau',
  title: 'Shear stress from dial reading',
  unit: 'lbf/100ft2',
  source: apiRp13d,
  clause: 'clause 5, viscometer',
  fit: FIELD,
  where: { theta: ['dial reading', '-'] },
  evaluate: ({ theta }) => 1.066 * theta,
})

/** Of rotor and bob R1-B1. */
export const rotorRate = equation({
  symbol: 'gamma',
  title: 'Viscometer shear rate',
  unit: '1/s',
  source: apiRp13d,
  clause: 'clause 5, viscometer',
  where: { N: ['rotor speed', 'rpm'] },
  evaluate: ({ N }) => 1.703 * N,
})
