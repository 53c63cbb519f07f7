/** What the inputs of one analysis must satisfy together, before anything is calculated. */
import { type Problem, shownForce } from '@keelson/workflow'
import { missing, sandRows } from '../_shared/pile/rules.ts'
import type { Some } from './inputs.ts'

export const sandLayers = (p: Some<'soil_layers'>): Problem[] => sandRows(p.soil_layers)

/** Load transfer is that of a pile that is pushed. */
export const pulled = ({ head_load: P }: Some<'head_load'>): Problem[] =>
  P < 0
    ? [
        {
          pointer: '/head_load',
          message: `must be zero or positive (compression) for load transfer settlement (entered: ${shownForce(P)})`,
        },
      ]
    : []

export const lateralRows = ({ soil_layers: rows }: Some<'soil_layers'>): Problem[] =>
  rows.flatMap((row, k) =>
    row.soil_type === 'sand' ? missing(row, k, ['friction_angle_deg', 'initial_modulus_kn_m3']) : [],
  )
