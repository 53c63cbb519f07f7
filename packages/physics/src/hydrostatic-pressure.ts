/** Pressure of still water on what lies in it. */
import { equation, max, type Source } from '@keelson/equations'

export const white: Source = {
  id: 'White (2011)',
  title: 'Fluid Mechanics',
  publisher: 'McGraw-Hill',
  revision: '7th edition',
}
const STILL = { source: white, clause: '2.3 hydrostatic pressure' } as const

const rho_w = ['water density', 'kg/m3'] as const
const g = ['gravitational acceleration', 'm/s2'] as const

/** Gauge pressure at a depth d >= 0. */
export const hydrostaticPressure = equation({
  ...STILL,
  symbol: 'p_e',
  title: 'Hydrostatic pressure',
  unit: 'Pa',
  where: { rho_w, g, d: ['depth', 'm'] },
  evaluate: ({ rho_w, g, d }) => rho_w * g * d,
})

/** Depth at which still water has a gauge pressure. */
export const depthOfPressure = equation({
  ...STILL,
  symbol: 'd',
  title: 'Equivalent water depth',
  unit: 'm',
  where: { p: ['gauge pressure', 'Pa'], rho_w, g },
  evaluate: ({ p, rho_w, g }) => p / (rho_w * g),
})

/** Pressure inside a line at an elevation: that at the reference elevation and the head of its contents. */
export const designPressureAtElevation = equation({
  ...STILL,
  symbol: 'p_ld',
  title: 'Local design pressure',
  unit: 'Pa',
  where: {
    p_d: ['design pressure at reference elevation', 'Pa'],
    rho_cont: ['contents density', 'kg/m3'],
    g,
    h_ref: ['reference elevation (positive upwards)', 'm'],
    h_l: ['local elevation (positive upwards)', 'm'],
  },
  evaluate: ({ p_d, rho_cont, g, h_ref, h_l }) => p_d + rho_cont * g * (h_ref - h_l),
})

/** Gauge pressure at an elevation, positive up from the water line; none above it. */
export const waterPressureAtElevation = equation({
  ...STILL,
  symbol: 'p_e',
  title: 'External hydrostatic pressure',
  unit: 'Pa',
  where: { rho_w, g, h_l: ['local elevation (positive upwards)', 'm'] },
  evaluate: ({ rho_w, g, h_l }) => rho_w * g * max(0, -h_l),
  limited: { holds: 'the hydrostatic pressure is zero above the surface' },
})
