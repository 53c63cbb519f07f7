/** Bending under a shear and a moment at the head on the p-y curves of layers. */
import { house, met, type Trace } from '@keelson/equations'
import * as closed from '@keelson/physics/pile/closed-forms.ts'
import { bentPile, ELEMENTS, type LateralState, rigidLimit } from '@keelson/physics/pile/lateral-springs.ts'
import { depthOf, type Placed, profileOf } from '@keelson/physics/soil/profile.ts'
import { innerDiameter } from '@keelson/standards/api-rp-2geo-2011/axial.ts'
import { apiRp2geo } from '@keelson/standards/api-rp-2geo-2011/source.ts'
import { pileSoil } from '../_shared/pile/soil.ts'
import { type Curve, curveAt, type LateralLayer, resistanceOf } from './curve.ts'
import { FREE, type Some } from './inputs.ts'

export interface Pushed {
  readonly soil: readonly Placed<LateralLayer>[]
  readonly D: number
  readonly t: number
  /** The largest shear that the soil resists, with the moment of the run. */
  readonly H_lim: number
  /** None if the soil gives way. */
  readonly bent: Bent | undefined
}
export interface Bent {
  readonly state: LateralState
  readonly y_0: number
  readonly theta: number
  readonly M: number
  readonly z_M: number
  readonly stress: number
}

/** Share of the diameter by which nothing moves any more. */
const SETTLED = 1e-7

type Pile = Some<
  | 'outer_diameter'
  | 'wall_thickness'
  | 'soil_layers'
  | 'youngs_modulus'
  | 'head_shear'
  | 'head_moment'
  | 'head_fixity'
  | 'loading'
>
export function pushedInLayers(p: Pile, trace: Trace): Pushed {
  const { outer_diameter: D, wall_thickness: t, head_shear: H } = p
  const soil = lateralSoil(p)
  trace.section('Pile section properties')
  const D_i = trace.apply(innerDiameter, { D, t })
  const I = trace.apply(closed.tubeInertia, { D, D_i })
  const L = depthOf(soil)
  const depths = Array.from({ length: ELEMENTS + 1 }, (_, i) => Math.min(L, (i * L) / ELEMENTS))
  const curves = depths.map((z) => curveAt(soil, z, D, p.loading))
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
  const H_lim = tracedLimit(p, depths, curves, trace)
  return { soil, D, t, H_lim, bent: state && traced(state, { L, D, H, I }, trace) }
}

/** At the ultimate resistance all along: no bending stiffness of the pile lets it resist more. */
function tracedLimit(
  p: Some<'head_moment' | 'head_fixity'>,
  depths: readonly number[],
  curves: readonly Curve[],
  trace: Trace,
): number {
  trace.section('Soil at ultimate resistance')
  const limits = curves.map(({ p_u, most }) => (p_u > 0 ? most : 0))
  return trace.solved({
    ...LATERAL_SOURCE,
    symbol: 'H_lim',
    title: 'Lateral capacity at pile head',
    unit: 'N',
    value: rigidLimit({ depths, limits, moment: p.head_moment, headMayTurn: p.head_fixity === FREE }),
    trial: 0,
    residual: 0,
    iterations: ELEMENTS,
    method: 'rigid pile rotating about the depth of moment equilibrium, soil at ultimate resistance',
  })
}

/** Where the ultimate resistances and the curves stand. */
export const LATERAL_SOURCE = { source: apiRp2geo, clause: '8.5' } as const

interface Beam {
  readonly L: number
  readonly D: number
  readonly H: number
  readonly I: number
}

function traced(state: LateralState, { L, D, H, I }: Beam, trace: Trace): Bent {
  trace.section('Pile on p-y curves')
  const { moments, deflections, resistances, depths, rotation, iterations } = state
  const sizes = moments.map(Math.abs)
  const largest = Math.max(...sizes)
  const h = L / ELEMENTS
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
      method: 'secant stiffness iteration of all springs to convergence',
      meets: [met('total lateral soil resistance', 'N', taken, 'head shear', H)],
    })
  const y_0 = solved('y_0', 'Head deflection', 'm', deflections[0] ?? 0)
  const theta = solved('theta_0', 'Head rotation', 'rad', rotation)
  const M = solved('M_max', 'Maximum moment', 'N*m', largest)
  const z_M = solved('z_M', 'Depth of maximum moment', 'm', depths[sizes.indexOf(largest)] ?? 0)
  return { state, y_0, theta, M, z_M, stress: trace.apply(closed.bendingStress, { M_max: M, D, I }) }
}

function lateralSoil({ soil_layers: rows }: Some<'soil_layers'>): readonly Placed<LateralLayer>[] {
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
