/** Units of offshore, subsea and wells engineering: a closed vocabulary, read, checked, converted and printed. */
export {
  baseDimensions,
  convert,
  fromSI,
  isUnit,
  mappingFromSI,
  mappingToSI,
  siUnitOf,
  toSI,
  unit,
} from './convert.ts'
export { UnitError, type UnitErrorCode } from './errors.ts'
export { bareNumber, blankSeparated, commaReadings, mayBeGrouped, pointed } from './number.ts'
export { printNumber, printPower, printUnit, unitAfter, withCommas } from './print.ts'
export type { ReadQuantity } from './quantity.ts'
export { type ReadOptions, readQuantity, readUnit, readValue } from './read.ts'
export { inTrade, type Trade } from './trade.ts'
export { vocabulary } from './vocabulary.ts'
