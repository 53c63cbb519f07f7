/**
 * A cased well in elevation, cut along its axis: casing strings with their shoes, each in the hole that was drilled for it, open
 * hole below them, and what hangs inside. Depth goes down from y = 0; widths and depths are true, so a figure of it is
 * stretched, or not to scale. Coherent SI.
 */
import type { At, Label, Role, Shape } from '../drawing.ts'
import { rectangle } from './rectangle.ts'

export interface CasedString {
  /** Depths; a liner does not begin at 0. */
  readonly top: number
  readonly shoe: number
  readonly outerDiameter: number
  /** Its wall is drawn as a line without it. */
  readonly innerDiameter?: number
  /** Of the hole that it stands in, which is drawn where it is known. */
  readonly holeDiameter?: number
  /** Depth from which it is cemented down to its shoe. */
  readonly cementTop?: number
}
interface DrawnHole {
  readonly from: number
  readonly to: number
  readonly diameter: number
}
export interface CasedWell {
  /** Axis. */
  readonly x?: number
  /** The outermost first. */
  readonly strings: readonly CasedString[]
  readonly openHole?: DrawnHole
  /** Drill string, tubing or coiled tubing. */
  readonly inside?: DrawnHole
  /** What fills the holes; mud unless given. */
  readonly filling?: Extract<Role, 'fluid' | 'water' | 'air'>
}

/** A shoe over the width of the well and over its depth. */
const SHOE = { width: 0.055, height: 0.014 } as const

/** Greatest diameter and greatest depth of what is drawn. */
export function sizeOf({ strings, openHole, inside }: CasedWell): { readonly width: number; readonly depth: number } {
  const holes = [openHole, inside].filter((hole) => hole !== undefined)
  return {
    width: Math.max(
      ...strings.map(({ outerDiameter, holeDiameter = 0 }) => Math.max(outerDiameter, holeDiameter)),
      ...holes.map(({ diameter }) => diameter),
    ),
    depth: Math.max(...strings.map(({ shoe }) => shoe), ...holes.map(({ to }) => to)),
  }
}

export function casedWell(well: CasedWell): readonly Shape[] {
  const { x = 0, strings, openHole, inside, filling = 'fluid' } = well
  const { width, depth } = sizeOf(well)
  const shoe = { width: SHOE.width * width, height: SHOE.height * depth }
  return [
    ...strings.flatMap((string, i) => holeOf(string, x, strings[i - 1]?.shoe, filling)),
    ...(openHole ? [bar(x, openHole, filling), ...wallsOf(x, openHole)] : []),
    ...strings.flatMap((string) => stringShapes(string, x, shoe)),
    ...(inside ? [bar(x, inside, 'steel')] : []),
    axisOf(x, Math.min(...strings.map(({ top }) => top), openHole?.from ?? Number.POSITIVE_INFINITY), depth),
  ]
}

const bar = (x: number, { from, to, diameter: d }: DrawnHole, role: Role): Shape => ({
  kind: 'polygon',
  points: rectangle(x - d / 2, -to, x + d / 2, -from),
  role,
  ...(role === 'fluid' && { is: 'mud' }),
})

/** The wall of an open hole. */
const wallsOf = (x: number, { from, to, diameter: d }: DrawnHole): readonly Shape[] => {
  const points: readonly At[] = [
    [x - d / 2, -from],
    [x - d / 2, -to],
    [x + d / 2, -to],
    [x + d / 2, -from],
  ]
  return [{ kind: 'polyline', points, role: 'outline' }]
}

const axisOf = (x: number, top: number, depth: number): Shape => ({
  kind: 'polyline',
  points: [
    [x, -top],
    [x, -depth],
  ],
  role: 'axis',
})

/** The hole of a string below the shoe before it, and the cement in it. */
function holeOf(string: CasedString, x: number, before: number | undefined, filling: Role): readonly Shape[] {
  const { top, shoe, outerDiameter: D, holeDiameter, cementTop } = string
  const width = holeDiameter ?? D
  const from = Math.min(Math.max(top, before ?? top), shoe)
  const cement = cementTop === undefined ? [] : [cementOf(string, x, Math.max(cementTop, from), width)]
  return [
    bar(x, { from: top, to: shoe, diameter: D }, filling),
    ...(holeDiameter === undefined
      ? []
      : [
          bar(x, { from, to: shoe, diameter: holeDiameter }, filling),
          ...wallsOf(x, { from, to: shoe, diameter: holeDiameter }),
        ]),
    ...cement.flat(),
  ]
}

/** On either side of the string. */
function cementOf({ shoe, outerDiameter: D }: CasedString, x: number, from: number, width: number): readonly Shape[] {
  return [-1, 1].map((side) => ({
    kind: 'polygon',
    points: rectangle(x + (side * D) / 2, -shoe, x + (side * width) / 2, -from),
    role: 'concrete',
    cut: true,
    is: 'cement',
  }))
}

interface Shoe {
  readonly width: number
  readonly height: number
}

function stringShapes({ top, shoe, outerDiameter: D, innerDiameter: d }: CasedString, x: number, sign: Shoe): Shape[] {
  return [-1, 1].flatMap((side): Shape[] => {
    const outer = x + (side * D) / 2
    const wall: Shape =
      d === undefined
        ? {
            kind: 'polyline',
            points: [
              [outer, -top],
              [outer, -shoe],
            ],
            role: 'steel',
          }
        : {
            kind: 'polygon',
            points: rectangle(outer, -shoe, x + (side * d) / 2, -top),
            role: 'steel',
            cut: true,
            is: 'casing',
          }
    const foot: Shape = {
      kind: 'polygon',
      points: [
        [outer, -shoe],
        [outer + side * sign.width, -shoe],
        [outer, -shoe + sign.height],
      ],
      role: 'steel',
    }
    return [wall, foot]
  })
}

/** A note at the right of a shoe. */
export const shoeNote = ({ shoe, outerDiameter }: CasedString, label: Label, x = 0): Shape => ({
  kind: 'note',
  at: [x + outerDiameter / 2, -shoe],
  side: 'right',
  label,
})

/** A note at the right of a string, between the shoe before it and its own. */
export const stringNote = (string: CasedString, before: number | undefined, label: Label, x = 0): Shape => ({
  kind: 'note',
  at: [x + string.outerDiameter / 2, -(Math.max(string.top, Math.min(before ?? 0, string.shoe)) + string.shoe) / 2],
  side: 'right',
  label,
})
