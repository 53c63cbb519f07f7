/** Units of offshore, subsea and wells engineering: a closed vocabulary, read, checked, converted and printed. */
export { type Atom, vocabulary } from './atoms.ts'
export { baseDimensions, convert, fromSI, fromSITo, isUnit, siUnitOf, toSI, toSIFrom, unit } from './convert.ts'
export { UnitError, type UnitErrorCode } from './errors.ts'
export { bareNumber } from './number.ts'
export { printNumber, printPower, printUnit } from './print.ts'
export { type ReadOptions, type ReadQuantity, readQuantity, readUnit, readValue } from './read.ts'
export type { Unit } from './unit.ts'
