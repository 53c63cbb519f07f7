/**
 * A plane frame as data: nodes, straight members, supports and loads. Coherent SI; x to the right, y upwards, rotations
 * and moments anticlockwise; nodes and members by their index.
 */

/** The three ways in which a node can move. */
export const DIRECTIONS = ['x', 'y', 'rotation'] as const
export type Direction = (typeof DIRECTIONS)[number]

export type Position = readonly [x: number, y: number]
export interface Member {
  readonly start: number
  readonly end: number
  /** Axial rigidity, N. */
  readonly EA: number
  /** Flexural rigidity, N m2. */
  readonly EI: number
  /** The ends that carry no moment. */
  readonly hinged?: 'start' | 'end' | 'both'
}
/** What is given is held: at 0, or at the displacement (m, rad) that is forced on it. */
export interface Support {
  readonly node: number
  readonly x?: number
  readonly y?: number
  readonly rotation?: number
}
interface NodeLoad {
  readonly node: number
  readonly x?: number
  readonly y?: number
  /** A moment, N m. */
  readonly rotation?: number
}
/** Uniform along the whole member: components along the axes of the frame, N per metre of the member. */
interface MemberLoad {
  readonly member: number
  readonly x?: number
  readonly y?: number
}
export interface FrameModel {
  readonly nodes: readonly Position[]
  readonly members: readonly Member[]
  readonly supports: readonly Support[]
  readonly nodeLoads?: readonly NodeLoad[]
  readonly memberLoads?: readonly MemberLoad[]
}

/** mechanism: something moves without resistance; unsettled: the equations do not settle; bad_model: it is no frame. */
export type FrameErrorCode = 'mechanism' | 'unsettled' | 'bad_model'
export interface Free {
  readonly node: number
  readonly direction: Direction
}
/** The message is for the engineer; `at` is where a mechanism moves, or the part that is no frame. */
export class FrameError extends Error {
  override readonly name = 'FrameError'
  readonly code: FrameErrorCode
  readonly free: Free | undefined
  constructor(code: FrameErrorCode, message: string, free?: Free) {
    super(message)
    this.code = code
    this.free = free
  }
}

/** Throws FrameError 'bad_model' where an index names nothing, a member has no length, or a rigidity is not positive. */
export function checkModel({ nodes, members, supports, nodeLoads = [], memberLoads = [] }: FrameModel): void {
  const known = (index: number, of: readonly unknown[], what: string) => {
    if (of[index] === undefined) throw new FrameError('bad_model', `${what} ${index} does not exist`)
  }
  members.forEach(({ start, end, EA, EI }, m) => {
    known(start, nodes, 'node')
    known(end, nodes, 'node')
    const [[x1, y1], [x2, y2]] = [nodes[start] as Position, nodes[end] as Position]
    if (!(Math.hypot(x2 - x1, y2 - y1) > 0)) throw new FrameError('bad_model', `member ${m} has zero length`)
    if (!(EA > 0 && EI > 0)) throw new FrameError('bad_model', `member ${m} has zero rigidity`)
  })
  for (const { node } of [...supports, ...nodeLoads]) known(node, nodes, 'node')
  for (const { member } of memberLoads) known(member, members, 'member')
}

/** Whether an end of a member is hinged. */
export const isHinged = ({ hinged }: Member, end: 'start' | 'end'): boolean => hinged === end || hinged === 'both'
