/** Numbers in sentences. */
import { printNumber } from '@keelson/units'

export { shownLength, shownPressure, shownRatio } from '../wall-thickness-quickcheck/words.ts'

export const shownPercent = (ratio: number): string => `${printNumber(Number((100 * ratio).toPrecision(3)))} %`
