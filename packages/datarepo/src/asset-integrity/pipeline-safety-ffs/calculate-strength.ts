/** Failure and safe pressure of metal loss by the method of the run, at its measured size or any other. */
import { type ApplyOptions, silent, type Trace } from '@keelson/equations'
import { allowablePressureOfFlaw } from '@keelson/physics/metal-loss/allowable-pressure.ts'
import type { Profile } from '@keelson/physics/metal-loss/profile.ts'
import * as area from '@keelson/standards/asme-b31g-2012/effective-area.ts'
import * as b31g from '@keelson/standards/asme-b31g-2012/level-1.ts'
import { asmeB31G } from '@keelson/standards/asme-b31g-2012/source.ts'
import * as f101 from '@keelson/standards/dnv-rp-f101-2021/single-defect.ts'
import { depthOfShare, depthWithTolerance, lengthWithTolerance } from '@keelson/standards/pof-100-2021/repair-factor.ts'
import type { Defect } from './calculate-read-rows.ts'
import type { Params } from './inputs.ts'
import { F101, ORIGINAL } from './modes.ts'

/** What is assessed: with the tolerance of the tool, m. */
export interface Size {
  readonly d: number
  readonly L: number
  readonly profile: Profile | undefined
}
export interface Strength {
  /** Bulging (Folias, length correction) factor. */
  readonly M: number
  readonly P_F: number
  readonly P_S: number
  /** Of the pipe without a defect; undefined without a yield strength. */
  readonly P_0?: number
  /** What is allowed: the safe pressure, or that of the pipe without a defect where it is the lesser. */
  readonly P_a: number
  /** Ends of the effective length of a profile, m. */
  readonly effective?: readonly [number, number]
}
/** The pipe that the defect is in, SI. */
export type Pipe = Pick<Defect, 'D' | 't' | 'S'>

/** Size with tolerance. */
export function sizeOf(p: Params, defect: Defect, trace: Trace = silent): Size {
  const { t, share: p_d, profile } = defect
  const { depth_tolerance: e_d, length_tolerance: e_L } = p
  const measured = e_d > 0 ? {} : { as: 'd' }
  const d_m = p_d === undefined ? defect.d : trace.apply(depthOfShare, { p_d, t }, measured)
  return {
    d: e_d > 0 ? trace.apply(depthWithTolerance, { d_m, e_d, t }) : d_m,
    L: e_L > 0 ? trace.apply(lengthWithTolerance, { L_m: defect.L, e_L }) : defect.L,
    profile: profile && deeper(profile, e_d * t),
  }
}

/** The same, grown in depth by `by`, m; where a profile shows no loss none begins. */
export const grown = (size: Size, by: number): Size => ({
  d: size.d + by,
  L: size.L,
  profile: size.profile && deeper(size.profile, by),
})

const deeper = (profile: Profile, by: number): Profile =>
  by === 0 ? profile : { x: profile.x, y: profile.y.map((y) => (y > 0 ? y + by : 0)) }

/** Undefined where the assessed depth takes the whole wall. */
export function strengthOf(p: Params, pipe: Pipe, size: Size, trace: Trace = silent): Strength | undefined {
  if (size.d >= pipe.t) return undefined
  const found = failureOf(p, pipe, size, trace)
  const P_S = factored(p, found.P_F, {}, trace)
  const P_0 = soundOf(p, pipe, trace)
  if (P_0 === undefined) return { ...found, P_S, P_a: P_S }
  const P_a = trace.apply(allowablePressureOfFlaw, { P_S, MAWP: P_0 }, { rename: { MAWP: 'P_0' } })
  return { ...found, P_S, P_0, P_a }
}

function factored(p: Params, P_F: number, named: ApplyOptions, trace: Trace): number {
  return p.safety_factor === undefined
    ? trace.apply(b31g.safePressureOfDesignFactor, { F: p.design_factor, P_F }, named)
    : trace.apply(b31g.safePressureOfSafetyFactor, { P_F, SF: p.safety_factor }, named)
}

/** Barlow's pressure of the sound wall at its yield strength, with the same factor. */
function soundOf(p: Params, { D, t, S }: Pipe, trace: Trace): number | undefined {
  if (S === undefined) return undefined
  const yielding = {
    as: 'P_y',
    title: 'Undamaged pipe yield pressure',
    rename: { S_F: 'S' },
    means: { S_F: 'specified minimum yield strength' },
  }
  const P_y = trace.apply(b31g.failurePressure, { S_F: S, t, D }, yielding)
  return factored(p, P_y, { as: 'P_0', title: 'Undamaged pipe allowable pressure', rename: { P_F: 'P_y' } }, trace)
}

