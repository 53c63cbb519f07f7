/** The pipe on the crest of its imperfection: moment, strain, and the criteria of the bent pipe. */
import type { Trace } from '@keelson/equations'
import { crestMoment } from '@keelson/physics/pipeline-buckling/palmer.ts'
import { bendingStrain, type PipeSection } from '@keelson/physics/pipeline-buckling/section.ts'
import { GAMMA_C_UNEVEN, GAMMA_F_B } from '@keelson/standards/dnv-st-f101-2021/combined-loading.ts'
import {
  INTERNAL_OVERPRESSURE,
  LOAD_CONTROLLED_D_OVER_T,
  strainDemand,
} from '@keelson/standards/dnv-st-f101-2021/local-buckling.ts'
import { type NotChecked, notChecked, outOf, withoutDemand } from '@keelson/workflow'
import { loadControlled, type Strength } from '../_shared/buckling/strength.ts'
import type { Download } from './calculate-download.ts'
import type { Params } from './inputs.ts'

export interface Crest {
  readonly M: number
  readonly epsilon: number
  readonly epsilon_Sd: number
  /** Utilisation by the load controlled criterion, or why there is none. */
  readonly loadControlled: number | NotChecked
}

/** undefined where the shape of the imperfection is not known. */
export function crestOf(
  p: Params,
  { EI }: PipeSection,
  strength: Strength,
  { feature }: Download,
  P: number,
  trace: Trace,
): Crest | undefined {
  if (feature === undefined) return undefined
  trace.section('Pipe on crest')
  const { delta, L } = feature
  const natural = p.imperfection_length === undefined
  const M = trace.apply(crestMoment, { EI, delta, L }, natural ? { rename: { L: 'L_0' } } : {})
  const epsilon = trace.apply(bendingStrain, { M, D: p.outer_diameter, EI }, { rename: { M: 'M_crest' } })
  const epsilon_Sd = trace.apply(strainDemand, { gamma_F: GAMMA_F_B, epsilon })
  return { M, epsilon, epsilon_Sd, loadControlled: combinedOf(p, strength, M, P, trace) }
}

function combinedOf(p: Params, strength: Strength, M: number, P: number, trace: Trace): number | NotChecked {
  const { effective_axial_compression, internal_pressure_change: Delta_p, outer_diameter: D, wall_thickness: t } = p
  if (effective_axial_compression !== undefined) return withoutDemand(NO_PRESSURE)
  const left = outOf(INTERNAL_OVERPRESSURE, Delta_p) ?? outOf(LOAD_CONTROLLED_D_OVER_T, D / t)
  if (left) return notChecked('out_of_reach', left)
  const bent = { M, P, Delta_p, gamma_c: GAMMA_C_UNEVEN, names: { M: 'M_crest', P: 'P' } }
  return loadControlled(p, strength, bent, trace) ?? withoutDemand(NO_PRESSURE)
}
const NO_PRESSURE = 'the pressure is unknown because the compression is entered directly'
