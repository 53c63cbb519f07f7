/** Design force and pad eyes of portable offshore units. DNV-ST-E273 (2016), as public worked sheets use it. Coherent SI. */
import { constant, cos, equation, sqrt } from '@keelson/equations'
import { dnvStE273 } from './source.ts'

const at = (clause: string) => ({ source: dnvStE273, clause }) as const

export const OPERATIONAL_CLASSES = ['R60', 'R45', 'R30'] as const
export type OperationalClass = (typeof OPERATIONAL_CLASSES)[number]

/** Share of a mass of 50 t in the design factor, by operational class. DNV-ST-E273 (2016), design force. */
export const CLASS_SHARE: Readonly<Record<OperationalClass, number>> = { R60: 0.8, R45: 0.6, R30: 0.4 }
export const CLASS_SHARE_CLAUSE = 'design force, formerly DNV 2.7-3 appendix A'

export const REFERENCE_MASS = constant({
  ...at('design force, formerly DNV 2.7-3 appendix A'),
  symbol: 'M_50',
  title: 'Mass above which the design factor is constant',
  value: 50,
  unit: 't',
})
export const STATIC_SHARE = constant({
  ...at('design force, formerly DNV 2.7-3 appendix A'),
  symbol: 'c_0',
  title: 'Design factor constant term',
  value: 1.4,
  unit: '-',
})
export const SLING_SHARE = constant({
  ...at('padeyes, formerly DNV 2.7-3 appendix A'),
  symbol: 'c_s',
  title: 'Padeye design force factor',
  value: 1.2,
  unit: '-',
})
/** A pin below it bears on a narrower strip. */
export const CLOSE_PIN = constant({
  ...at('padeyes, formerly DNV 2.7-3 appendix A'),
  symbol: 'c_pin',
  title: 'Close pin to hole diameter ratio',
  value: 0.94,
  unit: '-',
})
export const STRESS_SHARE = constant({
  ...at('padeyes, formerly DNV 2.7-3 appendix A'),
  symbol: 'c_e',
  title: 'Allowable stress to yield strength ratio',
  value: 0.85,
  unit: '-',
})

const RSF = ['resulting sling force', 'N'] as const
const E = ["Young's modulus", 'Pa'] as const
const D_H = ['hole diameter', 'm'] as const
const D_pin = ['pin diameter', 'm'] as const
const t_e = ['thickness at the hole', 'm'] as const
const t = ['plate thickness', 'm'] as const
const t_c = ['cheek plate thickness, each side', 'm'] as const

export const designFactor = equation({
  ...at('design force, formerly DNV 2.7-3 appendix A'),
  symbol: 'DF',
  title: 'Design factor',
  unit: '-',
  where: {
    c_0: ['design factor constant term', '-'],
    c: ['operational class term', '-'],
    M_50: ['mass above which the design factor is constant', 'kg'],
    MGW: ['gross mass', 'kg'],
  },
  evaluate: ({ c_0, c, M_50, MGW }) => (MGW < M_50 ? c_0 + c * sqrt(M_50 / MGW) : c_0 + c),
})

export const designForce = equation({
  ...at('design force, formerly DNV 2.7-3 appendix A'),
  symbol: 'F_d',
  title: 'Design force',
  unit: 'N',
  where: { DF: ['design factor', '-'], MGW: ['gross mass', 'kg'], g: ['gravitational acceleration', 'm/s2'] },
  evaluate: ({ DF, MGW, g }) => DF * MGW * g,
})

export const resultingSlingForce = equation({
  ...at('padeyes, formerly DNV 2.7-3 appendix A'),
  symbol: 'RSF',
  title: 'Resulting sling force',
  unit: 'N',
  where: {
    c_s: ['padeye design force factor', '-'],
    F_d: ['design force', 'N'],
    s: ['load share of the most loaded padeye', '-'],
    v: ['leg angle from the vertical', 'rad'],
  },
  evaluate: ({ c_s, F_d, s, v }) => (c_s * F_d * s) / cos(v),
})

export const thicknessAtHole = equation({
  ...at('padeyes, formerly DNV 2.7-3 appendix A'),
  symbol: 't_e',
  title: 'Thickness at the hole',
  unit: 'm',
  where: { t, t_c },
  evaluate: ({ t, t_c }) => t + 2 * t_c,
})

/** Of plate and cheeks, weighed by their thickness. */
export const effectiveRadius = equation({
  ...at('padeyes, formerly DNV 2.7-3 appendix A'),
  symbol: 'R_pad',
  title: 'Padeye effective radius',
  unit: 'm',
  where: {
    R_pl: ['hole centre to plate edge distance', 'm'],
    t,
    R_ch: ['cheek plate radius', 'm'],
    t_c,
    t_e,
  },
  evaluate: ({ R_pl, t, R_ch, t_c, t_e }) => (R_pl * t + 2 * R_ch * t_c) / t_e,
})

export const tearOutStress = equation({
  ...at('padeyes, formerly DNV 2.7-3 appendix A'),
  symbol: 'sigma_t',
  title: 'Tear-out stress',
  unit: 'Pa',
  where: { RSF, R_pad: ['padeye effective radius', 'm'], D_H, t_e },
  evaluate: ({ RSF, R_pad, D_H, t_e }) => (2 * RSF) / ((2 * R_pad - D_H) * t_e),
})

export const closeContactStress = equation({
  ...at('padeyes, formerly DNV 2.7-3 appendix A'),
  symbol: 'sigma_c',
  title: 'Contact stress, close pin',
  unit: 'Pa',
  where: { RSF, E, D_H, t_e },
  evaluate: ({ RSF, E, D_H, t_e }) => 0.045 * sqrt((RSF * E) / (D_H * t_e)),
})

export const looseContactStress = equation({
  ...at('padeyes, formerly DNV 2.7-3 appendix A'),
  symbol: 'sigma_c',
  title: 'Contact stress, loose pin',
  unit: 'Pa',
  where: { RSF, D_pin, D_H, E, t_e },
  evaluate: ({ RSF, D_pin, D_H, E, t_e }) => 0.18 * sqrt((RSF * (1 / D_pin - 1 / D_H) * E) / t_e),
})

export const allowableStress = equation({
  ...at('padeyes, formerly DNV 2.7-3 appendix A'),
  symbol: 'sigma_a',
  title: 'Allowable stress',
  unit: 'Pa',
  where: { c_e: ['allowable stress to yield strength ratio', '-'], R_e: ['yield strength', 'Pa'] },
  evaluate: ({ c_e, R_e }) => c_e * R_e,
})
