/**
 * Solves a plane frame: stiffness method, direct solution, then corrected until the members themselves are in
 * equilibrium with the loads. What moves without resistance is refused by its node and direction.
 */
import { deformed, endForces, type MemberState, type Moved, type PlacedMember, placed } from './member.ts'
import {
  checkModel,
  DIRECTIONS,
  type Direction,
  FrameError,
  type FrameModel,
  isHinged,
  type Position,
  type Support,
} from './model.ts'
import { renumbered } from './renumbered.ts'
import { Skyline } from './skyline.ts'
import { memberStiffness, OF_A_MEMBER } from './stiffness.ts'

/** Force and moment of a support on the frame: 0 where it does not hold. */
interface Reaction {
  readonly node: number
  readonly x: number
  readonly y: number
  readonly rotation: number
}
export interface FrameSolution {
  /** A node at which all ends are hinged has no rotation of its own. */
  readonly nodes: readonly (Omit<Moved, 'rotation'> & { readonly rotation: number | undefined })[]
  readonly members: readonly MemberState[]
  /** Of each supported node, by ascending number. */
  readonly reactions: readonly Reaction[]
  readonly how: {
    readonly unknowns: number
    /** Entries of the stiffness matrix that are kept. */
    readonly stored: number
    readonly corrections: number
    /** Relative change by the last correction. */
    readonly change: number
    /** Force or moment at any node, or of the whole frame, that nothing balances, as a share of the largest. */
    readonly unbalanced: number
  }
}

/** Unknown of each node and direction; held or not there at all. */
const HELD = -1
const ABSENT = -2

/** A pivot below this share of its diagonal is looked into. */
const SUSPICIOUS = 1e-7
/** A shape whose energy is below this share of what its parts would take alone costs none: rounding leaves 1e-30 of it. */
const NO_ENERGY = 1e-20
/** Corrections end when one changes displacements by less. */
const SETTLED = 1e-16
/** And the answer stands when the last one changed them by less. */
const TRUSTED = 1e-9
const MOST_CORRECTIONS = 12
/** Share of the largest force that may stand unbalanced. */
const BALANCED = 1e-6

/** Throws FrameError: 'bad_model', 'mechanism' with the node and the direction that move freely, 'unsettled'. */
export function solveFrame(model: FrameModel): FrameSolution {
  checkModel(model)
  const frame = new Frame(model)
  const matrix = frame.stiffness()
  frame.factor(matrix)
  const { moved, corrections, change } = settle(frame, matrix)
  const members = frame.membersAt(moved)
  const out = frame.unbalancedAt(members)
  const reactions = frame.reactionsOf(out)
  const unbalanced = frame.shareUnbalanced(members, out, reactions)
  if (!(unbalanced <= BALANCED))
    throw new FrameError('unsettled', `the force imbalance is ${unbalanced.toPrecision(2)} of the largest force`)
  return {
    nodes: frame.movedNodes(moved.whole),
    members,
    reactions,
    how: { unknowns: matrix.size, stored: matrix.stored, corrections, change, unbalanced },
  }
}

/** Displacements of all nodes, three after three, and what they are beyond the digits of a number. */
interface Displaced {
  readonly whole: Float64Array
  readonly rest: Float64Array
}

/** Displacements corrected until they do not change. */
function settle(frame: Frame, matrix: Skyline) {
  const moved = frame.forced()
  let change = Number.POSITIVE_INFINITY
  let corrections = -1
  while (corrections < MOST_CORRECTIONS) {
    const correction = matrix.solve(frame.rightSide(frame.unbalancedAt(frame.membersAt(moved))))
    const next = frame.changeBy(moved, correction)
    corrections += 1
    const stalled = corrections > 1 && next >= change / 2
    change = next
    if (change <= SETTLED || stalled || !Number.isFinite(change)) break
  }
  if (change <= TRUSTED) return { moved, corrections, change }
  const largest = frame.largestOf(moved.whole)
  throw new FrameError(
    'unsettled',
    `the displacements do not converge: the structure is close to a mechanism moving node ${largest.node} in ${largest.direction}`,
    largest,
  )
}

