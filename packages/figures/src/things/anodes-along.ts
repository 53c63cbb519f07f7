/** Anodes spaced evenly along a line, half a spacing from its ends; of many the first, with the line broken off. */
import type { At, Label, Shape } from '../drawing.ts'
import { rectangle } from './rectangle.ts'

/** More are not told apart. */
const MOST = 40
const SHOWN = 20
/** Half the height of the line and of what is around it, of which the thickness says nothing; lengths are in the unit of the spacing. */
const HALF = 0.06
const AROUND = 0.5
const ABOVE_BURIED = 0.3
/** Half the width of an anode, as a share of the spacing, at most one of what is drawn; and its height over the line's. */
const WIDTH = 0.18
const WIDEST = 0.008
const PROUD = 1.7

export interface AnodesAlong {
  /** m. */
  readonly length: number
  readonly spacing: number
  readonly count: number
  readonly buried: boolean
}
/** How far something reaches to one side of an anode, m. */
export interface Reach {
  readonly length: number
  readonly label: Label
}

/** Where the drawn part ends, m. */
const drawnLength = ({ length, spacing, count }: AnodesAlong): number => (count > MOST ? SHOWN * spacing : length)

export const anodeAt = (spacing: number, i: number): number => (i + 0.5) * spacing

/** The line on or in the seabed with its anodes. */
export function anodesAlong(line: AnodesAlong): readonly Shape[] {
  const { spacing, count, buried } = line
  const end = drawnLength(line)
  const { x, y } = anodesAlongFrame(line)
  const half = Math.min(WIDTH * spacing, end * WIDEST)
  const bed = buried ? ABOVE_BURIED : -PROUD * HALF
  return [
    { kind: 'polygon', points: rectangle(x[0], bed, x[1], y[1]), role: 'water' },
    {
      kind: 'ground',
      points: [
        [0, bed],
        [end, bed],
      ],
    },
    { kind: 'polygon', points: rectangle(0, -HALF, end, HALF), role: 'coating', is: 'coated pipe' },
    ...Array.from({ length: count > MOST ? SHOWN : count }, (_, i) => anode(anodeAt(spacing, i), half)),
    ...(count > MOST ? [{ kind: 'break', at: [end, 0], across: 'x' } as const] : []),
  ]
}

const anode = (x: number, half: number): Shape => ({
  kind: 'polygon',
  points: rectangle(x - half, -PROUD * HALF, x + half, PROUD * HALF),
  role: 'metal',
  is: 'bracelet',
})

/** Where something may be said of the line, at a share of what is drawn. */
export const besideLine = (line: AnodesAlong, share: number): At => [share * drawnLength(line), -0.6 * AROUND]

const AIR = 0.05
/** What a figure of the line shows. */
export const anodesAlongFrame = (line: AnodesAlong) => {
  const end = drawnLength(line)
  return { x: [-AIR * end, (1 + AIR) * end], y: [-AROUND, AROUND] } as const
}

/** A length to the right of a point, or said beside the end of the line where it reaches beyond what is drawn. */
export function reachFrom(line: AnodesAlong, from: number, { length, label }: Reach, edge: 'above' | 'below'): Shape {
  const end = drawnLength(line)
  const at: At = [from, 0]
  if (from + length <= end * (1 + 1e-9)) return { kind: 'dimension', from: at, to: [from + length, 0], edge, label }
  return { kind: 'note', at: [end, 0], side: 'right', label }
}
