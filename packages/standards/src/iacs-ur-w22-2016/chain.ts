/** Breaking load of offshore mooring chain by its grade, the same for stud and studless chain. IACS UR W22 (2016). */
import { equation, type Source } from '@keelson/equations'

export const iacsW22: Source = {
  id: 'IACS UR W22',
  title: 'Offshore mooring chain',
  publisher: 'IACS',
  revision: 'Rev. 6, 2016',
  read: 'public descriptions',
}

/** Clause under which the coefficients are read. */
export const GRADE_TABLE = 'break test loads by grade'

/** Coefficient of the break test load by grade. IACS UR W22 (2016), break test loads. */
export const GRADE_COEFFICIENTS = { R3: 0.0223, R3S: 0.0249, R4: 0.0274, R4S: 0.0304, R5: 0.032 } as const
export type ChainGrade = keyof typeof GRADE_COEFFICIENTS

/** Diameter, mm, at which the formula leaves the chain no strength: 44 - 0.08 d is nil. */
export const STRENGTHLESS_DIAMETER = 44 / 0.08

/** Diameter, mm, from which on the formula would give thicker chain less strength: its slope 88 c d - 0.24 c d^2 is nil. */
export const TURNING_DIAMETER = (2 / 3) * STRENGTHLESS_DIAMETER

export const chainBreakingLoad = equation({
  source: iacsW22,
  clause: GRADE_TABLE,
  symbol: 'MBL',
  title: 'Chain breaking load',
  unit: 'kN',
  fit: 'the coefficients c, 44 and 0.08 apply to mm and kN',
  where: { c: ['grade coefficient', '-'], d: ['bar diameter', 'mm'] },
  evaluate: ({ c, d }) => c * d ** 2 * (44 - 0.08 * d),
})