class Frame {
  private readonly model: FrameModel
  private readonly members: readonly PlacedMember[]
  private readonly unknown: Int32Array
  private readonly count: number
  /** Loads on the nodes, three after three. */
  private readonly loads: Float64Array
  private readonly supports: ReadonlyMap<number, Support>
  private readonly size: number

  constructor(model: FrameModel) {
    this.model = model
    this.supports = joined(model.supports)
    this.members = placedMembers(model)
    this.loads = nodeLoads(model)
    const { unknown, count } = numbered(model, this.supports)
    this.unknown = unknown
    this.count = count
    this.size = Math.max(...this.members.map(({ L }) => L), extent(model.nodes))
    this.refuseLooseMoment()
  }

  /** A moment on a node whose ends are all hinged turns it freely. */
  private refuseLooseMoment(): void {
    this.unknown.forEach((k, at) => {
      if (k === ABSENT && this.loads[at] !== 0) throw mechanism(at)
    })
  }

  stiffness(): Skyline {
    return assembled(this.members, this.unknown, this.count, memberStiffness)
  }

  factor(matrix: Skyline): void {
    const diagonal = matrix.diagonal()
    matrix.factor((j, d) => {
      const own = diagonal[j] as number
      if (d > SUSPICIOUS * own) return
      const shape = this.spread(matrix.shape(j))
      const alone = shape.reduce((sum, z, at) => {
        const k = this.unknown[at] as number
        return k >= 0 ? sum + (diagonal[k] as number) * z ** 2 : sum
      }, 0)
      if (!(d > 0) || this.energyOf(shape) <= NO_ENERGY * alone) throw mechanism(this.mostMoved(shape))
    })
  }

  /** Unknowns as displacements of all nodes. */
  private spread(values: Float64Array): Float64Array {
    return Float64Array.from(this.unknown, (k) => (k >= 0 ? (values[k] as number) : 0))
  }

  /** Twice the energy that a shape costs the members. */
  private energyOf(shape: Float64Array): number {
    return this.members.reduce((sum, member) => {
      const { N_1, e, M_1, M_2, theta_1, theta_2, psi } = deformed(
        { ...member, p: 0, w: 0 },
        movedAt(shape, member.start),
        movedAt(shape, member.end),
      )
      return sum + N_1 * e + M_1 * (theta_1 - psi) + M_2 * (theta_2 - psi)
    }, 0)
  }

  /** Where a shape moves most; a rotation counts by how far it moves what is as far away as the frame is large. */
  private mostMoved(shape: Float64Array): number {
    const sizes = shape.map((z, at) => Math.abs(z) * (at % 3 === 2 ? this.size / 2 : 1))
    const most = Math.max(...sizes)
    return sizes.findIndex((z) => z >= most * (1 - ALIKE))
  }

  largestOf(moved: Float64Array) {
    return freeAt(this.mostMoved(moved))
  }

  /** What the supports force on the nodes, all else unmoved. */
  forced(): Displaced {
    const whole = new Float64Array(this.unknown.length)
    for (const [node, support] of this.supports)
      DIRECTIONS.forEach((direction, d) => {
        whole[3 * node + d] = support[direction] ?? 0
      })
    return { whole, rest: new Float64Array(whole.length) }
  }

  membersAt({ whole, rest }: Displaced): readonly MemberState[] {
    return this.members.map((member) => {
      const { start, end } = member
      return deformed(member, movedAt(whole, start), movedAt(whole, end), [movedAt(rest, start), movedAt(rest, end)])
    })
  }

  /** Loads less what the members take, at every node and direction. */
  unbalancedAt(members: readonly MemberState[]): Float64Array {
    const out = Float64Array.from(this.loads)
    for (const member of members) {
      const forces = endForces(member)
      placesOf(member).forEach((at, i) => {
        out[at] = (out[at] as number) - (forces[i] as number)
      })
    }
    return out
  }

  rightSide(unbalanced: Float64Array): Float64Array {
    const right = new Float64Array(this.count)
    this.unknown.forEach((k, at) => {
      if (k >= 0) right[k] = unbalanced[at] as number
    })
    return right
  }

