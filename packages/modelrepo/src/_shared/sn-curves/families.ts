/** S-N curves by family, name and environment: where workflows look them up, each as its own standard prints it. */
import type { Trace } from '@keelson/equations'
import type { NamedCurve } from '@keelson/physics/fatigue/named-curve.ts'
import { TUBULAR_CURVE_NAMES, tubularCurve } from '@keelson/standards/api-rp-2a-wsd-2000/sn-curves.ts'
import { CLASS_NAMES, classCurve } from '@keelson/standards/bs-7608-2014/sn-curves.ts'
import {
  CATHODIC_PROTECTION,
  ENVIRONMENT_NAMES,
  type Environment,
  FREE_CORROSION,
} from '@keelson/standards/dnv-rp-c203-2016/sn-curves.ts'
import { printedCurve, STRUCTURAL_CURVES } from '@keelson/standards/dnv-rp-c203-2016/structural-curves.ts'

export const C203 = 'DNV-RP-C203'
export const API_2A = 'API-RP-2A'
export const BS_7608 = 'BS-7608'

const NAMES = { [C203]: STRUCTURAL_CURVES, [API_2A]: TUBULAR_CURVE_NAMES, [BS_7608]: CLASS_NAMES } as const
export type SnFamily = keyof typeof NAMES
export const SN_FAMILIES = Object.keys(NAMES) as SnFamily[]
export type SnName = (typeof NAMES)[SnFamily][number]
/** The curves of every family, each name once. */
export const SN_NAMES: readonly SnName[] = [...new Set(SN_FAMILIES.flatMap((f): readonly SnName[] => NAMES[f]))]
export const namesOf = (family: SnFamily): readonly SnName[] => NAMES[family]

const isOf = <F extends SnFamily>(family: F, name: SnName): name is (typeof NAMES)[F][number] =>
  namesOf(family).includes(name)

export interface ChosenCurve {
  readonly family: SnFamily
  readonly name: SnName
  readonly environment: Environment
}

/** Why a family has no curve for an environment; undefined where it has. */
export function missingIn({ family, environment }: ChosenCurve): string | undefined {
  if (family === API_2A && environment === FREE_CORROSION)
    return 'the API RP 2A rules for free corrosion are not available here; enter a user curve'
  if (family === BS_7608 && environment === CATHODIC_PROTECTION)
    return 'the four BS 7608 lines with cathodic protection are not available here; enter a user curve'
  return undefined
}

/** The curve, its derivation in the trace where its standard prints none. Undefined where the family does not have it. */
export function snCurveOf({ family, name, environment }: ChosenCurve, trace: Trace): NamedCurve | undefined {
  if (family === C203) return isOf(C203, name) ? printedCurve(name, environment) : undefined
  if (family === API_2A) return isOf(API_2A, name) ? tubularCurve(name, trace) : undefined
  return isOf(BS_7608, name) ? classCurve(name, environment === FREE_CORROSION, trace) : undefined
}

/** 'DNV-RP-C203 curve D, air'. */
export const curveInWords = ({ family, name, environment }: ChosenCurve): string =>
  `${family} curve ${name}, ${ENVIRONMENT_NAMES[environment]}`
