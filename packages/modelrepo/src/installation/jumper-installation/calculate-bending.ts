/** A jumper lifted level at two points: its moments, and the stress of its pipe. */
import type { Trace } from '@keelson/equations'
import * as beam from '@keelson/physics/lift/two-point-beam.ts'
import { given } from '@keelson/workflow'
import type { Params } from './params.ts'

export interface BendingRun {
  readonly hogging: number
  readonly sagging: number
  /** Undefined without the pipe. */
  readonly stress: number | undefined
  /** Undefined without its yield strength. */
  readonly allowable: number | undefined
  readonly utilisation: number | undefined
}

export function bendingRun(p: Params, trace: Trace): BendingRun {
  trace.section('Moments')
  const {
    jumper_length: L,
    unit_weight: w,
    lift_point_overhang: a,
  } = given(p, 'jumper_length', 'unit_weight', 'lift_point_overhang')
  const hogging = trace.apply(beam.overhangMoment, { w, a })
  const sagging = trace.apply(beam.midspanMoment, { w, L, a })
  return { hogging, sagging, ...stressOf(p, hogging, sagging, trace) }
}

function stressOf(
  { outer_diameter: D, wall_thickness: t, dynamic_amplification_factor: DAF, ...p }: Params,
  M_hog: number,
  M_sag: number,
  trace: Trace,
): Pick<BendingRun, 'stress' | 'allowable' | 'utilisation'> {
  if (D === undefined || t === undefined || DAF === undefined)
    return { stress: undefined, allowable: undefined, utilisation: undefined }
  trace.section('Stress of the pipe')
  const Z = trace.apply(beam.tubeModulus, { D, t })
  const stress = trace.apply(beam.liftStress, { DAF, M_hog, M_sag, Z })
  const { specified_minimum_yield_strength: SMYS } = p
  if (SMYS === undefined) return { stress, allowable: undefined, utilisation: undefined }
  const allowable = trace.apply(beam.allowableLiftStress, { c: p.allowable_stress_factor, SMYS })
  const utilisation = trace.apply(beam.liftStressUtilisation, { sigma_b: stress, sigma_a: allowable })
  return { stress, allowable, utilisation }
}
