/** The links between rows of calculations as lines at right angles, which pass beside the boxes and never over them. */
import { jointsOf, type Line, type Point } from './chain-joints.ts'
import { COLUMNS, type Placed } from './chain-rows.ts'

/** px. Boxes stand in columns, with a gutter on either side of each. */
export const BOX = { width: 140, height: 74, gutter: 22 } as const
const WITHIN = { air: 10, lane: 6 } as const
/** Between the lines of a gutter, and between the ends of lines at a box. */
const [APART, ENDS] = [4, 12] as const
const GUTTER_LANES = 5

/** Several rows that are drawn as one. */
export interface Band {
  readonly rows: readonly (readonly Placed[])[]
  readonly width: number
  readonly height: number
  /** Upper edges of its rows. */
  readonly tops: readonly number[]
  readonly lines: readonly Line[]
  /** Where a line leaves another of the same calculation; elsewhere lines only cross. */
  readonly joints: readonly Point[]
}

export const WIDTH = COLUMNS * BOX.width + (COLUMNS + 1) * BOX.gutter
export const leftOf = (column: number): number => BOX.gutter + column * (BOX.width + BOX.gutter)
const middleOf = ({ column }: Placed): number => leftOf(column) + BOX.width / 2

/** Lines between these rows; what comes from another band is not among them. */
export function bandOf(rows: readonly (readonly Placed[])[]): Band {
  const first = rows[0]?.[0]?.row ?? 0
  const all = rows.flat().map((node) => ({ ...node, row: node.row - first }))
  const byId = new Map(all.map((node) => [node.id, node]))
  const streams = streamsOf(all, byId)
  const channels = rows.map((_, k) => streams.filter((stream) => passes(stream, k)))
  const heights = channels.map((own) => (own.length === 0 ? WITHIN.air : 2 * WITHIN.air + WITHIN.lane * own.length))
  const tops = rows.map((_, k) => sum(heights.slice(0, k)) + k * BOX.height + 1)
  const laneOf = (stream: Stream, k: number) =>
    (tops[k] ?? 0) + BOX.height + WITHIN.air + WITHIN.lane * ((channels[k] ?? []).indexOf(stream) + 0.5)
  const lines = streams.flatMap((stream) =>
    stream.targets.map((target) => lineTo(stream, target, { byId, laneOf, topOf: (row) => tops[row] ?? 0 })),
  )
  return {
    rows,
    width: WIDTH,
    height: sum(heights) + rows.length * BOX.height + 2,
    tops,
    lines,
    joints: [...Map.groupBy(lines, ({ from }) => from).values()].flatMap(jointsOf),
  }
}

const sum = (numbers: readonly number[]): number => numbers.reduce((all, one) => all + one, 0)

/** All lines that begin at one box. */
interface Stream {
  readonly source: Placed
  readonly targets: readonly Placed[]
  /** x of the gutter in which it passes rows. */
  readonly gutter: number
}

function streamsOf(all: readonly Placed[], byId: ReadonlyMap<string, Placed>): readonly Stream[] {
  const lanes = new Map<number, number[]>()
  return all.flatMap((source): Stream[] => {
    const targets = all.filter(({ needs }) => needs.includes(source.id)).filter(({ id }) => byId.has(id))
    if (targets.length === 0) return []
    const far = targets.filter(({ row }) => row > source.row + 1)
    const at = sum(far.map(({ column }) => column)) / Math.max(1, far.length)
    const gutter = at >= source.column ? source.column + 1 : source.column
    const lane = far.length === 0 ? 0 : laneIn(lanes, gutter, source.row, Math.max(...far.map(({ row }) => row)))
    return [{ source, targets, gutter: gutter * (BOX.width + BOX.gutter) + BOX.gutter / 2 + shiftOf(lane) }]
  })
}

/** The first lane of a gutter that is free between two rows; `lanes` holds the last row of what is in each. */
function laneIn(lanes: Map<number, number[]>, gutter: number, from: number, to: number): number {
  const ends = lanes.get(gutter) ?? []
  const free = ends.findIndex((end) => end <= from)
  const lane = free < 0 ? ends.length : free
  ends[lane] = to
  lanes.set(gutter, ends)
  return lane
}

/** From the middle of a gutter outwards: 0, 1, -1, 2, -2. */
function shiftOf(lane: number): number {
  const at = lane % GUTTER_LANES
  return (at % 2 === 0 ? -at / 2 : (at + 1) / 2) * APART
}

/** Whether a stream has a level part below row k: where it begins, and above each of its targets. */
const passes = ({ source, targets }: Stream, k: number): boolean =>
  source.row === k || targets.some(({ row }) => row === k + 1)

interface Laid {
  readonly byId: ReadonlyMap<string, Placed>
  readonly laneOf: (stream: Stream, k: number) => number
  readonly topOf: (row: number) => number
}

function lineTo(stream: Stream, target: Placed, { byId, laneOf, topOf }: Laid): Line {
  const { source, gutter } = stream
  const [from, to] = [middleOf(source), endAt(target, source, byId)]
  const [begin, last] = [laneOf(stream, source.row), laneOf(stream, target.row - 1)]
  const start = [from, topOf(source.row) + BOX.height] as const
  const end = [to, topOf(target.row)] as const
  const isNext = target.row === source.row + 1
  if (isNext && from === to) return { from: source.id, to: target.id, points: [start, end] }
  const way = isNext
    ? ([
        [from, begin],
        [to, begin],
      ] as const)
    : ([
        [from, begin],
        [gutter, begin],
        [gutter, last],
        [to, last],
      ] as const)
  return { from: source.id, to: target.id, points: [start, ...way, end] }
}

/** Where lines end at a box, side by side: what comes straight from above ends in the middle, where no other does. */
function endAt(target: Placed, source: Placed, byId: ReadonlyMap<string, Placed>): number {
  const sources = target.needs.flatMap((id) => byId.get(id) ?? [])
  const isAbove = (one: Placed) => one.row === target.row - 1 && one.column === target.column
  if (isAbove(source)) return middleOf(target)
  const others = sources.filter((one) => !isAbove(one)).toSorted((a, b) => a.column - b.column || a.row - b.row)
  const at = others.findIndex(({ id }) => id === source.id)
  const left = others.filter(({ column }) => column < target.column).length
  const steps = at < left ? at - left : at - left + 1
  const most = BOX.width / 2 - ENDS
  return middleOf(target) + Math.max(-most, Math.min(most, steps * ENDS))
}
