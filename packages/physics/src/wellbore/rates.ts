/** What a survey listing says of each course and of the path: dogleg severity, build, turn, tool face, section. */
import { atan2, cos, equation, floor, hypot, pi, sin } from '@keelson/equations'
import { apiD20, sawarynThorogood } from './source.ts'
import { where } from './symbols.ts'

/** Below this inclination, in radians, an azimuth and what follows from it mean little: 1 deg. */
export const TURN_FROM_INCLINATION = Math.PI / 180

const rate = { source: apiD20, clause: 'dogleg severity', unit: 'deg/30m' } as const

export const doglegSeverity = equation({
  ...rate,
  symbol: 'DLS',
  title: 'Dogleg severity',
  where: { beta: ['course dogleg angle', 'deg'], L: ['course length', 'm'] },
  evaluate: ({ beta, L }) => (30 * beta) / L,
})

/** The same over another normalisation length. */
export const doglegOver = equation({
  symbol: 'beta_C',
  title: 'Dogleg angle per normalisation length',
  unit: 'deg',
  source: apiD20,
  clause: 'dogleg severity',
  where: {
    beta: ['course dogleg angle', 'deg'],
    C: ['normalisation length', 'm'],
    L: ['course length', 'm'],
  },
  evaluate: ({ beta, C, L }) => (beta * C) / L,
})

export const buildRate = equation({
  ...rate,
  symbol: 'B',
  title: 'Build rate',
  where: {
    I_1: ['inclination at the start of the course', 'deg'],
    I_2: ['inclination at the end of the course', 'deg'],
    L: ['course length', 'm'],
  },
  evaluate: ({ I_1, I_2, L }) => (30 * (I_2 - I_1)) / L,
})

/** The short way round: within -180 to 180 deg. */
export const azimuthChange = equation({
  symbol: 'Delta_A',
  title: 'Azimuth change',
  unit: 'rad',
  source: apiD20,
  clause: 'turn rate',
  where: where('A_1', 'A_2'),
  evaluate: ({ A_1, A_2 }) => A_2 - A_1 - 2 * pi * floor((A_2 - A_1 + pi) / (2 * pi)),
})

export const turnRate = equation({
  ...rate,
  clause: 'turn rate',
  symbol: 'T',
  title: 'Turn rate',
  where: { Delta_A: ['azimuth change', 'deg'], L: ['course length', 'm'] },
  evaluate: ({ Delta_A, L }) => (30 * Delta_A) / L,
})

/** At the start of a course, from the high side, -180 to 180 deg; 0 for a straight course, which has none. */
export const toolFace = equation({
  symbol: 'TF',
  title: 'Tool face at start of course',
  unit: 'rad',
  source: sawarynThorogood,
  clause: 'tool face',
  where: where('I_1', 'I_2', 'Delta_A'),
  evaluate: ({ I_1, I_2, Delta_A }) =>
    atan2(sin(I_2) * sin(Delta_A), sin(I_2) * cos(I_1) * cos(Delta_A) - cos(I_2) * sin(I_1)),
})

export const closureDistance = equation({
  symbol: 'H',
  title: 'Closure distance',
  unit: 'm',
  source: apiD20,
  clause: 'closure',
  where: where('N', 'E'),
  evaluate: ({ N, E }) => hypot(N, E),
})

/** 0 to 360 deg. */
export const closureAzimuth = equation({
  symbol: 'A_c',
  title: 'Closure azimuth',
  unit: 'rad',
  source: apiD20,
  clause: 'closure',
  where: where('N', 'E'),
  evaluate: ({ N, E }) => (E < 0 ? 2 * pi + atan2(E, N) : atan2(E, N)),
})

export const verticalSection = equation({
  symbol: 'VS',
  title: 'Vertical section',
  unit: 'm',
  source: apiD20,
  clause: 'vertical section',
  where: where('N', 'N_0', 'E', 'E_0', 'A_vs'),
  evaluate: ({ N, N_0, E, E_0, A_vs }) => (N - N_0) * cos(A_vs) + (E - E_0) * sin(A_vs),
})
