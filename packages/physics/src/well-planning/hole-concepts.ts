/** A screen of hole concepts: casing program, base cost and risk of a slim, a standard and a big hole. */
import { constant, equation, max } from '@keelson/equations'
import { digitalmodel } from './sources.ts'

const COST = { source: digitalmodel, clause: 'cost estimate' } as const

export const HOLE_TYPES = ['big_hole', 'standard_hole', 'slim_hole'] as const
export type HoleType = (typeof HOLE_TYPES)[number]

export const HAZARDS = ['stuck_pipe', 'lost_circulation', 'wellbore_instability'] as const
export const COSTS = ['drilling', 'casing', 'completion'] as const

interface ConceptString {
  /** in */
  readonly outerDiameter: number
  /** m below the mudline */
  readonly shoe: number
  /** Not a size of API 5CT: why it is flagged. */
  readonly noSize?: string
}
export interface HoleConcept {
  readonly strings: readonly ConceptString[]
  /** MUSD at the reference water depth. */
  readonly cost: Readonly<Record<(typeof COSTS)[number], number>>
  /** 0 to 10, higher is worse. */
  readonly risk: Readonly<Record<(typeof HAZARDS)[number] | 'overall', number>>
}

const string = (outerDiameter: number, shoe: number, noSize?: string): ConceptString => ({
  outerDiameter,
  shoe,
  ...(noSize !== undefined && { noSize }),
})

export const holeConcepts: Readonly<Record<HoleType, HoleConcept>> = {
  big_hole: {
    strings: [
      string(30, 30),
      string(20, 400),
      string(13.625, 1000, 'the API size is 13 3/8 in, and 13 5/8 in is non-standard'),
      string(10.75, 1800),
    ],
    cost: { drilling: 18, casing: 6, completion: 8 },
    risk: { stuck_pipe: 3, lost_circulation: 7, wellbore_instability: 5, overall: 5 },
  },
  standard_hole: {
    strings: [
      string(30, 30),
      string(20, 150),
      string(13.75, 400, 'the API size is 13 3/8 in'),
      string(9.625, 1000),
      string(7, 1800),
    ],
    cost: { drilling: 12, casing: 4, completion: 5.5 },
    risk: { stuck_pipe: 4, lost_circulation: 4, wellbore_instability: 4, overall: 4 },
  },
  slim_hole: {
    strings: [
      string(9.625, 12),
      string(7, 100),
      string(5.5, 600),
      string(3.5, 1200),
      string(2.9, 2000, 'the API size is 2 7/8 in'),
    ],
    cost: { drilling: 6, casing: 2, completion: 3.5 },
    risk: { stuck_pipe: 8, lost_circulation: 2, wellbore_instability: 6, overall: 5.5 },
  },
}

export const REFERENCE_DEPTH = constant({
  symbol: 'd_0',
  title: 'Reference water depth for base costs',
  value: 500,
  unit: 'm',
  ...COST,
})
export const COST_SLOPE = constant({
  symbol: 'k_d',
  title: 'Cost increase with water depth',
  value: 0.001,
  unit: '1/m',
  ...COST,
})

export const depthFactor = equation({
  ...COST,
  symbol: 'f_d',
  title: 'Water depth factor',
  unit: '-',
  where: {
    k_d: ['cost increase with water depth', '1/m'],
    d: ['water depth', 'm'],
    d_0: ['reference water depth for base costs', 'm'],
  },
  evaluate: ({ k_d, d, d_0 }) => max(0.5, 1 + k_d * (d - d_0)),
  limited: { holds: 'the screening applies a minimum of half the base cost' },
})

export const scaledCost = equation({
  ...COST,
  symbol: 'C',
  title: 'Cost at the water depth',
  unit: 'USD',
  where: { C_0: ['base cost', 'USD'], f_d: ['water depth factor', '-'] },
  evaluate: ({ C_0, f_d }) => C_0 * f_d,
})

export const wellCost = equation({
  ...COST,
  symbol: 'C_w',
  title: 'Well cost',
  unit: 'USD',
  where: { C_d: ['drilling cost', 'USD'], C_c: ['casing cost', 'USD'], C_k: ['completion cost', 'USD'] },
  evaluate: ({ C_d, C_c, C_k }) => C_d + C_c + C_k,
})

export type Objective = 'exploration' | 'appraisal' | 'development' | 'high_rate_development'

/** Deeper than this a well that explores is no slim hole. */
export const SLIM_DEPTH = constant({
  symbol: 'd_s',
  title: 'Maximum slim hole water depth',
  value: 1000,
  unit: 'm',
  source: digitalmodel,
  clause: 'decision matrix',
})

/** The hole that the decision matrix has for an objective and a water depth in m. */
export function recommendedHole(objective: Objective, waterDepth: number): HoleType {
  if (objective === 'high_rate_development') return 'big_hole'
  if (objective === 'development') return 'standard_hole'
  return waterDepth > SLIM_DEPTH.si ? 'standard_hole' : 'slim_hole'
}
