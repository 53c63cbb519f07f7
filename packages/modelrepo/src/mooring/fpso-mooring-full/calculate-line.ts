/** The lines of the run: uniform, or of the segments that are given. SI. */
import { silent, type Trace } from '@keelson/equations'
import { type CommonLine, uniformLine } from '../_shared/spread/line.ts'
import type { Params } from './inputs.ts'

export function lineOf(p: Params, trace: Trace): CommonLine {
  const { line_segments: rows } = p
  if (rows === undefined) return uniformLine(p, trace)
  return {
    segments: rows.map((row) => ({
      length: row.length_m,
      weightPerLength: row.submerged_weight_N_m,
      axialStiffness: row.axial_stiffness_N,
      pointLoad: row.point_load_N ?? 0,
    })),
    breakingLoads: rows.map((row) => row.minimum_breaking_load_N),
    frictionCoefficient: 0,
    seabedSlope: 0,
    seabedContact: true,
  }
}

/** For the rules, before anything is traced. */
export const lineSilently = (p: Params): CommonLine => lineOf(p, silent)

/** The input that tells the length of the line. */
export const lengthAt = (p: Params) => (p.line_segments ? 'line_segments' : 'unstretched_length')
