/** A plate anchor: the strength where it lies after keying, its bearing factor there, and what that holds. */
import type { Constant, Trace } from '@keelson/equations'
import { strengthWithGradient } from '@keelson/physics/soil/equations.ts'
import * as plate from '@keelson/physics/soil/plate-anchor.ts'
import * as factors from '@keelson/standards/api-rp-2sk-2005/anchors.ts'
import type { Given, Perhaps } from './inputs.ts'

export const plateInputs = [
  ...['plate_area', 'embedment_depth', 'keying_loss', 'disturbance_factor'],
  ...['undrained_shear_strength_mudline', 'undrained_strength_gradient'],
] as const
export type Plate = Given<(typeof plateInputs)[number]> &
  Perhaps<'bearing_factor_nc' | 'required_pullout_capacity' | 'factor_of_safety'>

export type SolvedPlate = ReturnType<typeof solvePlate>

export function solvePlate(p: Plate, trace: Trace) {
  const { plate_area: A, embedment_depth: z_e } = p
  trace.section('Strength at plate')
  const z_f = trace.apply(plate.depthAfterKeying, { z_e, z_k: p.keying_loss })
  const clay = { s_u0: p.undrained_shear_strength_mudline, k: p.undrained_strength_gradient, z: z_f }
  const s_f = trace.apply(strengthWithGradient, clay, { as: 's_f', rename: { z: 'z_f' } })
  trace.section('Pullout capacity')
  const B = trace.apply(plate.plateWidth, { A })
  const N_c = factorOf(p, { z_f, B, s_f, k: clay.k }, trace)
  const Q_u =
    N_c === undefined ? undefined : trace.apply(plate.pulloutCapacity, { eta_d: p.disturbance_factor, N_c, s_f, A })
  const Q = p.required_pullout_capacity
  const FS = p.factor_of_safety ?? factors.PLATE_FACTOR
  const Q_d =
    Q === undefined ? undefined : trace.apply(factors.factoredPull, { V: Q, FS }, { as: 'Q_d', rename: { V: 'Q' } })
  return { A, z_e, z_f, s_f, B, Q_u, Q_d }
}

/** A plate where it lies, in clay whose strength increases with depth. */
export interface Laid {
  readonly z_f: number
  readonly B: number
  readonly s_f: number
  readonly k: number
}

/** That entered; else of flow round a deep plate, or of a shallow one that breaks away; none of one shallower than its width. */
export function factorOf(p: Perhaps<'bearing_factor_nc'>, laid: Laid, trace: Trace): number | Constant | undefined {
  if (p.bearing_factor_nc !== undefined) return p.bearing_factor_nc
  return isDeep(laid) ? plate.PLATE_BEARING_FACTOR : shallowOf(laid, trace)
}

export const isDeep = ({ z_f, B }: Pick<Laid, 'z_f' | 'B'>): boolean => z_f > plate.DEEP_PLATE * B

/** Undefined above the depths for which the factor is fitted. */
export function shallowOf({ z_f, B, s_f, k }: Laid, trace: Trace): number | undefined {
  if (z_f < plate.SHALLOWEST_PLATE * B) return undefined
  const N_c0 = trace.apply(plate.breakawayFactor, { z_f, B })
  const f_0 = trace.apply(plate.strengthReduction, { z_f, B })
  return trace.apply(plate.shallowFactor, { N_c0, f_0, k, B, s_f })
}
