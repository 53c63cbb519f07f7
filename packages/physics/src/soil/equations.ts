/** Stress and strength with depth in layered ground. Coherent SI, depths from the seabed down. */
import { constant, equation, type Source, sum } from '@keelson/equations'

export const navfacSoilMechanics: Source = {
  id: 'NAVFAC DM 7.01',
  title: 'Soil Mechanics, Design Manual 7.01',
  publisher: 'Naval Facilities Engineering Command',
  revision: 'September 1986',
}

const STRESS = { source: navfacSoilMechanics, clause: 'chapter 4, effective stress of layers', unit: 'Pa' } as const
const STRENGTH = { source: navfacSoilMechanics, clause: 'definition of a strength profile', unit: 'Pa' } as const

const z = ['depth below the seabed', 'm'] as const
const z_t = ['depth to the top of the layer', 'm'] as const
const z_b = ['depth to the base of the layer', 'm'] as const
const s_t = ['undrained shear strength at the top', 'Pa'] as const
const s_b = ['undrained shear strength at the base', 'Pa'] as const

export const SEABED_STRESS = constant({
  ...STRESS,
  symbol: 'p_m',
  title: 'Effective vertical stress at the seabed',
  value: 0,
})

/** No load stands on the seabed, and the pore water is at rest. */
export const effectiveStress = equation({
  ...STRESS,
  symbol: 'p_0',
  title: 'Effective vertical stress',
  where: {
    gamma: ['effective unit weights from the seabed downwards', 'N/m3', 'list'],
    h: ['layer thicknesses down to the depth', 'm', 'list'],
  },
  evaluate: ({ gamma, h }) => sum(h.length, (j) => gamma[j] * h[j]),
})

export const depthOfLayers = equation({
  source: navfacSoilMechanics,
  clause: 'definition of a soil profile',
  symbol: 'L',
  title: 'Depth to the base of the last layer',
  unit: 'm',
  where: { h: ['layer thicknesses', 'm', 'list'] },
  evaluate: ({ h }) => sum(h.length, (j) => h[j]),
})

/** The stress from the top of the layer on. */
export const effectiveStressInLayer = equation({
  ...STRESS,
  symbol: 'p_0',
  title: 'Effective vertical stress within a layer',
  where: {
    p_t: ['effective vertical stress at the top of the layer', 'Pa'],
    gamma: ['effective unit weight of the layer', 'N/m3'],
    z,
    z_t,
  },
  evaluate: ({ p_t, gamma, z, z_t }) => p_t + gamma * (z - z_t),
})

export const strengthInLayer = equation({
  ...STRENGTH,
  symbol: 's_u',
  title: 'Undrained shear strength within a layer',
  where: { s_t, s_b, z, z_t, z_b },
  evaluate: ({ s_t, s_b, z, z_t, z_b }) => s_t + ((s_b - s_t) * (z - z_t)) / (z_b - z_t),
})

export const strengthWithGradient = equation({
  ...STRENGTH,
  symbol: 's_u',
  title: 'Undrained shear strength increasing with depth',
  where: {
    s_u0: ['undrained shear strength at the seabed', 'Pa'],
    k: ['shear strength gradient', 'Pa/m'],
    z,
  },
  evaluate: ({ s_u0, k, z }) => s_u0 + k * z,
})

/** Over pieces of layers in each of which it is linear. */
export const meanStrength = equation({
  ...STRENGTH,
  symbol: 's_m',
  title: 'Mean undrained shear strength over a depth range',
  where: {
    s_a: ['undrained shear strengths at the tops of the sublayers', 'Pa', 'list'],
    s_b: ['undrained shear strengths at the bases of the sublayers', 'Pa', 'list'],
    h: ['sublayer thicknesses', 'm', 'list'],
  },
  evaluate: ({ s_a, s_b, h }) => sum(h.length, (j) => ((s_a[j] + s_b[j]) / 2) * h[j]) / sum(h.length, (j) => h[j]),
})
