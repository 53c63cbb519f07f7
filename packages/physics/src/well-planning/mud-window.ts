/** The window between pore pressure and fracture, as gradients over the vertical depth: mud weights and casing seats. */
import { constant, equation } from '@keelson/equations'
import { c_g } from './mud-column.ts'
import { adams, bourgoyne } from './sources.ts'

const SEATS = { source: bourgoyne, clause: '7.4, casing setting depths' } as const
const LINE = { source: bourgoyne, clause: '7.4, linear interpolation between profile points' } as const

const z_1 = ['depth of the upper profile point', 'm'] as const
const z_2 = ['depth of the lower profile point', 'm'] as const
const G_1 = ['gradient at the upper profile point', 'kg/m3'] as const
const G_2 = ['gradient at the lower profile point', 'kg/m3'] as const
const G_p = ['pore pressure gradient', 'kg/m3'] as const
const MW = ['mud weight', 'kg/m3'] as const

export const gradientAt = equation({
  ...LINE,
  symbol: 'G',
  title: 'Gradient at depth z',
  unit: 'kg/m3',
  where: { G_1, G_2, z: ['depth', 'm'], z_1, z_2 },
  evaluate: ({ G_1, G_2, z, z_1, z_2 }) => G_1 + ((G_2 - G_1) * (z - z_1)) / (z_2 - z_1),
})

/** Between points of different gradients. */
export const depthOfGradient = equation({
  ...LINE,
  symbol: 'z',
  title: 'Depth at a given gradient',
  unit: 'm',
  where: { z_1, z_2, G: ['gradient', 'kg/m3'], G_1, G_2 },
  evaluate: ({ z_1, z_2, G, G_1, G_2 }) => z_1 + ((z_2 - z_1) * (G - G_1)) / (G_2 - G_1),
})

export const leastMudWeight = equation({
  ...SEATS,
  symbol: 'MW',
  title: 'Minimum mud weight',
  unit: 'kg/m3',
  where: { G_p, m_t: ['trip margin', 'kg/m3'] },
  evaluate: ({ G_p, m_t }) => G_p + m_t,
})

export const greatestMudWeight = equation({
  ...SEATS,
  symbol: 'MW_max',
  title: 'Maximum mud weight',
  unit: 'kg/m3',
  where: { G_fr: ['fracture gradient', 'kg/m3'], m_k: ['kick margin', 'kg/m3'] },
  evaluate: ({ G_fr, m_k }) => G_fr - m_k,
})

export const fractureNeeded = equation({
  ...SEATS,
  symbol: 'G_fr',
  title: 'Required fracture gradient',
  unit: 'kg/m3',
  where: { MW, m_k: ['kick margin', 'kg/m3'] },
  evaluate: ({ MW, m_k }) => MW + m_k,
})

/** What is left for the pores under a mud that the weakest point of the open hole bears. */
export const poreCarried = equation({
  ...SEATS,
  symbol: 'G_p',
  title: 'Pore pressure gradient controlled by the mud',
  unit: 'kg/m3',
  where: { MW_max: ['maximum mud weight', 'kg/m3'], m_t: ['trip margin', 'kg/m3'] },
  evaluate: ({ MW_max, m_t }) => MW_max - m_t,
})

const STICKING = { source: adams, clause: 'casing seats, differential pressure sticking' } as const

/** By which mud presses a string against the wall of a hole that lets it through. */
export const differentialPressure = equation({
  ...STICKING,
  symbol: 'Delta_P',
  title: 'Mud pressure minus pore pressure',
  unit: 'Pa',
  where: { c_g, MW, G_p, z: ['depth', 'm'] },
  evaluate: ({ c_g, MW, G_p, z }) => c_g * (MW - G_p) * z,
})

/** Up to this gradient the pores have no more than the pressure of salt water. */
export const NORMAL_PRESSURE = constant({
  symbol: 'G_n',
  title: 'Normal pore pressure gradient',
  value: 9,
  unit: 'ppg',
  source: bourgoyne,
  clause: '6.1, normal pressure of the Gulf coast',
})

export const NORMAL_STICKING = constant({
  symbol: 'Delta_P_n',
  title: 'Permissible differential pressure, normally pressured',
  value: 2000,
  unit: 'psi',
  ...STICKING,
})

export const ABNORMAL_STICKING = constant({
  symbol: 'Delta_P_a',
  title: 'Permissible differential pressure, abnormally pressured',
  value: 3000,
  unit: 'psi',
  ...STICKING,
})
