/** The nodes of a cube as a table of RAOs has them: amplitudes and phases of six motions for each period and heading. */

import { MODES } from '../rao/modes.ts'
import { periodOf, type WaveUnit } from '../rao/wave-columns.ts'
import { FileError } from '../refused.ts'
import { around } from './cube-asked.ts'
import { at, type CubeTable } from './cube-table.ts'
import { MappingError } from './invalid.ts'
import type { RaoCube } from './rao-cube.ts'

export interface CubeNode {
  readonly period: number
  /** As the file states it. */
  readonly direction: number
  readonly line: number
  readonly amplitudes: Float64Array
  readonly phases: Float64Array
  /** Of each motion. */
  readonly lines: Uint32Array
}
export interface Nodes {
  /** By heading, 0 to 360 deg, then by period. Of one heading that a file states in two ways there are two. */
  readonly all: ReadonlyMap<number, readonly ReadonlyMap<number, CubeNode>[]>
  readonly periods: readonly number[]
  /** Lines of waves of zero or infinite frequency, which have no place in a cube. */
  readonly noWaves: readonly number[]
}
export interface CubeReading {
  readonly waveUnit: WaveUnit
  /** From the unit of the directions. */
  readonly degrees: (direction: number) => number
  readonly headingOf: (degrees: number) => number
  readonly cube: Pick<RaoCube, 'mostPeriods' | 'mostHeadings' | 'periods' | 'headings'>
}

type Directions = Map<number, Map<number, CubeNode>>

export function nodesOf(found: CubeTable, { waveUnit, degrees, headingOf, cube }: CubeReading): Nodes {
  const directions: Directions = new Map()
  const periods = new Set<number>()
  const noWaves: number[] = []
  for (let row = 0; row < found.table.rows; row++) {
    const period = periodOf(at(found.waves, row), waveUnit)
    if (Number.isNaN(period)) throw refused(found, row, found.waves.name, 'the wave has no value')
    if (!(period > 0 && Number.isFinite(period))) {
      noWaves.push(lineOf(found, row))
      continue
    }
    periods.add(period)
    put(found, row, nodeAt(directions, found, row, period))
    refuseMany(periods.size, cube.mostPeriods, cube.periods)
    refuseMany(directions.size, cube.mostHeadings + 1, cube.headings)
  }
  const all = Map.groupBy(directions, ([direction]) => around(headingOf(degrees(direction))))
  const byHeading = [...all].map(([heading, own]) => [heading, own.map(([, nodes]) => nodes)] as const)
  return { all: new Map(byHeading), periods: [...periods].toSorted((a, b) => a - b), noWaves }
}

function refuseMany(count: number, most: number, input: string): void {
  if (count > most) throw new MappingError('mapping_invalid', `the table has more than ${most} values for ${input}`)
}

function nodeAt(directions: Directions, found: CubeTable, row: number, period: number): CubeNode {
  const direction = at(found.directions, row)
  if (!Number.isFinite(direction)) throw refused(found, row, found.directions.name, 'the direction has no value')
  const nodes = directions.get(direction) ?? new Map<number, CubeNode>()
  directions.set(direction, nodes)
  const known = nodes.get(period)
  if (known !== undefined) return known
  const empty = () => new Float64Array(MODES.length).fill(Number.NaN)
  const line = lineOf(found, row)
  const lines = new Uint32Array(MODES.length)
  const made = { period, direction, line, amplitudes: empty(), phases: empty(), lines }
  nodes.set(period, made)
  return made
}

function put(found: CubeTable, row: number, node: CubeNode): void {
  for (const { modeAt, amplitudes, phases } of found.motions) {
    const mode = modeAt(row)
    if (mode === undefined) continue
    const motion = MODES.indexOf(mode)
    if (!Number.isNaN(node.amplitudes[motion])) {
      const says = `${placeOf(node)}, ${mode}: the row of line ${node.lines[motion]} is repeated here`
      throw refused(found, row, amplitudes.name, says)
    }
    node.lines[motion] = lineOf(found, row)
    node.amplitudes[motion] = valueAt(found, row, amplitudes, `${placeOf(node)}, ${mode}: the amplitude has no value`)
    node.phases[motion] = valueAt(found, row, phases, `${placeOf(node)}, ${mode}: the phase has no value`)
  }
}

function valueAt(found: CubeTable, row: number, column: CubeTable['waves'], why: string): number {
  const value = at(column, row)
  if (Number.isNaN(value)) throw refused(found, row, column.name, why)
  return value
}

export const placeOf = ({ period, direction }: Pick<CubeNode, 'period' | 'direction'>): string =>
  `period ${period} s, direction ${direction} deg`

const lineOf = ({ table }: CubeTable, row: number) => table.lines[row] ?? 0

function refused(found: CubeTable, row: number, column: string, why: string): FileError {
  const line = lineOf(found, row)
  return new FileError('number_malformed', `line ${line}: ${why}`, { line, column })
}
