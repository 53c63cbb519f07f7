/** Two parallel fillets along the faces of a lug, as lines at the faces of the plate. Coherent SI. */
import { constant, equation, sqrt } from '@keelson/equations'
import { blodgett } from './source.ts'

const at = (clause: string) => ({ source: blodgett, clause }) as const

export const THROAT_SHARE = constant({
  ...at('7.4, treating the weld as a line'),
  symbol: 'c_e',
  title: 'Throat over leg of a fillet of equal legs',
  // biome-ignore lint/suspicious/noApproximativeNumericConstant: the handbook's three digits
  value: 0.707,
  unit: '-',
})

const t_e = ['throat', 'm'] as const
const L = ['length of each weld', 'm'] as const
const t = ['thickness of the plate', 'm'] as const
const A_w = ['area of the throats', 'm2'] as const

export const throat = equation({
  ...at('7.4'),
  symbol: 't_e',
  title: 'Throat of the weld',
  unit: 'm',
  where: { c_e: ['throat over leg', '-'], s: ['leg of the fillet', 'm'] },
  evaluate: ({ c_e, s }) => c_e * s,
})

export const weldArea = equation({
  ...at('7.4'),
  symbol: 'A_w',
  title: 'Area of the throats',
  unit: 'm2',
  where: { t_e, L },
  evaluate: ({ t_e, L }) => 2 * t_e * L,
})

export const inPlaneModulus = equation({
  ...at('7.4, table 5'),
  symbol: 'W_i',
  title: 'Section modulus of the welds, in plane',
  unit: 'm3',
  where: { t_e, L },
  evaluate: ({ t_e, L }) => (2 * t_e * L ** 2) / 6,
})

export const outOfPlaneModulus = equation({
  ...at('7.4, table 5'),
  symbol: 'W_o',
  title: 'Section modulus of the welds, out of plane',
  unit: 'm3',
  where: { t_e, L, t },
  evaluate: ({ t_e, L, t }) => (2 * t_e * L * t) / 2,
})

export const weldResultant = equation({
  ...at('7.4'),
  symbol: 'f_w',
  title: 'Resultant stress in the throat',
  unit: 'Pa',
  where: {
    N: ['force along the height of the lug', 'N'],
    A_w,
    H: ['force along the base', 'N'],
    h: ['height of the hole above the base', 'm'],
    W_i: ['section modulus in plane', 'm3'],
    F: ['force out of the plane of the plate', 'N'],
    W_o: ['section modulus out of plane', 'm3'],
  },
  evaluate: ({ N, A_w, H, h, W_i, F, W_o }) =>
    sqrt((N / A_w + (H * h) / W_i + (F * h) / W_o) ** 2 + (H / A_w) ** 2 + (F / A_w) ** 2),
})
