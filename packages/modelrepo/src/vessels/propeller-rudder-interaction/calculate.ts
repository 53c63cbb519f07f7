/** The rudder behind its propeller, as it is answered. */
import { angleSize, STALL_BEHIND, STALL_OPEN } from '@keelson/physics/rudder/stall.ts'
import { check, notApplicable, type Outcome, openIf, type RunContext, shownForce, shownIn } from '@keelson/workflow'
import type { InJet, Jet } from './calculate-jet.ts'
import { type Interaction, interaction } from './calculate-rudder.ts'
import { coefficientChart, forceChart, profileChart } from './charts.ts'
import type { contract } from './contract.ts'
import { sideView } from './figures.ts'
import type { Params } from './inputs.ts'
import { outsideOf, warningsOf } from './warnings.ts'

type Run = Outcome<typeof contract>
type Values = Run['values']

export function calculate(p: Params, { trace }: RunContext): Run {
  const found = interaction(p, trace)
  const { jet, inJet, alpha } = found
  trace.section('Stall')
  const demand = trace.apply(
    angleSize,
    { alpha },
    p.angle_of_attack === undefined ? { rename: { alpha: 'delta' } } : {},
  )
  const stall = openIf('out_of_reach', outsideOf(found), check({ demand, capacity: jet ? STALL_BEHIND : STALL_OPEN }))
  return {
    values: { ...(jet && inJet && jetValues(jet, inJet)), ...rudderValues(found) },
    checks: { stall },
    charts: () => ({
      ...(jet && { profile: profileChart(jet) }),
      force: forceChart(p, found),
      coefficients: coefficientChart(p, found),
    }),
    figures: () => ({ side: sideView(p, found) }),
    warnings: warningsOf(found, stall),
    detail: sentence(found),
  }
}

function sentence({ alpha, jet, forces }: Interaction): string {
  const met = jet && `Jet speed at the rudder ${shownIn(jet.V_c, 'kn')}`
  if (forces === undefined) return `${met}; no force is reported because the ship is at rest`
  const { L, D, N } = forces
  const lift = `lift ${shownForce(L)}, drag ${shownForce(D)} and yaw moment ${shownIn(N, 'kN*m')}${N === 0 ? '' : ' (positive turning the bow to starboard)'}`
  const angle = `angle of attack ${shownIn(alpha, 'deg')}`
  return met === undefined ? `Forces in uniform inflow, ${angle}: ${lift}` : `${met}, ${angle}: ${lift}`
}

const AT_REST = notApplicable('the {advance_speed} is 0, for which the finite jet factor is not defined')

const jetValues = (jet: Jet, { lambda }: InJet): Values => ({
  advance_speed: jet.V_A,
  advance_ratio: jet.J,
  thrust_coefficient: jet.K_T,
  thrust: jet.T,
  thrust_loading_coefficient: jet.C_Th ?? notApplicable('the {advance_speed} is 0'),
  axial_velocity_far_behind: jet.V_inf,
  far_slipstream_radius: jet.r_inf,
  slipstream_radius_at_rudder: jet.r,
  potential_velocity_at_rudder: jet.V_x,
  mixing_radius_increase: jet.Delta_r,
  corrected_slipstream_velocity: jet.V_c,
  finite_slipstream_factor: lambda ?? AT_REST,
})

function rudderValues({ coefficients, x_p, forces }: Interaction): Values {
  const { C_L, C_D, C_M } = coefficients
  return {
    ...{ lift_coefficient: C_L, drag_coefficient: C_D, moment_coefficient_about_leading_edge: C_M },
    centre_of_pressure_from_leading_edge: x_p ?? notApplicable('the rudder has no lift'),
    lift: forces?.L ?? AT_REST,
    drag: forces?.D ?? AT_REST,
    side_force: forces?.L ?? AT_REST,
    yaw_moment: forces?.N ?? AT_REST,
  }
}
