/** Units of offshore, subsea and wells engineering: a closed vocabulary, read, checked, converted and printed. */
export { vocabulary } from './atoms.ts'
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
export { bareNumber } from './number.ts'
export { printNumber, printPower, printUnit, unitAfter } from './print.ts'
export { type ReadOptions, type ReadQuantity, readQuantity, readUnit, readValue } from './read.ts'
