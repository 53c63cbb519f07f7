/** ASME B31G and RSTRENG: failure and safe pressure from depth and length, or from a river bottom. */
import type { Trace } from '@keelson/equations'
import { type Profile, pairsOf } from '@keelson/physics/metal-loss/profile.ts'
import * as b91 from '@keelson/standards/asme-b31g-1991/remaining-strength.ts'
import * as area from '@keelson/standards/asme-b31g-2012/effective-area.ts'
import * as level1 from '@keelson/standards/asme-b31g-2012/level-1.ts'
import { asmeB31G } from '@keelson/standards/asme-b31g-2012/source.ts'
import type { Params } from './inputs.ts'
import { B31G_1991, B31G_2012, MODIFIED, RSTRENG } from './methods.ts'
import { tagged } from './runs.ts'

/** Deepest loss and its length, m. */
export interface Flaw {
  readonly d: number
  readonly L: number
}
export interface Strength {
  readonly P_F: number
  readonly P_S: number
  readonly M?: number
  readonly S_F?: number
}
export interface Strength1991 extends Strength {
  /** Design pressure, Pa. */
  readonly P: number
  readonly A: number
}
export interface StrengthArea extends Strength {
  /** Ends of the effective length, m. */
  readonly x_1: number
  readonly x_2: number
  /** Modified B31G over the whole length at the deepest point. */
  readonly whole: Strength
}

const OUTSIDE = { D: 'D_o', S: 'SMYS' } as const
const yieldOf = (p: Params) => p.specified_minimum_yield_strength ?? Number.NaN

export function original1991(p: Params, { d, L }: Flaw, trace: Trace): Strength1991 {
  const { outer_diameter: D, wall_thickness: t, design_factor: F, temperature_derating_factor: T } = p
  const S = yieldOf(p)
  const rename = { ...OUTSIDE, A: 'A_91', R_s: 'R_91' }
  trace.section(B31G_1991)
  const P = trace.apply(b91.designPressure, { S, t, F, T, D }, { rename })
  const A = trace.apply(b91.shapeParameter, { L, D, t }, { rename })
  const R_s = trace.apply(b91.remainingStrength, { d, t, A }, { rename })
  const P_prime = trace.apply(b91.corrodedPressure, { P, R_s }, { rename })
  const P_S = trace.apply(b91.safePressure, { P_prime, P }, { rename })
  return { P, A, P_S, P_F: trace.apply(b91.failurePressure, { S, t, T, D, R_s }, { rename }) }
}

export function original2012(p: Params, { d, L }: Flaw, trace: Trace): Strength {
  const { outer_diameter: D, wall_thickness: t } = p
  trace.section(B31G_2012)
  const z = trace.apply(level1.lengthParameter, { L, D, t }, { rename: OUTSIDE })
  const M = trace.apply(level1.originalBulgingFactor, { z })
  const S_F = trace.apply(level1.originalFailureStress, { S: yieldOf(p), d, t, z, M }, { rename: OUTSIDE })
  const P_F = trace.apply(level1.failurePressure, { S_F, t, D }, { rename: OUTSIDE })
  return { M, S_F, P_F, P_S: safe(p, P_F, '', p.safety_factor, trace) }
}

export function modified(p: Params, { d, L }: Flaw, trace: Trace): Strength {
  trace.section(MODIFIED)
  const z = trace.apply(level1.lengthParameter, { L, D: p.outer_diameter, t: p.wall_thickness }, { rename: OUTSIDE })
  const made = modifiedOf(p, d, z, { tag: 'mod', z: 'z', d: 'd' }, trace)
  return { ...made, P_S: safe(p, made.P_F, 'mod', p.safety_factor, trace) }
}

interface Names {
  readonly tag: string
  readonly z: string
  readonly d: string
}
function modifiedOf(p: Params, d: number, z: number, { tag, z: zName, d: dName }: Names, trace: Trace) {
  const { outer_diameter: D, wall_thickness: t } = p
  const rename = { ...OUTSIDE, ...tagged(tag, 'M', 'S_F'), z: zName, d: dName }
  const S_flow = trace.apply(level1.modifiedFlowStress, { S: yieldOf(p) }, { rename })
  const M = trace.apply(level1.modifiedBulgingFactor, { z }, { as: `M_${tag}`, rename })
  const S_F = trace.apply(level1.modifiedFailureStress, { S_flow, d, t, M }, { as: `S_F_${tag}`, rename })
  return { M, S_F, P_F: trace.apply(level1.failurePressure, { S_F, t, D }, { as: `P_F_${tag}`, rename }) }
}

