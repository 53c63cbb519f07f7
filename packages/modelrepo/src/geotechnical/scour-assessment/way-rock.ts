/** The stones that stay at the rock protection: on top of others, and among them. */
import type { Trace } from '@keelson/equations'
import { EMBEDDED, EXPOSED, localVelocity, relativeDensity, stoneSize } from '@keelson/physics/scour/rock-size.ts'
import { given } from '@keelson/workflow'
import type { Params } from './inputs.ts'

export interface RockSize {
  readonly Delta: number
  /** m/s. */
  readonly U_l: number
  readonly exposed: number
  readonly embedded: number
}

export function rockSize(p: Params, trace: Trace): RockSize {
  const { current_velocity: U } = given(p, 'current_velocity')
  const { rock_density: rho_r, water_density: rho, amplification_factor: k_U, gravity: g } = p
  trace.section('Stones')
  const Delta = trace.apply(relativeDensity, { rho_r, rho })
  const U_l = trace.apply(localVelocity, { k_U, U })
  const size = (y: typeof EXPOSED, as: string) =>
    trace.apply(stoneSize, { U_l, g, Delta, y }, { as, rename: { y: y.symbol } })
  return { Delta, U_l, exposed: size(EXPOSED, 'd_e'), embedded: size(EMBEDDED, 'd_i') }
}
