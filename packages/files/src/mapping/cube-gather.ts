/** Gathers the nodes of a table of RAOs into a cube with ascending periods and headings, of which none may be missing. */
import { MODES, type Mode } from '../rao/modes.ts'
import { FileError } from '../refused.ts'
import type { Left } from '../table.ts'
import { type CubeNode, type Nodes, placeOf } from './cube-nodes.ts'

/** Blocks by period, in each of them a row of six motions by heading. */
type Cube = readonly (readonly (readonly number[])[])[]
export interface Gathered {
  readonly periods: readonly number[]
  readonly headings: readonly number[]
  readonly amplitudes: Cube
  readonly phases: Cube
  readonly left: readonly Left[]
}
export interface Rescaled {
  readonly amplitude: (amplitude: number, mode: Mode) => number
  readonly phase: (phase: number, mode: Mode) => number
  /** A turn in the unit of the phases. */
  readonly turn: number
}

export function gathered(nodes: Nodes, rescaled: Rescaled): Gathered {
  const { periods } = nodes
  const headings = [...nodes.all.keys()].toSorted((a, b) => a - b)
  const twice: number[] = []
  const columns = headings.map((heading) => ofHeading(nodes.all.get(heading) ?? [], periods, rescaled.turn, twice))
  const cube = (of: 'amplitudes' | 'phases', by: (value: number, mode: Mode) => number): Cube =>
    periods.map((_, i) => columns.map((column) => MODES.map((mode, motion) => by(column[i]?.[of][motion] ?? 0, mode))))
  return {
    periods,
    headings,
    amplitudes: cube('amplitudes', rescaled.amplitude),
    phases: cube('phases', rescaled.phase),
    left: [...leftOut(nodes.noWaves, NO_WAVES), ...leftOut(twice, TWICE)],
  }
}

const NO_WAVES = 'rows of zero or infinite wave frequency, which have no period'
const TWICE = 'directions equal to another direction plus or minus a full turn, with the same motions'
const LINES_LISTED = 10

const leftOut = (lines: readonly number[], what: string): Left[] =>
  lines.length === 0 ? [] : [{ what, count: lines.length, lines: [...new Set(lines)].slice(0, LINES_LISTED) }]

/** By period; each node complete. */
function ofHeading(
  stated: readonly ReadonlyMap<number, CubeNode>[],
  periods: readonly number[],
  turn: number,
  twice: number[],
): readonly CubeNode[] {
  const [first = NOTHING, ...others] = stated.toSorted((a, b) => outside(a) - outside(b))
  for (const other of others) twice.push(...[...other.values()].slice(0, 1).map(({ line }) => line))
  return periods.map((period) => {
    const node = complete(first, period)
    for (const other of others) refuseOther(node, complete(other, period), turn)
    return node
  })
}

const NOTHING: ReadonlyMap<number, CubeNode> = new Map()

/** The one that is stated within a circle stands for the other. */
const outside = (nodes: ReadonlyMap<number, CubeNode>): number => {
  const [first] = nodes.values()
  return first !== undefined && first.direction >= 0 && first.direction <= 360 ? 0 : 1
}

function complete(nodes: ReadonlyMap<number, CubeNode>, period: number): CubeNode {
  const node = nodes.get(period)
  const [any] = nodes.values()
  const { direction, line } = node ?? any ?? { direction: Number.NaN, line: 0 }
  const none = node === undefined ? 'all motions' : missingIn(node).join(', ')
  if (node !== undefined && none === '') return node
  const says = `${placeOf({ period, direction })}: no row has ${none}. A table requires six motions for each period and direction`
  throw new FileError('file_malformed', `line ${line}: ${says}`, { line })
}

const missingIn = ({ amplitudes }: CubeNode) => MODES.filter((_, motion) => Number.isNaN(amplitudes[motion]))

/** Of an amplitude, and shares of a turn of a phase, by which rounded numbers of one node may differ. */
const [SAME_AMPLITUDE, SAME_TURN] = [1e-3, 3e-3] as const

/** A phase of no motion says nothing. */
function refuseOther(one: CubeNode, other: CubeNode, turn: number): void {
  const motion = MODES.findIndex((_, i) => {
    const [a = 0, b = 0] = [one.amplitudes[i], other.amplitudes[i]]
    const apart = ((one.phases[i] ?? 0) - (other.phases[i] ?? 0)) / turn
    const hasOther = Math.abs(a - b) > SAME_AMPLITUDE * Math.max(1, a)
    return hasOther || (a > SAME_AMPLITUDE && Math.abs(apart - Math.round(apart)) > SAME_TURN)
  })
  if (motion < 0) return
  const says = `${placeOf(other)}: ${MODES[motion]} differs from direction ${one.direction} deg on line ${one.line}, which is the same direction`
  throw new FileError('file_malformed', `line ${other.line}: ${says}`, { line: other.line })
}