/** `profile`: depths over axial positions, m. */
export function effectiveArea(p: Params, profile: Profile, trace: Trace): StrengthArea {
  const { outer_diameter: D, wall_thickness: t } = p
  trace.section(RSTRENG)
  const { start, end } = area.effectiveSubLength(profile, { D, t })
  const rename = { ...OUTSIDE, ...tagged('eff', 'z', 'M', 'S_F'), L: 's' }
  const point = (at: number, symbol: string, title: string) => placed(profile, at, symbol, title, trace)
  const x_1 = point(start, 'x_1', 'Start of effective length')
  const x_2 = point(end, 'x_2', 'End of effective length')
  const s = trace.apply(area.subLength, { x_1, x_2 })
  const A_0 = trace.apply(area.originalArea, { s, t })
  const { x_a, x_b, y_a: d_a, y_b: d_b } = pairsOf(profile, start, end)
  const A = trace.apply(area.metalLossArea, { x_a, x_b, d_a, d_b })
  const z = trace.apply(level1.lengthParameter, { L: s, D, t }, { as: 'z_eff', rename })
  const M = trace.apply(level1.modifiedBulgingFactor, { z }, { as: 'M_eff', rename })
  const S_flow = trace.apply(level1.modifiedFlowStress, { S: yieldOf(p) }, { rename })
  const S_F = trace.apply(area.effectiveFailureStress, { S_flow, A, A_0, M }, { as: 'S_F_eff', rename })
  const P_F = trace.apply(level1.failurePressure, { S_F, t, D }, { as: 'P_F_eff', rename })
  const P_S = safe(p, P_F, 'eff', undefined, trace)
  return { x_1, x_2, M, S_F, P_F, P_S, whole: wholeLength(p, profile, trace) }
}

function wholeLength(p: Params, profile: Profile, trace: Trace): Strength {
  const { outer_diameter: D, wall_thickness: t } = p
  trace.section('Modified B31G over full profile (comparison)')
  const d = profile.y.reduce((a, b) => Math.max(a, b))
  const ends = { x_1: profile.x[0] ?? Number.NaN, x_2: profile.x.at(-1) ?? Number.NaN }
  const L = trace.apply(area.subLength, ends, {
    as: 'L_full',
    title: 'Profile length',
    rename: { x_1: 'x_first', x_2: 'x_last' },
  })
  const rename = { ...OUTSIDE, L: 'L_full' }
  const z = trace.apply(level1.lengthParameter, { L, D, t }, { as: 'z_full', rename })
  const made = modifiedOf(p, d, z, { tag: 'full', z: 'z_full', d: 'd_max' }, trace)
  return { ...made, P_S: safe(p, made.P_F, 'full', undefined, trace) }
}

const placed = ({ x }: Profile, at: number, symbol: string, title: string, trace: Trace) =>
  trace.lookup({
    symbol,
    title,
    unit: 'm',
    source: asmeB31G,
    clause: 'Level 2, effective area method',
    value: x[at] ?? Number.NaN,
    cell: `river-bottom point ${at + 1}`,
  })

/** The failure pressure over the safety factor where one is given, else times the design factor. */
function safe(p: Params, P_F: number, tag: string, SF: number | undefined, trace: Trace): number {
  const options = { as: tag === '' ? 'P_S' : `P_S_${tag}`, rename: tagged(tag, 'P_F') }
  return SF === undefined
    ? trace.apply(level1.safePressureOfDesignFactor, { F: p.design_factor, P_F }, options)
    : trace.apply(level1.safePressureOfSafetyFactor, { P_F, SF }, options)
}

/** Deepest loss to which B31G applies, m. */
export const deepestLoss = (t: number, trace: Trace): number =>
  trace.apply(level1.deepestLoss, { r_lim: level1.DEPTH_LIMIT, t })
