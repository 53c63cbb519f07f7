/** Criteria of the righting lever curve: IS Code (2008) part A 2.2. */
import { constant, equation } from '@keelson/equations'
import { isCode } from './source.ts'

const least = (symbol: string, title: string, value: number, unit: string, clause: string) =>
  constant({ symbol, title, value, unit, source: isCode, clause: `A/${clause}` })

export const LEAST_AREA_30 = least('A_30_min', 'Least area up to 30 degrees', 0.055, 'm*rad', '2.2.1')
export const LEAST_AREA_40 = least('A_40_min', 'Least area up to 40 degrees or flooding', 0.09, 'm*rad', '2.2.1')
export const LEAST_AREA_30_40 = least(
  'A_30_40_min',
  'Least area from 30 to 40 degrees or flooding',
  0.03,
  'm*rad',
  '2.2.1',
)
export const LEAST_LEVER = least('GZ_min', 'Least righting lever at 30 degrees or more', 0.2, 'm', '2.2.2')
export const LEAST_HEEL_OF_LARGEST = least(
  'phi_max_min',
  'Least heel of the largest righting lever',
  25,
  'deg',
  '2.2.3',
)
export const LEAST_HEIGHT = least('GM_0_min', 'Least metacentric height', 0.15, 'm', '2.2.4')

/** Heels between which areas are taken. */
export const FIRST_HEEL = least('phi_30', 'Heel at which the first area ends', 30, 'deg', '2.2.1')
export const LAST_HEEL = least(
  'phi_40',
  'Heel at which the second area ends, if no opening floods before',
  40,
  'deg',
  '2.2.1',
)

/** Negative where an opening floods before 30 degrees. */
export const areaBetween = equation({
  source: isCode,
  clause: 'A/2.2.1',
  symbol: 'A_30_40',
  title: 'Area from 30 to 40 degrees or flooding',
  unit: 'm*rad',
  where: { A_40: ['area up to 40 degrees or flooding', 'm*rad'], A_30: ['area up to 30 degrees', 'm*rad'] },
  evaluate: ({ A_40, A_30 }) => A_40 - A_30,
})
