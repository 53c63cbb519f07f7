/** Elastic buckling of a flat plate under even edge stress, simply supported unless said. Coherent SI. */
import { ceil, constant, equation, pi, type Source, sqrt } from '@keelson/equations'

export const timoshenkoGere: Source = {
  id: 'Timoshenko and Gere (1961)',
  title: 'Theory of Elastic Stability',
  publisher: 'McGraw-Hill',
  revision: '2nd edition',
}

const AT = { source: timoshenkoGere, unit: '-' } as const
const l = ['plate length', 'm'] as const
const s = ['plate width (shorter side)', 'm'] as const

/** Whatever the length: a short plate has more. */
export const CLAMPED_LONG_EDGES = constant({
  ...AT,
  symbol: 'k',
  title: 'Minimum buckling coefficient, clamped long edges and simply supported loaded edges',
  value: 6.97,
  clause: '9.4',
})

export const halfWaves = equation({
  ...AT,
  symbol: 'm',
  title: 'Half-waves along the length',
  clause: '9.2',
  where: { l, s },
  evaluate: ({ l, s }) => ceil((sqrt(1 + 4 * (l / s) ** 2) - 1) / 2),
})

export const longitudinalFactor = equation({
  ...AT,
  symbol: 'k',
  title: 'Elastic buckling coefficient, longitudinal',
  clause: '9.2',
  where: { m: ['number of half-waves along the length', '-'], l, s },
  evaluate: ({ m, l, s }) => ((m * s) / l + l / (m * s)) ** 2,
})

/** Of stress across the length, on the long edges. */
export const transverseFactor = equation({
  ...AT,
  symbol: 'k_y',
  title: 'Elastic buckling coefficient, transverse',
  clause: '9.2',
  where: { l, s },
  evaluate: ({ l, s }) => (1 + (s / l) ** 2) ** 2,
})

export const shearFactor = equation({
  ...AT,
  symbol: 'k_tau',
  title: 'Elastic buckling coefficient, shear',
  clause: '9.7',
  where: { l, s },
  evaluate: ({ l, s }) => 5.34 + 4 * (s / l) ** 2,
})

export const bucklingStress = equation({
  ...AT,
  symbol: 'sigma_E',
  title: 'Elastic buckling stress',
  unit: 'Pa',
  clause: '9.2',
  where: {
    k: ['buckling coefficient', '-'],
    E: ["Young's modulus", 'Pa'],
    nu: ["Poisson's ratio", '-'],
    t: ['plate thickness', 'm'],
    s,
  },
  evaluate: ({ k, E, nu, t, s }) => ((k * pi ** 2 * E) / (12 * (1 - nu ** 2))) * (t / s) ** 2,
})

/** Above 1 the plate bulges. */
export const elasticUse = equation({
  ...AT,
  symbol: 'u_E',
  title: 'Stress to elastic buckling stress ratio',
  unit: '-',
  clause: '9.2',
  where: { sigma: ['compressive stress', 'Pa'], sigma_E: ['elastic buckling stress', 'Pa'] },
  evaluate: ({ sigma, sigma_E }) => sigma / sigma_E,
})
