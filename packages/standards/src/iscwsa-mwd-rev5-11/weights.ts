/** What an error of the tool does to measured depth, inclination and azimuth: the weighting functions of the terms. */
import { abs, constant, cos, equation, max, sin, sqrt, tan } from '@keelson/equations'
import { iscwsaMwd } from './source.ts'

const SYMBOLS = {
  MD: ['measured depth', 'm'],
  L: ['course length from previous station', 'm'],
  TVD: ['true vertical depth', 'm'],
  I: ['inclination', 'rad'],
  A_M: ['magnetic azimuth', 'rad'],
  A_T: ['true azimuth', 'rad'],
  Theta: ['magnetic dip angle', 'rad'],
  B: ['total magnetic field', 'T'],
  G: ['gravitational acceleration', 'm/s2'],
} as const
function where<K extends keyof typeof SYMBOLS>(...names: K[]): Pick<typeof SYMBOLS, K> {
  return Object.fromEntries(names.map((name) => [name, SYMBOLS[name]])) as Pick<typeof SYMBOLS, K>
}
/** On depth, inclination or azimuth; `unit` is that of the quantity over that of the error. */
const on = (what: 'D' | 'I' | 'A', term: string, unit: string) =>
  ({
    symbol: `w_${what}`,
    title: `${term} weight on ${what === 'D' ? 'measured depth' : what === 'I' ? 'inclination' : 'azimuth'}`,
    unit,
    source: iscwsaMwd,
    clause: `weighting function ${term}`,
  }) as const

export const depthScale = equation({ ...on('D', 'DSFS', 'm'), where: where('MD'), evaluate: ({ MD }) => MD })
export const depthStretch = equation({
  ...on('D', 'DSTG', 'm2'),
  where: where('MD', 'TVD'),
  evaluate: ({ MD, TVD }) => MD * TVD,
})
const perAcceleration = 's2/m'
export const abxy1Inclination = equation({
  ...on('I', 'ABXY-TI1S', perAcceleration),
  where: where('I', 'G'),
  evaluate: ({ I, G }) => -cos(I) / G,
})
export const abxy1Azimuth = equation({
  ...on('A', 'ABXY-TI1S', perAcceleration),
  where: where('I', 'A_M', 'Theta', 'G'),
  evaluate: ({ I, A_M, Theta, G }) => (tan(Theta) * cos(I) * sin(A_M)) / G,
})
/** cot I written as cos I/sin I, which holds up to 180 deg; not for a vertical hole, which has its own weights. */
export const abxy2Azimuth = equation({
  ...on('A', 'ABXY-TI2S', perAcceleration),
  where: where('I', 'A_M', 'Theta', 'G'),
  evaluate: ({ I, A_M, Theta, G }) => (cos(I) / sin(I) - tan(Theta) * cos(A_M)) / G,
})
export const abxy2North = equation({
  ...on('A', 'ABXY-TI2S', perAcceleration),
  symbol: 'w_N',
  title: 'ABXY-TI2S weight, north, vertical hole',
  where: where('A_T', 'G'),
  evaluate: ({ A_T, G }) => -sin(A_T) / G,
})
export const abxy2East = equation({
  ...on('A', 'ABXY-TI2S', perAcceleration),
  symbol: 'w_E',
  title: 'ABXY-TI2S weight, east, vertical hole',
  where: where('A_T', 'G'),
  evaluate: ({ A_T, G }) => cos(A_T) / G,
})
export const abzInclination = equation({
  ...on('I', 'ABZ', perAcceleration),
  where: where('I', 'G'),
  evaluate: ({ I, G }) => -sin(I) / G,
})
export const abzAzimuth = equation({
  ...on('A', 'ABZ', perAcceleration),
  where: where('I', 'A_M', 'Theta', 'G'),
  evaluate: ({ I, A_M, Theta, G }) => (tan(Theta) * sin(I) * sin(A_M)) / G,
})

