/** The stones that stay at the rock protection: on top of others, and among them. */
import type { Trace } from '@keelson/equations'
import { EMBEDDED, EXPOSED, localVelocity, relativeDensity, stoneSize } from '@keelson/physics/scour/rock-size.ts'
import type { Given } from './inputs.ts'

export type RockSize = ReturnType<typeof rockSize>
type Rock = Given<'current_velocity' | 'amplification_factor' | 'rock_density' | 'water_density' | 'gravity'>

export function rockSize(p: Rock, trace: Trace) {
  const { rock_density: rho_r, water_density: rho, amplification_factor: k_U, gravity: g } = p
  trace.section('Stones')
  const Delta = trace.apply(relativeDensity, { rho_r, rho })
  const U_l = trace.apply(localVelocity, { k_U, U: p.current_velocity })
  const size = (y: typeof EXPOSED, as: string) =>
    trace.apply(stoneSize, { U_l, g, Delta, y }, { as, rename: { y: y.symbol } })
  return { Delta, U_l, exposed: size(EXPOSED, 'd_e'), embedded: size(EMBEDDED, 'd_i') }
}
