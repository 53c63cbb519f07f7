/** Other methods on the flaw of the run, for comparison: those whose data follow from what was given. */
import { silent } from '@keelson/equations'
import type { Profile } from '@keelson/physics/metal-loss/profile.ts'
import { RSF_ALLOWABLE } from '@keelson/standards/api-579-1-2021/corroded-wall.ts'
import { LAMBDA_LIMIT, shellParameter } from '@keelson/standards/api-579-1-2021/part-5.ts'
import {
  type MethodPressures,
  pressuresOf,
  type Results,
  riverBottom,
  singleDefect,
  thicknessProfile,
  thinArea,
} from './assess.ts'
import { effectiveArea, type Flaw, modified, original1991, original2012, type Strength } from './b31g.ts'
import { partB } from './f101.ts'
import type { Params } from './inputs.ts'
import { levelOne, levelTwo } from './local.ts'
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
import { type Corroded, corrodedOf } from './pipe.ts'
import { methodsOf, runs } from './runs.ts'

/** The flaw that a method was given: its deepest loss and length, and its river bottom where there is one. */
export interface Geometry extends Flaw {
  readonly profile?: Profile
}
export interface Compared extends MethodPressures {
  readonly assessed: boolean
}

/** The flaw as one method has it; undefined where that method was not run. */
export function geometryOf(p: Params, r: Results, method: Method): Geometry | undefined {
  if (!runs(p, method)) return undefined
  const t = p.wall_thickness
  if (method === GML) return r.general && ofProfile(lossOf(r.general.longitudinal, t))
  if (method === LML2) return ofProfile(lossOf(thicknessProfile(p), t))
  if (method === RSTRENG) return ofProfile(riverBottom(p))
  if (method === LML1) {
    const { t_mm, s } = thinArea(p)
    return { d: Math.max(0, t - t_mm), L: s }
  }
  if (method === PART_A && p.relative_defect_depth !== undefined)
    return { d: p.relative_defect_depth * t, L: p.defect_length ?? 0 }
  return singleDefect(p)
}

const lossOf = ({ x, y }: Profile, t: number): Profile => ({ x, y: y.map((ti) => Math.max(0, t - ti)) })
function ofProfile(profile: Profile): Geometry {
  const L = (profile.x.at(-1) ?? 0) - (profile.x[0] ?? 0)
  const d = profile.y.reduce((a, b) => Math.max(a, b), 0)
  return { d, L, ...(profile.x.length > 1 && { profile }) }
}

/** Inputs as a method sees them that the run itself did not use: the defaults of what was idle. */
function neutral(p: Params): Params {
  const sound = {
    future_corrosion_allowance: 0,
    uniform_metal_loss: 0,
    remaining_strength_factor_allowable: RSF_ALLOWABLE.value,
  }
  const cold = p.code === 'ASME B31.4' && !runs(p, B31G_1991) ? { temperature_derating_factor: 1 } : {}
  const whole = runs(p, PART_B) ? {} : { usage_factor_modelling: 0.9 }
  return { ...p, ...(runs(p, ...API_579) ? {} : sound), ...cold, ...whole }
}

/** Each method that was run, and the others on the flaw of the first. */
export function compared(p: Params, r: Results): Compared[] {
  const made = pressuresOf(r)
  const first = methodsOf(p)[0]
  const flaw = first && geometryOf(p, r, first)
  if (flaw === undefined) return made.map((m) => ({ ...m, assessed: true }))
  const others = { ...neutral(p), assessment_method: undefined } as unknown as Params
  return METHODS.flatMap((method): Compared[] => {
    const own = made.find((m) => m.method === method)
    if (own) return [{ ...own, assessed: true }]
    const other = otherwise(others, r, method, flaw)
    return other ? [{ method, ...other, assessed: false }] : []
  })
}

function otherwise(p: Params, r: Results, method: Method, flaw: Geometry): Omit<MethodPressures, 'method'> | undefined {
  if (flaw.L <= 0 || flaw.d >= p.wall_thickness) return undefined
  if (method === PART_B) return p.tensile_strength === undefined ? undefined : partB(p, flaw, silent)
  if (p.specified_minimum_yield_strength === undefined) return undefined
  const strength = b31gOf(p, method, flaw)
  return strength ?? localOf(p, r, method, flaw)
}

function b31gOf(p: Params, method: Method, flaw: Geometry): Strength | undefined {
  if (method === B31G_1991) return original1991(p, flaw, silent)
  if (method === B31G_2012) return original2012(p, flaw, silent)
  if (method === MODIFIED) return modified(p, flaw, silent)
  return method === RSTRENG && flaw.profile ? effectiveArea(p, flaw.profile, silent) : undefined
}

function localOf(p: Params, r: Results, method: Method, flaw: Geometry): Omit<MethodPressures, 'method'> | undefined {
  if (method !== LML1 && method !== LML2) return undefined
  const corroded: Corroded = r.corroded ?? corrodedOf(p, r.S_a, p.future_corrosion_allowance, silent)
  if (shellParameter.evaluate({ s: flaw.L, ...corroded }) > LAMBDA_LIMIT.value) return undefined
  const t = p.wall_thickness
  if (method === LML1) return { P_S: levelOne(p, { t_mm: t - flaw.d, s: flaw.L }, corroded, silent).MAWP_r }
  if (flaw.profile === undefined) return undefined
  const left = { x: flaw.profile.x, y: flaw.profile.y.map((d) => t - d) }
  return { P_S: levelTwo(p, left, corroded, silent).MAWP_r }
}
