/** The generalised method on sand: weight for a permitted displacement. */
import { silent, type Trace } from '@keelson/equations'
import {
  accelerationParameter,
  greatestDisplacement,
  heldTooLow,
  significantKeuleganCarpenter,
  significantVelocityRatio,
  significantWeightParameter,
  stableTableValue,
  tenDiameterTableValue,
  weightOfParameter,
  weightParameter,
  weightParameterForDisplacement,
} from '@keelson/standards/dnv-rp-f109-2021/generalised.ts'
import {
  ACCELERATION,
  DIAMETERS_PER_OSCILLATION,
  K_TEN_LEAST,
  K_TEN_MOST,
  K_WIDE,
  K_WIDE_MOST,
  M_LEAST,
  M_MOST,
  N_LEAST,
  N_MOST,
  TEN_DIAMETERS_K,
} from '@keelson/standards/dnv-rp-f109-2021/generalised-limits.ts'
import { type Left, outOf, refuse, shown, type Warning } from '@keelson/workflow'
import { currentOf, oscillations, perpendicular, type Waves } from './calculate-flow.ts'
import type { Generalised } from './inputs.ts'
import { warn } from './warnings.ts'

export interface GeneralisedResult {
  readonly K: number
  readonly M: number
  readonly V: number
  readonly tau: number | undefined
  readonly L_stable: number
  readonly L_10: number
  /** Required weights, N/m: half a diameter, ten diameters, as permitted. */
  readonly w_05: number
  readonly w_10: number
  readonly w_req: number
  readonly L_req: number
  /** Weight parameter of the pipe; undefined without its weight. */
  readonly L: number | undefined
  readonly warnings: readonly Warning[]
  /** Why a weight that is enough here shows nothing: a table is held where what it asks for still grows. */
  readonly tooLow: Left | undefined
  /** Required weight for another displacement, N/m; undefined where it is beyond that of ten diameters. */
  readonly weightFor: (Y: number) => number | undefined
}

/** The generalised criterion for a pipe of diameter D, m, and submerged weight w_s, N/m. */
export function generalisedStability(
  p: Generalised,
  D: number,
  w_s: number | undefined,
  waves: Waves,
  trace: Trace,
): GeneralisedResult {
  const { U_s, T_u } = waves
  if (U_s === undefined || T_u === undefined) {
    refuse('/method', 'must be the absolute method if no wave reaches the seabed')
  }
  const tau = p.allowable_displacement_diameters > 0.5 ? oscillations(p, waves, trace) : undefined
  const V = currentOf(p, D, trace)
  trace.section('Generalised lateral stability')
  const U_w = perpendicular(p, U_s, trace)
  if (!(U_w > 0)) refuse('/wave_angle', 'must give a wave velocity across the pipe for the generalised method')
  const K = trace.apply(significantKeuleganCarpenter, { U_w, T_u, D })
  const M = trace.apply(significantVelocityRatio, { V, U_w })
  const N = (K < K_WIDE.value ? trace : silent).apply(accelerationParameter, { U_w, g: p.gravity, T_u })
  const l_stable = stableTableValue(K, M, N, trace)
  const L_stable = trace.apply(
    significantWeightParameter,
    { l: l_stable, M },
    { as: 'L_stable', rename: { l: 'l_stable' } },
  )
  const l_10 = tenDiameterTableValue(K, M, trace)
  const L_10 = trace.apply(significantWeightParameter, { l: l_10, M }, { as: 'L_10', rename: { l: 'l_10' } })
  const flow = { rho_w: p.water_density, D, U_w }
  const weight = (L: number, as: string, symbol: string) =>
    trace.apply(weightOfParameter, { L, ...flow }, { as, rename: { L: symbol } })
  const w_05 = weight(L_stable, 'w_05', 'L_stable')
  const w_10 = weight(L_10, 'w_10', 'L_10')
  const warnings = validityWarnings(K, M, N)
  const L_req = required(p, L_stable, L_10, tau, warnings, trace)
  const w_req = L_req === L_stable ? w_05 : L_req === L_10 ? w_10 : weight(L_req, 'w_req', 'L_Y')
  const L = w_s === undefined ? undefined : trace.apply(weightParameter, { w_s, ...flow })
  const storm = oscillations(p, waves, silent)
  const weightFor = (Y: number) => {
    if (Y === 0.5) return w_05
    if (storm === undefined) return undefined
    const Y_tau = moves(storm, silent)
    if (Y > Y_tau) return undefined
    const L_Y = weightParameterForDisplacement.evaluate({ L_stable, L_10, Y_tau, Y })
    return weightOfParameter.evaluate({ L: L_Y, ...flow })
  }
  return { K, M, V, tau, L_stable, L_10, w_05, w_10, w_req, L_req, L, warnings, tooLow: tooLow(p, K, M, N), weightFor }
}

