/** A column: its Euler load, its resistance by EN 1993-1-1 about one axis or both, and what an eccentric load does to it. */
import type { Trace } from '@keelson/equations'
import {
  amplification,
  axialStress,
  halfAngle,
  midspanDeflection,
  secantStress,
} from '@keelson/physics/column-buckling/eccentric.ts'
import { eulerLoad, slendernessRatio } from '@keelson/physics/column-buckling/elastic.ts'
import { END_CONDITIONS, ENDS, type EndCondition } from '@keelson/physics/column-buckling/ends.ts'
import { timoshenkoGere } from '@keelson/physics/plate-buckling/elastic.ts'
import {
  type BucklingCurve,
  bucklingResistance,
  bucklingUtilisation,
  nonDimensionalSlenderness,
  reductionOf,
} from '@keelson/standards/en-1993-1-1-2005/flexural-buckling.ts'
import { class3Limit, REFERENCE_YIELD, tubeSlenderness } from '@keelson/standards/en-1993-1-1-2005/section-class.ts'
import { given } from '@keelson/workflow'
import { type Given, type Perhaps, TUBE } from './inputs.ts'
import { type Section, type Shaped, sectionOf } from './section.ts'

export const columnInputs = [
  ...['section_shape', 'length', 'end_condition', 'youngs_modulus', 'yield_strength', 'buckling_curve'],
  ...['material_factor', 'eccentricity'],
] as const
export type Column = Given<(typeof columnInputs)[number]> &
  Shaped &
  Perhaps<
    | 'effective_length_factor'
    | 'axial_compression'
    | 'second_moment_of_area_major'
    | 'effective_length_factor_major'
    | 'buckling_curve_major'
  >

/** About one axis. */
interface Axis {
  readonly N_cr: number
  readonly lambda: number
  readonly chi: number
  readonly resistance: number
}
interface Eccentric {
  readonly axial: number
  /** Undefined where the load is not below the Euler load: there is no equilibrium. */
  readonly bent: { readonly beta: number; readonly delta: number; readonly stress: number | undefined } | undefined
}
export interface ColumnRun {
  readonly L: number
  readonly K: number
  /** Of the run; undefined where K was given in their place. */
  readonly ends: EndCondition | undefined
  readonly section: Section
  readonly lambda_r: number
  readonly minor: Axis
  readonly major: Axis | undefined
  /** The smaller of both axes. */
  readonly resistance: number
  readonly utilisation: number | undefined
  readonly wall: { readonly slenderness: number; readonly limit: number } | undefined
  readonly eccentric: Eccentric | undefined
  readonly eulerByEnds: Readonly<Record<EndCondition, number>>
}

export function columnRun(p: Column, trace: Trace): ColumnRun {
  const { length: L } = p
  const section = sectionOf(p, trace)
  trace.section('Euler')
  const ends = p.effective_length_factor === undefined ? p.end_condition : undefined
  const K = effectiveLengthFactor(p, trace)
  const lambda_r = trace.apply(slendernessRatio, { K, L, r: section.r })
  const minor = aboutMinor(p, section, { K, L }, trace)
  const major = aboutMajor(p, section, { K, L }, trace)
  const resistance = major === undefined ? minor.resistance : Math.min(minor.resistance, major.resistance)
  const utilisation = utilisationOf(p, resistance, major !== undefined && resistance < minor.resistance, trace)
  const wall = wallOf(p, trace)
  return {
    L,
    K,
    ends,
    section,
    lambda_r,
    minor,
    major,
    resistance,
    utilisation,
    wall,
    eccentric: eccentricOf(p, section, lambda_r, minor.N_cr, trace),
    eulerByEnds: eulerByEnds(p, section, L, trace),
  }
}

function effectiveLengthFactor(p: Column, trace: Trace): number {
  if (p.effective_length_factor !== undefined) return p.effective_length_factor
  return theoreticalFactor(p.end_condition, 'K', trace)
}

const theoreticalFactor = (end: EndCondition, symbol: string, trace: Trace): number =>
  trace.lookup({
    symbol,
    title: 'Theoretical effective length factor',
    unit: '-',
    source: timoshenkoGere,
    clause: 'ch. 2',
    value: ENDS[end].K,
    cell: ends(end),
  })

/** 'fixed-pinned'. */
export const ends = (end: EndCondition): string => end.replace('_', '-')

interface Length {
  readonly K: number
  readonly L: number
}

