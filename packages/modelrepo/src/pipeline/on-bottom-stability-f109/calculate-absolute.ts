/** The absolute method: no movement and no lift under the largest oscillation. */
import { reachRange, type Trace } from '@keelson/equations'
import {
  GAMMA_SC,
  horizontalUtilisation,
  lateralDemand,
  lateralResistance,
  upliftDemand,
  verticalUtilisation,
} from '@keelson/standards/dnv-rp-f109-2021/absolute.ts'
import {
  keuleganCarpenter,
  peakHorizontalLoad,
  peakLoadCoefficients,
  peakVerticalLoad,
  penetrationReductionHorizontal,
  penetrationReductionVertical,
  steadyToOscillatory,
  type TableEdges,
  tableEdges,
} from '@keelson/standards/dnv-rp-f109-2021/peak-loads.ts'
import { dnvRpF109 } from '@keelson/standards/dnv-rp-f109-2021/source.ts'
import { given, type Left, outOf } from '@keelson/workflow'
import { frictionOf, initialPenetration, passiveResistance } from './calculate-soil.ts'
import type { Absolute } from './inputs.ts'

/** The flow that the pipe must withstand. */
export interface DesignFlow {
  readonly U_star: number
  /** undefined where no wave reaches the bed. */
  readonly T_star: number | undefined
  readonly V_star: number
}

export interface AbsoluteResult {
  readonly K: number
  /** Infinite where no wave reaches the bed. */
  readonly M: number
  readonly C_Y: number
  readonly C_Z: number
  readonly zeta_pi: number
  readonly r_y: number
  readonly r_z: number
  readonly F_Y: number
  readonly F_Z: number
  readonly F_R: number
  readonly S_Y: number
  readonly R_Y: number
  readonly S_Z: number
  /** Infinite where the pipe floats. */
  readonly u_y: number
  readonly u_z: number
  readonly lifts: boolean
  readonly gamma_SC: number
  readonly edges: TableEdges
}

/** The safety factor given, or that of basin, soil and class. */
function safetyFactorOf(p: Absolute, trace: Trace): number {
  if (p.safety_factor !== undefined) return p.safety_factor
  const { load_region: region, soil_type: soil } = given(p, 'load_region', 'soil_type')
  return trace.lookup({
    symbol: 'gamma_SC',
    title: 'Safety factor',
    unit: '-',
    source: dnvRpF109,
    clause: 'tables 3-5 to 3-8',
    value: GAMMA_SC[region][soil === 'clay' ? 'clay' : 'sand'][p.safety_class],
    cell: `${region}, ${soil === 'rock' ? 'sand (used for rock)' : soil}, safety class ${p.safety_class}`,
  })
}

/** The absolute criteria for a pipe of diameter D, m, and submerged weight w_s, N/m. */
export function absoluteStability(p: Absolute, D: number, w_s: number, flow: DesignFlow, trace: Trace): AbsoluteResult {
  const { U_star, T_star, V_star } = flow
  trace.section('Peak loads')
  const waves = U_star > 0 && T_star !== undefined
  const K = waves ? trace.apply(keuleganCarpenter, { U_star, T_star, D }) : 0
  const M = waves ? trace.apply(steadyToOscillatory, { V_star, U_star }) : Number.POSITIVE_INFINITY
  const { C_Y, C_Z } = peakLoadCoefficients(K, M, trace)
  const zeta_pi = initialPenetration(p, D, w_s, trace)
  const byPenetration = { rename: { zeta_p: 'zeta_pi' } }
  const r_y = trace.apply(penetrationReductionHorizontal, { zeta_p: zeta_pi }, { as: 'r_tot_y', ...byPenetration })
  const r_z = trace.apply(penetrationReductionVertical, { zeta_p: zeta_pi }, { as: 'r_tot_z', ...byPenetration })
  const rho_w = p.water_density
  const F_Y = trace.apply(peakHorizontalLoad, { r_tot_y: r_y, rho_w, D, C_Y_star: C_Y, U_star, V_star })
  const F_Z = trace.apply(peakVerticalLoad, { r_tot_z: r_z, rho_w, D, C_Z_star: C_Z, U_star, V_star })

  trace.section('Soil resistance')
  const F_R = passiveResistance(p, D, w_s, F_Z, zeta_pi, trace)

  trace.section('Absolute lateral stability')
  const mu = frictionOf(p, trace)
  const gamma_SC = safetyFactorOf(p, trace)
  const S_Y = trace.apply(lateralDemand, { gamma_SC, F_Y_star: F_Y, mu, F_Z_star: F_Z })
  const R_Y = trace.apply(lateralResistance, { mu, w_s, F_R })
  const floats = w_s <= 0
  const u_y = floats ? Number.POSITIVE_INFINITY : trace.apply(horizontalUtilisation, { S_Y, R_Y })
  const S_Z = trace.apply(upliftDemand, { gamma_SC, F_Z_star: F_Z })
  const u_z = floats ? Number.POSITIVE_INFINITY : trace.apply(verticalUtilisation, { S_Z, w_s })
  const lifts = F_Z >= w_s
  const edges = tableEdges(K, M)
  return { K, M, C_Y, C_Z, zeta_pi, r_y, r_z, F_Y, F_Z, F_R, S_Y, R_Y, S_Z, u_y, u_z, lifts, gamma_SC, edges }
}

export const PENETRATION = reachRange({
  symbol: 'zeta_pi',
  title: 'Initial penetration in diameters',
  unit: '-',
  to: 1,
  unsafe: 'above',
  because: 'the method does not cover loads or resistance of a buried pipe',
  source: dnvRpF109,
  clause: '3.4.6',
})

/** A pipe that sinks into its soil; undefined if it lies on the bed. */
export const sunkIn = ({ zeta_pi }: Pick<AbsoluteResult, 'zeta_pi'>): Left | undefined => outOf(PENETRATION, zeta_pi)

/** The largest of both utilisations and of lift over weight: at 1 the pipe just stays. */
export const absoluteUtilisation = (r: AbsoluteResult, w_s: number): number => Math.max(r.u_y, r.u_z, r.F_Z / w_s)
