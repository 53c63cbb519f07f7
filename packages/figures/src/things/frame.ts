/**
 * A plane frame with its supports and loads, its deformed shape enlarged by a said factor, and diagrams of section forces
 * on its members. Coherent SI; nodes and members by their index.
 */
import { fromSI } from '@keelson/units'
import type { At, Label, Shape } from '../drawing.ts'
import { labelled, named } from '../figure.ts'

export interface FrameShape {
  readonly nodes: readonly At[]
  readonly members: readonly { readonly start: number; readonly end: number }[]
}
/** The directions in which a node is held. */
export interface Held {
  readonly node: number
  readonly x: boolean
  readonly y: boolean
  readonly rotation: boolean
}
export interface PointLoad {
  readonly node: number
  readonly direction: 'x' | 'y' | 'moment'
  /** N or N m, signed. */
  readonly value: number
}
export interface LineLoad {
  readonly member: number
  /** Along the axes of the frame, N/m. */
  readonly x: number
  readonly y: number
}

/** Nodes that are numbered, and loads that have their value beside them, up to so many. */
const [NUMBERED, SAID] = [24, 8]
/** Of the size of the frame: what is shown of the largest displacement, and of the largest section force. */
const [SHOWN, DIAGRAM] = [0.12, 0.18]
/** Room around the frame and the radius of a moment's arrow, of its size. */
const [ROOM, TURN] = [0.22, 0.07]
const MOMENT = { from: 30, to: 300 }

const boxOf = ({ nodes }: FrameShape) => {
  const [xs, ys] = [nodes.map(([x]) => x), nodes.map(([, y]) => y)]
  const least = (all: readonly number[]) => all.reduce((a, b) => Math.min(a, b))
  const most = (all: readonly number[]) => all.reduce((a, b) => Math.max(a, b))
  return { left: least(xs), right: most(xs), bottom: least(ys), top: most(ys) }
}

/** The diagonal of what holds all nodes, m. */
function frameSize(frame: FrameShape): number {
  const { left, right, bottom, top } = boxOf(frame)
  return Math.hypot(right - left, top - bottom)
}

/** What the figure shows: the frame with room around it for loads, supports and what is drawn over it. */
export function frameRoom(frame: FrameShape) {
  const { left, right, bottom, top } = boxOf(frame)
  const room = ROOM * frameSize(frame)
  return { x: [left - room, right + room], y: [bottom - room, top + room] } as const
}

/** The members as they were, and the numbers of the nodes where these are few. */
export function framework(frame: FrameShape, role: 'steel' | 'ghost' = 'steel'): readonly Shape[] {
  const { nodes, members } = frame
  return [
    ...members.map(
      ({ start, end }): Shape => ({
        kind: 'polyline',
        points: [nodes[start] ?? [0, 0], nodes[end] ?? [0, 0]],
        role,
      }),
    ),
    ...(nodes.length > NUMBERED
      ? []
      : nodes.map((at, n): Shape => ({ kind: 'text', at, towards: 'nw', label: named(String(n)) }))),
  ]
}

/** A square where a node is held in every way, a triangle where it may turn, a roller where it may also move one way. */
export function supportSigns({ nodes }: FrameShape, held: readonly Held[]): readonly Shape[] {
  return held.map(({ node, x, y, rotation }): Shape => {
    const sign = x && y && rotation ? 'square' : x && y ? 'triangle' : y && !rotation ? 'roller' : 'cross'
    const at = nodes[node] ?? [0, 0]
    const ways = [...(x ? ['x'] : []), ...(y ? ['y'] : []), ...(rotation ? ['rotation'] : [])]
    const says = sign === 'cross' && { label: named(`restrained in ${ways.join(' and ')}`) }
    return { kind: 'mark', at, sign, role: 'outline', ...says }
  })
}

/** Forces with arrows by their size, moments by the way they turn, loads on members as rows of arrows. */
export function frameLoads(
  frame: FrameShape,
  points: readonly PointLoad[],
  lines: readonly LineLoad[],
): readonly Shape[] {
  const acting = points.filter(({ value }) => value !== 0)
  const forces = acting.filter(({ direction }) => direction !== 'moment')
  const moments = acting.filter(({ direction }) => direction === 'moment')
  return [...forceArrows(frame, forces), ...momentArrows(frame, moments), ...lineArrows(frame, lines)]
}

/** The k-th of several says its value; the rest of a crowd say nothing. */
const saidOf = (k: number, symbol: string, value: number, unit: string): Label =>
  k < SAID ? labelled(symbol, value, unit) : {}

const SHORTEST = 0.35

/** An arrow stands outside the frame: it ends at its node, or leads away from it where the force pulls outwards. */
function forceArrows(frame: FrameShape, forces: readonly PointLoad[]): readonly Shape[] {
  const { left, right, bottom, top } = boxOf(frame)
  const largest = Math.max(0, ...forces.map(({ value }) => Math.abs(value)))
  return forces.map(({ node, direction, value }, k): Shape => {
    const at = frame.nodes[node] ?? [0, 0]
    const fromMiddle = direction === 'x' ? at[0] - (left + right) / 2 : at[1] - (bottom + top) / 2
    return {
      kind: 'load',
      at,
      towards: (direction === 'x' ? 0 : 90) + (value < 0 ? 180 : 0),
      share: Math.max(SHORTEST, Math.abs(value) / largest),
      ...(fromMiddle * value > 0 && { away: true }),
      label: saidOf(k, `F_${direction}`, value, 'kN'),
    }
  })
}

