/** The two coupled equations of heave and pitch, solved by Cramer's rule in real numbers. Coherent SI; e^(-i omega t). */
import { equation, hypot } from '@keelson/equations'
import { salvesenTuckFaltinsen } from './sources.ts'

const MOTION = { source: salvesenTuckFaltinsen, clause: 'coupled equations of heave and pitch' } as const
const omega_e = ['encounter frequency', 'rad/s'] as const

/** Units by what is balanced: force by heave, force by pitch or moment by heave, moment by pitch. */
const dynamic = (unit: string, mass: string) =>
  equation({
    ...MOTION,
    symbol: 'Z_r',
    title: 'Stiffness minus inertia',
    unit,
    where: { C: ['stiffness', unit], omega_e, M: ['mass', mass], A: ['added mass', mass] },
    evaluate: ({ C, omega_e, M, A }) => C - omega_e ** 2 * (M + A),
  })
export const heaveStiffness = dynamic('N/m', 'kg')
export const couplingStiffness = dynamic('N', 'kg*m')
export const pitchStiffness = dynamic('N*m', 'kg*m2')

const lost = (unit: string, damping: string) =>
  equation({
    ...MOTION,
    symbol: 'Z_i',
    title: 'Damping',
    unit,
    where: { omega_e, B: ['damping', damping] },
    evaluate: ({ omega_e, B }) => -omega_e * B,
  })
export const heaveLoss = lost('N/m', 'kg/s')
export const couplingLossPart = lost('N', 'kg*m/s')
export const pitchLoss = lost('N*m', 'kg*m2/s')

const Z = {
  Z_33r: ['heave, real part', 'N/m'],
  Z_33i: ['heave, imaginary part', 'N/m'],
  Z_35r: ['heave due to pitch, real part', 'N'],
  Z_35i: ['heave due to pitch, imaginary part', 'N'],
  Z_53r: ['pitch due to heave, real part', 'N'],
  Z_53i: ['pitch due to heave, imaginary part', 'N'],
  Z_55r: ['pitch, real part', 'N*m'],
  Z_55i: ['pitch, imaginary part', 'N*m'],
} as const
const F = {
  F_3r: ['heave force, real part', 'N/m'],
  F_3i: ['heave force, imaginary part', 'N/m'],
  F_5r: ['pitch moment, real part', 'N'],
  F_5i: ['pitch moment, imaginary part', 'N'],
} as const
const { Z_33r, Z_33i, Z_35r, Z_35i, Z_53r, Z_53i, Z_55r, Z_55i } = Z
const heavePart = { Z_55r, Z_55i, Z_35r, Z_35i, ...F } as const
const pitchPart = { Z_33r, Z_33i, Z_53r, Z_53i, ...F } as const

export const determinantReal = equation({
  ...MOTION,
  symbol: 'D_r',
  title: 'Determinant, real part',
  unit: 'N2',
  where: Z,
  evaluate: ({ Z_33r, Z_33i, Z_35r, Z_35i, Z_53r, Z_53i, Z_55r, Z_55i }) =>
    Z_33r * Z_55r - Z_33i * Z_55i - (Z_35r * Z_53r - Z_35i * Z_53i),
})
export const determinantImaginary = equation({
  ...MOTION,
  symbol: 'D_i',
  title: 'Determinant, imaginary part',
  unit: 'N2',
  where: Z,
  evaluate: ({ Z_33r, Z_33i, Z_35r, Z_35i, Z_53r, Z_53i, Z_55r, Z_55i }) =>
    Z_33r * Z_55i + Z_33i * Z_55r - (Z_35r * Z_53i + Z_35i * Z_53r),
})
export const heaveReal = equation({
  ...MOTION,
  symbol: 'N_3r',
  title: 'Heave × determinant, real part',
  unit: 'N2',
  where: heavePart,
  evaluate: ({ Z_55r, Z_55i, Z_35r, Z_35i, F_3r, F_3i, F_5r, F_5i }) =>
    Z_55r * F_3r - Z_55i * F_3i - (Z_35r * F_5r - Z_35i * F_5i),
})
export const heaveImaginary = equation({
  ...MOTION,
  symbol: 'N_3i',
  title: 'Heave × determinant, imaginary part',
  unit: 'N2',
  where: heavePart,
  evaluate: ({ Z_55r, Z_55i, Z_35r, Z_35i, F_3r, F_3i, F_5r, F_5i }) =>
    Z_55r * F_3i + Z_55i * F_3r - (Z_35r * F_5i + Z_35i * F_5r),
})
export const pitchReal = equation({
  ...MOTION,
  symbol: 'N_5r',
  title: 'Pitch × determinant, real part',
  unit: 'N2/m',
  where: pitchPart,
  evaluate: ({ Z_33r, Z_33i, Z_53r, Z_53i, F_3r, F_3i, F_5r, F_5i }) =>
    Z_33r * F_5r - Z_33i * F_5i - (Z_53r * F_3r - Z_53i * F_3i),
})
export const pitchImaginary = equation({
  ...MOTION,
  symbol: 'N_5i',
  title: 'Pitch × determinant, imaginary part',
  unit: 'N2/m',
  where: pitchPart,
  evaluate: ({ Z_33r, Z_33i, Z_53r, Z_53i, F_3r, F_3i, F_5r, F_5i }) =>
    Z_33r * F_5i + Z_33i * F_5r - (Z_53r * F_3i + Z_53i * F_3r),
})

const D = { D_r: ['determinant, real part', 'N2'], D_i: ['determinant, imaginary part', 'N2'] } as const
export const heaveAmplitude = equation({
  ...MOTION,
  symbol: 'R_3',
  title: 'Heave per wave amplitude',
  unit: '-',
  where: { N_3r: ['real part', 'N2'], N_3i: ['imaginary part', 'N2'], ...D },
  evaluate: ({ N_3r, N_3i, D_r, D_i }) => hypot(N_3r, N_3i) / hypot(D_r, D_i),
})
export const pitchAmplitude = equation({
  ...MOTION,
  symbol: 'R_5',
  title: 'Pitch per wave amplitude',
  unit: 'rad/m',
  where: { N_5r: ['real part', 'N2/m'], N_5i: ['imaginary part', 'N2/m'], ...D },
  evaluate: ({ N_5r, N_5i, D_r, D_i }) => hypot(N_5r, N_5i) / hypot(D_r, D_i),
})
/** Heave less the place times pitch, which is positive bow down. */
export const pointAmplitude = equation({
  ...MOTION,
  symbol: 'R_P',
  title: 'Vertical motion at the point per wave amplitude',
  unit: '-',
  where: {
    x_P: ['position forward of midships', 'm'],
    N_3r: ['heave, real part', 'N2'],
    N_3i: ['heave, imaginary part', 'N2'],
    N_5r: ['pitch, real part', 'N2/m'],
    N_5i: ['pitch, imaginary part', 'N2/m'],
    ...D,
  },
  evaluate: ({ x_P, N_3r, N_3i, N_5r, N_5i, D_r, D_i }) =>
    hypot(N_3r - x_P * N_5r, N_3i - x_P * N_5i) / hypot(D_r, D_i),
})
