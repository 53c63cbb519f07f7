/** Every method of the run, in order, on the flaw as it was measured. */
import { silent, type Trace } from '@keelson/equations'
import { allowablePressureOfFlaw } from '@keelson/physics/metal-loss/allowable-pressure.ts'
import type { Profile } from '@keelson/physics/metal-loss/profile.ts'
import { given } from '@keelson/workflow'
import {
  effectiveArea,
  type Flaw,
  modified,
  original1991,
  original2012,
  type Strength,
  type Strength1991,
  type StrengthArea,
} from './b31g.ts'
import { type F101Strength, type PartA, partA, partB } from './f101.ts'
import { criticalProfiles, type General, general } from './general.ts'
import type { Params } from './inputs.ts'
import { type Local, type LocalProfile, levelOne, levelTwo } from './local.ts'
import {
  API_579,
  B31G_1991,
  B31G_2012,
  GML,
  LML1,
  LML2,
  METHODS,
  type Method,
  MODIFIED,
  PART_A,
  PART_B,
  RSTRENG,
} from './methods.ts'
import { allowableStress, type Corroded, corrodedOf, pressureOfWall } from './pipe.ts'
import { runs } from './runs.ts'

export interface Results {
  readonly S_a?: number | undefined
  /** Pressure of the pipe without the flaw, Pa; undefined without a yield strength. */
  readonly MAWP?: number | undefined
  readonly corroded?: Corroded | undefined
  readonly general?: General | undefined
  readonly level1?: Local | undefined
  readonly level2?: LocalProfile | undefined
  readonly b1991?: Strength1991 | undefined
  readonly b2012?: Strength | undefined
  readonly modified?: Strength | undefined
  readonly effective?: StrengthArea | undefined
  readonly partA?: PartA | undefined
  readonly partB?: F101Strength | undefined
}
/** With the pressure that the run allows. */
export interface Assessed extends Results {
  /** The method with the lowest safe pressure; undefined where none gives one. */
  readonly governing?: (MethodPressures & { readonly P_S: number }) | undefined
  /** That pressure or the one of the sound pipe, the lesser, Pa; undefined where one of them is not known. */
  readonly P_a?: number | undefined
}

export function assess(p: Params, trace: Trace): Assessed {
  const r = byMethod(p, trace)
  const least = lowest(pressuresOf(r), (m) => m.P_S)
  if (least?.P_S === undefined) return r
  const governing = { ...least, P_S: least.P_S }
  if (r.MAWP === undefined) return { ...r, governing }
  trace.section('Allowable pressure of the corroded pipe')
  const rename = { P_S: SYMBOLS[governing.method] }
  const P_a = trace.apply(allowablePressureOfFlaw, { P_S: governing.P_S, MAWP: r.MAWP }, { rename })
  return { ...r, governing, P_a }
}

/** Symbols of the safe pressures, as the methods call them. */
const SYMBOLS: Readonly<Record<Method, string>> = {
  [GML]: 'MAWP_r_G',
  [LML1]: 'MAWP_r',
  [LML2]: 'MAWP_r_2',
  [B31G_1991]: 'P_S91',
  [B31G_2012]: 'P_S',
  [MODIFIED]: 'P_S_mod',
  [RSTRENG]: 'P_S_eff',
  [PART_A]: 'p_corr',
  [PART_B]: 'P_sw',
}

/** What a safe pressure is worth on this pipe: no more than the sound pipe may carry, where that is known, Pa. */
export const allowed = ({ MAWP }: Results, P_S: number): number =>
  MAWP === undefined ? P_S : allowablePressureOfFlaw.evaluateSI({ P_S, MAWP })

