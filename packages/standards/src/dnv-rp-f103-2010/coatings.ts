/** Breakdown constants of linepipe and field joint coatings. DNV-RP-F103 (2010) Tables A.1, A.2. */
import { row } from '../dnv-rp-f103-2019/coatings.ts'

/** DNV-RP-F103 (2010) Table A.1, linepipe coatings; the table prints a and b times 100. */
export const TABLE_A_1 = {
  Enamels: row(0.003, 0.0001, 70, 'coal tar enamel is rated to 80 °C'),
  FBE: row(0.01, 0.0003, 90),
  '3-layer FBE/PE': row(0.001, 0.00003, 80),
  '3-layer FBE/PP': row(0.001, 0.00003, 110),
  'Multilayer FBE/PP': row(0.0003, 0.00001, 140),
  Polychloroprene: row(0.001, 0.0001, 90),
} as const

/** DNV-RP-F103 (2010) Table A.2, field joint coatings, by the system names of DNV-RP-F102; the table prints a and b times 100. */
export const TABLE_A_2 = {
  none: row(0.3, 0.03),
  '1A': row(0.1, 0.01, 70),
  '2A': row(0.03, 0.003, 70),
  '2B': row(0.03, 0.003, 110),
  '3A': row(0.03, 0.003, 90),
  '3B': row(0.01, 0.0003, 80),
  '3C': row(0.01, 0.0003, 140),
  '3D': row(0.01, 0.0003, 140),
  '4A': row(0.01, 0.0003, 90),
} as const

export type LinepipeCoating = keyof typeof TABLE_A_1
export type FieldJointCoating = keyof typeof TABLE_A_2
