/** The rudder and the turn of the ship under it, as they are answered. */
import { notApplicable, type Outcome, type RunContext, shownForce, shownIn } from '@keelson/workflow'
import { type RudderRun, rudderRun } from './calculate-rudder.ts'
import { type TurnRun, turnRun } from './calculate-turn.ts'
import { momentChart } from './charts.ts'
import type { contract } from './contract.ts'
import { plan, turningCircle } from './figures.ts'
import type { Params } from './inputs.ts'
import { FUJII, WHICKER } from './modes.ts'
import { warningsOf } from './warnings.ts'

type Run = Outcome<typeof contract>
type Values = Run['values']

export function calculate(p: Params, { trace }: RunContext): Run {
  const rudder = rudderRun(p, trace)
  const turn = turnRun(p, rudder, trace)
  return {
    values: { ...rudderValues(p, rudder), ...(turn && turnValues(turn)) },
    charts: () => ({ yaw_moment: momentChart(p, rudder) }),
    figures: () => ({ plan: plan(p, rudder), ...(turn && { turning_circle: turningCircle(turn) }) }),
    warnings: warningsOf(p, rudder, turn),
    detail: sentence(p, rudder, turn),
  }
}

const GIVEN = notApplicable('the {normal_force} is given')

function rudderValues(p: Params, { Lambda, alpha, foil, F_N, Y, Y_0, N, N_0 }: RudderRun): Values {
  return {
    ...{ side_force: Y, side_force_magnitude: Y_0, yaw_moment: N, yaw_moment_magnitude: N_0 },
    normal_force: F_N,
    aspect_ratio: Lambda ?? GIVEN,
    ...(p.method === WHICKER && {
      lift_slope_per_degree: foil?.slope ?? GIVEN,
      lift_coefficient: foil?.C_L ?? GIVEN,
      drag_coefficient: foil?.C_D ?? GIVEN,
      lift: foil?.L ?? GIVEN,
    }),
    ...(p.method === FUJII && { effective_angle: Lambda === undefined ? GIVEN : alpha }),
  }
}

function turnValues({ derivatives: d, C, steady, none }: TurnRun): Values {
  return {
    ...{ yv_prime: d.Y_v_prime, yr_prime: d.Y_r_prime, nv_prime: d.N_v_prime, nr_prime: d.N_r_prime },
    directional_stability_c: C,
    steady_yaw_rate: steady?.r ?? notApplicable(none),
    steady_turning_diameter: steady?.D_0 ?? notApplicable(none),
  }
}

function sentence(p: Params, { Y, N }: RudderRun, turn: TurnRun | undefined): string {
  const where = p.behind_hull ? ', with the inflow behind the hull' : ''
  const loads = `Side force ${shownForce(Y)} and yaw moment ${shownIn(N, 'kN*m')}${where}`
  if (turn !== undefined && turn.C <= 0) return `${loads}; she has no steady turn, as her straight course is not stable`
  if (turn?.steady === undefined) return loads
  return `${loads}; steady turn of ${shownIn(turn.steady.D_0, 'm')} by linear theory`
}