function aboutMinor(p: Column, { A, I }: Section, { K, L }: Length, trace: Trace): Axis {
  const N_cr = trace.apply(eulerLoad, { E: p.youngs_modulus, I, K, L })
  trace.section('EN 1993-1-1')
  const lambda = trace.apply(nonDimensionalSlenderness, { A, f_y: p.yield_strength, N_cr })
  const chi = reductionOf(p.buckling_curve, lambda, '', trace)
  const args = { chi, A, f_y: p.yield_strength, gamma_M1: p.material_factor }
  return { N_cr, lambda, chi, resistance: trace.apply(bucklingResistance, args) }
}

function aboutMajor(p: Column, { A }: Section, { K: minorK, L }: Length, trace: Trace): Axis | undefined {
  const I = p.second_moment_of_area_major
  if (I === undefined) return undefined
  trace.section('EN 1993-1-1, major axis')
  const ownK = p.effective_length_factor_major
  const K = ownK ?? minorK
  const curve: BucklingCurve = p.buckling_curve_major ?? p.buckling_curve
  const renamed = ['N_cr', 'I', 'lambda', 'chi', 'N_b_Rd'].map((name) => [name, `${name}_major`] as const)
  const rename = { ...Object.fromEntries(renamed), ...(ownK !== undefined && { K: 'K_major' }) }
  const f_y = p.yield_strength
  const N_cr = trace.apply(eulerLoad, { E: p.youngs_modulus, I, K, L }, { as: 'N_cr_major', rename })
  const lambda = trace.apply(nonDimensionalSlenderness, { A, f_y, N_cr }, { as: 'lambda_major', rename })
  const chi = reductionOf(curve, lambda, 'major', trace)
  const args = { chi, A, f_y, gamma_M1: p.material_factor }
  return { N_cr, lambda, chi, resistance: trace.apply(bucklingResistance, args, { as: 'N_b_Rd_major', rename }) }
}

function utilisationOf(p: Column, N_b_Rd: number, byMajor: boolean, trace: Trace): number | undefined {
  if (p.axial_compression === undefined) return undefined
  const rename = byMajor ? { N_b_Rd: 'N_b_Rd_major' } : {}
  return trace.apply(bucklingUtilisation, { N_Ed: p.axial_compression, N_b_Rd }, { rename })
}

function wallOf(p: Column, trace: Trace): ColumnRun['wall'] {
  if (p.section_shape !== TUBE) return undefined
  trace.section('Section class')
  const { outer_diameter: D, wall_thickness: t } = given(p, 'outer_diameter', 'wall_thickness')
  return {
    slenderness: trace.apply(tubeSlenderness, { D, t }),
    limit: trace.apply(class3Limit, { f_235: REFERENCE_YIELD, f_y: p.yield_strength }),
  }
}

function eccentricOf(
  p: Column,
  { A, r, c }: Section,
  lambda_r: number,
  N_cr: number,
  trace: Trace,
): Eccentric | undefined {
  const P = p.axial_compression
  if (P === undefined) return undefined
  trace.section('Eccentric load')
  const e = p.eccentricity
  const rename = { P: 'N_Ed' }
  const sigma_a = trace.apply(axialStress, { P, A }, { rename })
  if (P >= N_cr) return { axial: sigma_a, bent: undefined }
  const beta = trace.apply(amplification, { P, N_cr }, { rename })
  const u = trace.apply(halfAngle, { lambda_r, P, E: p.youngs_modulus, A }, { rename })
  const delta = trace.apply(midspanDeflection, { e, u })
  const stress = c === undefined ? undefined : trace.apply(secantStress, { sigma_a, e, c, r, u })
  return { axial: sigma_a, bent: { beta, delta, stress } }
}

function eulerByEnds(p: Column, { I }: Section, L: number, trace: Trace): Readonly<Record<EndCondition, number>> {
  trace.section('Euler load by end condition')
  const load = (end: EndCondition) => {
    const [as, symbol] = [`N_cr_${end}`, `K_${end}`]
    const K = theoreticalFactor(end, symbol, trace)
    return trace.apply(
      eulerLoad,
      { E: p.youngs_modulus, I, K, L },
      { as, title: `Euler load, ${ends(end)}`, rename: { K: symbol } },
    )
  }
  return Object.fromEntries(END_CONDITIONS.map((end) => [end, load(end)])) as Record<EndCondition, number>
}
