/** What a run of stress-strain does, and when its inputs and results apply. */
import { ASME_MPC, BILINEAR, RAMBERG_OSGOOD } from '../_shared/stress-strain/curve.ts'

export const CURVE = 'curve'
export const FIT = 'fit'
export const CONVERT = 'convert'
export const GRADES_TABLE = 'grades'
export const ANALYSES = [CURVE, FIT, CONVERT, GRADES_TABLE] as const

export const aCurve = { analysis: [CURVE] }
export const aFit = { analysis: [FIT] }
export const aCurveOrFit = { analysis: [CURVE, FIT] }
export const aConversion = { analysis: [CONVERT] }
export const aTable = { analysis: [GRADES_TABLE] }
export const drawsBar = { analysis: [CURVE, FIT, CONVERT] }

const byRambergOsgood = { ...aCurve, model: [RAMBERG_OSGOOD] }
export const byAsme = { ...aCurve, model: [ASME_MPC] }
const byTwoLines = { ...aCurve, model: [BILINEAR] }
export const BY_MODEL = { byRambergOsgood, byAsme, byTwoLines }
export const byPowerLaw = [byRambergOsgood, aFit]
export const byAsmeOrFit = [byAsme, aFit]
