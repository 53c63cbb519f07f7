/** One p-y curve, step by step, and the same curves at any depth of layers. */
import { readConstant, silent, type Trace } from '@keelson/equations'
import { layerAt, type Placed, strengthIn, stressIn } from '@keelson/physics/soil/profile.ts'
import * as clay from '@keelson/standards/api-rp-2geo-2011/py-clay.ts'
import * as sand from '@keelson/standards/api-rp-2geo-2011/py-sand.ts'
import { given } from '@keelson/workflow'
import type { PileLayer } from '../_shared/pile/soil.ts'
import { CYCLIC, type Inputs, type Some, STATIC } from './inputs.ts'
import { SOFT_CLAY } from './inputs-soil.ts'

type Loading = Inputs['loading']

/** A curve: its ultimate resistance and the resistance to any deflection. */
export interface Curve {
  readonly p_u: number
  /** The largest resistance to any deflection. */
  readonly most: number
  readonly at: (y: number, trace: Trace, as?: string) => number
}
export interface ClayCurve extends Curve {
  readonly y_50: number
  readonly X_R: number
  /** The resistance no longer grows with depth. */
  readonly flows: boolean
}
export interface SandCurve extends Curve {
  readonly A: number
}

interface At {
  readonly z: number
  readonly gamma: number
  readonly D: number
  readonly loading: Loading
}

function clayCurve(
  { z, gamma, D, loading }: At,
  { c, J, epsilon_50 }: { readonly c: number; readonly J: number; readonly epsilon_50: number },
  trace: Trace,
): ClayCurve {
  const p_u = trace.apply(clay.clayUltimate, { c, gamma, D, z, J })
  const X_R = trace.apply(clay.transitionDepth, { c, gamma, D, J })
  const y_50 = trace.apply(clay.referenceDeflection, { epsilon_50, D })
  const at = (y: number, t: Trace, as = 'p') =>
    loading === STATIC
      ? t.apply(clay.clayStatic, { p_u, y, y_50 }, named(as))
      : t.apply(clay.clayCyclic, { p_u, y, y_50, z, X_R }, named(as))
  const flows = clay.clayUltimate.evaluate({ c, gamma, D, z: DEEPER * z, J }) === p_u
  const most = at((loading === STATIC ? STATIC_PEAK : CYCLIC_PEAK) * y_50, silent)
  return { p_u, most, y_50, X_R, flows, at }
}

/** Reference deflections at which clay resists most. API RP 2GEO 8.5.3. */
const [STATIC_PEAK, CYCLIC_PEAK] = [8, 3]

/** A little further down. */
const DEEPER = 1.01

const named = (as: string) => ({ as, rename: { y: as.replace('p', 'y') } })

function sandCurve(
  { z, gamma, D, loading }: At,
  { phi, k }: { readonly phi: number; readonly k: number },
  trace: Trace,
): SandCurve {
  const K_0 = sand.EARTH_PRESSURE_AT_REST
  const C_1 = trace.apply(sand.wedgeFactor, { K_0, phi })
  const C_2 = trace.apply(sand.faceFactor, { phi })
  const C_3 = trace.apply(sand.flowFactor, { K_0, phi })
  const p_u = trace.apply(sand.sandUltimate, { C_1, C_2, C_3, gamma, z, D })
  const A =
    loading === CYCLIC
      ? readConstant(sand.CYCLIC_FACTOR, 'cyclic loading', trace)
      : trace.apply(sand.staticFactor, { z, D })
  const at = (y: number, t: Trace, as = 'p') => t.apply(sand.sandResistance, { A, p_u, k, z, y }, named(as))
  return { p_u, most: A * p_u, A, at }
}

type Asked = Some<
  'outer_diameter' | 'soil_submerged_unit_weight' | 'depth' | 'loading' | 'soil_model',
  'undrained_shear_strength' | 'empirical_j' | 'strain_50' | 'friction_angle' | 'initial_modulus_k'
>
/** The curve that was asked for. */
export function askedCurve(p: Asked, trace: Trace): ClayCurve | SandCurve {
  const { outer_diameter: D, soil_submerged_unit_weight: gamma, depth: z } = p
  trace.section('Curve')
  const place = { z, gamma, D, loading: p.loading }
  if (p.soil_model === SOFT_CLAY) {
    const clay = given(p, 'undrained_shear_strength', 'empirical_j', 'strain_50')
    const { undrained_shear_strength: c, empirical_j: J, strain_50: epsilon_50 } = clay
    return clayCurve(place, { c, J, epsilon_50 }, trace)
  }
  const { friction_angle: phi, initial_modulus_k: k } = given(p, 'friction_angle', 'initial_modulus_k')
  return sandCurve(place, { phi, k }, trace)
}

/** What lateral load asks of a layer. */
export interface LateralLayer extends PileLayer {
  readonly lateral: { readonly J: number; readonly epsilon_50: number; readonly phi: number; readonly k: number }
}

/** Curves of layers; the unit weight is the mean above the depth, at the seabed that of the first layer. */
export function curveAt(soil: readonly Placed<LateralLayer>[], depth: number, D: number, loading: Loading): Curve {
  const layer = layerAt(soil, depth)
  const { J, epsilon_50, phi, k } = layer.lateral
  const gamma = depth > 0 ? stressIn(layer, depth) / depth : layer.effectiveUnitWeight
  const c = strengthIn(layer, depth)
  const place = { z: depth, gamma, D, loading }
  return c === undefined ? sandCurve(place, { phi, k }, silent) : clayCurve(place, { c, J, epsilon_50 }, silent)
}

/** Silently; nothing where there is no ultimate resistance, as in sand at the seabed. */
export const resistanceOf = ({ p_u, at }: Curve, y: number): number => (p_u > 0 ? at(y, silent) : 0)
