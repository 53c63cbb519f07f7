/** Moments of a motion in irregular waves over the frequency at which the ship meets them, and what they say. Coherent SI. */
import { abs, cos, equation, pi, sqrt, sum } from '@keelson/equations'
import { faltinsen } from '../handbooks.ts'
import { ittc } from './sources.ts'

const RESPONSE = { source: faltinsen, clause: 'linear response in irregular waves' } as const
const MOMENT = { source: ittc, clause: 'spectral moments of the response, trapezoidal rule' } as const
const SIGNIFICANT = { source: ittc, clause: 'significant amplitude of a narrow band' } as const

/** Heading 0 follows the ship, 180 degrees meets it; deep water. */
export const encounterFrequency = equation({
  ...RESPONSE,
  symbol: 'omega_e',
  title: 'Encounter frequency',
  unit: 'rad/s',
  where: {
    omega: ['wave frequency', 'rad/s'],
    U: ['vessel speed', 'm/s'],
    beta: ['heading', 'rad'],
    g: ['gravitational acceleration', 'm/s2'],
  },
  evaluate: ({ omega, U, beta, g }) => abs(omega - (omega ** 2 * U * cos(beta)) / g),
})

export const motionDensity = equation({
  ...RESPONSE,
  symbol: 'S_r',
  title: 'Motion spectral density',
  unit: 'm2*s/rad',
  where: { R: ['motion per wave amplitude', '-'], S: ['wave spectral density', 'm2*s/rad'] },
  evaluate: ({ R, S }) => R ** 2 * S,
})
export const rotationDensity = equation({
  ...RESPONSE,
  symbol: 'S_r',
  title: 'Rotation spectral density',
  unit: 'rad2*s/rad',
  where: { R: ['rotation per wave amplitude', 'rad/m'], S: ['wave spectral density', 'm2*s/rad'] },
  evaluate: ({ R, S }) => R ** 2 * S,
})

const ENDS = {
  a: ['wave frequencies at interval starts', 'rad/s', 'list'],
  b: ['wave frequencies at interval ends', 'rad/s', 'list'],
} as const
const DENSITIES = {
  A: ['motion spectral density at interval starts', 'm2*s/rad', 'list'],
  B: ['motion spectral density at interval ends', 'm2*s/rad', 'list'],
} as const
const MET = {
  e: ['encounter frequencies at interval starts', 'rad/s', 'list'],
  h: ['encounter frequencies at interval ends', 'rad/s', 'list'],
} as const

export const motionMoment0 = equation({
  ...MOMENT,
  symbol: 'm_0',
  title: 'Motion variance',
  unit: 'm2',
  where: { ...ENDS, ...DENSITIES },
  evaluate: ({ a, b, A, B }) => sum(a.length, (j) => ((b[j] - a[j]) * (A[j] + B[j])) / 2),
})
export const motionMoment2 = equation({
  ...MOMENT,
  symbol: 'm_2',
  title: 'Velocity variance',
  unit: 'm2*rad2/s2',
  where: { ...ENDS, ...MET, ...DENSITIES },
  evaluate: ({ a, b, e, h, A, B }) => sum(a.length, (j) => ((b[j] - a[j]) * (e[j] ** 2 * A[j] + h[j] ** 2 * B[j])) / 2),
})
export const motionMoment4 = equation({
  ...MOMENT,
  symbol: 'm_4',
  title: 'Acceleration variance',
  unit: 'm2*rad4/s4',
  where: { ...ENDS, ...MET, ...DENSITIES },
  evaluate: ({ a, b, e, h, A, B }) => sum(a.length, (j) => ((b[j] - a[j]) * (e[j] ** 4 * A[j] + h[j] ** 4 * B[j])) / 2),
})
export const motionMoment6 = equation({
  ...MOMENT,
  symbol: 'm_6',
  title: 'Sixth moment',
  unit: 'm2*rad6/s6',
  where: { ...ENDS, ...MET, ...DENSITIES },
  evaluate: ({ a, b, e, h, A, B }) => sum(a.length, (j) => ((b[j] - a[j]) * (e[j] ** 6 * A[j] + h[j] ** 6 * B[j])) / 2),
})
export const rotationMoment0 = equation({
  ...MOMENT,
  symbol: 'm_0',
  title: 'Rotation variance',
  unit: 'rad2',
  where: {
    ...ENDS,
    A: ['rotation spectral density at interval starts', 'rad2*s/rad', 'list'],
    B: ['rotation spectral density at interval ends', 'rad2*s/rad', 'list'],
  },
  evaluate: ({ a, b, A, B }) => sum(a.length, (j) => ((b[j] - a[j]) * (A[j] + B[j])) / 2),
})

