/** Cross-section of a plain pipe as a beam: bore, area, second moment of area, mass in air. */
import { equation, pi, type Source } from '@keelson/equations'

export const youngBudynas: Source = {
  id: 'Young and Budynas (2002)',
  title: "Roark's Formulas for Stress and Strain",
  publisher: 'McGraw-Hill',
  revision: '7th edition',
}
const RING = { source: youngBudynas, clause: 'appendix A, hollow circle' } as const

const D_s = ['steel outside diameter', 'm'] as const
const t_s = ['steel wall thickness', 'm'] as const
const D_i = ['steel inside diameter', 'm'] as const
const A_s = ['steel cross-sectional area', 'm2'] as const

export const boreDiameter = equation({
  ...RING,
  symbol: 'D_i',
  title: 'Steel inside diameter',
  unit: 'm',
  where: { D_s, t_s },
  evaluate: ({ D_s, t_s }) => D_s - 2 * t_s,
})

/** In the form that keeps its digits for a thin wall. */
export const steelArea = equation({
  ...RING,
  symbol: 'A_s',
  title: 'Steel cross-sectional area',
  unit: 'm2',
  where: { D_s, t_s },
  evaluate: ({ D_s, t_s }) => pi * t_s * (D_s - t_s),
})

/** pi/64 (D_s^4 - D_i^4), in the form that keeps its digits for a thin wall. */
export const secondMomentOfArea = equation({
  ...RING,
  symbol: 'I',
  title: 'Steel second moment of area',
  unit: 'm4',
  where: { A_s, D_s, D_i },
  evaluate: ({ A_s, D_s, D_i }) => (A_s * (D_s ** 2 + D_i ** 2)) / 16,
})

export const dryMass = equation({
  ...RING,
  symbol: 'm_dry',
  title: 'Mass per unit length, steel and contents',
  unit: 'kg/m',
  where: { rho_s: ['steel density', 'kg/m3'], A_s, rho_c: ['contents density', 'kg/m3'], D_i },
  evaluate: ({ rho_s, A_s, rho_c, D_i }) => rho_s * A_s + (rho_c * pi * D_i ** 2) / 4,
})

/** Net pull of gravity and buoyancy; negative for a pipe that floats. */
export const weightInWater = equation({
  ...RING,
  symbol: 'q',
  title: 'Submerged weight per unit length',
  unit: 'N/m',
  where: {
    g: ['gravitational acceleration', 'm/s2'],
    m_dry: ['mass per unit length, steel and contents', 'kg/m'],
    rho_w: ['water density', 'kg/m3'],
    D: ['outside diameter', 'm'],
  },
  evaluate: ({ g, m_dry, rho_w, D }) => g * (m_dry - (rho_w * pi * D ** 2) / 4),
})
