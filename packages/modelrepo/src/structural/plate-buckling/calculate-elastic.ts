/** When the flat plate begins to bulge: a matter of service, which the resistances do not need. */
import { readConstant, type Trace } from '@keelson/equations'
import * as elastic from '@keelson/physics/plate-buckling/elastic.ts'
import type { Params } from './inputs.ts'
import { CLAMPED } from './modes.ts'

export interface Elastic {
  readonly k: number
  /** Over the length; undefined with clamped edges, where the least factor of all lengths is taken. */
  readonly halfWaves: number | undefined
  readonly stress: number
}

export function elasticOf(p: Params, trace: Trace): Elastic {
  trace.section('Elastic buckling')
  const { plate_length: l, stiffener_spacing: s } = p
  const plate = { E: p.youngs_modulus, nu: p.poisson_ratio, t: p.plate_thickness, s }
  if (p.edge_condition === CLAMPED) {
    const k = readConstant(elastic.CLAMPED_LONG_EDGES, 'clamped long edges', trace)
    return { k, halfWaves: undefined, stress: trace.apply(elastic.bucklingStress, { ...plate, k }) }
  }
  const m = trace.apply(elastic.halfWaves, { l, s })
  const k = trace.apply(elastic.longitudinalFactor, { m, l, s })
  return { k, halfWaves: m, stress: trace.apply(elastic.bucklingStress, { ...plate, k }) }
}
