/** Creep rupture of fibre rope: a screening law, linear in the logarithm of the life; not from a standard. */
import { constant, equation, house } from '@keelson/equations'

const CREEP = { source: house, clause: 'creep rupture screening law, not from a standard' } as const
const PLACEHOLDER = { source: house, clause: 'placeholder of the screening law, rope tests required' } as const

export const REFERENCE_LIFE = constant({
  ...PLACEHOLDER,
  symbol: 't_ref',
  title: 'Rupture life at reference load',
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
  title: 'Decades of life reduction per unit load ratio',
  value: 6,
  unit: '-',
})

export const creepLife = equation({
  ...CREEP,
  symbol: 't_c',
  title: 'Creep rupture life',
  unit: 'year',
  where: {
    t_ref: ['rupture life at reference load', 'year'],
    L_ref: ['reference load ratio', '-'],
    L_m: ['mean load ratio', '-'],
    k_c: ['decades of life reduction per unit load ratio', '-'],
  },
  evaluate: ({ t_ref, L_ref, L_m, k_c }) => t_ref * 10 ** ((L_ref - L_m) * k_c),
})

/** The factor on fatigue damage has no part in it. */
export const factoredLife = equation({
  ...CREEP,
  symbol: 't_d',
  title: 'Factored design life for creep rupture',
  unit: 'year',
  where: { T_L: ['design life', 'year'], gamma_c: ['creep rupture safety factor', '-'] },
  evaluate: ({ T_L, gamma_c }) => T_L * gamma_c,
})

export const creepMargin = equation({
  ...CREEP,
  symbol: 'k_creep',
  title: 'Creep rupture life to factored design life ratio',
  unit: '-',
  where: {
    t_c: ['creep rupture life', 'year'],
    t_d: ['factored design life for creep rupture', 'year'],
  },
  evaluate: ({ t_c, t_d }) => t_c / t_d,
})
