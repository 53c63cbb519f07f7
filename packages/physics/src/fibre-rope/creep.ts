/** Creep rupture of fibre rope: a screening law, linear in the logarithm of the life; the law of no standard. */
import { constant, equation, house } from '@keelson/equations'

const CREEP = { source: house, clause: 'screening law of creep rupture: the law of no standard' } as const
const PLACEHOLDER = { source: house, clause: 'placeholder of the screening law: tests of the rope decide' } as const

export const REFERENCE_LIFE = constant({
  ...PLACEHOLDER,
  symbol: 't_ref',
  title: 'Rupture life at the reference load',
  value: 100,
  unit: 'year',
})
export const REFERENCE_RATIO = constant({
  ...PLACEHOLDER,
  symbol: 'L_ref',
  title: 'Reference load ratio',
  value: 0.3,
  unit: '-',
})
export const DECADES = constant({
  ...PLACEHOLDER,
  symbol: 'k_c',
  title: 'Decades of life lost per load ratio',
  value: 6,
  unit: '-',
})

export const creepLife = equation({
  ...CREEP,
  symbol: 't_c',
  title: 'Life to creep rupture',
  unit: 'year',
  where: {
    t_ref: ['rupture life at the reference load', 'year'],
    L_ref: ['reference load ratio', '-'],
    L_m: ['mean load ratio', '-'],
    k_c: ['decades of life lost per load ratio', '-'],
  },
  evaluate: ({ t_ref, L_ref, L_m, k_c }) => t_ref * 10 ** ((L_ref - L_m) * k_c),
})

/** The factor on fatigue damage has no part in it. */
export const factoredLife = equation({
  ...CREEP,
  symbol: 't_d',
  title: 'Design life with its factor on creep rupture',
  unit: 'year',
  where: { T_L: ['design life', 'year'], gamma_c: ['safety factor on creep rupture', '-'] },
  evaluate: ({ T_L, gamma_c }) => T_L * gamma_c,
})

export const creepMargin = equation({
  ...CREEP,
  symbol: 'k_creep',
  title: 'Margin of creep rupture',
  unit: '-',
  where: {
    t_c: ['life to creep rupture', 'year'],
    t_d: ['design life with its factor on creep rupture', 'year'],
  },
  evaluate: ({ t_c, t_d }) => t_c / t_d,
})
