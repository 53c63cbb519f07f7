/** A line of one segment over a flat bed is the catenary's: asked of its solver, told in the terms of a mooring line. */
import { solveCatenary } from '../catenary/catenary.ts'
import { anchorTension, fairleadTension } from '../catenary/equations.ts'
import type { Tensions } from '../catenary/iteration.ts'
import type { CatenaryLine } from '../catenary/line.ts'
import { profilePoint } from '../catenary/profile.ts'
import type { LineSpans, MooringLineSolution, SegmentState } from './line.ts'
import type { PreparedLine } from './prepared.ts'

export function singleCatenary({ line, segments, slope }: PreparedLine, spans: LineSpans): CatenaryLine | null {
  const [segment, ...others] = segments
  if (!segment || others.length > 0 || slope !== 0) return null
  const { frictionCoefficient, seabedContact } = line
  return { ...segment.hanging, ...spans, frictionCoefficient, seabedContact }
}

export function solveSingle(line: CatenaryLine, guess: Tensions | null): MooringLineSolution {
  const solved = solveCatenary(line, guess ?? undefined)
  const { horizontalTension: H, verticalTension: V, groundedLength, relievedLength } = solved
  const [H_A, V_A] = [solved.anchorHorizontalTension, solved.anchorVerticalTension]
  const fairlead = fairleadTension.evaluate({ H, V })
  const anchor = anchorTension.evaluate({ H_A, V_A })
  const segment: SegmentState = {
    upperTension: fairlead,
    lowerTension: anchor,
    upperVertical: V,
    lowerVertical: V_A,
    groundedLength,
    relievedLength,
  }
  const onBed = groundedLength > 0
  const { branch, method, iterations, residuals, stiffness } = solved
  return {
    branch,
    horizontalTension: H,
    verticalTension: V,
    fairleadTension: fairlead,
    anchorHorizontalTension: H_A,
    anchorVerticalTension: V_A,
    anchorTension: anchor,
    segments: [segment],
    groundedLength,
    relievedLength,
    touchdown: onBed ? { x: profilePoint(line, solved, groundedLength).x, z: 0, segment: 0 } : null,
    stiffness,
    method,
    iterations,
    residuals,
  }
}
