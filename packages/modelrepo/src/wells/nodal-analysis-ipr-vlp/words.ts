/** Numbers as a sentence shows them. */
import { fromSI } from '@keelson/units'

const DIGITS = 4

/** A value in SI, in a unit, with four digits. */
export const shown = (si: number, unit: string): string => `${Number(fromSI(si, unit).toPrecision(DIGITS))} ${unit}`
