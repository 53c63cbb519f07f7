/** The line in the soil: the angle by which it turns until the soil is taken, and what is left at the padeye. */
import { fulfils, silent, type Trace } from '@keelson/equations'
import { bracketedRoot } from '@keelson/numerics/root-finding.ts'
import * as line from '@keelson/physics/soil/embedded-line.ts'
import { meanStrengthWithGradient } from '@keelson/physics/soil/linear-strength.ts'
import type { Given, Perhaps } from './inputs.ts'

export const lineInputs = [
  ...['mudline_tension', 'mudline_angle', 'padeye_depth', 'chain_diameter', 'effective_width_multiplier'],
  ...['friction_coefficient', 'undrained_shear_strength_mudline', 'undrained_strength_gradient'],
] as const
type Line = Given<(typeof lineInputs)[number]> & Perhaps<'bearing_factor_nc'>

export type SolvedLine = ReturnType<typeof solveLine>

/** What is found at the padeye. */
export interface LineEnd {
  readonly theta_a: number
  readonly T_a: number
}

export function solveLine(p: Line, trace: Trace) {
  const { mudline_tension: T_m, padeye_depth: z_a, chain_diameter: d } = p
  const clay = { s_u0: p.undrained_shear_strength_mudline, k: p.undrained_strength_gradient }
  const { mudline_angle: theta_m, friction_coefficient: mu } = p
  trace.section('Soil resistance on line')
  const s_av = trace.apply(meanStrengthWithGradient, { ...clay, z: z_a }, { rename: { z: 'z_a' } })
  const N_c = p.bearing_factor_nc ?? line.LINE_BEARING_FACTOR
  const Q_av = trace.apply(line.lineResistance, { N_c, E_n: p.effective_width_multiplier, d, s_av })
  const R_s = trace.apply(line.soilDemand, { z_a, Q_av })
  trace.section('Anchor load limited by line equilibrium')
  const theta_s = trace.apply(line.angleOfMost, { mu, theta_m, theta_max: line.LARGEST_ANGLE })
  const there = { as: 'T_s', rename: { theta_a: 'theta_s' } }
  const T_s = trace.apply(line.padeyeTension, { T_m, mu, theta_a: theta_s, theta_m }, there)
  const most = { as: 'R_most', rename: { T_a: 'T_s', theta_a: 'theta_s' } }
  const R_most = trace.apply(line.turnedLine, { T_a: T_s, theta_a: theta_s, theta_m }, most)
  const mudline = { T_m, mu, theta_m, R_s }
  trace.section('Padeye load')
  const theta_a = R_s > R_most ? undefined : angleAt(mudline, theta_s, trace)
  const end = theta_a === undefined ? undefined : endOf(mudline, theta_a, trace)
  return { ...clay, T_m, theta_m, mu, z_a, d, s_av, R_s, R_most, end }
}

interface AtMudline {
  readonly T_m: number
  readonly mu: number
  readonly theta_m: number
  readonly R_s: number
}

/** Soil without strength does not turn the line. */
function angleAt(mudline: AtMudline, theta_s: number, trace: Trace): number {
  const { theta_m, R_s } = mudline
  if (R_s === 0) return theta_m
  const sides = (theta_a: number) => silentBalance(mudline, theta_a)
  const { x, residual, iterations } = bracketedRoot((theta) => sides(theta) / R_s, theta_m, theta_s, {
    seeking: 'the padeye angle',
  })
  return trace.solved({
    symbol: 'theta_a',
    title: line.lineBalance.title,
    unit: 'deg',
    source: line.lineBalance.source,
    clause: line.lineBalance.clause,
    value: x,
    trial: theta_s,
    residual,
    iterations,
    method: 'bracketed between the mudline angle and the angle of maximum soil resistance at equilibrium',
    satisfies: fulfils(line.lineBalance, { ...mudline, theta_a: x }),
  })
}

function silentBalance({ T_m, mu, theta_m, R_s }: AtMudline, theta_a: number): number {
  const T_a = silent.apply(line.padeyeTension, { T_m, mu, theta_a, theta_m })
  return line.turnedLine.evaluate({ T_a, theta_a, theta_m }) - R_s
}

function endOf({ T_m, mu, theta_m }: AtMudline, theta_a: number, trace: Trace): LineEnd {
  const T_a = trace.apply(line.padeyeTension, { T_m, mu, theta_a, theta_m })
  trace.apply(line.horizontalPart, { T_a, theta_a })
  trace.apply(line.verticalPart, { T_a, theta_a })
  return { theta_a, T_a }
}
