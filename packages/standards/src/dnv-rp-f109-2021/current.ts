/** Steady current averaged over the pipe. DNV-RP-F109 (2021) 3.4.4. */
import { abs, equation, log, sin } from '@keelson/equations'
import { dnvRpF109 } from './source.ts'

/** Logarithmic boundary layer over a bed of roughness z_0, averaged over the pipe diameter. */
export const meanCurrentVelocity = equation({
  symbol: 'V',
  title: 'Mean current velocity normal to the pipe over its diameter',
  unit: 'm/s',
  source: dnvRpF109,
  clause: '3.4.4',
  where: {
    V_r: ['current velocity at the reference height', 'm/s'],
    z_r: ['reference height', 'm'],
    z_0: ['bottom roughness length', 'm'],
    D: ['hydrodynamic diameter', 'm'],
    theta_c: ['angle between current and pipe', 'rad'],
  },
  evaluate: ({ V_r, z_r, z_0, D, theta_c }) =>
    ((V_r * ((1 + z_0 / D) * log(D / z_0 + 1) - 1)) / log(z_r / z_0 + 1)) * abs(sin(theta_c)),
})

/** Bottom roughness by soil, m. DNV-RP-F109 (2021) table 3-1. */
export const BOTTOM_ROUGHNESS = {
  'silt and clay': 5e-6,
  'fine sand': 1e-5,
  'medium sand': 4e-5,
  'coarse sand': 1e-4,
  gravel: 3e-4,
  pebble: 2e-3,
  cobble: 1e-2,
  boulder: 4e-2,
} as const
