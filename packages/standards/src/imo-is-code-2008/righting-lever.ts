/** Criteria of the righting lever curve: IS Code (2008) part A 2.2. */
import { constant, equation } from '@keelson/equations'
import { isCode } from './source.ts'

const least = (symbol: string, title: string, value: number, unit: string, clause: string) =>
  constant({ symbol, title, value, unit, source: isCode, clause: `A/${clause}` })

export const LEAST_AREA_30 = least('A_30_min', 'Minimum righting lever area to 30°', 0.055, 'm*rad', '2.2.1')
export const LEAST_AREA_40 = least(
  'A_40_min',
  'Minimum righting lever area to 40° or downflooding',
  0.09,
  'm*rad',
  '2.2.1',
)
export const LEAST_AREA_30_40 = least(
  'A_30_40_min',
  'Minimum righting lever area from 30° to 40° or downflooding',
  0.03,
  'm*rad',
  '2.2.1',
)
export const LEAST_LEVER = least('GZ_min', 'Minimum righting lever at 30° or more', 0.2, 'm', '2.2.2')
export const LEAST_HEEL_OF_LARGEST = least('phi_max_min', 'Minimum heel at maximum righting lever', 25, 'deg', '2.2.3')
export const LEAST_HEIGHT = least('GM_0_min', 'Minimum initial metacentric height', 0.15, 'm', '2.2.4')

/** Heels between which areas are taken. */
export const FIRST_HEEL = least('phi_30', 'Upper heel limit of first righting lever area', 30, 'deg', '2.2.1')
export const LAST_HEEL = least(
  'phi_40',
  'Upper heel limit of second righting lever area, without earlier downflooding',
  40,
  'deg',
  '2.2.1',
)

/** Negative where an opening floods before 30 degrees. */
export const areaBetween = equation({
  source: isCode,
  clause: 'A/2.2.1',
  symbol: 'A_30_40',
  title: 'Righting lever area from 30° to 40° or downflooding',
  unit: 'm*rad',
  where: {
    A_40: ['righting lever area to 40° or downflooding', 'm*rad'],
    A_30: ['righting lever area to 30°', 'm*rad'],
  },
  evaluate: ({ A_40, A_30 }) => A_40 - A_30,
})
