/** The error sources of MWD+SRGM: a basic magnetic tool without axial correction (OWSG set A), with their magnitudes. */
import type { Equation } from '@keelson/equations'
import { toSI } from '@keelson/units'
import type { ErrorUnit } from './sensitivities.ts'
import * as w from './weights.ts'

/** Random: every station anew. Systematic: one error for the run; well and global: the same within one well. */
type Propagation = 'Random' | 'Systematic' | 'Well' | 'Global'
/** A weighting function, or a weight that is a plain number. */
export type Weight = Equation | number

export interface ErrorTerm {
  readonly name: string
  readonly magnitude: number
  readonly unit: ErrorUnit
  readonly propagation: Propagation
  readonly depth: Weight
  readonly inclination: Weight
  readonly azimuth: Weight
  /** In a vertical hole, where the azimuth is not defined: error to the north and east per length. */
  readonly vertical?: { readonly north: Weight; readonly east: Weight }
}
/** A term whose error is a length across the course before the station. */
export interface CourseTerm {
  readonly name: 'XCLA' | 'XCLH'
  readonly magnitude: number
  readonly unit: ErrorUnit
  readonly propagation: 'Random'
}

type Weights = Partial<Pick<ErrorTerm, 'depth' | 'inclination' | 'azimuth' | 'vertical'>>
const term = (
  name: string,
  magnitude: number,
  unit: ErrorUnit,
  propagation: Propagation,
  weights: Weights,
): ErrorTerm => ({
  name,
  magnitude,
  unit,
  propagation,
  depth: 0,
  inclination: 0,
  azimuth: 0,
  ...weights,
})

// An equation of particular symbols is one of any symbols to the propagation, which gives them all.
const any = (equation: unknown) => equation as Equation
const D = 'Systematic'
const declination = (name: string, magnitude: number, propagation: Propagation) =>
  term(name, magnitude, 'deg', propagation, { azimuth: 1 })
const horizontalField = (name: string, magnitude: number, propagation: Propagation) =>
  term(name, magnitude, 'deg*nT', propagation, { azimuth: any(w.dbhAzimuth) })

/** The 33 terms that act through depth, inclination and azimuth. ISCWSA MWD Rev 5.11, MWD+SRGM. */
export const MWD_SRGM: readonly ErrorTerm[] = [
  term('DRFR', 0.35, 'm', 'Random', { depth: 1 }),
  term('DSFS', 0.00056, '-', D, { depth: any(w.depthScale) }),
  term('DSTG', 2.5e-7, '1/m', 'Global', { depth: any(w.depthStretch) }),
  term('ABXY-TI1S', 0.004, 'm/s2', D, { inclination: any(w.abxy1Inclination), azimuth: any(w.abxy1Azimuth) }),
  term('ABXY-TI2S', 0.004, 'm/s2', D, {
    azimuth: any(w.abxy2Azimuth),
    vertical: { north: any(w.abxy2North), east: any(w.abxy2East) },
  }),
  term('ABZ', 0.004, 'm/s2', D, { inclination: any(w.abzInclination), azimuth: any(w.abzAzimuth) }),
  term('ASXY-TI1S', 0.0005, '-', D, { inclination: any(w.asxy1Inclination), azimuth: any(w.asxy1Azimuth) }),
  term('ASXY-TI2S', 0.0005, '-', D, { inclination: any(w.asxy2Inclination), azimuth: any(w.asxy2Azimuth) }),
  term('ASXY-TI3S', 0.0005, '-', D, { azimuth: any(w.asxy3Azimuth) }),
  term('ASZ', 0.0005, '-', D, { inclination: any(w.aszInclination), azimuth: any(w.aszAzimuth) }),
  term('MBXY-TI1S', 70, 'nT', D, { azimuth: any(w.mbxy1Azimuth) }),
  term('MBXY-TI2S', 70, 'nT', D, { azimuth: any(w.mbxy2Azimuth) }),
  term('MBZ', 70, 'nT', D, { azimuth: any(w.mbzAzimuth) }),
  term('MSXY-TI1S', 0.0016, '-', D, { azimuth: any(w.msxy1Azimuth) }),
  term('MSXY-TI2S', 0.0016, '-', D, { azimuth: any(w.msxy2Azimuth) }),
  term('MSXY-TI3S', 0.0016, '-', D, { azimuth: any(w.msxy3Azimuth) }),
  term('MSZ', 0.0016, '-', D, { azimuth: any(w.mszAzimuth) }),
  declination('DEC-U', 0.16, 'Well'),
  declination('DEC-OS', 0.24, 'Global'),
  declination('DEC-OH', 0.21, 'Global'),
  declination('DEC-OI', 0.05, 'Global'),
  declination('DECR', 0.1, 'Random'),
  horizontalField('DBH-U', 2350, 'Well'),
  horizontalField('DBH-OS', 3359, 'Global'),
  horizontalField('DBH-OH', 2840, 'Global'),
  horizontalField('DBH-OI', 356, 'Global'),
  horizontalField('DBHR', 3000, 'Random'),
  term('AMIL', 220, 'nT', D, { azimuth: any(w.amilAzimuth) }),
  term('SAGE', 0.2, 'deg', D, { inclination: any(w.sagInclination) }),
  term('XYM1', 0.1, 'deg', D, { inclination: any(w.xym1Inclination) }),
  term('XYM2', 0.1, 'deg', D, { azimuth: -1 }),
  term('XYM3E', 0.3, 'deg', 'Random', {
    inclination: any(w.xym3Inclination),
    azimuth: any(w.xym3Azimuth),
    vertical: { north: any(w.shortCourse), east: 0 },
  }),
  term('XYM4E', 0.3, 'deg', 'Random', {
    inclination: any(w.xym4Inclination),
    azimuth: any(w.xym4Azimuth),
    vertical: { north: 0, east: any(w.shortCourse) },
  }),
]

/** Errors of the course length, across the hole and in its vertical plane. */
export const COURSE_TERMS: readonly CourseTerm[] = [
  { name: 'XCLA', magnitude: 0.167, unit: '-', propagation: 'Random' },
  { name: 'XCLH', magnitude: 0.167, unit: '-', propagation: 'Random' },
]

/** Standard deviation of a term in SI. */
export const sigmaOf = ({ magnitude, unit }: Pick<ErrorTerm, 'magnitude' | 'unit'>): number => toSI(magnitude, unit)