export const asxy1Inclination = equation({
  ...on('I', 'ASXY-TI1S', '-'),
  where: where('I'),
  evaluate: ({ I }) => (sin(I) * cos(I)) / sqrt(2),
})
export const asxy1Azimuth = equation({
  ...on('A', 'ASXY-TI1S', '-'),
  where: where('I', 'A_M', 'Theta'),
  evaluate: ({ I, A_M, Theta }) => (-tan(Theta) * sin(I) * cos(I) * sin(A_M)) / sqrt(2),
})
export const asxy2Inclination = equation({
  ...on('I', 'ASXY-TI2S', '-'),
  where: where('I'),
  evaluate: ({ I }) => (sin(I) * cos(I)) / 2,
})
export const asxy2Azimuth = equation({
  ...on('A', 'ASXY-TI2S', '-'),
  where: where('I', 'A_M', 'Theta'),
  evaluate: ({ I, A_M, Theta }) => (-tan(Theta) * sin(I) * cos(I) * sin(A_M)) / 2,
})
export const asxy3Azimuth = equation({
  ...on('A', 'ASXY-TI3S', '-'),
  where: where('I', 'A_M', 'Theta'),
  evaluate: ({ I, A_M, Theta }) => (tan(Theta) * sin(I) * cos(A_M) - cos(I)) / 2,
})
export const aszInclination = equation({
  ...on('I', 'ASZ', '-'),
  where: where('I'),
  evaluate: ({ I }) => -sin(I) * cos(I),
})
export const aszAzimuth = equation({
  ...on('A', 'ASZ', '-'),
  where: where('I', 'A_M', 'Theta'),
  evaluate: ({ I, A_M, Theta }) => tan(Theta) * sin(I) * cos(I) * sin(A_M),
})

const perField = '1/T'
export const mbxy1Azimuth = equation({
  ...on('A', 'MBXY-TI1S', perField),
  where: where('I', 'A_M', 'B', 'Theta'),
  evaluate: ({ I, A_M, B, Theta }) => (-cos(I) * sin(A_M)) / (B * cos(Theta)),
})
export const mbxy2Azimuth = equation({
  ...on('A', 'MBXY-TI2S', perField),
  where: where('A_M', 'B', 'Theta'),
  evaluate: ({ A_M, B, Theta }) => cos(A_M) / (B * cos(Theta)),
})
export const mbzAzimuth = equation({
  ...on('A', 'MBZ', perField),
  where: where('I', 'A_M', 'B', 'Theta'),
  evaluate: ({ I, A_M, B, Theta }) => (-sin(I) * sin(A_M)) / (B * cos(Theta)),
})
export const msxy1Azimuth = equation({
  ...on('A', 'MSXY-TI1S', '-'),
  where: where('I', 'A_M', 'Theta'),
  evaluate: ({ I, A_M, Theta }) => (sin(I) * sin(A_M) * (tan(Theta) * cos(I) + sin(I) * cos(A_M))) / sqrt(2),
})
export const msxy2Azimuth = equation({
  ...on('A', 'MSXY-TI2S', '-'),
  where: where('I', 'A_M', 'Theta'),
  evaluate: ({ I, A_M, Theta }) => (sin(A_M) * (tan(Theta) * sin(I) * cos(I) - cos(I) ** 2 * cos(A_M) - cos(A_M))) / 2,
})
export const msxy3Azimuth = equation({
  ...on('A', 'MSXY-TI3S', '-'),
  where: where('I', 'A_M', 'Theta'),
  evaluate: ({ I, A_M, Theta }) =>
    (cos(I) * cos(A_M) ** 2 - cos(I) * sin(A_M) ** 2 - tan(Theta) * sin(I) * cos(A_M)) / 2,
})
export const mszAzimuth = equation({
  ...on('A', 'MSZ', '-'),
  where: where('I', 'A_M', 'Theta'),
  evaluate: ({ I, A_M, Theta }) => -(sin(I) * cos(A_M) + tan(Theta) * cos(I)) * sin(I) * sin(A_M),
})
export const dbhAzimuth = equation({
  ...on('A', 'DBH', perField),
  where: where('B', 'Theta'),
  evaluate: ({ B, Theta }) => 1 / (B * cos(Theta)),
})
export const amilAzimuth = equation({
  ...on('A', 'AMIL', perField),
  where: where('I', 'A_M', 'B', 'Theta'),
  evaluate: ({ I, A_M, B, Theta }) => (sin(I) * sin(A_M)) / (B * cos(Theta)),
})

