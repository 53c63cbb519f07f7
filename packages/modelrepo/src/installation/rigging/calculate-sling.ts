/** What a sling needs to hold: its safety factor by its bend, end and material, and its breaking load. */
import type { Trace } from '@keelson/equations'
import * as slings from '@keelson/standards/noble-denton-0027-rev11/slings.ts'
import type { Params } from './params.ts'

export interface SlingRun {
  readonly bending: number
  readonly reduction: number
  readonly factor: number
  readonly required: number
  readonly utilisation: number | undefined
}

/** Undefined without rope and bend. */
export function slingRun(p: Params, F: number, trace: Trace): SlingRun | undefined {
  const { bend_diameter: D, rope_diameter: d } = p
  if (D === undefined || d === undefined) return undefined
  trace.section('Strength of the sling')
  const bending = trace.apply(slings.bendingFactor, { D, d })
  const reduction = trace.apply(slings.reductionFactor, { gamma_s: p.termination_factor, gamma_b: bending })
  const factor = trace.apply(slings.nominalSafetyFactor, {
    gamma_f: p.load_factor,
    gamma_c: p.consequence_factor,
    gamma_r: reduction,
    gamma_w: p.wear_factor,
    gamma_m: p.material_factor,
    gamma_tw: p.twist_factor,
    c_sf: slings.LEAST_FACTOR,
  })
  const required = trace.apply(slings.requiredBreakingLoad, { F, gamma_sf: factor })
  const utilisation =
    p.sling_mbl === undefined
      ? undefined
      : trace.apply(slings.slingUtilisation, { MBL_req: required, MBL: p.sling_mbl })
  return { bending, reduction, factor, required, utilisation }
}
