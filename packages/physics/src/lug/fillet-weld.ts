/** Two parallel fillets along the faces of a lug, as lines at the faces of the plate. Coherent SI. */
import { constant, equation, sqrt } from '@keelson/equations'
import { blodgett } from './source.ts'

const at = (clause: string) => ({ source: blodgett, clause }) as const

export const THROAT_SHARE = constant({
  ...at('7.4, treating the weld as a line'),
  symbol: 'c_e',
  title: 'Throat to leg ratio, equal-leg fillet',
  // biome-ignore lint/suspicious/noApproximativeNumericConstant: the handbook's three digits
  value: 0.707,
  unit: '-',
})

const t_e = ['weld throat', 'm'] as const
const L = ['weld length', 'm'] as const
const t = ['plate thickness', 'm'] as const
const A_w = ['weld throat area', 'm2'] as const

export const throat = equation({
  ...at('7.4'),
  symbol: 't_e',
  title: 'Weld throat',
  unit: 'm',
  where: { c_e: ['throat to leg ratio', '-'], s: ['fillet leg length', 'm'] },
  evaluate: ({ c_e, s }) => c_e * s,
})

export const weldArea = equation({
  ...at('7.4'),
  symbol: 'A_w',
  title: 'Weld throat area',
  unit: 'm2',
  where: { t_e, L },
  evaluate: ({ t_e, L }) => 2 * t_e * L,
})

export const inPlaneModulus = equation({
  ...at('7.4, table 5'),
  symbol: 'W_i',
  title: 'Weld section modulus, in-plane',
  unit: 'm3',
  where: { t_e, L },
  evaluate: ({ t_e, L }) => (2 * t_e * L ** 2) / 6,
})

export const outOfPlaneModulus = equation({
  ...at('7.4, table 5'),
  symbol: 'W_o',
  title: 'Weld section modulus, out-of-plane',
  unit: 'm3',
  where: { t_e, L, t },
  evaluate: ({ t_e, L, t }) => (2 * t_e * L * t) / 2,
})

export const weldResultant = equation({
  ...at('7.4'),
  symbol: 'f_w',
  title: 'Resultant throat stress',
  unit: 'Pa',
  where: {
    N: ['force along padeye height', 'N'],
    A_w,
    H: ['force along base', 'N'],
    h: ['hole height above base', 'm'],
    W_i: ['in-plane section modulus', 'm3'],
    F: ['out-of-plane force', 'N'],
    W_o: ['out-of-plane section modulus', 'm3'],
  },
  evaluate: ({ N, A_w, H, h, W_i, F, W_o }) =>
    sqrt((N / A_w + (H * h) / W_i + (F * h) / W_o) ** 2 + (H / A_w) ** 2 + (F / A_w) ** 2),
})
