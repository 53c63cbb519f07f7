/** What the inputs must satisfy together, before anything is calculated. */
import type { Problem } from '@keelson/workflow'
import { LAYERED } from '../_shared/pile/modes.ts'
import { capacityRules, missing, sandRows } from '../_shared/pile/rules.ts'
import { LATERAL_PY, LOAD_TRANSFER } from './modes.ts'
import type { Params } from './params.ts'

export const rules = (p: Params): Problem[] => [
  ...capacityRules(p),
  ...(p.analysis === LAYERED || p.analysis === LOAD_TRANSFER ? sandRows(p.soil_layers) : []),
  ...(p.analysis === LATERAL_PY ? lateralRows(p) : []),
]

const lateralRows = ({ soil_layers: rows = [] }: Params): Problem[] =>
  rows.flatMap((row, k) =>
    row.soil_type === 'sand' ? missing(row, k, ['friction_angle_deg', 'initial_modulus_kn_m3']) : [],
  )