function tooLow(p: Generalised, K: number, M: number, N: number): Left | undefined {
  const { half, ten } = heldTooLow(K, M, N)
  if (half) return outOf(ACCELERATION, N)
  return ten && p.allowable_displacement_diameters > 0.5 ? outOf(TEN_DIAMETERS_K, K) : undefined
}

const short = (x: number) => shown(x, 4)

/** Diameters that the weight for ten of them moves in so many oscillations. */
const moves = (tau: number, trace: Trace) => trace.apply(greatestDisplacement, { r_Y: DIAMETERS_PER_OSCILLATION, tau })

function required(
  p: Generalised,
  L_stable: number,
  L_10: number,
  tau: number | undefined,
  warnings: Warning[],
  trace: Trace,
): number {
  const Y = p.allowable_displacement_diameters
  if (Y === 0.5 || tau === undefined) return L_stable
  const Y_tau = moves(tau, trace)
  if (Y_tau <= 0.5) {
    refuse(
      '/storm_duration',
      `must exceed ${short(0.5 / DIAMETERS_PER_OSCILLATION.value)} oscillations to permit more than half a diameter (entered: ${short(tau)})`,
    )
  }
  if (Y > Y_tau) {
    warnings.push(
      warn(
        'displacement_held',
        `In ${Math.round(tau)} oscillations a pipe of the ten-diameter weight moves ${shown(Y_tau, 3)} diameters, less than the ${short(Y)} permitted. This weight is reported as required; lower weights are not extrapolated.`,
        '/allowable_displacement_diameters',
      ),
    )
    return L_10
  }
  return trace.apply(weightParameterForDisplacement, { L_stable, L_10, Y_tau, Y })
}

const KC = '{significant_keulegan_carpenter_number}'

export function validityWarnings(K: number, M: number, N: number): Warning[] {
  const warnings: Warning[] = []
  const outside = (name: string, value: number, range: string) =>
    warnings.push(
      warn(
        'outside_table',
        `${name}, ${short(value)}, is outside the range of the tables (${range}). The edge value is used.`,
      ),
    )
  const [widest, wide, ten] = [K_WIDE_MOST.value, K_WIDE.value, K_TEN_LEAST.value]
  if (K > widest)
    outside(KC, K, `maximum ${widest} for a displacement of half a diameter, ${K_TEN_MOST.value} for ten diameters`)
  if (K < ten) outside(KC, K, `minimum ${ten} for a displacement of ten diameters`)
  if (M < M_LEAST.value || M > M_MOST.value)
    outside('{steady_to_oscillatory_ratio}', M, `${M_LEAST.value} to ${M_MOST.value}`)
  if (K < wide && (N < N_LEAST.value || N > N_MOST.value)) {
    const range = `${N_LEAST.value} to ${N_MOST.value} for Keulegan-Carpenter numbers below ${wide}`
    outside('The acceleration parameter', N, range)
  }
  if (K > widest && M > 0.4 && M < 0.6) {
    warnings.push(
      warn(
        'doubtful_table_cell',
        'Table 3-4 as transcribed gives 1.00 at a velocity ratio of 0.5 and a Keulegan-Carpenter number of 100, whereas the adjacent value is 0.75. Verify against the published standard.',
      ),
    )
  }
  return warnings
}