type Failure = Pick<Strength, 'M' | 'P_F' | 'effective'>

function failureOf(p: Params, pipe: Pipe, size: Size, trace: Trace): Failure {
  if (p.assessment_method === F101) return byF101(p.specified_minimum_tensile_strength ?? 0, pipe, size, trace)
  if (p.assessment_method === ORIGINAL) return byOriginal(pipe, size, trace)
  return size.profile ? byProfile(pipe, size.profile, trace) : byModified(pipe, size, trace)
}

function byOriginal({ D, t, S = 0 }: Pipe, { d, L }: Size, trace: Trace) {
  const z = trace.apply(b31g.lengthParameter, { L, D, t })
  const M = trace.apply(b31g.originalBulgingFactor, { z })
  const S_F = trace.apply(b31g.originalFailureStress, { S, d, t, z, M })
  return { M, P_F: trace.apply(b31g.failurePressure, { S_F, t, D }) }
}

function byModified({ D, t, S = 0 }: Pipe, { d, L }: Size, trace: Trace) {
  const z = trace.apply(b31g.lengthParameter, { L, D, t })
  const M = trace.apply(b31g.modifiedBulgingFactor, { z })
  const S_flow = trace.apply(b31g.modifiedFlowStress, { S })
  const S_F = trace.apply(b31g.modifiedFailureStress, { S_flow, d, t, M })
  return { M, P_F: trace.apply(b31g.failurePressure, { S_F, t, D }) }
}

function byF101(f_u: number, { D, t }: Pipe, { d, L }: Size, trace: Trace) {
  const Q = trace.apply(f101.lengthCorrection, { L, D, t }, { as: 'Q' })
  const r_d = trace.apply(f101.relativeDepth, { d, t })
  return { M: Q, P_F: trace.apply(f101.capacity, { t, f_u, D, r_d, Q }, { as: 'P_F' }) }
}

/** The sub-length of a profile with the lowest failure pressure. */
function byProfile({ D, t, S = 0 }: Pipe, profile: Profile, trace: Trace): Failure {
  const { start, end } = area.effectiveSubLength(profile, { D, t })
  const x = profile.x.slice(start, end + 1)
  const d = profile.y.slice(start, end + 1)
  const x_1 = pointAt(x[0] ?? 0, start, 'x_1', 'Effective length start', trace)
  const x_2 = pointAt(x.at(-1) ?? 0, end, 'x_2', 'Effective length end', trace)
  const s = trace.apply(area.subLength, { x_1, x_2 })
  const A = trace.apply(area.metalLossArea, {
    x_a: x.slice(0, -1),
    x_b: x.slice(1),
    d_a: d.slice(0, -1),
    d_b: d.slice(1),
  })
  const A_0 = trace.apply(area.originalArea, { s, t })
  const z = trace.apply(b31g.lengthParameter, { L: s, D, t }, { rename: { L: 's' } })
  const M = trace.apply(b31g.modifiedBulgingFactor, { z })
  const S_flow = trace.apply(b31g.modifiedFlowStress, { S })
  const S_F = trace.apply(area.effectiveFailureStress, { S_flow, A, A_0, M })
  return { M, P_F: trace.apply(b31g.failurePressure, { S_F, t, D }), effective: [x_1, x_2] }
}

const pointAt = (value: number, index: number, symbol: string, title: string, trace: Trace): number =>
  trace.lookup({
    symbol,
    title,
    unit: 'mm',
    source: asmeB31G,
    clause: 'Level 2, effective area method',
    value,
    cell: `profile point ${index + 1}`,
  })

/** Pressure resistance of DNV-RP-F101 Part A, safety class normal, relative depth measurement. */
export function partA(p: Params, { D, t }: Pipe, { d, L }: Size, StD: number, trace: Trace = silent): number {
  const f_u = p.specified_minimum_tensile_strength ?? 0
  const Q = trace.apply(f101.lengthCorrection, { L, D, t }, { as: 'Q' })
  const r_d = trace.apply(f101.relativeDepth, { d, t })
  const gamma_d = trace.apply(f101.depthFactor, { StD })
  const epsilon_d = trace.apply(f101.depthFractile, { StD })
  const r_d_star = trace.apply(f101.correctedDepth, { r_d, epsilon_d, StD })
  return trace.apply(f101.pressureResistance, { gamma_m: f101.GAMMA_M_NORMAL, t, f_u, D, gamma_d, r_d_star, Q })
}
