/** The screening: critical forces of the modes, and the force reached against them. */
import type { Trace } from '@keelson/equations'
import { buckleTemperature } from '@keelson/physics/pipeline-buckling/hobbs-lateral.ts'
import type { HobbsMode } from '@keelson/physics/pipeline-buckling/hobbs-modes.ts'
import * as screening from '@keelson/physics/pipeline-buckling/screening.ts'
import { type NotApplicable, notApplicable } from '@keelson/workflow'
import type { LineForce } from './calculate-line.ts'
import type { Params } from './inputs.ts'
import { listed, lowest, lowestLocalised, type Minimum, type Modes, modeName } from './modes.ts'

export interface Screen {
  readonly minima: Readonly<Record<HobbsMode, Minimum>>
  /** The first mode listed, the lowest of those listed, of modes 1 to 4, and the infinite one. */
  readonly first: Minimum
  readonly governing: Minimum
  readonly localised: Minimum
  readonly infinite: Minimum
  readonly ratio: number
  readonly ratio_localised: number
  readonly ratio_restrained: number
  /** Force that the route curve holds, N, and radius that triggers a buckle, m. */
  readonly S_c: number | undefined
  readonly R_t: number | NotApplicable
}

const RATIOS = {
  r: 'Screening ratio, infinite mode',
  r_l: 'Screening ratio, modes 1 to 4',
  r_0: 'Screening ratio, fully restrained force',
} as const

export function screenOf(p: Params, modes: Modes, force: LineForce, trace: Trace): Screen {
  const minima = modes.minima()
  const { infinite } = minima
  const localised = lowestLocalised(minima)
  trace.section(`Critical force, ${modeName('infinite')}`)
  const P_inf = modes.traceMinimum(infinite).P_0
  rise(p, modes, P_inf, 'inf', trace)
  trace.section(`Critical force, ${modeName(localised.mode)}`)
  const P_loc = modes.traceMinimum(localised).P_0
  rise(p, modes, P_loc, localised.mode, trace)

  trace.section('Screening')
  const against = (
    S: number,
    P_cr: number,
    as: keyof typeof RATIOS,
    rename: { readonly S: string; readonly P_cr: string },
  ) => trace.apply(screening.screeningRatio, { S, P_cr }, { as, title: RATIOS[as], rename })
  const inf = 'P_0_min_inf'
  const loc = `P_0_min_${localised.mode}`
  return {
    minima,
    first: minima[listed(p)[0]],
    governing: lowest(minima, listed(p)),
    localised,
    infinite,
    ratio: against(force.S_max, P_inf, 'r', { S: 'S_max', P_cr: inf }),
    ratio_localised: against(force.S_max, P_loc, 'r_l', { S: 'S_max', P_cr: loc }),
    ratio_restrained: against(force.S_0, P_inf, 'r_0', { S: 'S_0', P_cr: inf }),
    ...curves(p, force, trace),
  }
}

function rise(p: Params, { pipe }: Modes, P_0: number, tag: string, trace: Trace): void {
  const named = { as: `Delta_T_min_${tag}`, rename: { P_0: `P_0_min_${tag}` } }
  trace.apply(buckleTemperature, { P_0, EA: pipe.EA, alpha: p.thermal_expansion_coefficient }, named)
}

function curves(p: Params, { S_max }: LineForce, trace: Trace) {
  const { lateral_friction_coefficient: mu_l, submerged_weight: w, route_curve_radius: R } = p
  const S_c = R === undefined ? undefined : trace.apply(screening.routeCurveForce, { mu_l, w, R })
  if (!(S_max < 0)) return { S_c, R_t: notApplicable('the line is not in compression') }
  return { S_c, R_t: trace.apply(screening.triggerRadius, { S_max, mu_l, w }) }
}
