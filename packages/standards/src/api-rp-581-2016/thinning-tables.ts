/** What the thinning damage factor reads from tables: damage states, confidence, effectiveness, shapes. API RP 581 (2016) part 2, 4.5. */
import { constant } from '@keelson/equations'
import { apiRp581 } from './source.ts'

/** Loss in each damage state as a multiple of the expected. API RP 581 (2016) part 2, 4.5.7 step 12. */
export const DAMAGE_STATES = [1, 2, 4] as const

export const CONFIDENCES = ['low', 'medium', 'high'] as const
export type Confidence = (typeof CONFIDENCES)[number]
/** How probable each damage state is before any inspection. API RP 581 (2016) part 2, Table 4.5. */
export const PRIORS: Readonly<Record<Confidence, readonly [number, number, number]>> = {
  low: [0.5, 0.3, 0.2],
  medium: [0.7, 0.2, 0.1],
  high: [0.8, 0.15, 0.05],
}

export const GRADES = ['A', 'B', 'C', 'D'] as const
export type Grade = (typeof GRADES)[number]
/** How probable it is that an inspection of this effectiveness finds each state. API RP 581 (2016) part 2, Table 4.6. */
export const CONDITIONALS: Readonly<Record<Grade, readonly [number, number, number]>> = {
  A: [0.9, 0.09, 0.01],
  B: [0.7, 0.2, 0.1],
  C: [0.5, 0.3, 0.2],
  D: [0.4, 0.33, 0.27],
}

export const SHAPES = ['cylinder', 'sphere', 'head'] as const
/** Shape factor alpha. API RP 581 (2016) part 2, 4.5.7 step 8. */
export const SHAPE_FACTORS: Readonly<Record<(typeof SHAPES)[number], number>> = { cylinder: 2, sphere: 4, head: 1.13 }

export const COV_THINNING = constant({
  symbol: 'V_t',
  title: 'Coefficient of variation of the thinning',
  value: 0.2,
  unit: '-',
  source: apiRp581,
  clause: 'part 2, 4.5.7 step 12',
})
export const COV_FLOW_STRESS = constant({
  symbol: 'V_s',
  title: 'Coefficient of variation of the flow stress',
  value: 0.2,
  unit: '-',
  source: apiRp581,
  clause: 'part 2, 4.5.7 step 12',
})
export const COV_PRESSURE = constant({
  symbol: 'V_p',
  title: 'Coefficient of variation of the pressure',
  value: 0.05,
  unit: '-',
  source: apiRp581,
  clause: 'part 2, 4.5.7 step 12',
})
export const GENERIC_FREQUENCY = constant({
  symbol: 'gff',
  title: 'Generic failures a year, small to rupture, of vessels and piping',
  value: 3.06e-5,
  unit: '-',
  source: apiRp581,
  clause: 'part 2, Table 3.1',
})
