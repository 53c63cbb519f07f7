/** The vessel in one position on some of its lines, and which of them is loaded and used most. SI. */

import { vesselOffset } from '@keelson/physics/mooring-spread/spread.ts'
import type { LineAtPose, SystemAtPose } from '@keelson/physics/mooring-system/system.ts'
import type { CommonLine } from './line.ts'

export interface Condition extends SystemAtPose {
  /** Of its lines, from 0, in the whole spread. */
  readonly numbers: readonly number[]
  readonly offset: number
  /** Of a position that was sought; none where the vessel was moved to it. */
  readonly found?: {
    readonly iterations: number
    readonly residual: { readonly force: number; readonly moment: number }
  }
}

export const offsetOf = ({ pose }: SystemAtPose): number => vesselOffset.evaluate({ x_G: pose.surge, y_G: pose.sway })

/** Tensions nearer to each other than this share are the same: the line with the lowest number counts. */
const TIE = 1e-6

/** Place of the largest number of a list; of several that are the same, the first. */
export function largestOf(values: readonly number[]): number {
  const most = Math.max(...values)
  return values.findIndex((v) => v >= most - TIE * Math.abs(most))
}

/** A line of a condition: its place among the lines there, and its number in the whole spread, from 1. */
export interface Picked {
  readonly place: number
  readonly number: number
  readonly at: LineAtPose
}

function pickedAt(c: Condition, place: number): Picked {
  const [at, number] = [c.lines[place], c.numbers[place]]
  if (at === undefined || number === undefined) throw new RangeError(`no line at position ${place}`)
  return { place, number: number + 1, at }
}

/** The line with the largest tension at its fairlead. */
export const mostLoaded = (c: Condition): Picked => pickedAt(c, largestOf(c.lines.map((l) => l.fairleadTension)))

/** The line whose anchor is pulled most. */
export const mostPulled = (c: Condition): Picked => pickedAt(c, largestOf(c.lines.map((l) => l.anchorTension)))

/** The segment of a line that is used most. */
export interface Used extends Picked {
  readonly segment: number
  /** At its upper end, or at its lower one where a buoy lets it sag and that is pulled more. */
  readonly end: 'upper' | 'lower'
  /** There, N. */
  readonly tension: number
  readonly breakingLoad: number
}

/** Tension over breaking load of each segment of a line, from the anchor. */
export const sharesOf = (at: LineAtPose, { breakingLoads }: CommonLine): number[] =>
  at.segments.map((s, i) => Math.max(s.upperTension, s.lowerTension) / (breakingLoads[i] ?? Number.NaN))

/** The line and segment with the largest tension over its breaking load. */
export function mostUsed(c: Condition, line: CommonLine): Used {
  const shares = c.lines.map((at) => Math.max(...sharesOf(at, line)))
  const picked = pickedAt(c, largestOf(shares))
  const segment = largestOf(sharesOf(picked.at, line))
  const { upperTension = Number.NaN, lowerTension = Number.NaN } = picked.at.segments[segment] ?? {}
  const end = lowerTension > upperTension ? 'lower' : 'upper'
  const tension = end === 'upper' ? upperTension : lowerTension
  return { ...picked, segment, end, tension, breakingLoad: line.breakingLoads[segment] ?? Number.NaN }
}
