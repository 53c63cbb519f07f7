/** Coefficients of a hull by her main dimensions: block and prismatic, length of run, wetted surface, angle of entrance. */
import { abs, equation, exp, sqrt } from '@keelson/equations'
import { holtropMennen } from './sources.ts'

const L = ['waterline length', 'm'] as const
const B = ['breadth', 'm'] as const
const T = ['mean draught', 'm'] as const
const nabla = ['displaced volume', 'm3'] as const
const C_P = ['prismatic coefficient', '-'] as const
const C_WP = ['waterplane coefficient', '-'] as const
const l_cb = ['ratio of centre of buoyancy forward of midships to length', '%'] as const

export const meanDraught = equation({
  source: holtropMennen,
  clause: 'notation',
  symbol: 'T',
  title: 'Mean draught',
  unit: 'm',
  where: { T_F: ['forward draught', 'm'], T_A: ['aft draught', 'm'] },
  evaluate: ({ T_F, T_A }) => (T_F + T_A) / 2,
})

export const blockCoefficient = equation({
  source: holtropMennen,
  clause: 'notation',
  symbol: 'C_B',
  title: 'Block coefficient',
  unit: '-',
  where: { nabla, L, B, T },
  evaluate: ({ nabla, L, B, T }) => nabla / (L * B * T),
})

export const prismaticCoefficient = equation({
  source: holtropMennen,
  clause: 'notation',
  symbol: 'C_P',
  title: 'Prismatic coefficient',
  unit: '-',
  where: { C_B: ['block coefficient', '-'], C_M: ['midship coefficient', '-'] },
  evaluate: ({ C_B, C_M }) => C_B / C_M,
})

export const midshipArea = (o: { readonly B: number; readonly T: number; readonly C_M: number }): number =>
  o.B * o.T * o.C_M

export const lengthOfRun = equation({
  source: holtropMennen,
  clause: 'section 2, length of the run',
  symbol: 'L_R',
  title: 'Length of run',
  unit: 'm',
  where: { L, C_P, l_cb },
  evaluate: ({ L, C_P, l_cb }) => L * (1 - C_P + (0.06 * C_P * l_cb) / (4 * C_P - 1)),
})

export const wettedSurface = equation({
  source: holtropMennen,
  clause: 'section 2, wetted area of the hull',
  symbol: 'S',
  title: 'Hull wetted surface',
  unit: 'm2',
  where: {
    L,
    T,
    B,
    C_M: ['midship coefficient', '-'],
    C_B: ['block coefficient', '-'],
    C_WP,
    A_BT: ['bulb transverse area', 'm2'],
  },
  evaluate: ({ L, T, B, C_M, C_B, C_WP, A_BT }) =>
    L * (2 * T + B) * sqrt(C_M) * (0.453 + 0.4425 * C_B - 0.2862 * C_M - (0.003467 * B) / T + 0.3696 * C_WP) +
    (2.38 * A_BT) / C_B,
})

export const angleOfEntrance = equation({
  source: holtropMennen,
  clause: 'section 2, half angle of entrance',
  symbol: 'i_E',
  title: 'Half angle of entrance',
  unit: 'deg',
  where: { L, B, C_WP, C_P, l_cb, L_R: ['length of run', 'm'], nabla },
  evaluate: ({ L, B, C_WP, C_P, l_cb, L_R, nabla }) =>
    1 +
    89 *
      exp(
        -(
          (L / B) ** 0.80856 *
          (1 - C_WP) ** 0.30484 *
          (1 - C_P - 0.0225 * l_cb) ** 0.6367 *
          (L_R / B) ** 0.34574 *
          ((100 * nabla) / L ** 3) ** 0.16302
        ),
      ),
})

/**
 * The lesser of the two that the papers raise to a power, 1 - C_P + 0.0225 l_cb of the form factor and 1 - C_P - 0.0225 l_cb
 * of the entrance: above 0 where they have a number. l_cb in %.
 */
export const leftByCentre = (o: { readonly C_P: number; readonly l_cb: number }): number =>
  1 - o.C_P - abs(0.0225 * o.l_cb)
