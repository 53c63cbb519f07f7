/** What the inputs must satisfy together, before anything is calculated. */
import { type Problem, shownForce } from '@keelson/workflow'
import { LAYERED } from '../_shared/pile/modes.ts'
import { capacityRules, missing, sandRows } from '../_shared/pile/rules.ts'
import type { Params } from './inputs.ts'
import { LATERAL_PY, LOAD_TRANSFER } from './modes.ts'

export const rules = (p: Params): Problem[] => [
  ...capacityRules(p),
  ...(p.analysis === LAYERED || p.analysis === LOAD_TRANSFER ? sandRows(p.soil_layers) : []),
  ...(p.analysis === LATERAL_PY ? lateralRows(p) : []),
  ...(p.analysis === LOAD_TRANSFER ? pulled(p) : []),
]

/** Load transfer is that of a pile that is pushed. */
const pulled = ({ head_load: P }: Params): Problem[] =>
  P < 0
    ? [{ pointer: '/head_load', message: `must not be tension in {analysis} ${LOAD_TRANSFER}; read ${shownForce(P)}` }]
    : []

const lateralRows = ({ soil_layers: rows = [] }: Params): Problem[] =>
  rows.flatMap((row, k) =>
    row.soil_type === 'sand' ? missing(row, k, ['friction_angle_deg', 'initial_modulus_kn_m3']) : [],
  )
