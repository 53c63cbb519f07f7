/** Wind coefficients of merchant ships by regression on their form: Isherwood (1972). Angle 0 is a head wind. Coherent SI. */
import { equation } from '@keelson/equations'
import { windLoadsBy } from '@keelson/physics/ship-wind/loads.ts'
import { isherwood } from './source.ts'

export { ABEAM_TABLE, AHEAD_TABLE, ANGLES, YAW_TABLE } from './tables.ts'

const BY = { source: isherwood, clause: 'regression of the wind coefficients', unit: '-' } as const

const FORM = {
  A_L: ['lateral wind area', 'm2'],
  A_T: ['frontal wind area', 'm2'],
  L_OA: ['length overall', 'm'],
  B: ['breadth', 'm'],
  S: ['lateral profile perimeter', 'm'],
  C: ['distance from bow to lateral centroid', 'm'],
} as const

const term = (name: string) => [`coefficient ${name} at this wind angle`, '-'] as const

export const forceAhead = equation({
  ...BY,
  symbol: 'C_X',
  title: 'Longitudinal wind force coefficient, forward',
  where: {
    A_0: term('A0'),
    A_1: term('A1'),
    A_2: term('A2'),
    A_3: term('A3'),
    A_4: term('A4'),
    A_5: term('A5'),
    A_6: term('A6'),
    ...FORM,
    M: ['number of distinct mast groups', '-'],
  },
  evaluate: ({ A_0, A_1, A_2, A_3, A_4, A_5, A_6, A_L, A_T, L_OA, B, S, C, M }) =>
    -(
      A_0 +
      (A_1 * 2 * A_L) / L_OA ** 2 +
      (A_2 * 2 * A_T) / B ** 2 +
      (A_3 * L_OA) / B +
      (A_4 * S) / L_OA +
      (A_5 * C) / L_OA +
      A_6 * M
    ),
})

export const forceAbeam = equation({
  ...BY,
  symbol: 'C_Y',
  title: 'Lateral wind force coefficient, to leeward',
  where: {
    B_0: term('B0'),
    B_1: term('B1'),
    B_2: term('B2'),
    B_3: term('B3'),
    B_4: term('B4'),
    B_5: term('B5'),
    B_6: term('B6'),
    ...FORM,
    A_SS: ['superstructure lateral area', 'm2'],
  },
  evaluate: ({ B_0, B_1, B_2, B_3, B_4, B_5, B_6, A_L, A_T, L_OA, B, S, C, A_SS }) =>
    B_0 +
    (B_1 * 2 * A_L) / L_OA ** 2 +
    (B_2 * 2 * A_T) / B ** 2 +
    (B_3 * L_OA) / B +
    (B_4 * S) / L_OA +
    (B_5 * C) / L_OA +
    (B_6 * A_SS) / A_L,
})

export const yaw = equation({
  ...BY,
  symbol: 'C_N',
  title: 'Wind yaw moment coefficient',
  where: {
    C_0: term('C0'),
    C_1: term('C1'),
    C_2: term('C2'),
    C_3: term('C3'),
    C_4: term('C4'),
    C_5: term('C5'),
    ...FORM,
  },
  evaluate: ({ C_0, C_1, C_2, C_3, C_4, C_5, A_L, A_T, L_OA, B, S, C }) =>
    C_0 +
    (C_1 * 2 * A_L) / L_OA ** 2 +
    (C_2 * 2 * A_T) / B ** 2 +
    (C_3 * L_OA) / B +
    (C_4 * S) / L_OA +
    (C_5 * C) / L_OA,
})

export const loads = windLoadsBy(isherwood, 'wind forces and yawing moment')
