/** Moments of a wave spectrum, over all frequencies or on a grid, and the periods and widths that follow. Coherent SI. */
import { abs, constant, equation, pi, reachRange, sqrt, sum } from '@keelson/equations'
import { SEA } from './jonswap.ts'
import { c205, rangeOfSpectrum } from './sources.ts'
import type { Order } from './spectrum.ts'

const MOMENT = { source: c205, clause: '3.5.2, spectral moments' } as const

const m_minus1 = ['moment of order -1', 'm2*s/rad'] as const
const m_0 = ['surface elevation variance', 'm2'] as const
const m_1 = ['first moment', 'm2*rad/s'] as const
const m_2 = ['second moment', 'm2*rad2/s2'] as const
const m_4 = ['fourth moment', 'm2*rad4/s4'] as const

const order = (n: Order) => {
  const symbol = `n_${n < 0 ? `m${-n}` : n}`
  return constant({ ...MOMENT, symbol, title: `Order ${n}`, value: n, unit: '-' })
}
/** The orders as formulas of shapes take them. */
export const ORDERS = { m1: order(-1), 0: order(0), 1: order(1), 2: order(2) } as const

const SYSTEM = {
  H_s: ['significant wave height', 'm'],
  omega_p: SEA.omega_p,
  mu: ['spectral shape moment', '-'],
} as const

export const momentMinus1 = equation({
  ...MOMENT,
  symbol: 'm_m1',
  title: 'Moment of order -1',
  unit: 'm2*s/rad',
  where: SYSTEM,
  evaluate: ({ H_s, omega_p, mu }) => (H_s ** 2 / 16) * (mu / omega_p),
})
export const moment0 = equation({
  ...MOMENT,
  symbol: 'm_0',
  title: 'Surface elevation variance',
  unit: 'm2',
  where: { H_s: SYSTEM.H_s, mu: SYSTEM.mu },
  evaluate: ({ H_s, mu }) => (H_s ** 2 / 16) * mu,
})
export const moment1 = equation({
  ...MOMENT,
  symbol: 'm_1',
  title: 'First moment',
  unit: 'm2*rad/s',
  where: SYSTEM,
  evaluate: ({ H_s, omega_p, mu }) => (H_s ** 2 / 16) * mu * omega_p,
})
export const moment2 = equation({
  ...MOMENT,
  symbol: 'm_2',
  title: 'Second moment',
  unit: 'm2*rad2/s2',
  where: SYSTEM,
  evaluate: ({ H_s, omega_p, mu }) => (H_s ** 2 / 16) * mu * omega_p ** 2,
})

/** A moment from that of the shape, m2 (rad/s)^n. */
export function momentOf(n: Order, H_s: number, omega_p: number, mu: number): number {
  if (n === 0) return moment0.evaluate({ H_s, mu })
  const of = n === -1 ? momentMinus1 : n === 1 ? moment1 : moment2
  return of.evaluate({ H_s, omega_p, mu })
}

const SYSTEMS = {
  H: ['significant wave height of each system', 'm', 'list'],
  omega: ['peak frequency of each system', 'rad/s', 'list'],
  mu: ['spectral shape moment of each system', '-', 'list'],
} as const

export const sumMomentMinus1 = equation({
  ...MOMENT,
  symbol: 'm_m1',
  title: 'Moment of order -1',
  unit: 'm2*s/rad',
  where: SYSTEMS,
  evaluate: ({ H, omega, mu }) => sum(H.length, (j) => (H[j] ** 2 / 16) * (mu[j] / omega[j])),
})
export const sumMoment0 = equation({
  ...MOMENT,
  symbol: 'm_0',
  title: 'Surface elevation variance',
  unit: 'm2',
  where: { H: SYSTEMS.H, mu: SYSTEMS.mu },
  evaluate: ({ H, mu }) => sum(H.length, (j) => (H[j] ** 2 / 16) * mu[j]),
})
export const sumMoment1 = equation({
  ...MOMENT,
  symbol: 'm_1',
  title: 'First moment',
  unit: 'm2*rad/s',
  where: SYSTEMS,
  evaluate: ({ H, omega, mu }) => sum(H.length, (j) => (H[j] ** 2 / 16) * mu[j] * omega[j]),
})
export const sumMoment2 = equation({
  ...MOMENT,
  symbol: 'm_2',
  title: 'Second moment',
  unit: 'm2*rad2/s2',
  where: SYSTEMS,
  evaluate: ({ H, omega, mu }) => sum(H.length, (j) => (H[j] ** 2 / 16) * mu[j] * omega[j] ** 2),
})

