/** Coefficients of the rudder and the forces on it, in the jet or in a uniform stream. */
import type { Trace } from '@keelson/equations'
import * as forces from '@keelson/physics/propeller/rudder-forces.ts'
import * as slipstream from '@keelson/physics/propeller/slipstream.ts'
import * as rudder from '@keelson/physics/rudder/coefficients.ts'
import { type InJet, type Jet, jetOf, rudderInJet } from './calculate-jet.ts'
import type { Params } from './inputs.ts'
import { BRIX } from './modes.ts'

export interface Coefficients {
  readonly C_L: number
  readonly C_D: number
  readonly C_M: number
}
interface Forces {
  readonly L: number
  readonly D: number
  readonly N: number
}
export interface Interaction {
  readonly b: number
  readonly c: number
  readonly alpha: number
  readonly R_n: number
  readonly jet?: Jet
  readonly inJet?: InJet
  readonly coefficients: Coefficients
  /** Where there is a force. */
  readonly x_p?: number
  /** Where the ship makes way. */
  readonly forces?: Forces
}

export function interaction(p: Params, trace: Trace): Interaction {
  const { rudder_area: A, rudder_aspect_ratio: Lambda } = p
  const alpha = p.angle_of_attack ?? p.rudder_angle
  const jet = p.inflow_speed === undefined ? jetOf(p, trace) : undefined
  trace.section('Rudder')
  const c = trace.apply(slipstream.rudderChord, { A, Lambda })
  const b = trace.apply(slipstream.rudderHeight, { A, c })
  const R_n = p.reynolds_number ?? reynolds(p, c, jet, trace)
  const coefficients = coefficientsOf(p, { Lambda, alpha, R_n }, trace)
  const { C_L, C_D, C_M } = coefficients
  const x_p = C_L === 0 ? {} : { x_p: trace.apply(rudder.centreOfPressure, { C_M, c, C_L, alpha, C_D }, angleName(p)) }
  const inJet = jet && rudderInJet({ A, b, c }, jet, trace)
  const found = forcesOf(p, coefficients, jet, inJet, trace)
  return {
    b,
    c,
    alpha,
    R_n,
    ...(jet && { jet }),
    ...(inJet && { inJet }),
    coefficients,
    ...x_p,
    ...(found && { forces: found }),
  }
}

/** The angle goes by the name of the input that gives it. */
const angleName = (p: Params) => (p.angle_of_attack === undefined ? { rename: { alpha: 'delta' } } : {})

function reynolds(p: Params, c: number, jet: Jet | undefined, trace: Trace): number {
  const V = jet?.V_c ?? p.inflow_speed ?? 0
  return trace.apply(
    rudder.reynoldsNumber,
    { V, c, nu: p.kinematic_viscosity },
    { rename: { V: jet === undefined ? 'V_R' : 'V_c' } },
  )
}

interface Flow {
  readonly Lambda: number
  readonly alpha: number
  readonly R_n: number
}

export function coefficientsOf(p: Params, { Lambda, alpha, R_n }: Flow, trace: Trace): Coefficients {
  const name = angleName(p)
  const C_Q = p.resistance_coefficient_cq
  const brix = p.coefficient_set === BRIX
  const C_L1 = trace.apply(brix ? rudder.brixLift : rudder.soedingLift, { Lambda, alpha }, name)
  const C_L2 = trace.apply(rudder.edgeLift, { C_Q, alpha }, name)
  const C_L = trace.apply(rudder.liftCoefficient, { C_L1, C_L2 })
  const C_D0 = trace.apply(rudder.frictionDrag, { R_n })
  const C_D1 = brix
    ? trace.apply(rudder.brixInducedDrag, { C_L, Lambda })
    : trace.apply(rudder.soedingInducedDrag, { C_L1, Lambda, C_D0 })
  const C_D2 = brix
    ? trace.apply(rudder.brixEdgeDrag, { C_Q, alpha, C_D0 }, name)
    : trace.apply(rudder.soedingEdgeDrag, { C_Q, alpha }, name)
  const C_D = trace.apply(rudder.dragCoefficient, { C_D1, C_D2 })
  return { C_L, C_D, C_M: trace.apply(rudder.momentCoefficient, { C_L1, alpha, C_D1, Lambda, C_L2, C_D2 }, name) }
}

function forcesOf(
  p: Params,
  { C_L, C_D }: Coefficients,
  jet: Jet | undefined,
  inJet: InJet | undefined,
  trace: Trace,
): Forces | undefined {
  const { water_density: rho, rudder_area: A, rudder_x_from_cg: x_R } = p
  trace.section('Forces')
  const done = (L: number, D: number): Forces => ({
    ...{ L, D },
    N: trace.apply(forces.yawMoment, { Y: L, x_R }, { rename: { Y: 'F_L' } }),
  })
  if (jet === undefined || inJet === undefined) {
    const V = p.inflow_speed ?? 0
    const name = { rename: { V: 'V_R' } }
    return done(
      trace.apply(forces.liftInStream, { rho, V, A, C_L }, name),
      trace.apply(forces.dragInStream, { rho, V, A, C_D }, name),
    )
  }
  const { V_c, V_A } = jet
  const { lambda, A_in, A_out } = inJet
  if (lambda === undefined) return undefined
  return done(
    trace.apply(forces.liftInJet, { rho, C_L, lambda, V_c, A_in, V_A, A_out }),
    trace.apply(forces.dragInJet, { rho, C_D, V_c, A_in, V_A, A_out }),
  )
}
