/** What the thinning damage factor reads from tables: damage states, confidence, effectiveness, shapes. API RP 581 (2016) Part 2, 4.5. */
import { type Constant, constant } from '@keelson/equations'
import { apiRp581 } from './source.ts'

type States = readonly [Constant, Constant, Constant]
/** A row of a table: one coefficient for each damage state. */
function states(symbol: string, title: string, clause: string, row: readonly [number, number, number]): States {
  const entry = (value: number) => constant({ symbol, title, value, unit: '-', source: apiRp581, clause })
  return [entry(row[0]), entry(row[1]), entry(row[2])]
}

export const DAMAGE_STATES = states(
  'D_s',
  'Damage state loss to expected loss ratio',
  'Part 2, 4.5.7 step 12',
  [1, 2, 4],
)

export const CONFIDENCES = { low: 'Low', medium: 'Medium', high: 'High' } as const
export type Confidence = keyof typeof CONFIDENCES
const prior = (...row: [number, number, number]) =>
  states('Pr', 'Prior damage state probability', 'Part 2, Table 4.5', row)
export const PRIORS: Readonly<Record<Confidence, States>> = {
  low: prior(0.5, 0.3, 0.2),
  medium: prior(0.7, 0.2, 0.1),
  high: prior(0.8, 0.15, 0.05),
}

export const GRADES = ['A', 'B', 'C', 'D'] as const
export type Grade = (typeof GRADES)[number]
const conditional = (grade: Grade, ...row: [number, number, number]) =>
  states(`C_${grade}`, `Damage state probability, inspection effectiveness ${grade}`, 'Part 2, Table 4.6', row)
export const CONDITIONALS: Readonly<Record<Grade, States>> = {
  A: conditional('A', 0.9, 0.09, 0.01),
  B: conditional('B', 0.7, 0.2, 0.1),
  C: conditional('C', 0.5, 0.3, 0.2),
  D: conditional('D', 0.4, 0.33, 0.27),
}

export const SHAPES = { cylinder: 'Cylinder', sphere: 'Sphere', head: 'Head' } as const
/** Shape factor alpha. API RP 581 (2016) Part 2, 4.5.7 step 8. */
export const SHAPE_FACTORS: Readonly<Record<keyof typeof SHAPES, number>> = { cylinder: 2, sphere: 4, head: 1.13 }

export const COV_THINNING = constant({
  symbol: 'V_t',
  title: 'Thinning coefficient of variation',
  value: 0.2,
  unit: '-',
  source: apiRp581,
  clause: 'Part 2, 4.5.7 step 12',
})
export const COV_FLOW_STRESS = constant({
  symbol: 'V_s',
  title: 'Flow stress coefficient of variation',
  value: 0.2,
  unit: '-',
  source: apiRp581,
  clause: 'Part 2, 4.5.7 step 12',
})
export const COV_PRESSURE = constant({
  symbol: 'V_p',
  title: 'Pressure coefficient of variation',
  value: 0.05,
  unit: '-',
  source: apiRp581,
  clause: 'Part 2, 4.5.7 step 12',
})
export const GENERIC_FREQUENCY = constant({
  symbol: 'gff',
  title: 'Generic failure frequency, vessels and piping, small to rupture',
  value: 3.06e-5,
  unit: '-',
  source: apiRp581,
  clause: 'Part 2, Table 3.1',
})