  /** Adds a correction, and says by what share it changed what it changed most, translations and rotations apart. */
  changeBy({ whole, rest }: Displaced, correction: Float64Array): number {
    const [changes, sizes] = [
      [0, 0],
      [0, 0],
    ]
    this.unknown.forEach((k, at) => {
      const kind = at % 3 === 2 ? 1 : 0
      if (k >= 0) {
        const by = correction[k] as number
        addTo(whole, rest, at, by)
        changes[kind] = Math.max(changes[kind] as number, Math.abs(by))
      }
      sizes[kind] = Math.max(sizes[kind] as number, Math.abs(whole[at] as number))
    })
    const [[across, turned], [far, turn]] = [changes, sizes] as [[number, number], [number, number]]
    // A frame that only moves has rotations of rounding, and one that only turns such translations.
    return Math.max(shareOf(across, Math.max(far, turn * this.size)), shareOf(turned, Math.max(turn, far / this.size)))
  }

  movedNodes(moved: Float64Array): FrameSolution['nodes'] {
    return this.model.nodes.map((_, node) => {
      const { x, y, rotation } = movedAt(moved, node)
      return { x, y, rotation: this.unknown[3 * node + 2] === ABSENT ? undefined : rotation }
    })
  }

  reactionsOf(unbalanced: Float64Array): readonly Reaction[] {
    const nodes = [...this.supports.keys()].toSorted((a, b) => a - b)
    return nodes.map((node) => {
      const at = (d: number) => (this.unknown[3 * node + d] === HELD ? 0 - (unbalanced[3 * node + d] as number) : 0)
      return { node, x: at(0), y: at(1), rotation: at(2) }
    })
  }

  /** The largest force at a free place, and the sums over the whole frame, over the largest force there is. */
  shareUnbalanced(members: readonly MemberState[], unbalanced: Float64Array, reactions: readonly Reaction[]): number {
    const { nodes } = this.model
    const force = { largest: 0, left: 0 }
    const moment = { largest: 0, left: 0 }
    const kinds = [force, force, moment]
    for (const member of members)
      endForces(member).forEach((f, i) => {
        const kind = kinds[i % 3] ?? force
        kind.largest = Math.max(kind.largest, Math.abs(f))
      })
    this.loads.forEach((f, at) => {
      const kind = kinds[at % 3] ?? force
      kind.largest = Math.max(kind.largest, Math.abs(f))
      if ((this.unknown[at] as number) >= 0) kind.left = Math.max(kind.left, Math.abs(unbalanced[at] as number))
    })
    const whole = [0, 0, 0] as [number, number, number]
    const act = ([x, y]: Position, fx: number, fy: number, m: number) => {
      whole[0] += fx
      whole[1] += fy
      whole[2] += m + x * fy - y * fx
    }
    nodes.forEach((at, n) => {
      act(at, this.loads[3 * n] as number, this.loads[3 * n + 1] as number, this.loads[3 * n + 2] as number)
    })
    for (const { node, x, y, rotation } of reactions) act(nodes[node] as Position, x, y, rotation)
    for (const { start, end, L, c, s, p, w } of this.members) {
      const [[x1, y1], [x2, y2]] = [nodes[start] as Position, nodes[end] as Position]
      act([(x1 + x2) / 2, (y1 + y2) / 2], L * (p * c - w * s), L * (p * s + w * c), 0)
    }
    force.left = Math.max(force.left, Math.abs(whole[0]), Math.abs(whole[1]))
    moment.left = Math.max(moment.left, Math.abs(whole[2]))
    return Math.max(
      shareOf(force.left, Math.max(force.largest, moment.largest / this.size)),
      shareOf(moment.left, Math.max(moment.largest, force.largest * this.size)),
    )
  }
}

/** Nodes that move alike to this share are told by the first of them. */
const ALIKE = 1e-6

/** Adds to a number, and what does not fit its digits to the rest: Knuth, The Art of Computer Programming 2, 4.2.2. */
function addTo(whole: Float64Array, rest: Float64Array, at: number, by: number): void {
  const before = whole[at] as number
  const sum = before + by
  const taken = sum - before
  whole[at] = sum
  rest[at] = (rest[at] as number) + (before - (sum - taken)) + (by - taken)
}

const shareOf = (part: number, whole: number): number => (part === 0 ? 0 : part / whole)

const placesOf = ({ start, end }: PlacedMember): readonly number[] => [
  3 * start,
  3 * start + 1,
  3 * start + 2,
  3 * end,
  3 * end + 1,
  3 * end + 2,
]

