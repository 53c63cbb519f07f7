/** The typed input and output of a mooring line of several segments. Coherent SI. */
import type { Stiffness } from '../catenary/line.ts'

export interface MooringSegment {
  /** Unstretched, m, > 0. */
  readonly length: number
  /** Submerged weight per unstretched length, N/m, > 0. */
  readonly weightPerLength: number
  /** EA, N, > 0. */
  readonly axialStiffness: number
  /** At its upper end, N: positive a clump weight, negative the lift of a buoy; none at the fairlead. */
  readonly pointLoad?: number
}

export interface MooringLine {
  /** From anchor to fairlead. */
  readonly segments: readonly MooringSegment[]
  /** C_B, >= 0. */
  readonly frictionCoefficient: number
  /** Angle of the plane bed through the anchor along the line, rad, positive where it rises towards the fairlead. */
  readonly seabedSlope: number
  /** False: the line may hang below its anchor. */
  readonly seabedContact: boolean
}

/** Fairlead from anchor, m; horizontalSpan >= 0. */
export interface LineSpans {
  readonly horizontalSpan: number
  readonly verticalSpan: number
}

/** Tensions at the fairlead, N: a start for the iteration. */
export interface FairleadTensions {
  readonly horizontalTension: number
  readonly verticalTension: number
}

export interface SegmentState {
  /** At its two ends, N. */
  readonly upperTension: number
  readonly lowerTension: number
  /** At the two ends of what hangs of it; at the upper end twice where all of it lies on the bed. */
  readonly upperVertical: number
  readonly lowerVertical: number
  /** Unstretched length on the bed, and the part of it without tension, m. */
  readonly groundedLength: number
  readonly relievedLength: number
}

/** Where the line leaves the bed, m from the anchor, and the segment that does (0 at the anchor). */
export interface Touchdown {
  readonly x: number
  readonly z: number
  readonly segment: number
}

export interface MooringLineSolution extends FairleadTensions {
  /** grounded: part of it rests on the bed; slack: it hangs straight down, H = 0; vertical: x = 0 and H = 0. */
  readonly branch: 'suspended' | 'grounded' | 'slack' | 'vertical'
  readonly fairleadTension: number
  readonly anchorHorizontalTension: number
  /** Above 0 pulls the anchor up; on a bed with a slope it is that of a line along the bed. */
  readonly anchorVerticalTension: number
  readonly anchorTension: number
  readonly segments: readonly SegmentState[]
  readonly groundedLength: number
  readonly relievedLength: number
  readonly touchdown: Touchdown | null
  /** Null where the fairlead has no finite stiffness. */
  readonly stiffness: Stiffness | null
  readonly method: 'newton' | 'bracketing' | 'continuation' | 'closed form'
  readonly iterations: number
  /** Misfit of the two spans over the largest of x, |z| and the length. */
  readonly residuals: { readonly x: number; readonly z: number }
}