export const sagInclination = equation({
  ...on('I', 'SAGE', '-'),
  where: where('I'),
  evaluate: ({ I }) => sin(I) ** 0.25,
})
export const xym1Inclination = equation({
  ...on('I', 'XYM1', '-'),
  where: where('I'),
  evaluate: ({ I }) => abs(sin(I)),
})
export const SHORT_COURSE = constant({
  symbol: 'L_0',
  title: 'Reference course length for misalignment',
  value: 10,
  unit: 'm',
  source: iscwsaMwd,
  clause: 'weighting functions XYM3E, XYM4E',
})
export const shortCourse = equation({
  symbol: 'k_L',
  title: 'Short course factor',
  unit: '-',
  source: iscwsaMwd,
  clause: 'weighting functions XYM3E, XYM4E',
  where: { ...where('L'), L_0: ['reference course length for misalignment', 'm'] },
  evaluate: ({ L, L_0 }) => max(1, sqrt(L_0 / L)),
  limited: { holds: 'course lengths above the reference length have a factor of 1' },
})
const misaligned = { ...where('I', 'A_T'), k_L: ['short course factor', '-'] } as const
export const xym3Inclination = equation({
  ...on('I', 'XYM3E', '-'),
  where: misaligned,
  evaluate: ({ I, A_T, k_L }) => abs(cos(I)) * cos(A_T) * k_L,
})
export const xym3Azimuth = equation({
  ...on('A', 'XYM3E', '-'),
  where: misaligned,
  evaluate: ({ I, A_T, k_L }) => ((-abs(cos(I)) * sin(A_T)) / sin(I)) * k_L,
})
export const xym4Inclination = equation({
  ...on('I', 'XYM4E', '-'),
  where: misaligned,
  evaluate: ({ I, A_T, k_L }) => abs(cos(I)) * sin(A_T) * k_L,
})
export const xym4Azimuth = equation({
  ...on('A', 'XYM4E', '-'),
  where: misaligned,
  evaluate: ({ I, A_T, k_L }) => ((abs(cos(I)) * cos(A_T)) / sin(I)) * k_L,
})

export const XCL_TORTUOSITY = constant({
  symbol: 'kappa_min',
  title: 'Minimum curvature for course length errors, 1° per 100 ft',
  value: 0.000572615,
  unit: 'rad/m',
  source: iscwsaMwd,
  clause: 'XCLTortuosity',
})
export const xclaBend = equation({
  symbol: 'phi_A',
  title: 'Course bend, lateral',
  unit: 'rad',
  source: iscwsaMwd,
  clause: 'term XCLA',
  where: {
    I: SYMBOLS.I,
    Delta_A: ['azimuth change, 0 from a vertical station', 'rad'],
    tau: ['minimum curvature', 'rad/m'],
    L: SYMBOLS.L,
  },
  evaluate: ({ I, Delta_A, tau, L }) => max(abs(sin(I) * sin(Delta_A)), tau * L),
})
export const xclhBend = equation({
  symbol: 'phi_H',
  title: 'Course bend, vertical plane',
  unit: 'rad',
  source: iscwsaMwd,
  clause: 'term XCLH',
  where: {
    I: SYMBOLS.I,
    I_b: ['inclination of previous station', 'rad'],
    tau: ['minimum curvature', 'rad/m'],
    L: SYMBOLS.L,
  },
  evaluate: ({ I, I_b, tau, L }) => max(abs(I - I_b), tau * L),
})
