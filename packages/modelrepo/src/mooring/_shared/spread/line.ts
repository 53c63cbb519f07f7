/** The lines of a spread, all alike: their segments from anchor to fairlead, and the strength of each. SI. */
import { silent, type Trace } from '@keelson/equations'
import * as chain from '@keelson/physics/mooring-chain/chain.ts'
import type { MooringLine } from '@keelson/physics/mooring-line/line.ts'
import { STANDARD_GRAVITY } from '@keelson/physics/waves/dispersion.ts'
import {
  chainBreakingLoad,
  GRADE_COEFFICIENTS,
  GRADE_TABLE,
  iacsW22,
} from '@keelson/standards/iacs-ur-w22-2016/chain.ts'
import { given } from '@keelson/workflow'
import type { UniformLineParams } from './inputs-line.ts'

export interface CommonLine extends MooringLine {
  /** Of each segment, N. */
  readonly breakingLoads: readonly number[]
}

export const lengthOf = ({ segments }: MooringLine): number => segments.reduce((all, s) => all + s.length, 0)
export const weightOf = ({ segments }: MooringLine): number =>
  segments.reduce((all, s) => all + s.length * s.weightPerLength, 0)
/** Of the whole line, N: L over the sum of L/EA. */
export const stiffnessOf = (line: MooringLine): number =>
  lengthOf(line) / line.segments.reduce((all, s) => all + s.length / s.axialStiffness, 0)

/** A line of one segment on a flat bed, by its own numbers or those of its chain. */
export function uniformLine(p: UniformLineParams, trace: Trace): CommonLine {
  const { unstretched_length: length } = given(p, 'unstretched_length')
  trace.section('Line')
  const weightPerLength = p.submerged_weight_per_length ?? chainWeight(p, trace)
  const axialStiffness = p.axial_stiffness ?? chainStiffness(p, trace)
  return {
    segments: [{ length, weightPerLength, axialStiffness }],
    breakingLoads: [p.minimum_breaking_load ?? chainStrength(p, trace)],
    frictionCoefficient: p.seabed_friction_coefficient,
    seabedSlope: 0,
    seabedContact: true,
  }
}

/** For the rules, before anything is traced. */
export const uniformLineSilently = (p: UniformLineParams): CommonLine => uniformLine(p, silent)

function chainWeight(p: UniformLineParams, trace: Trace): number {
  const { chain_diameter: d } = given(p, 'chain_diameter')
  const m = trace.apply(chain.chainMass, { c_m: chain.CHAIN[p.chain_link_type].mass, d })
  const water = { rho_w: chain.CHAIN_WATER_DENSITY, rho_s: chain.CHAIN_STEEL_DENSITY }
  return trace.apply(chain.chainWeightInWater, { m, g: STANDARD_GRAVITY, ...water })
}

function chainStiffness(p: UniformLineParams, trace: Trace): number {
  const { chain_diameter: d } = given(p, 'chain_diameter')
  return trace.apply(chain.chainStiffness, { c_EA: chain.CHAIN[p.chain_link_type].stiffness, d })
}

function chainStrength(p: UniformLineParams, trace: Trace): number {
  const { chain_diameter: d, chain_grade: grade } = given(p, 'chain_diameter', 'chain_grade')
  const c = trace.lookup({
    symbol: 'c',
    title: 'Grade coefficient',
    unit: '-',
    source: iacsW22,
    clause: GRADE_TABLE,
    value: GRADE_COEFFICIENTS[grade],
    cell: `grade ${grade}`,
  })
  return trace.apply(chainBreakingLoad, { c, d })
}
