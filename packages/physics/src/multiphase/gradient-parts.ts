/** What every correlation's pressure gradient is made of. */
import { equation, sin } from '@keelson/equations'
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
  fit: '144 turns lb/ft3 at standard gravity into psi/ft',
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
}

/** A bound of a chart or polynomial that was left, or a limit that was met. */
export type Remark =
  | 'holdup_chart'
  | 'secondary_chart'
  | 'viscosity_chart'
  | 'film_roughness'
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
