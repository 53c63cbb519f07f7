/** A riser drawn straight along its arc length: its stations, the one that governs, and the water line where it is known. */
import type { At, Drawing, Label, Shape } from '../drawing.ts'

interface RiserStation {
  /** Along the riser from its start, m; or a number of its own where no length is known. */
  readonly along: number
  readonly name: string
}
export interface RiserAlong {
  /** At least one, in order. */
  readonly stations: readonly RiserStation[]
  /** Which of them governs. */
  readonly governing: number
  /** Whether the first station is the upper one. */
  readonly fromTop: boolean
  /** Whether `along` is a length, so that distances can be read. */
  readonly measured: boolean
  /** Where the riser goes through the surface, along it. */
  readonly waterline?: number | undefined
}

/** More stations are not told apart: the ends and the governing one are left. */
const MOST = 25
/** Half the length of what is drawn of a single station. */
const PIECE = 0.5
/** Half the width of the figure over the length of the riser. */
const HALF_WIDTH = 0.3
const ROOM = 0.08
/** Height over width of a riser without lengths. */
const ASPECT = 1.6

const ends = ({ stations }: RiserAlong): readonly [number, number] => {
  const [first, last] = [stations[0]?.along ?? 0, stations.at(-1)?.along ?? 0]
  return last > first ? [first, last] : [first - PIECE, first + PIECE]
}
/** Upwards from the start of the riser, or downwards where that is its top. */
const heightOf = (of: RiserAlong, along: number): number => (of.fromTop ? -along : along)

/** Where a station is drawn. */
export const riserPoint = (of: RiserAlong, station: number): At => [
  0,
  heightOf(of, of.stations[station]?.along ?? ends(of)[0]),
]

/** The line with its stations. */
export function riserAlong(of: RiserAlong): readonly Shape[] {
  const { stations, governing, waterline } = of
  const last = stations.length - 1
  const shown = stations.map((_, i) => i).filter((i) => stations.length <= MOST || i === 0 || i === last)
  return [
    ...(waterline === undefined ? [] : [{ kind: 'water-line', at: heightOf(of, waterline) } as const]),
    { kind: 'polyline', points: ends(of).map((along): At => [0, heightOf(of, along)]), role: 'steel' },
    ...shown.filter((i) => i !== governing).map((i): Shape => station(of, i, i === 0 || i === last)),
    { kind: 'mark', at: riserPoint(of, governing), sign: 'ring', role: 'limit' },
  ]
}

const station = (of: RiserAlong, i: number, named: boolean): Shape => ({
  kind: 'mark',
  at: riserPoint(of, i),
  sign: 'dot',
  role: 'outline',
  ...(named && { label: { text: of.stations[i]?.name ?? '' } }),
})

/** What is said of the governing station, in the margin beside it. */
export const atGoverning = (of: RiserAlong, labels: readonly Label[]): readonly Shape[] =>
  labels.map((label) => ({ kind: 'note', at: riserPoint(of, of.governing), side: 'right', label }))

/** Distances along the riser, at its left. */
export const alongRuler = (of: RiserAlong): Shape => ({
  kind: 'ruler',
  along: 'y',
  title: 'Arc length',
  unit: 'm',
  factor: of.fromTop ? -1 : 1,
})

export function riserFrame(of: RiserAlong): Pick<Drawing, 'unit' | 'scale' | 'aspect' | 'frame'> {
  const levels = ends(of).map((along) => heightOf(of, along))
  const [low, high] = [Math.min(...levels), Math.max(...levels)]
  const length = high - low
  return {
    unit: 'm',
    ...(of.measured && of.stations.length > 1 ? { scale: 'true' } : { scale: 'none', aspect: ASPECT }),
    frame: { x: [-HALF_WIDTH * length, HALF_WIDTH * length], y: [low - ROOM * length, high + ROOM * length] },
  }
}
