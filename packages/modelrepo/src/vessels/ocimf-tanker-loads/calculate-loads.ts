/** What a method gives: wind, current, and what only one of them knows. SI; forward and to port positive, the bow turning to port. */
import type { Coefficients } from '../../_shared/hull-coefficients/coefficients.ts'
import type { Method } from './modes.ts'

export interface Wind {
  readonly x: number
  readonly y: number
  /** About midships; UFC 4-159-03 has none here. */
  readonly yaw?: number
  readonly heel?: number
}
export interface Current {
  readonly x: number
  readonly y: number
  readonly yaw?: number
}
export interface Total {
  readonly x: number
  readonly y: number
  readonly size: number
  readonly yaw?: number
}

export interface Loads {
  readonly method: Method
  readonly wind: Wind
  /** None in the regressions of the wind. */
  readonly current?: Current
  /** Of the wind; without a wind none is read from a table. UFC 4-159-03 has none of yaw. */
  readonly coefficients?: Omit<Coefficients, 'yaw'> & { readonly yaw?: number }
  /** Speed of the wind that acts, m/s. */
  readonly speed: number
  readonly ufc?: {
    readonly C_yw: number
    readonly C_yc: number
    readonly C_0: number
    readonly form: number
    readonly friction: number
    readonly propeller: number
  }
}

/** Direction from which the wind comes, 0 from astern; a relative wind is taken from starboard. rad. */
export const windFrom = (p: { readonly relative_wind_angle?: number; readonly wind_direction: number }): number =>
  p.relative_wind_angle === undefined ? p.wind_direction : Math.PI - p.relative_wind_angle
