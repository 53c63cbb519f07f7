/** Numbers in sentences: four digits in the unit of the field. */
import { fromSI, printNumber, printUnit } from '@keelson/units'

const shown = (si: number, unit: string, digits: number) =>
  `${printNumber(Number(fromSI(si, unit).toPrecision(digits)))} ${printUnit(unit)}`

export const shownLength = (metres: number): string => shown(metres, 'mm', 4)
export const shownPressure = (pascal: number): string => shown(pascal, 'MPa', 4)
export const shownYears = (seconds: number): string => shown(seconds, 'year', 3)
export const shownRatio = (ratio: number): string => printNumber(Number(ratio.toPrecision(3)))
