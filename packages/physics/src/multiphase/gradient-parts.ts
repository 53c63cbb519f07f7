/** What every correlation's pressure gradient is made of. */
import { type ApplyOptions, type Equation, equation, type Given, sin, type Trace, type Where } from '@keelson/equations'
import type { InSitu } from './mixture.ts'
import { brillMukherjee } from './sources.ts'
import { DIAMETER, FRICTION, GRADIENT_F, GRADIENT_G, RHO_S, THETA } from './symbols.ts'

/** Inclination of a vertical well from the horizontal, rad. */
export const VERTICAL = Math.PI / 2

export const gravityGradient = equation({
  symbol: 'G_g',
  title: 'Gravity gradient',
  unit: 'psi/ft',
  source: brillMukherjee,
  clause: 'ch. 3, elevation change',
  fit: '144 converts lb/ft³ at standard gravity to psi/ft',
  where: { rho_s: RHO_S, theta: THETA },
  evaluate: ({ rho_s, theta }) => (rho_s * sin(theta)) / 144,
})

/** Of a Fanning friction factor. */
export const frictionGradient = equation({
  symbol: 'G_f',
  title: 'Friction gradient',
  unit: 'psi/ft',
  source: brillMukherjee,
  clause: 'ch. 3, wall shear, g = 32.174 ft/s2',
  where: { f: FRICTION, rho: ['density', 'lb/ft3'], v: ['velocity', 'ft/s'], d: DIAMETER },
  evaluate: ({ f, rho, v, d }) => (2 * f * rho * v ** 2) / (144 * 32.174 * d),
})

export const gradientWithoutAcceleration = equation({
  symbol: 'G',
  title: 'Pressure gradient',
  unit: 'psi/ft',
  source: brillMukherjee,
  clause: 'ch. 3, acceleration neglected',
  where: { G_g: GRADIENT_G, G_f: GRADIENT_F },
  evaluate: ({ G_g, G_f }) => G_g + G_f,
})

/** Needs E_k < 1: at 1 the flow chokes. */
export const gradientWithAcceleration = equation({
  symbol: 'G',
  title: 'Pressure gradient',
  unit: 'psi/ft',
  source: brillMukherjee,
  clause: 'ch. 3, with acceleration',
  where: { G_g: GRADIENT_G, G_f: GRADIENT_F, E_k: ['acceleration term', '-'] },
  evaluate: ({ G_g, G_f, E_k }) => (G_g + G_f) / (1 - E_k),
})

/** In the direction of flow. */
export const sectionDrop = equation({
  symbol: 'Delta_ps',
  title: 'Pressure drop over length',
  unit: 'psi',
  source: brillMukherjee,
  clause: 'ch. 3, uniform conditions',
  where: { G: ['pressure gradient', 'psi/ft'], L_s: ['length', 'ft'] },
  evaluate: ({ G, L_s }) => G * L_s,
})

const MATCHED = 'ch. 3, term of the pressure gradient, times a factor matched to a measurement'

export const correctedGravity = equation({
  symbol: 'G_g',
  title: 'Gravity gradient, corrected',
  unit: 'psi/ft',
  source: brillMukherjee,
  clause: MATCHED,
  where: { C_g: ['gravity correction factor', '-'], G_g0: ['uncorrected gravity gradient', 'psi/ft'] },
  evaluate: ({ C_g, G_g0 }) => C_g * G_g0,
})

export const correctedFriction = equation({
  symbol: 'G_f',
  title: 'Friction gradient, corrected',
  unit: 'psi/ft',
  source: brillMukherjee,
  clause: MATCHED,
  where: { C_f: ['friction correction factor', '-'], G_f0: ['uncorrected friction gradient', 'psi/ft'] },
  evaluate: ({ C_f, G_f0 }) => C_f * G_f0,
})

/** Factors by which both terms of a correlation are matched to a measured pressure. */
export interface Correction {
  readonly gravity: number
  readonly friction: number
}

/** The pipe at a point, in the units of the trace. */
export interface Pipe {
  /** Inside diameter. */
  readonly d: number
  /** Absolute roughness. */
  readonly epsilon: number
  /** Relative roughness. */
  readonly k_d: number
  /** From the horizontal, uphill positive, rad. */
  readonly theta: number
  /** Left out, the terms stand as the correlation gives them. */
  readonly correction?: Correction
}

/** Gravity gradient of a density in a pipe, corrected where the pipe is. */
export function gravityTerm(
  rho_s: number,
  { theta, correction }: Pipe,
  trace: Trace,
  options: ApplyOptions = {},
): number {
  if (correction === undefined) return trace.apply(gravityGradient, { rho_s, theta }, options)
  const { as = gravityGradient.symbol, ...named } = options
  const own = `${as}0`
  const G_g0 = trace.apply(gravityGradient, { rho_s, theta }, { ...named, as: own })
  return trace.apply(correctedGravity, { C_g: correction.gravity, G_g0 }, { as, rename: { G_g0: own } })
}

/** Friction gradient by a law in a pipe, corrected where the pipe is. */
export function frictionTerm<W extends Where>(
  law: Equation<W>,
  args: Given<W>,
  { correction }: Pipe,
  trace: Trace,
  options: ApplyOptions = {},
): number {
  if (correction === undefined) return trace.apply(law, args, options)
  const { as = law.symbol, ...named } = options
  const own = `${as}0`
  const G_f0 = trace.apply(law, args, { ...named, as: own })
  return trace.apply(correctedFriction, { C_f: correction.friction, G_f0 }, { as, rename: { G_f0: own } })
}

/** A bound of a chart or polynomial that was left, or a limit that was met. */
export type Remark =
  | 'holdup_chart'
  | 'secondary_chart'
  | 'viscosity_chart'
  | 'film_roughness'
  | 'level_holdup'
  | 'chart_uncertain'
  | 'gas_correlation'

export interface Gradient {
  /** Pressure gradient along the pipe, positive where the pressure falls in the direction of flow. */
  readonly G: number
  readonly G_g: number
  readonly G_f: number
  /** Share of the acceleration: G - G_g - G_f, or 0 where it is neglected. */
  readonly G_a: number
  readonly H_L: number
  readonly pattern: string
  readonly v_m: number
  readonly rho_n: number
  /** What flows at the point. */
  readonly flow: InSitu
  readonly remarks: readonly Remark[]
  /** The correlation's own numbers by their symbol, in the units of the trace. */
  readonly numbers: Readonly<Record<string, number>>
}
export const NO_REMARKS: readonly Remark[] = []
