/** A pipe that spans a hollow of the seabed: shoulders, bed, sag and gap, in elevation. Coherent SI. */
import { spaced } from '@keelson/numerics/spaced.ts'
import type { At, Shape } from '../drawing.ts'
import { labelled } from '../figure.ts'
import { pipeAlong } from './pipe-line.ts'

export type SpanEnds = 'pinned' | 'fixed'
export interface SpanElevation {
  readonly length: number
  readonly diameter: number
  /** Below the underside of the pipe at midspan. */
  readonly gap: number
  /** At midspan, positive downwards. */
  readonly sag: number
  /** The shape of the sag: an evenly loaded beam between such ends. */
  readonly ends: SpanEnds
}

/** The pipe on each shoulder, as a share of the span. */
const SHOULDER = 0.1
/** The slope of a shoulder, which is not known: nearly upright. */
const SLOPE = 0.02
/** Sag that a dimension can show, as a share of the height of the figure. */
const LEAST_SHOWN = 0.06
const PARTS = 40

/** Sag over that at midspan, of an evenly loaded beam at a share of its length. */
const sagShape = (x: number, ends: SpanEnds): number =>
  ends === 'pinned' ? (16 * (x - 2 * x ** 3 + x ** 4)) / 5 : 16 * (x * (1 - x)) ** 2

/** Level of the bed in the span: below the pipe as it hangs, or below its shoulders where it floats up. */
export const bedLevel = ({ gap, sag }: Pick<SpanElevation, 'gap' | 'sag'>): number => -gap - Math.max(0, sag)

/** Axis of the pipe from one place to another, straight beyond. The underside at the ends is level 0. */
export function sagging(from: number, to: number, sag: number, diameter: number, ends: SpanEnds): readonly At[] {
  return spaced(0, 1, PARTS + 1).map((x): At => [from + x * (to - from), diameter / 2 - sag * sagShape(x, ends)])
}

/** Room above the pipe and below the bed for what is said there, as shares of the height of the figure. */
const ROOM = { above: 0.35, below: 0.2 }

/** What the figure shows: the pipe wherever it is, with room for words. */
export function spanFrame(span: SpanElevation): { readonly y: readonly [number, number] } {
  const [top, bed] = [span.diameter + Math.max(0, -span.sag), bedLevel(span)]
  const height = top - bed
  return { y: [bed - ROOM.below * height, top + ROOM.above * height] }
}

/** Bed, shoulders and pipe. */
export function spanElevation(span: SpanElevation): readonly Shape[] {
  const { length: L, diameter: D, sag, ends } = span
  const beyond = SHOULDER * L
  const bed = bedLevel(span)
  return [
    {
      kind: 'ground',
      points: [
        [-beyond, 0],
        [0, 0],
        [SLOPE * L, bed],
        [L - SLOPE * L, bed],
        [L, 0],
        [L + beyond, 0],
      ],
    },
    pipeAlong([[-beyond, D / 2], ...sagging(0, L, sag, D, ends), [L + beyond, D / 2]], D),
  ]
}

/** Length, gap and sag with their values. */
export function spanDimensions(
  span: SpanElevation,
  symbols: { readonly length: string; readonly gap: string; readonly sag: string },
): readonly Shape[] {
  const { length: L, diameter: D, gap, sag } = span
  const bed = bedLevel(span)
  const middle = L / 2
  const hanging = Math.max(0, sag)
  const sagged = labelled(symbols.sag, sag, 'mm')
  const shown = Math.abs(sag) > LEAST_SHOWN * (D - bed)
  return [
    { kind: 'dimension', from: [0, bed], to: [L, bed], edge: 'below', label: labelled(symbols.length, L, 'm') },
    ...(gap > 0
      ? [
          {
            kind: 'dimension',
            from: [middle, bed],
            to: [middle, -hanging],
            label: labelled(symbols.gap, gap, 'm'),
          } as const,
        ]
      : []),
    ...(shown
      ? ([
          {
            kind: 'polyline',
            points: [
              [0, D],
              [L, D],
            ],
            role: 'ghost',
          },
          { kind: 'dimension', from: [middle, D], to: [middle, D - sag], label: sagged },
        ] as const)
      : ([{ kind: 'text', at: [middle, D], towards: 'n', label: sagged }] as const)),
  ]
}
