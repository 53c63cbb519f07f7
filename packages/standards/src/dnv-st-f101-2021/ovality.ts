/** Ovality, its limit, and its growth under bending and external pressure. DNV-ST-F101 (2021) 5.4.4.2 and 5.4.11. */
import { constant, equation } from '@keelson/equations'
import { dnvStF101 } from './source.ts'

export const OVALITY_LIMIT = constant({
  symbol: 'f_max',
  title: 'Maximum combined ovality, installation, fabrication and bending',
  value: 0.03,
  unit: '-',
  source: dnvStF101,
  clause: '5.4.11',
})

const D = ['nominal outside diameter', 'm'] as const

/** Twice the ovality of API RP 1111. */
export const ovality = equation({
  symbol: 'O',
  title: 'Ovality',
  unit: '-',
  source: dnvStF101,
  clause: '5.4.4.2 eq. 5.16',
  where: { D_max: ['maximum outside diameter', 'm'], D_min: ['minimum outside diameter', 'm'], D },
  evaluate: ({ D_max, D_min, D }) => (D_max - D_min) / D,
})

/** An allowable ovality above 0. */
export const ovalityUse = equation({
  symbol: 'U_O',
  title: 'Ovality utilisation',
  unit: '-',
  source: dnvStF101,
  clause: '5.4.11',
  where: { O: ['ovality', '-'], O_max: ['allowable ovality', '-'] },
  evaluate: ({ O, O_max }) => O / O_max,
})

/** External pressure below the collapse pressure: 0 <= r_p < 1. */
export const bendingOvality = equation({
  symbol: 'f_0_b',
  title: 'Ovality under bending and external pressure',
  unit: '-',
  source: dnvStF101,
  clause: '5.4.11',
  where: {
    f_i: ['ovality before bending', '-'],
    D,
    t: ['wall thickness', 'm'],
    epsilon_c: ['bending strain', '-'],
    r_p: ['external to collapse pressure ratio', '-'],
  },
  evaluate: ({ f_i, D, t, epsilon_c, r_p }) =>
    (f_i + 0.03 * (1 + D / (120 * t)) * ((2 * epsilon_c * D) / t) ** 2) / (1 - r_p),
})

/** Of the gap under a template, as where it is required. */
export const localOutOfRoundnessLimit = equation({
  symbol: 'L_loc',
  title: 'Maximum local out-of-roundness',
  unit: 'm',
  source: dnvStF101,
  clause: 'section 7, dimensions',
  where: { D },
  evaluate: ({ D }) => 0.005 * D,
})
