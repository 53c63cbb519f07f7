/** What the inputs of axial capacity must satisfy together. */
import { atLimit, type Problem, shownIn } from '@keelson/workflow'
import { wallProblems } from '../../../_shared/pipe/wall-problems.ts'
import { LAYERED, UNIFORM } from './inputs.ts'
import type { SoilRow } from './soil.ts'

export interface Sent {
  readonly analysis: string
  readonly outer_diameter?: number
  readonly wall_thickness?: number
  readonly embedded_length?: number
  readonly effective_vertical_stress?: readonly number[]
  readonly soil_layers?: readonly SoilRow[]
}

export const capacityRules = (p: Sent): Problem[] => [...wallProblems(p), ...oneStress(p), ...clayRows(p), ...depth(p)]

const oneStress = ({ analysis, effective_vertical_stress: p_0 = [] }: Sent): Problem[] =>
  analysis === UNIFORM && p_0.length > 1
    ? [
        {
          pointer: '/effective_vertical_stress',
          message: `must have one value for uniform clay (entered: ${p_0.length} values)`,
        },
      ]
    : []

/** Clay needs its strength wherever it stands. */
const clayRows = ({ soil_layers: rows = [] }: Sent): Problem[] =>
  rows.flatMap((row, k) => (row.soil_type === 'clay' ? missing(row, k, ['su_top_kpa', 'su_bottom_kpa']) : []))

/** Sand needs its row of table 1 where its friction counts. */
export const sandRows = (rows: readonly SoilRow[] = []): Problem[] =>
  rows.flatMap((row, k) => (row.soil_type === 'sand' ? missing(row, k, ['soil_description', 'relative_density']) : []))

export const missing = <R extends SoilRow>(row: R, k: number, names: readonly (keyof R & string)[]): Problem[] =>
  names
    .filter((name) => row[name] === undefined)
    .map((name) => ({ pointer: `/soil_layers/${k}/${name}`, message: `is required for a ${row.soil_type} layer` }))

function depth({ analysis, embedded_length: L, soil_layers: rows = [] }: Sent): Problem[] {
  const base = rows.reduce((sum, { thickness_m }) => sum + thickness_m, 0)
  if (analysis !== LAYERED || L === undefined || rows.length === 0 || atLimit(L, base)) return []
  return [
    {
      pointer: '/embedded_length',
      message: `must equal the base depth of the last layer, ${shownIn(base, 'm', 7)} (entered: ${shownIn(L, 'm', 7)})`,
    },
  ]
}
