/** Pressure of still water on what lies in it. */
import { equation, max, type Source } from '@keelson/equations'

export const white: Source = {
  id: 'White (2011)',
  title: 'Fluid Mechanics',
  publisher: 'McGraw-Hill',
  revision: '7th edition',
}
const STILL = { source: white, clause: '2.3 hydrostatic pressure' } as const

const rho_w = ['density of the water', 'kg/m3'] as const
const g = ['acceleration of gravity', 'm/s2'] as const

/** Gauge pressure at a depth d >= 0. */
export const hydrostaticPressure = equation({
  ...STILL,
  symbol: 'p_e',
  title: 'Pressure of the water',
  unit: 'Pa',
  where: { rho_w, g, d: ['depth', 'm'] },
  evaluate: ({ rho_w, g, d }) => rho_w * g * d,
})

/** Depth at which still water has a gauge pressure. */
export const depthOfPressure = equation({
  ...STILL,
  symbol: 'd',
  title: 'Depth of a water pressure',
  unit: 'm',
  where: { p: ['gauge pressure', 'Pa'], rho_w, g },
  evaluate: ({ p, rho_w, g }) => p / (rho_w * g),
})

/** Pressure inside a line at an elevation: that at the reference elevation and the head of its contents. */
export const designPressureAtElevation = equation({
  ...STILL,
  symbol: 'p_ld',
  title: 'Design pressure at the point',
  unit: 'Pa',
  where: {
    p_d: ['design pressure at the reference elevation', 'Pa'],
    rho_cont: ['density of the contents', 'kg/m3'],
    g,
    h_ref: ['reference elevation, positive up', 'm'],
    h_l: ['elevation of the point, positive up', 'm'],
  },
  evaluate: ({ p_d, rho_cont, g, h_ref, h_l }) => p_d + rho_cont * g * (h_ref - h_l),
})

/** Gauge pressure at an elevation, positive up from the water line; none above it. */
export const waterPressureAtElevation = equation({
  ...STILL,
  symbol: 'p_e',
  title: 'Pressure of the water outside the pipe',
  unit: 'Pa',
  where: { rho_w, g, h_l: ['elevation of the point, positive up', 'm'] },
  evaluate: ({ rho_w, g, h_l }) => rho_w * g * max(0, -h_l),
  limited: { holds: 'above the surface there is no water' },
})
