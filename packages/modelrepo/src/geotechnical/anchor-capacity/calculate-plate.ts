/** A plate anchor: the strength where it lies after keying, and what that holds. */
import type { Trace } from '@keelson/equations'
import { strengthWithGradient } from '@keelson/physics/soil/equations.ts'
import {
  depthAfterKeying,
  PLATE_BEARING_FACTOR,
  plateWidth,
  pulloutCapacity,
} from '@keelson/physics/soil/plate-anchor.ts'
import * as factors from '@keelson/standards/api-rp-2sk-2005/anchors.ts'
import { given } from '@keelson/workflow'
import type { Params } from './params.ts'

export type SolvedPlate = ReturnType<typeof solvePlate>

export function solvePlate(p: Params, trace: Trace) {
  const { plate_area: A, embedment_depth: z_e } = given(p, 'plate_area', 'embedment_depth')
  trace.section('Strength at the plate')
  const z_f = trace.apply(depthAfterKeying, { z_e, z_k: p.keying_loss })
  const clay = { s_u0: p.undrained_shear_strength_mudline, k: p.undrained_strength_gradient, z: z_f }
  const s_f = trace.apply(strengthWithGradient, clay, { as: 's_f', rename: { z: 'z_f' } })
  trace.section('Pullout capacity')
  const B = trace.apply(plateWidth, { A })
  const N_c = p.bearing_factor_nc ?? PLATE_BEARING_FACTOR
  const Q_u = trace.apply(pulloutCapacity, { eta_d: p.disturbance_factor, N_c, s_f, A })
  const Q = p.required_pullout_capacity
  const FS = p.factor_of_safety ?? factors.PLATE_FACTOR
  const Q_d =
    Q === undefined ? undefined : trace.apply(factors.factoredPull, { V: Q, FS }, { as: 'Q_d', rename: { V: 'Q' } })
  return { A, z_e, z_f, s_f, B, Q_u, Q_d }
}
