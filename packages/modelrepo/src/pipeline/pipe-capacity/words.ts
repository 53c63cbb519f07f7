/** Numbers in sentences. */
import { fromSI, printNumber, printUnit } from '@keelson/units'

export { shownLength, shownPressure, shownRatio, shownTemperature } from '../wall-thickness-quickcheck/words.ts'

export const shownForce = (newton: number): string =>
  `${printNumber(Number(fromSI(newton, 'kN').toPrecision(4)))} ${printUnit('kN')}`
