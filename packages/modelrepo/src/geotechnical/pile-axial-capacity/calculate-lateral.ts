/** Bending under a shear and a moment at the head: closed form in a uniform subgrade, or on the p-y curves of layers. */
import { house, met, type Trace } from '@keelson/equations'
import * as closed from '@keelson/physics/pile/closed-forms.ts'
import { bentPile, ELEMENTS, type LateralState } from '@keelson/physics/pile/lateral-springs.ts'
import { depthOf, type Placed, profileOf } from '@keelson/physics/soil/profile.ts'
import { innerDiameter } from '@keelson/standards/api-rp-2geo-2011/axial.ts'
import { given } from '@keelson/workflow'
import { pileSoil } from '../_shared/pile/soil.ts'
import { curveAt, type LateralLayer, resistanceOf } from './calculate-curve.ts'
import { FREE } from './modes.ts'
import type { Params } from './params.ts'

export function subgradeBending(p: Params, trace: Trace) {
  const {
    flexural_rigidity: EI,
    subgrade_reaction: k,
    embedded_length: L,
    head_shear: H,
  } = given(p, 'flexural_rigidity', 'subgrade_reaction', 'embedded_length', 'head_shear')
  trace.section('Long pile in a uniform subgrade')
  const beta = trace.apply(closed.characteristic, { k, EI })
  return {
    EI,
    k,
    L,
    H,
    beta,
    slenderness: trace.apply(closed.slenderness, { beta, L }),
    y_0: trace.apply(closed.headDeflection, { H, beta, k }),
    M: trace.apply(closed.largestMoment, { H, beta }),
    z_M: trace.apply(closed.depthOfLargestMoment, { beta }),
  }
}

export interface Bent {
  readonly soil: readonly Placed<LateralLayer>[]
  readonly D: number
  readonly t: number
  readonly state: LateralState
  readonly y_0: number
  readonly theta: number
  readonly M: number
  readonly z_M: number
  readonly stress: number
}

/** Share of the diameter by which nothing moves any more. */
const SETTLED = 1e-7

export function bentInLayers(p: Params, trace: Trace): Bent {
  const {
    outer_diameter: D,
    wall_thickness: t,
    head_shear: H,
  } = given(p, 'outer_diameter', 'wall_thickness', 'head_shear')
  const soil = lateralSoil(p)
  trace.section('Section of the pile')
  const D_i = trace.apply(innerDiameter, { D, t })
  const I = trace.apply(closed.tubeInertia, { D, D_i })
  const L = depthOf(soil)
  const curves = Array.from({ length: ELEMENTS + 1 }, (_, i) =>
    curveAt(soil, Math.min(L, (i * L) / ELEMENTS), D, p.loading),
  )
  const state = bentPile({
    length: L,
    bendingStiffness: p.youngs_modulus * I,
    shear: H,
    moment: p.head_moment,
    headMayTurn: p.head_fixity === FREE,
    resistance: (z, y) => {
      const curve = curves[Math.round((z / L) * ELEMENTS)]
      return curve ? resistanceOf(curve, y) : 0
    },
    tolerance: SETTLED * D,
  })
  return traced(state, { soil, D, t, H, I }, trace)
}

function traced(
  state: LateralState,
  { soil, D, t, H, I }: Pick<Bent, 'soil' | 'D' | 't'> & { readonly H: number; readonly I: number },
  trace: Trace,
): Bent {
  trace.section('Pile on p-y curves')
  const { moments, deflections, resistances, depths, rotation, iterations } = state
  const sizes = moments.map(Math.abs)
  const largest = Math.max(...sizes)
  const h = depthOf(soil) / ELEMENTS
  const taken = resistances.reduce((sum, p, i) => sum + p * h * (i === 0 || i === ELEMENTS ? 0.5 : 1), 0)
  const solved = (symbol: string, title: string, unit: string, value: number) =>
    trace.solved({
      source: house,
      clause: `beam of ${ELEMENTS} elements on the curves of API RP 2GEO 8.5`,
      symbol,
      title,
      unit,
      value,
      trial: 0,
      residual: H === 0 ? 0 : (taken - H) / H,
      iterations,
      method: 'secant stiffness of every spring until nothing moves',
      meets: [met('resistance of the soil along the pile', 'N', taken, 'shear at the head', H)],
    })
  const y_0 = solved('y_0', 'Deflection of the head', 'm', deflections[0] ?? 0)
  const theta = solved('theta_0', 'Rotation of the head', 'rad', rotation)
  const M = solved('M_max', 'Largest moment', 'N*m', largest)
  const z_M = solved('z_M', 'Depth of the largest moment', 'm', depths[sizes.indexOf(largest)] ?? 0)
  return { soil, D, t, state, y_0, theta, M, z_M, stress: trace.apply(closed.bendingStress, { M_max: M, D, I }) }
}

export function lateralSoil(p: Params): readonly Placed<LateralLayer>[] {
  const { soil_layers: rows } = given(p, 'soil_layers')
  return profileOf(
    pileSoil(rows).map(({ top: _top, base: _base, stressAtTop: _stress, ...layer }, i): LateralLayer => {
      const {
        empirical_j: J = 0,
        strain_50: epsilon_50 = 0,
        friction_angle_deg: phi = 0,
        initial_modulus_kn_m3: k = 0,
      } = rows[i] ?? {}
      return { ...layer, lateral: { J, epsilon_50, phi, k } }
    }),
  )
}