export const significantMotion = equation({
  ...SIGNIFICANT,
  symbol: 'x_s',
  title: 'Significant amplitude',
  unit: 'm',
  where: { m_0: ['motion variance', 'm2'] },
  evaluate: ({ m_0 }) => 2 * sqrt(m_0),
})
export const significantRotation = equation({
  ...SIGNIFICANT,
  symbol: 'x_s',
  title: 'Significant amplitude',
  unit: 'rad',
  where: { m_0: ['rotation variance', 'rad2'] },
  evaluate: ({ m_0 }) => 2 * sqrt(m_0),
})
const m_4 = ['acceleration variance', 'm2*rad4/s4'] as const
export const rmsAcceleration = equation({
  ...SIGNIFICANT,
  symbol: 'a_z',
  title: 'Vertical acceleration (RMS)',
  unit: 'm/s2',
  where: { m_4 },
  evaluate: ({ m_4 }) => sqrt(m_4),
})
export const significantAcceleration = equation({
  ...SIGNIFICANT,
  symbol: 'a_s',
  title: 'Vertical acceleration (significant amplitude)',
  unit: 'm/s2',
  where: { a_z: ['RMS vertical acceleration', 'm/s2'] },
  evaluate: ({ a_z }) => 2 * a_z,
})
export const accelerationInG = equation({
  ...SIGNIFICANT,
  symbol: 'a_g',
  title: 'Vertical acceleration (RMS, in g)',
  unit: '-',
  where: { a_z: ['RMS vertical acceleration', 'm/s2'], g_n: ['standard gravity', 'm/s2'] },
  evaluate: ({ a_z, g_n }) => a_z / g_n,
})
/** Needs m_4 > 0. */
export const accelerationFrequency = equation({
  ...SIGNIFICANT,
  symbol: 'f_a',
  title: 'Mean acceleration frequency',
  unit: 'Hz',
  where: { m_6: ['sixth moment', 'm2*rad6/s6'], m_4 },
  evaluate: ({ m_6, m_4 }) => sqrt(m_6 / m_4) / (2 * pi),
})

const OPERABILITY = { source: ittc, clause: 'operability by criteria' } as const
/** Responses are linear in the wave height. */
export const limitingHeight = equation({
  ...OPERABILITY,
  symbol: 'H_lim',
  title: 'Limiting wave height for a criterion',
  unit: 'm',
  where: { H_s: ['significant wave height', 'm'], u: ['response to criterion ratio', '-'] },
  evaluate: ({ H_s, u }) => H_s / u,
})
export const motionUse = equation({
  ...OPERABILITY,
  symbol: 'u_x',
  title: 'Motion to criterion ratio',
  unit: '-',
  where: { x_s: ['significant amplitude', 'm'], c: ['criterion', 'm'] },
  evaluate: ({ x_s, c }) => x_s / c,
})
export const rotationUse = equation({
  ...OPERABILITY,
  symbol: 'u_x',
  title: 'Rotation to criterion ratio',
  unit: '-',
  where: { x_s: ['significant amplitude', 'rad'], c: ['criterion', 'rad'] },
  evaluate: ({ x_s, c }) => x_s / c,
})
export const accelerationUse = equation({
  ...OPERABILITY,
  symbol: 'u_a',
  title: 'Acceleration to criterion ratio',
  unit: '-',
  where: { a_s: ['significant amplitude', 'm/s2'], c: ['criterion', 'm/s2'] },
  evaluate: ({ a_s, c }) => a_s / c,
})
export const operability = equation({
  ...OPERABILITY,
  symbol: 'O',
  title: 'Operability',
  unit: '-',
  where: { p: ['probabilities of the sea states meeting every criterion', '-', 'list'] },
  evaluate: ({ p }) => sum(p.length, (j) => p[j]),
})
