/** A single longitudinal defect under internal pressure: capacity, allowable stress and partial safety factors. */
import { abs, atan2, constant, cos, equation, pi, sin, sqrt } from '@keelson/equations'
import { dnvRpF101 } from './source.ts'

export const DEPTH_LIMIT = constant({
  symbol: 'r_lim',
  title: 'Maximum relative depth',
  value: 0.85,
  unit: '-',
  source: dnvRpF101,
  clause: 'section 1',
})
export const GAMMA_M_NORMAL = constant({
  symbol: 'gamma_m',
  title: 'Model factor, safety class normal, relative depth measurements',
  value: 0.74,
  unit: '-',
  source: dnvRpF101,
  clause: 'Part A',
})

const PART_A = { source: dnvRpF101, clause: 'Part A, single defect, internal pressure' } as const
const PART_A_FACTORS = { source: dnvRpF101, clause: 'Part A, partial safety factors, safety class normal' } as const
const PART_B = { source: dnvRpF101, clause: 'Part B, single defect, internal pressure' } as const
const INTERACTION = { source: dnvRpF101, clause: 'interacting defects' } as const

const D = ['outside diameter', 'm'] as const
const t = ['nominal wall thickness', 'm'] as const
const f_u = ['tensile strength', 'Pa'] as const
const Q = ['length correction factor', '-'] as const
const StD = ['standard deviation of d/t', '-'] as const

export const lengthCorrection = equation({
  ...PART_B,
  symbol: 'Q_F101',
  title: 'Length correction factor',
  unit: '-',
  where: { L: ['defect axial length', 'm'], D, t },
  evaluate: ({ L, D, t }) => sqrt(1 + (0.31 * L ** 2) / (D * t)),
})

/** Without the factor 1.05 of later editions. */
export const capacity = equation({
  ...PART_B,
  symbol: 'P_cap',
  title: 'Failure pressure',
  unit: 'Pa',
  where: { t, f_u, D, r_d: ['relative depth d/t', '-'], Q },
  evaluate: ({ t, f_u, D, r_d, Q }) => (((2 * t * f_u) / (D - t)) * (1 - r_d)) / (1 - r_d / Q),
})

export const safeWorkingPressure = equation({
  ...PART_B,
  symbol: 'P_sw',
  title: 'Safe working pressure',
  unit: 'Pa',
  where: {
    F_1: ['modelling usage factor', '-'],
    F: ['operational usage factor', '-'],
    P_cap: ['failure pressure', 'Pa'],
  },
  evaluate: ({ F_1, F, P_cap }) => F_1 * F * P_cap,
})

/** For StD <= 0.16. */
export const depthFactor = equation({
  ...PART_A_FACTORS,
  symbol: 'gamma_d',
  title: 'Depth partial safety factor',
  unit: '-',
  where: { StD },
  evaluate: ({ StD }) => 1 + 4.6 * StD - 13.9 * StD ** 2,
})

/** For StD <= 0.16. */
export const depthFractile = equation({
  ...PART_A_FACTORS,
  symbol: 'epsilon_d',
  title: 'Depth fractile factor',
  unit: '-',
  where: { StD },
  evaluate: ({ StD }) => (StD <= 0.04 ? 0 : -1.33 + 37.5 * StD - 104.2 * StD ** 2),
  limited: { holds: 'the fractile factor is 0 for StD up to 0.04' },
})

export const relativeDepth = equation({
  ...PART_A,
  symbol: 'r_d',
  title: 'Measured relative depth',
  unit: '-',
  where: { d: ['defect depth', 'm'], t },
  evaluate: ({ d, t }) => d / t,
})

export const correctedDepth = equation({
  ...PART_A,
  symbol: 'r_d_star',
  title: 'Corrected relative depth',
  unit: '-',
  where: { r_d: ['measured relative depth', '-'], epsilon_d: ['depth fractile factor', '-'], StD },
  evaluate: ({ r_d, epsilon_d, StD }) => r_d + epsilon_d * StD,
})

/** 0 where gamma_d (d/t)* reaches 1: nothing of the wall can be relied on. */
export const pressureResistance = equation({
  ...PART_A,
  symbol: 'p_corr',
  title: 'Corroded pipe pressure resistance',
  unit: 'Pa',
  where: {
    gamma_m: ['model partial safety factor', '-'],
    t,
    f_u,
    D,
    gamma_d: ['depth partial safety factor', '-'],
    r_d_star: ['corrected relative depth', '-'],
    Q,
  },
  evaluate: ({ gamma_m, t, f_u, D, gamma_d, r_d_star, Q }) =>
    gamma_d * r_d_star >= 1
      ? 0
      : (((gamma_m * 2 * t * f_u) / (D - t)) * (1 - gamma_d * r_d_star)) / (1 - (gamma_d * r_d_star) / Q),
  limited: { holds: 'no remaining wall thickness can be relied on, so the resistance is zero' },
})

/** Defects closer than this along the pipe interact. */
export const axialInteraction = equation({
  ...INTERACTION,
  symbol: 's_L_lim',
  title: 'Axial interaction spacing limit',
  unit: 'm',
  where: { D, t },
  evaluate: ({ D, t }) => 2 * sqrt(D * t),
})

/** Defects closer than this around the pipe interact: 360 sqrt(t/D) degrees of arc. */
export const circumferentialInteraction = equation({
  ...INTERACTION,
  symbol: 's_C_lim',
  title: 'Circumferential interaction spacing limit',
  unit: 'm',
  where: { D, t },
  evaluate: ({ D, t }) => pi * sqrt(D * t),
})

/** The shorter way around the outside of the pipe, between the centres of two defects. */
export const circumferentialSpacing = equation({
  ...INTERACTION,
  symbol: 's_C',
  title: 'Circumferential defect spacing',
  unit: 'm',
  where: { theta_1: ['first defect clock position', 'rad'], theta_2: ['second defect clock position', 'rad'], D },
  evaluate: ({ theta_1, theta_2, D }) => (abs(atan2(sin(theta_1 - theta_2), cos(theta_1 - theta_2))) * D) / 2,
})
