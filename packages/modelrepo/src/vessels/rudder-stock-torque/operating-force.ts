/** The normal force at one speed and rudder angle: of the run, and of every point of its charts. */
import type { Trace } from '@keelson/equations'
import * as normal from '@keelson/physics/rudder/normal-force.ts'
import type { Inputs } from './inputs.ts'

type Flow = Pick<Inputs, 'ship_speed' | 'inflow_speed_factor' | 'water_density' | 'rudder_area'>
export function forceAt(p: Flow, Lambda: number, delta: number, trace: Trace, V = p.ship_speed): number {
  const V_R = trace.apply(normal.inflowSpeed, { V, f_V: p.inflow_speed_factor })
  const C_N = trace.apply(normal.normalForceCoefficient, { Lambda, delta })
  return trace.apply(normal.normalForce, { rho: p.water_density, V_R, A: p.rudder_area, C_N })
}