function byMethod(p: Params, trace: Trace): Results {
  trace.section('Undamaged pipe')
  const S_a = allowableStress(p, trace)
  const corroded = runs(p, ...API_579) ? corrodedOf(p, S_a, p.future_corrosion_allowance, trace) : undefined
  const named = { as: 'MAWP', title: 'Allowable pressure of undamaged pipe', t: 't' }
  const MAWP = corroded
    ? corroded.MAWP
    : S_a === undefined
      ? undefined
      : pressureOfWall(p, S_a, p.wall_thickness, named, trace)
  const flaw = (method: Method) => (runs(p, method) ? singleDefect(p) : undefined)
  return {
    S_a,
    MAWP,
    corroded,
    ...(corroded && api579Results(p, S_a, corroded, trace)),
    b1991: on(flaw(B31G_1991), (f) => original1991(p, f, trace)),
    b2012: on(flaw(B31G_2012), (f) => original2012(p, f, trace)),
    modified: on(flaw(MODIFIED), (f) => modified(p, f, trace)),
    effective: runs(p, RSTRENG) ? effectiveArea(p, riverBottom(p), trace) : undefined,
    partA: runs(p, PART_A) ? partA(p, given(p, 'defect_length').defect_length, partADepth(p), trace) : undefined,
    partB: on(flaw(PART_B), (f) => partB(p, f, trace)),
  }
}

const on = <A, B>(a: A | undefined, then: (a: A) => B): B | undefined => (a === undefined ? undefined : then(a))

/** The methods of API 579-1 at a corroded wall. */
export function api579Results(p: Params, S_a: number | undefined, corroded: Corroded, trace: Trace = silent) {
  return {
    general: runs(p, GML) ? general(p, criticalProfiles(p), corroded, S_a, trace) : undefined,
    level1: runs(p, LML1) ? levelOne(p, thinArea(p), corroded, trace) : undefined,
    level2: runs(p, LML2) ? levelTwo(p, thicknessProfile(p), corroded, trace) : undefined,
  }
}

export function thinArea(p: Params) {
  const { minimum_measured_thickness: t_mm, longitudinal_flaw_length: s } = given(
    p,
    'minimum_measured_thickness',
    'longitudinal_flaw_length',
  )
  return { t_mm, s }
}
export function thicknessProfile(p: Params): Profile {
  const all = given(p, 'axial_position', 'longitudinal_critical_thickness_profile')
  return { x: all.axial_position, y: all.longitudinal_critical_thickness_profile }
}
export function riverBottom(p: Params): Profile {
  const { axial_position: x, depth_profile: y } = given(p, 'axial_position', 'depth_profile')
  return { x, y }
}
export function singleDefect(p: Params): Flaw {
  const { defect_depth: d, defect_length: L } = given(p, 'defect_depth', 'defect_length')
  return { d, L }
}
/** Depth from which Part A takes the relative depth; undefined where that was given. */
const partADepth = (p: Params): number | undefined =>
  p.relative_defect_depth === undefined ? p.defect_depth : undefined

/** Failure and safe pressure of one method, Pa; those of API 579-1 have no failure pressure. */
export interface MethodPressures {
  readonly method: Method
  readonly P_F?: number | undefined
  readonly P_S?: number | undefined
}

/** In the order of the methods, those that were run. */
export function pressuresOf(r: Results): MethodPressures[] {
  const of = (s: Strength | undefined) => s && { P_F: s.P_F, P_S: s.P_S }
  const all: Readonly<Record<Method, Omit<MethodPressures, 'method'> | undefined>> = {
    [GML]: r.general && { P_S: r.general.MAWP_r },
    [LML1]: r.level1 && { P_S: r.level1.MAWP_r },
    [LML2]: r.level2 && { P_S: r.level2.MAWP_r },
    [B31G_1991]: of(r.b1991),
    [B31G_2012]: of(r.b2012),
    [MODIFIED]: of(r.modified),
    [RSTRENG]: of(r.effective),
    [PART_A]: of(r.partA),
    [PART_B]: of(r.partB),
  }
  return METHODS.flatMap((method) => {
    const found = all[method]
    return found ? [{ method, ...found }] : []
  })
}

/** The entry with the lowest of a number; undefined where none has it. */
export function lowest<T>(list: readonly T[], of: (item: T) => number | undefined): T | undefined {
  return list
    .filter((item) => of(item) !== undefined)
    .reduce<T | undefined>((a, b) => (a !== undefined && (of(a) ?? 0) <= (of(b) ?? 0) ? a : b), undefined)
}
