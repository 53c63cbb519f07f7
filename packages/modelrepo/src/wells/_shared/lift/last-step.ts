/** The last step of a traverse, traced: fluid, holdup, gradient and the pressure at the end. */
import type { Trace } from '@keelson/equations'
import type { Gradient } from '@keelson/physics/multiphase/gradient-parts.ts'
import { type LiftStep, type Tubing, tracedGradient } from '@keelson/physics/multiphase/lift.ts'
import { brillMukherjee } from '@keelson/physics/multiphase/sources.ts'
import { midpointPressure, nextPressure, stepCount, stepLength } from '@keelson/physics/multiphase/traverse.ts'
import { isVertical } from './figures.ts'

const MARCH = { source: brillMukherjee, clause: 'ch. 3, midpoint rule' } as const

/** Traces the last step at a rate; `rows`: the table in which its numbers stand. */
export function tracedLastStep(
  tubing: Tubing,
  last: LiftStep,
  q: number,
  trace: Trace,
  rows = 'last row of the traverse',
): { readonly gradient: Gradient; readonly p_wf: number } {
  trace.section('Last traverse step')
  const L = tubing.depth
  const Delta_L = trace.apply(stepLength, { L, N_z: trace.apply(stepCount, { L }) })
  const read = (symbol: string, title: string, unit: string, value: number) =>
    trace.lookup({ ...MARCH, symbol, title, unit, value, cell: rows })
  const p_1 = read('p_1', 'Pressure at top of step', 'psia', last.p_1)
  const G_1 = read('G_1', 'Pressure gradient at top of step', 'psi/ft', last.atTop.G)
  const T = read('T', 'Mid-step temperature, linear with depth', 'degF', last.T)
  const theta = tracedInclination(tubing, last, trace)
  const p = trace.apply(midpointPressure, { p_1, G_1, Delta_L })
  const gradient = tracedGradient(tubing, q, { p, T, theta }, trace)
  const p_wf = trace.apply(
    nextPressure,
    { p_1, G: gradient.G, Delta_L },
    { title: 'Flowing bottomhole pressure from the traverse' },
  )
  return { gradient, p_wf }
}

/** The inclination of the step, where it is no input of its own. */
function tracedInclination(tubing: Tubing, { theta }: LiftStep, trace: Trace): number {
  if (tubing.path === undefined && !isVertical(tubing)) return theta
  const cell = tubing.path ? 'minimum curvature survey, mean inclination of the last step' : 'vertical tubing'
  const title = 'Inclination from horizontal'
  return trace.lookup({ ...MARCH, symbol: 'theta', title, unit: 'rad', value: theta, cell })
}