export const significantHeightOfMoment = equation({
  symbol: 'H_m0',
  title: 'Spectral significant wave height',
  unit: 'm',
  source: c205,
  clause: '3.5.2.1',
  where: { m_0 },
  evaluate: ({ m_0 }) => 4 * sqrt(m_0),
})
export const meanPeriod = equation({
  symbol: 'T_m01',
  title: 'Mean period',
  unit: 's',
  source: c205,
  clause: '3.5.2.2',
  where: { m_0, m_1 },
  evaluate: ({ m_0, m_1 }) => (2 * pi * m_0) / m_1,
})
export const crossingPeriod = equation({
  symbol: 'T_m02',
  title: 'Zero-crossing period',
  unit: 's',
  source: c205,
  clause: '3.5.2.2',
  where: { m_0, m_2 },
  evaluate: ({ m_0, m_2 }) => 2 * pi * sqrt(m_0 / m_2),
})
export const energyPeriod = equation({
  ...MOMENT,
  symbol: 'T_m10',
  title: 'Energy period',
  unit: 's',
  where: { m_m1: m_minus1, m_0 },
  evaluate: ({ m_m1, m_0 }) => (2 * pi * m_m1) / m_0,
})
export const crestPeriod = equation({
  ...MOMENT,
  symbol: 'T_m24',
  title: 'Mean period between crests',
  unit: 's',
  where: { m_2, m_4 },
  evaluate: ({ m_2, m_4 }) => 2 * pi * sqrt(m_2 / m_4),
})
/** Needs m_2^2 <= m_0 m_4, as every spectrum has it. */
export const bandwidth = equation({
  ...MOMENT,
  symbol: 'epsilon',
  title: 'Bandwidth parameter',
  unit: '-',
  where: { m_0, m_2, m_4 },
  evaluate: ({ m_0, m_2, m_4 }) => sqrt(1 - m_2 ** 2 / (m_0 * m_4)),
})
export const spectralNarrowness = equation({
  ...MOMENT,
  symbol: 'nu',
  title: 'Narrowness parameter',
  unit: '-',
  where: { m_0, m_1, m_2 },
  evaluate: ({ m_0, m_1, m_2 }) => sqrt((m_0 * m_2) / m_1 ** 2 - 1),
})

const STEEPNESS = { source: c205, clause: '3.5.4, mean steepness', unit: '-' } as const
const HEIGHT = ['spectral significant wave height', 'm'] as const

export const steepnessOfMean = equation({
  ...STEEPNESS,
  symbol: 'S_1',
  title: 'Wave steepness (mean period)',
  where: { H_m0: HEIGHT, g: SEA.g, T_m01: ['mean period', 's'] },
  evaluate: ({ H_m0, g, T_m01 }) => (2 * pi * H_m0) / (g * T_m01 ** 2),
})
export const steepnessOfPeak = equation({
  ...STEEPNESS,
  symbol: 'S_p',
  title: 'Wave steepness (peak period)',
  where: { H_m0: HEIGHT, g: SEA.g, T_p: SEA.T_p },
  evaluate: ({ H_m0, g, T_p }) => (2 * pi * H_m0) / (g * T_p ** 2),
})
export const steepnessOfCrossing = equation({
  ...STEEPNESS,
  symbol: 'S_s',
  title: 'Wave steepness (zero-crossing period)',
  where: { H_m0: HEIGHT, g: SEA.g, T_m02: ['zero-crossing period', 's'] },
  evaluate: ({ H_m0, g, T_m02 }) => (2 * pi * H_m0) / (g * T_m02 ** 2),
})
/** The steepness goes with the second moment, most of which is above the peak. */
export const gridTail = reachRange({
  symbol: 's_2',
  title: 'Second-moment fraction outside the frequency grid',
  unit: '%',
  to: 1,
  unsafe: 'above',
  because: 'with the full second moment the sea may exceed the steepness limit',
  source: rangeOfSpectrum,
  clause: 'range of the spectrum',
})

/** 1/10 up to 6 s, 1/15 from 12 s, linear between. */
export const steepnessLimit = equation({
  ...STEEPNESS,
  symbol: 'S_s_max',
  title: 'Maximum sea steepness',
  fit: '6 and 12 are in seconds',
  where: { T_m02: ['zero-crossing period', 's'] },
  evaluate: ({ T_m02 }) =>
    T_m02 <= 6 ? 1 / 10 : T_m02 >= 12 ? 1 / 15 : 1 / 10 - ((T_m02 - 6) / 6) * (1 / 10 - 1 / 15),
  limited: { holds: 'the clause limits are constant outside 6 to 12 s' },
})

const WHOLE = { source: rangeOfSpectrum, clause: 'range of the spectrum' } as const

export const periodOfFrequency = equation({
  ...WHOLE,
  symbol: 'T_p',
  title: 'Peak period',
  unit: 's',
  where: { omega_p: SEA.omega_p },
  evaluate: ({ omega_p }) => (2 * pi) / omega_p,
})
export const heightDifference = equation({
  ...WHOLE,
  symbol: 'e_H',
  title: 'Wave height error of the spectrum',
  unit: '-',
  where: { H_m0: HEIGHT, H_s: SEA.H_s },
  evaluate: ({ H_m0, H_s }) => abs(H_m0 / H_s - 1),
})
/** Wave height of seas that add up. */
export const heightOfAll = equation({
  ...WHOLE,
  symbol: 'H_all',
  title: 'Combined wave height of the systems',
  unit: 'm',
  where: { H: SYSTEMS.H },
  evaluate: ({ H }) => sqrt(sum(H.length, (j) => H[j] ** 2)),
})
export const HEIGHT_TOLERANCE = constant({
  ...WHOLE,
  symbol: 'e_max',
  title: 'Maximum wave height error',
  value: 0.02,
  unit: '-',
})
/** From here to `coveredTo` a spectrum holds the energy that counts. */
export const coveredFrom = equation({
  ...WHOLE,
  symbol: 'omega_low',
  title: 'Half the lowest peak frequency',
  unit: 'rad/s',
  where: { omega_p: SEA.omega_p },
  evaluate: ({ omega_p }) => omega_p / 2,
})
export const coveredTo = equation({
  ...WHOLE,
  symbol: 'omega_high',
  title: 'Four times the highest peak frequency',
  unit: 'rad/s',
  where: { omega_p: SEA.omega_p },
  evaluate: ({ omega_p }) => 4 * omega_p,
})
