/** Every sea state and what they sum to: each silently, the one that counts most step by step. */
import { silent, type Trace } from '@keelson/equations'
import { lifeInSeconds } from '@keelson/physics/fatigue/exposure.ts'
import { significantRange } from '@keelson/physics/fatigue/stress-response.ts'
import { refuse, shownIn } from '@keelson/workflow'
import { curveOf } from '../_shared/spectral-damage/curve.ts'
import { governingOf, stateOf, staysFinite } from '../_shared/spectral-damage/states.ts'
import { verdictOf } from '../_shared/spectral-damage/verdict.ts'
import type { Found, SeaState } from './calculate-found.ts'
import { gridError } from './calculate-reach.ts'
import { functionOf, momentsOf, responseTo, spreadingOf, tracePoint } from './calculate-response.ts'
import type { Params } from './inputs.ts'

export function solve(p: Params, trace: Trace): Found {
  const on = curveOf(p, trace)
  trace.section('Exposure')
  const T = trace.apply(lifeInSeconds, { T_L: p.design_life, s_y: p.seconds_per_year })
  const spread = spreadingOf(p, trace)
  const rao = functionOf(p, spread)
  const states = p.sea_states.map((row, i): SeaState => {
    const own = responseTo(p, rao, row)
    const acting = { number: i + 1, fraction: row.occurrence_fraction, T }
    return finite(p, { ...stateOf(acting, on, () => momentsOf(p, own, silent), silent), row })
  })
  const governing = governingOf(states, p.method)
  if (governing !== undefined) traceState(p, { on, spread, rao, T }, governing, trace)
  trace.section('All sea states')
  const verdict = verdictOf(p.method, states, { T_L: p.design_life, DFF: p.design_fatigue_factor }, trace)
  return { on, spread, rao, states, governing, verdict, error: gridError(p, rao, governing, trace) }
}

/** The state again, step by step. */
function traceState(
  p: Params,
  { on, spread, rao, T }: Pick<Found, 'on' | 'spread' | 'rao'> & { readonly T: number },
  { number, row }: SeaState,
  trace: Trace,
): void {
  tracePoint(p, spread, row, trace)
  trace.section(`Governing sea state ${number}`)
  const own = responseTo(p, rao, row)
  const acting = { number, fraction: row.occurrence_fraction, T }
  const { moments } = stateOf(acting, on, (t) => momentsOf(p, own, t), trace)
  trace.apply(significantRange, { lambda_0: moments.lambda_0 })
}

function finite(p: Params, s: SeaState): SeaState {
  if (staysFinite(s)) return s
  const sigma = shownIn(s.stress?.sigma ?? 0, 'MPa')
  const curve = p.sn_two_slope ? '{sn_curve}' : '{sn_slope} and {sn_log_intercept}'
  return refuse(
    p.sn_two_slope ? '/stress_amplitude_rao' : '/sn_slope',
    `the damage exceeds the numerical range with this ${curve} at standard deviation ${sigma}`,
  )
}
