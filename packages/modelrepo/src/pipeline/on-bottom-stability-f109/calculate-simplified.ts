/** The simplified static method: Morison loads through one wave cycle. */
import { type Met, met, silent, type Trace } from '@keelson/equations'
import {
  dragForce,
  horizontalForce,
  inertiaForce,
  liftForce,
  phaseAcceleration,
  phaseVelocity,
  requiredWeight,
  SAFETY_FACTOR,
} from '@keelson/standards/dnv-rp-e305-1988/simplified.ts'
import { dnvRpE305 } from '@keelson/standards/dnv-rp-e305-1988/source.ts'
import { shown } from '@keelson/workflow'
import { frictionOf } from './calculate-soil.ts'
import type { Simplified } from './inputs.ts'

/** Step of the phase through the cycle, rad: 0.1 deg. */
const STEPS = 3600

export interface PhaseResult {
  readonly theta: number
  readonly F_H: number
  readonly F_L: number
  /** Required submerged weight at the phase, N/m. */
  readonly w_req: number
}

/** The phase of the largest required weight, traced there. */
export function worstPhase(p: Simplified, D: number, trace: Trace): PhaseResult {
  let worst = atPhase(p, D, 0, silent)
  let index = 0
  for (let i = 1; i < STEPS; i++) {
    const here = atPhase(p, D, (2 * Math.PI * i) / STEPS, silent)
    if (here.w_req > worst.w_req) {
      worst = here
      index = i
    }
  }
  trace.section('Loads at critical phase')
  const theta = trace.solved({
    symbol: 'theta',
    title: 'Critical phase',
    unit: 'deg',
    source: dnvRpE305,
    clause: '5.3.7',
    value: worst.theta,
    trial: 0,
    residual: 0,
    iterations: STEPS,
    method: 'maximum required weight over the cycle in steps of 0.1°',
    meets: [-1, 1].map((side) => neighbour(p, D, worst, index + side)),
    ...(index === 0 && { note: 'the velocity crest governs' }),
  })
  return atPhase(p, D, theta, trace)
}

/** A step of 0.1 deg before and behind the worst phase less weight is needed. */
function neighbour(p: Simplified, D: number, worst: PhaseResult, index: number): Met {
  const beside = atPhase(p, D, (2 * Math.PI * index) / STEPS, silent)
  const where = `at ${shown(index * (360 / STEPS))}°`
  return met('required weight', 'N/m', worst.w_req, where, beside.w_req)
}

/** Required weight at one phase. */
export function atPhase(p: Simplified, D: number, theta: number, trace: Trace): PhaseResult {
  const { velocity_amplitude: U_a, acceleration_amplitude: A_a } = p
  const rho_w = p.water_density
  const U_theta = trace.apply(phaseVelocity, { U_a, theta })
  const A_theta = trace.apply(phaseAcceleration, { A_a, theta })
  const F_D = trace.apply(dragForce, { rho_w, C_D: p.drag_coefficient, D, U_theta })
  const F_I = trace.apply(inertiaForce, { rho_w, C_M: p.inertia_coefficient, D, A_theta })
  const F_H = trace.apply(horizontalForce, { F_D, F_I })
  const F_L = trace.apply(liftForce, { rho_w, C_L: p.lift_coefficient, D, U_theta })
  const mu = frictionOf(p, trace)
  const SF = p.safety_factor ?? SAFETY_FACTOR
  const w_req = trace.apply(requiredWeight, { SF, F_H, mu, F_L })
  return { theta, F_H, F_L, w_req }
}
