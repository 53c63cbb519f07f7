/** What a riser pipe holds: walls, burst, plastic moment and tension. DNV-OS-F201 (2010) section 5 C and D. */
import { constant, equation, max, pi, reachRange, sqrt } from '@keelson/equations'
import { flowStressParameter as flowStress } from '../dnv-st-f101-2021/local-buckling.ts'
import { containmentStrength as strength } from '../dnv-st-f101-2021/material.ts'
import { containmentResistance } from '../dnv-st-f101-2021/pressure-containment.ts'
import * as wall from '../dnv-st-f101-2021/wall.ts'
import { dnvOsF201, named } from './source.ts'

const BENT = { source: dnvOsF201, clause: 'section 5 D, combined loading' } as const

/** Share of the nominal wall by which seamless pipe to API 5L may be thinner. */
export const MILL_TOLERANCE = constant({
  symbol: 'r_mill',
  title: 'Assumed mill tolerance',
  value: 0.125,
  unit: '-',
  source: dnvOsF201,
  clause: 'section 5 C, fabrication tolerance',
})
/** Of the code: incidental over design pressure. */
export const INCIDENTAL_RATIO = constant({
  symbol: 'k_inc',
  title: 'Incidental to design pressure ratio',
  value: 1.1,
  unit: '-',
  source: dnvOsF201,
  clause: 'section 3 B, pressure loads',
})

export const toleranceOfFraction = named(wall.toleranceOfFraction, 'section 5 C, fabrication tolerance')
/** Of bursting and collapse. */
export const thinnestWall = named(wall.characteristicWallOperation, 'section 5 C, t_1')
/** Of combined loading and propagation. */
export const averageWall = named(wall.characteristicWallLocal, 'section 5 C 203, t_2')

export const incidentalPressure = equation({
  source: dnvOsF201,
  clause: 'section 3 B, pressure loads',
  symbol: 'p_li',
  title: 'Local incidental pressure',
  unit: 'Pa',
  where: { k_inc: ['incidental to design pressure ratio', '-'], p_ld: ['local design pressure', 'Pa'] },
  evaluate: ({ k_inc, p_ld }) => k_inc * p_ld,
})

export const containmentStrength = named(strength, 'section 5 D, bursting')
/** Of either wall. */
export const burstResistance = named(containmentResistance, 'section 5 D, bursting')

const f_y = ['yield strength', 'Pa'] as const
const alpha_c = ['flow stress parameter', '-'] as const
const D = ['outside diameter', 'm'] as const
const t_2 = ['average wall thickness', 'm'] as const
const q_h = ['hoop stress ratio', '-'] as const

export const hoopShare = equation({
  ...BENT,
  symbol: 'q_h',
  title: 'Hoop stress ratio',
  unit: '-',
  where: { Delta_p: ['net internal pressure', 'Pa'], p_b: ['burst resistance', 'Pa'] },
  evaluate: ({ Delta_p, p_b }) => (max(0, Delta_p) / p_b) * (2 / sqrt(3)),
  limited: { holds: 'net external pressure causes no hoop tension' },
})

/** No hardening above D/t of 60. */
export const hardeningShare = equation({
  ...BENT,
  symbol: 'beta',
  title: 'Strain hardening fraction',
  unit: '-',
  where: { D, t_2, q_h },
  evaluate: ({ D, t_2, q_h }) => (D / t_2 < 15 ? 0.4 + q_h : D / t_2 <= 60 ? ((0.4 + q_h) * (60 - D / t_2)) / 45 : 0),
  limited: { holds: 'pipe with D/t above 60 buckles before the steel strain-hardens' },
})

/** Of the pipes whose bending was tested. */
export const BENT_D_OVER_T = reachRange({
  ...BENT,
  symbol: 'D/t_2',
  title: 'D/t based on average wall thickness',
  unit: '-',
  to: 45,
  unsafe: 'above',
  because: 'the bending resistance was tested only for D/t up to 45',
})

/** Not bounded above, as in the pipeline code. */
export const flowStressParameter = named(flowStress, 'section 5 D, combined loading')

/** The fabrication factor has no part in it. */
export const plasticMoment = equation({
  ...BENT,
  symbol: 'M_k',
  title: 'Plastic moment resistance',
  unit: 'N*m',
  where: { f_y, alpha_c, D, t_2 },
  evaluate: ({ f_y, alpha_c, D, t_2 }) => f_y * alpha_c * (D - t_2) ** 2 * t_2,
})

/** The fabrication factor has no part in it. */
export const plasticTension = equation({
  ...BENT,
  symbol: 'T_k',
  title: 'Plastic tension resistance',
  unit: 'N',
  where: { f_y, alpha_c, D, t_2 },
  evaluate: ({ f_y, alpha_c, D, t_2 }) => f_y * alpha_c * pi * (D - t_2) * t_2,
})
