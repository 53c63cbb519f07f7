/** A line made ready to be asked many times: its segments as catenaries, and what is summed over them. */
import { inWords, NumericsError, requireThat } from '@keelson/numerics/errors.ts'
import { type CatenaryLine, requireLine } from '../catenary/line.ts'
import type { LineSpans, MooringLine, MooringSegment } from './line.ts'

export interface PreparedSegment {
  /** Of the segment hanging free over its whole length; its spans are not read. */
  readonly hanging: CatenaryLine
  /** At its upper end, N. */
  readonly pointLoad: number
}

export interface PreparedLine {
  readonly line: MooringLine
  readonly segments: readonly PreparedSegment[]
  readonly length: number
  /** Weight of all segments, and of all point loads by size, N. */
  readonly weight: number
  readonly loads: number
  /** Sum of L/EA, m/N. */
  readonly flexibility: number
  /** Segments below this one may rest on the bed: none without a bed, those below the lowest buoy with one. */
  readonly groundable: number
  /** Tangent, cosine and sine of the slope of the bed. */
  readonly slope: number
  readonly cos: number
  readonly sin: number
}

/** Steeper than this no line is laid, rad. */
const STEEPEST = Math.PI / 3

/** Throws NumericsError 'bad_input' unless every quantity is finite and within its range. */
export function prepareLine(line: MooringLine): PreparedLine {
  const { segments, frictionCoefficient, seabedSlope } = line
  requireThat(segments.length > 0, 'a line requires at least one segment')
  requireThat(
    Math.abs(seabedSlope) <= STEEPEST,
    `the seabed slope must be within 60 deg (entered: ${inWords(seabedSlope)} rad)`,
  )
  const prepared = segments.map((segment, i) => preparedSegment(segment, i, line))
  requireThat(
    prepared.at(-1)?.pointLoad === 0,
    'a point load at the fairlead is carried by the vessel, not by the line',
  )
  const sum = (part: (segment: MooringSegment) => number) => segments.reduce((all, segment) => all + part(segment), 0)
  const length = sum((segment) => segment.length)
  requireLine({ ...UNREAD, frictionCoefficient })
  return {
    line,
    segments: prepared,
    length,
    weight: sum((segment) => segment.length * segment.weightPerLength),
    loads: sum((segment) => Math.abs(segment.pointLoad ?? 0)),
    flexibility: sum((segment) => segment.length / segment.axialStiffness),
    groundable: line.seabedContact ? belowLowestBuoy(prepared) : 0,
    slope: Math.tan(seabedSlope),
    cos: Math.cos(seabedSlope),
    sin: Math.sin(seabedSlope),
  }
}

const UNREAD: CatenaryLine = {
  horizontalSpan: 0,
  verticalSpan: 0,
  unstretchedLength: 1,
  weightPerLength: 1,
  axialStiffness: 1,
  frictionCoefficient: 0,
  seabedContact: false,
}

function preparedSegment(segment: MooringSegment, i: number, line: MooringLine): PreparedSegment {
  const { length, weightPerLength, axialStiffness, pointLoad = 0 } = segment
  const hanging = { ...UNREAD, unstretchedLength: length, weightPerLength, axialStiffness }
  try {
    requireLine(hanging)
    requireThat(Number.isFinite(pointLoad), `the point load must be a finite number (entered: ${inWords(pointLoad)})`)
  } catch (error) {
    if (!(error instanceof NumericsError) || line.segments.length === 1) throw error
    throw new NumericsError(error.code, `segment ${i + 1}: ${error.message}`)
  }
  return { hanging, pointLoad }
}

function belowLowestBuoy(segments: readonly PreparedSegment[]): number {
  const lowest = segments.findIndex(({ pointLoad }) => pointLoad < 0)
  return lowest < 0 ? segments.length : lowest + 1
}

export function segmentOf({ segments }: PreparedLine, i: number): PreparedSegment {
  const segment = segments[i]
  if (!segment) throw new RangeError(`segment ${i} does not exist`)
  return segment
}

/** Throws NumericsError 'bad_input' for spans that no line is asked for. */
export function requireSpans({ line, slope }: PreparedLine, { horizontalSpan: x, verticalSpan: z }: LineSpans): void {
  for (const [name, span] of [
    ['horizontal', x],
    ['vertical', z],
  ] as const) {
    requireThat(Number.isFinite(span), `the ${name} span must be a finite number (entered: ${inWords(span)})`)
  }
  requireThat(x >= 0, `the horizontal span must not be negative (entered: ${inWords(x)})`)
  requireThat(!line.seabedContact || z > x * slope, 'the fairlead must be above the seabed')
}
