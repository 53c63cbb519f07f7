/** The pressure gradient at a point of a pipe by any of the correlations. */
import type { Trace } from '@keelson/equations'
import type { Trail } from '@keelson/numerics/secant.ts'
import { fieldUnits } from '../field-units.ts'
import { beggsBrillGradient } from './beggs-brill.ts'
import { beggsBrillSlope } from './beggs-brill-loop.ts'
import { dunsRosGradient } from './duns-ros.ts'
import type { Gradient, Pipe } from './gradient-parts.ts'
import { grayGradient } from './gray.ts'
import { hagedornBrownGradient } from './hagedorn-brown.ts'
import { hagedornBrownSlope } from './hagedorn-brown-loop.ts'
import type { InSitu } from './mixture.ts'
import { noSlipGradient } from './no-slip.ts'
import { singlePhaseGradient } from './single-phase.ts'

export type LiftCorrelation = 'hagedorn_brown' | 'beggs_brill' | 'gray' | 'duns_ros' | 'no_slip'
export interface LiftOptions {
  /** Holdup factor of Payne et al. and no-slip floor of Beggs and Brill. */
  readonly payne: boolean
  /** Kinetic term of Beggs and Brill. */
  readonly acceleration: boolean
  /** No-slip floor of Hagedorn and Brown. */
  readonly noSlipFloor: boolean
  /** Bubble branch of Griffith in Hagedorn and Brown. */
  readonly griffith: boolean
}
export const USUAL_OPTIONS: LiftOptions = { payne: true, acceleration: true, noSlipFloor: true, griffith: true }

/**
 * Gradient along the pipe, in the units of the trace (SI, or those of field-units.ts). Where only one phase flows all
 * correlations are one. G is NaN where the correlation has no answer: choked flow, gas denser than liquid in Gray's,
 * frozen oil.
 */
export function gradientOf(
  correlation: LiftCorrelation,
  flow: InSitu,
  pipe: Pipe,
  options: LiftOptions,
  trace: Trace,
): Gradient {
  const gradient = rawGradient(correlation, fluid(flow), pipe, options, trace)
  return flow.gasInRange || !(flow.v_sg > 0)
    ? gradient
    : { ...gradient, remarks: [...gradient.remarks, 'gas_correlation'] }
}

/** G of `gradientOf` in oilfield units, along a pipe; `roots` trails 1/sqrt(f). */
export function slopeOf(
  correlation: LiftCorrelation,
  flow: InSitu,
  pipe: Pipe,
  options: LiftOptions,
  roots: Trail,
): number {
  if (correlation === 'hagedorn_brown' && bothFlow(flow)) return hagedornBrownSlope(fluid(flow), pipe, options, roots)
  if (correlation === 'beggs_brill' && bothFlow(flow)) return beggsBrillSlope(fluid(flow), pipe, options, roots)
  return gradientOf(correlation, flow, pipe, options, fieldUnits).G
}

const bothFlow = ({ v_sg, v_sl }: InSitu): boolean => v_sg > 0 && v_sl > 0

/** An oil so cold that its viscosity overflows does not flow without friction: it has no gradient. */
const fluid = (flow: InSitu): InSitu => (flow.mu_l === Number.POSITIVE_INFINITY ? { ...flow, mu_l: Number.NaN } : flow)

function rawGradient(
  correlation: LiftCorrelation,
  flow: InSitu,
  pipe: Pipe,
  options: LiftOptions,
  trace: Trace,
): Gradient {
  if (!bothFlow(flow)) return singlePhaseGradient(flow, pipe, trace)
  switch (correlation) {
    case 'hagedorn_brown':
      return hagedornBrownGradient(flow, pipe, options, trace)
    case 'beggs_brill':
      return beggsBrillGradient(flow, pipe, options, trace)
    case 'gray':
      return grayGradient(flow, pipe, trace)
    case 'duns_ros':
      return dunsRosGradient(flow, pipe, trace)
    case 'no_slip':
      return noSlipGradient(flow, pipe, trace)
  }
}
