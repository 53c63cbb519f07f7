/** Heave and pitch of a hull by strips, as sums and real numbers that a reader can follow. Coherent SI; e^(-i omega t). */
import { equation, hypot, sum } from '@keelson/equations'
import { salvesenTuckFaltinsen } from './sources.ts'

const TABLE_1 = { source: salvesenTuckFaltinsen, clause: 'table 1' } as const
const TABLE_2 = { source: salvesenTuckFaltinsen, clause: 'table 2' } as const
const n = ['number of strips', '-'] as const
const w = ['strip length', 'm', 'list'] as const
const x = ['strip position', 'm', 'list'] as const
const a = ['added mass per unit length of each strip', 'kg/m', 'list'] as const
const b = ['damping per unit length of each strip', 'kg/(m*s)', 'list'] as const
const U = ['ship speed', 'm/s'] as const
/** v is the speed for the force in heave by pitch, and the speed turned round for the moment in pitch by heave. */
const v = ['speed, sign reversed for pitch-heave coupling', 'm/s'] as const
const omega_e = ['encounter frequency', 'rad/s'] as const
const A_33 = ['heave added mass', 'kg'] as const
const B_33 = ['heave damping', 'kg/s'] as const

export const heaveAddedMass = equation({
  ...TABLE_1,
  symbol: 'A_33',
  title: 'Heave added mass',
  unit: 'kg',
  where: { n, w, a },
  evaluate: ({ n, w, a }) => sum(n, (j) => w[j] * a[j]),
})
export const heaveDamping = equation({
  ...TABLE_1,
  symbol: 'B_33',
  title: 'Heave damping',
  unit: 'kg/s',
  where: { n, w, b },
  evaluate: ({ n, w, b }) => sum(n, (j) => w[j] * b[j]),
})
export const turnedSpeed = equation({
  ...TABLE_1,
  symbol: 'v',
  title: 'Speed with reversed sign',
  unit: 'm/s',
  where: { U },
  evaluate: ({ U }) => -U,
})

export const couplingMass = equation({
  ...TABLE_1,
  symbol: 'A_35',
  title: 'Heave-pitch coupling added mass',
  unit: 'kg*m',
  where: { n, w, x, a, v, omega_e, B_33 },
  evaluate: ({ n, w, x, a, v, omega_e, B_33 }) => -sum(n, (j) => w[j] * x[j] * a[j]) - (v / omega_e ** 2) * B_33,
})
export const couplingLoss = equation({
  ...TABLE_1,
  symbol: 'B_35',
  title: 'Heave-pitch coupling damping',
  unit: 'kg*m/s',
  where: { n, w, x, b, v, A_33 },
  evaluate: ({ n, w, x, b, v, A_33 }) => -sum(n, (j) => w[j] * x[j] * b[j]) + v * A_33,
})
export const pitchAddedInertia = equation({
  ...TABLE_1,
  symbol: 'A_55',
  title: 'Pitch added inertia',
  unit: 'kg*m2',
  where: { n, w, x, a, U, omega_e, A_33 },
  evaluate: ({ n, w, x, a, U, omega_e, A_33 }) =>
    sum(n, (j) => w[j] * x[j] ** 2 * a[j]) + (U ** 2 / omega_e ** 2) * A_33,
})
export const pitchDamping = equation({
  ...TABLE_1,
  symbol: 'B_55',
  title: 'Pitch damping',
  unit: 'kg*m2/s',
  where: { n, w, x, b, U, omega_e, B_33 },
  evaluate: ({ n, w, x, b, U, omega_e, B_33 }) =>
    sum(n, (j) => w[j] * x[j] ** 2 * b[j]) + (U ** 2 / omega_e ** 2) * B_33,
})

const q = ['force per unit length and wave amplitude on each strip', 'N/m2', 'list'] as const
const h = ['diffraction force, a quarter period earlier', 'N/m2', 'list'] as const

export const heaveForce = equation({
  ...TABLE_2,
  symbol: 'F_3',
  title: 'Heave force component per wave amplitude',
  unit: 'N/m',
  where: { n, w, q },
  evaluate: ({ n, w, q }) => sum(n, (j) => w[j] * q[j]),
})
export const pitchMoment = equation({
  ...TABLE_2,
  symbol: 'F_5',
  title: 'Pitch moment component per wave amplitude',
  unit: 'N',
  where: { n, w, x, q, h, U, omega_e },
  evaluate: ({ n, w, x, q, h, U, omega_e }) => -sum(n, (j) => w[j] * (x[j] * q[j] + (U / omega_e) * h[j])),
})
export const amplitude = equation({
  ...TABLE_2,
  symbol: 'F_a',
  title: 'Heave force amplitude per wave amplitude',
  unit: 'N/m',
  where: { F_r: ['real part', 'N/m'], F_i: ['imaginary part', 'N/m'] },
  evaluate: ({ F_r, F_i }) => hypot(F_r, F_i),
})
export const momentAmplitude = equation({
  ...TABLE_2,
  symbol: 'M_a',
  title: 'Pitch moment amplitude per wave amplitude',
  unit: 'N',
  where: { F_r: ['real part', 'N'], F_i: ['imaginary part', 'N'] },
  evaluate: ({ F_r, F_i }) => hypot(F_r, F_i),
})
