/** All curves of structures by name: those of details, and T of tubular joints. */
import type { NamedCurve } from '@keelson/physics/fatigue/named-curve.ts'
import type { SnCurve } from '@keelson/physics/fatigue/sn-curve.ts'
import { CURVE_NAMES, type CurveName, c203, ENVIRONMENT_NAMES, type Environment, snCurve, TABLE } from './sn-curves.ts'
import { dnvRpC203 } from './source.ts'
import { TUBULAR_JOINTS, TUBULAR_TABLE } from './tubular-joints.ts'

export type StructuralCurve = CurveName | 'T'
export const STRUCTURAL_CURVES: readonly StructuralCurve[] = [...CURVE_NAMES, 'T']

/** The S-N curve of a detail, or T for tubular joints. */
export const structuralCurve = (name: StructuralCurve, environment: Environment): SnCurve =>
  name === 'T' ? TUBULAR_JOINTS[environment] : snCurve(name, environment)

/** The table that holds it. */
export const structuralTable = (name: StructuralCurve, environment: Environment): string =>
  name === 'T' ? TUBULAR_TABLE : TABLE[environment]

/** The curve with where it is printed. */
export function printedCurve(name: StructuralCurve, environment: Environment): NamedCurve {
  const at = {
    source: dnvRpC203,
    clause: structuralTable(name, environment),
    cell: `curve ${name}, ${ENVIRONMENT_NAMES[environment]}`,
  }
  return { curve: structuralCurve(name, environment), equations: c203, lines: at, knee: at }
}