function momentArrows(frame: FrameShape, moments: readonly PointLoad[]): readonly Shape[] {
  const radius = TURN * frameSize(frame)
  return moments.flatMap(({ node, value }, k): Shape[] => {
    const at = frame.nodes[node] ?? [0, 0]
    const on = (deg: number): At => [
      at[0] + radius * Math.cos((deg * Math.PI) / 180),
      at[1] + radius * Math.sin((deg * Math.PI) / 180),
    ]
    const [tail, head] = value > 0 ? [MOMENT.to - 25, MOMENT.to] : [MOMENT.from + 25, MOMENT.from]
    return [
      { kind: 'arc', at, radius, ...MOMENT, role: 'load' },
      { kind: 'arrow', from: on(tail), to: on(head), role: 'load' },
      { kind: 'text', at: on(90), towards: 'n', label: saidOf(k, 'M', value, 'kN*m') },
    ]
  })
}

function lineArrows({ nodes, members }: FrameShape, lines: readonly LineLoad[]): readonly Shape[] {
  const sizes = lines.map(({ x, y }) => Math.hypot(x, y))
  const largest = Math.max(0, ...sizes)
  return lines.flatMap(({ member, x, y }, k): Shape[] => {
    const of = members[member]
    const size = sizes[k] ?? 0
    if (of === undefined || size === 0) return []
    return [
      {
        kind: 'load',
        at: nodes[of.start] ?? [0, 0],
        to: nodes[of.end] ?? [0, 0],
        towards: (Math.atan2(y, x) * 180) / Math.PI,
        share: 0.5 * Math.max(SHORTEST, size / largest),
        label: saidOf(k, 'w', size, 'kN/m'),
      },
    ]
  })
}

/** A line along each member, each point with how far it has moved, m. */
export type Moved = readonly { readonly at: At; readonly by: At }[]

/** The factor, one of 1, 2 and 5 times a power of ten, by which displacements can be seen; 1 where they can be anyway. */
export function seenBy(frame: FrameShape, lines: readonly Moved[]): number {
  const largest = lines.flat().reduce((most, { by: [u, v] }) => Math.max(most, Math.hypot(u, v)), 0)
  if (largest === 0) return 1
  const wanted = (SHOWN * frameSize(frame)) / largest
  const power = 10 ** Math.floor(Math.log10(wanted))
  const round = [5, 2, 1].find((step) => step * power <= wanted * (1 + 1e-9)) ?? 1
  return Math.max(1, round * power)
}

/** The deformed frame, displacements times the factor, which is said where it has moved most. */
export function deformedFrame(lines: readonly Moved[], factor: number, said: string): readonly Shape[] {
  const moved = ({ at: [x, y], by: [u, v] }: Moved[number]): At => [x + factor * u, y + factor * v]
  const sizeOf = ({ by: [u, v] }: Moved[number]) => Math.hypot(u, v)
  const [first, ...rest] = lines.flat()
  if (first === undefined) return []
  const most = rest.reduce((a, b) => (sizeOf(b) > sizeOf(a) ? b : a), first)
  return [
    ...lines.map((line): Shape => ({ kind: 'polyline', points: line.map(moved), role: 'answer' })),
    { kind: 'note', at: moved(most), side: 'right', label: named(said) },
  ]
}

/** A section force along a member: distances from its start with values. */
export interface Diagram {
  readonly member: number
  readonly values: readonly { readonly x: number; readonly value: number }[]
}

/**
 * Section forces as areas beside their members, positive ones on the right-hand side from start to end; the largest has
 * its value beside it.
 */
export function forceDiagrams(frame: FrameShape, diagrams: readonly Diagram[], unit: string): readonly Shape[] {
  const all = diagrams.flatMap(({ member, values }) => values.map((v) => ({ member, ...v })))
  const most = all.reduce((a, b) => (Math.abs(b.value) > Math.abs(a.value) ? b : a), all[0] ?? NOTHING)
  if (most.value === 0) return []
  const scale = (DIAGRAM * frameSize(frame)) / Math.abs(most.value)
  const areas = diagrams.map(({ member, values }): Shape => {
    const { start, end } = frame.members[member] ?? { start: 0, end: 0 }
    const out = values.map(({ x, value }) => beside(frame, member, x, scale * value))
    return {
      kind: 'polygon',
      points: [frame.nodes[start] ?? [0, 0], ...out, frame.nodes[end] ?? [0, 0]],
      role: 'answer',
      is: 'bending moment',
    }
  })
  return [
    ...areas,
    {
      kind: 'note',
      at: beside(frame, most.member, most.x, scale * most.value),
      side: 'right',
      label: { text: 'largest', value: Number(fromSI(most.value, unit).toPrecision(12)), unit },
    },
  ]
}
const NOTHING = { member: 0, x: 0, value: 0 }

/** A point beside a member, to the right of it from start to end. */
function beside({ nodes, members }: FrameShape, member: number, along: number, out: number): At {
  const { start, end } = members[member] ?? { start: 0, end: 0 }
  const [[x1, y1], [x2, y2]] = [nodes[start] ?? [0, 0], nodes[end] ?? [0, 0]]
  const L = Math.hypot(x2 - x1, y2 - y1)
  const [c, s] = [(x2 - x1) / L, (y2 - y1) / L]
  return [x1 + c * along + s * out, y1 + s * along - c * out]
}