const movedAt = (moved: Float64Array, node: number): Moved => ({
  x: moved[3 * node] as number,
  y: moved[3 * node + 1] as number,
  rotation: moved[3 * node + 2] as number,
})

const freeAt = (at: number) => ({ node: Math.floor(at / 3), direction: DIRECTIONS[at % 3] as Direction })

function mechanism(at: number): FrameError {
  const free = freeAt(at)
  const how = free.direction === 'rotation' ? 'rotates freely' : `moves freely in ${free.direction}`
  return new FrameError('mechanism', `the structure is a mechanism: node ${free.node} ${how}`, free)
}

/** The stiffness of a frame, from that of each member at the places of its two nodes. */
export function assembled<M extends PlacedMember>(
  members: readonly M[],
  unknown: Int32Array,
  count: number,
  entriesOf: (member: M, m: number) => Float64Array,
): Skyline {
  const first = Int32Array.from({ length: count }, (_, j) => j)
  const ends = members.map((member) => placesOf(member).map((at) => unknown[at] as number))
  for (const own of ends) {
    const free = own.filter((k) => k >= 0)
    const least = Math.min(...free)
    for (const k of free) first[k] = Math.min(first[k] as number, least)
  }
  const matrix = new Skyline(first)
  members.forEach((member, m) => {
    const own = ends[m] ?? []
    const entries = entriesOf(member, m)
    for (let i = 0; i < OF_A_MEMBER; i++)
      for (let j = 0; j < OF_A_MEMBER; j++) {
        const [a, b] = [own[i] as number, own[j] as number]
        if (a >= 0 && b >= a) matrix.add(a, b, entries[OF_A_MEMBER * i + j] as number)
      }
  })
  return matrix
}

/** The unknowns of a model as they are numbered. */
export const unknownsOf = (model: FrameModel) => numbered(model, joined(model.supports))

/** Several supports of one node hold what any of them holds. */
function joined(supports: readonly Support[]): ReadonlyMap<number, Support> {
  const all = new Map<number, Support>()
  for (const support of supports) all.set(support.node, { ...all.get(support.node), ...support })
  return all
}

function placedMembers({ nodes, members, memberLoads = [] }: FrameModel): readonly PlacedMember[] {
  const loads = members.map(() => [0, 0] as [number, number])
  for (const { member, x = 0, y = 0 } of memberLoads) {
    const own = loads[member] as [number, number]
    own[0] += x
    own[1] += y
  }
  return members.map((member, m) =>
    placed(member, nodes[member.start] as Position, nodes[member.end] as Position, loads[m] as Position),
  )
}

function nodeLoads({ nodes, nodeLoads = [] }: FrameModel): Float64Array {
  const loads = new Float64Array(3 * nodes.length)
  for (const load of nodeLoads)
    DIRECTIONS.forEach((direction, d) => {
      const at = 3 * load.node + d
      loads[at] = (loads[at] as number) + (load[direction] ?? 0)
    })
  return loads
}

/** Numbers the unknowns, node by node in an order that keeps the matrix narrow. */
function numbered({ nodes, members }: FrameModel, supports: ReadonlyMap<number, Support>) {
  const unknown = new Int32Array(3 * nodes.length).fill(HELD)
  const turned = new Uint8Array(nodes.length)
  const met = new Uint8Array(nodes.length)
  for (const member of members) {
    met[member.start] = 1
    met[member.end] = 1
    if (!isHinged(member, 'start')) turned[member.start] = 1
    if (!isHinged(member, 'end')) turned[member.end] = 1
  }
  const order = renumbered(
    nodes.length,
    members.map(({ start, end }) => [start, end]),
  )
  let count = 0
  for (const node of order) {
    DIRECTIONS.forEach((direction, d) => {
      if (supports.get(node)?.[direction] !== undefined) return
      const absent = direction === 'rotation' && met[node] === 1 && turned[node] === 0
      unknown[3 * node + d] = absent ? ABSENT : count++
    })
  }
  return { unknown, count }
}

function extent(nodes: readonly Position[]): number {
  const span = (k: 0 | 1) => Math.max(...nodes.map((n) => n[k])) - Math.min(...nodes.map((n) => n[k]))
  return Math.hypot(span(0), span(1))
}
