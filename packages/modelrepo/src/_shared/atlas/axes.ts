/** The axes of an atlas, declared once: from them follow its limits, its nodes, and how a query is read between them. */
import { silent, type Trace } from '@keelson/equations'
import { siUnitOf, toSI } from '@keelson/units'
import {
  type AtlasAxis,
  AtlasError,
  type AtlasFile,
  type AtlasLimit,
  type AtlasPiece,
  type AtlasRead,
  type AtlasScale,
  interpolate,
  type Outside,
  outside,
} from '@keelson/workflow/atlas.ts'
import { geometric } from './geometric.ts'
import { atlasPlace } from './steps.ts'

/** An input of a query, with the range that the atlas covers. */
export interface Axis {
  readonly title: string
  /** As the steps of a query write it. */
  readonly symbol?: string
  /** Of the range and of the nodes. */
  readonly unit: string
  /** Lowest and highest value; the ends of the nodes where these are listed. */
  readonly range?: readonly [low: number, high: number]
  /** So many from end to end, geometrically spaced, or which; an input without nodes has a range alone. */
  readonly nodes?: number | readonly number[]
  readonly scale?: AtlasScale
  /** What the grid is laid over in place of the input, where the response bends less over it. */
  readonly straight?: Straight
}
interface Straight {
  readonly name: string
  readonly title: string
  readonly unit: string
  readonly of: (x: number) => number
  /** The input that stands at a node. */
  readonly back: (node: number) => number
}

/** What is asked along the axes, SI. */
export type Along<N extends string> = Readonly<Record<N, number>>
export type Slice = Readonly<Record<string, string>>

/** Which numbers of an atlas: those of its only slice and its only response unless said otherwise. */
interface Which {
  readonly slice?: Slice
  readonly response?: string
}
/** How a step that reads the atlas is written. */
interface ReadStep extends Which {
  readonly symbol: string
  readonly title: string
  readonly unit: string
  readonly cell: string
}

export interface Axes<N extends string> {
  readonly limits: Readonly<Record<N, AtlasLimit>>
  /** Axes of the grid, those with nodes unless named. */
  readonly grid: (names?: readonly N[]) => readonly AtlasAxis[]
  /** Inputs at a node, or between nodes. */
  readonly inputsAt: (at: Readonly<Record<string, number>>) => Partial<Along<N>>
  /** Of what is asked, the inputs beyond the range of the atlas. */
  readonly outside: (asked: Partial<Along<N>>, atlas: AtlasFile) => Outside[]
  /** What the atlas holds at a point inside it. */
  readonly read: (asked: Partial<Along<N>>, atlas: AtlasFile, which?: Which) => AtlasRead
  /** The same as a step that can be read again. */
  readonly step: (asked: Partial<Along<N>>, atlas: AtlasFile, said: ReadStep, trace: Trace) => number
}

export function axesOf<const N extends string>(declared: Readonly<Record<N, Axis>>): Axes<N> {
  const names = Object.keys(declared) as N[]
  const limits = Object.fromEntries(names.map((name) => [name, limitOf(name, declared[name])])) as Axes<N>['limits']
  const laid = names.filter((name) => declared[name].nodes !== undefined)
  const on = (name: N) => coordinateOf(name, declared[name])
  const symbols = Object.fromEntries(laid.map((name) => [on(name).name, declared[name].symbol ?? name]))

  function read(asked: Partial<Along<N>>, atlas: AtlasFile, { slice = {}, response }: Which = {}): AtlasRead {
    const at = Object.fromEntries(
      laid.flatMap((name) => {
        const x = asked[name]
        return x === undefined ? [] : [[on(name).name, on(name).of(x)]]
      }),
    )
    const piece = pieceAt(atlas, slice, at)
    const only = Object.keys(piece?.responses ?? {})[0] ?? ''
    return interpolate(atlas, slice, piece === undefined ? at : heldIn(piece, at), response ?? only)
  }
  return {
    limits,
    grid: (of = laid) => of.map((name) => gridAxis(name, declared[name])),
    inputsAt: (at) =>
      Object.fromEntries(
        laid.flatMap((name) => {
          const x = at[on(name).name]
          return x === undefined ? [] : [[name, on(name).back(x)]]
        }),
      ) as Partial<Along<N>>,
    outside: (asked, atlas) =>
      names.flatMap((name) => {
        const x = asked[name]
        return (x === undefined ? undefined : outside(atlas, name, x)) ?? []
      }),
    read,
    step: (asked, atlas, { slice, response, ...said }, trace) => {
      const { value, reading } = read(asked, atlas, { ...(slice && { slice }), ...(response && { response }) })
      return trace.lookup({ ...atlasPlace(atlas), ...said, value, ...(trace !== silent && reading(symbols)) })
    },
  }
}

function limitOf(name: string, axis: Axis): AtlasLimit {
  const { title, unit, range, nodes } = axis
  const [low, high] = range ?? (typeof nodes === 'object' ? [nodes[0], nodes.at(-1)] : [])
  if (low === undefined || high === undefined) throw new AtlasError(`axis ${name} has neither a range nor nodes`)
  return { title, unit, low, high }
}

const itself = (x: number): number => x

/** What the grid is laid over: the input itself, unless said otherwise. */
const coordinateOf = (name: string, { title, unit, straight }: Axis): Straight =>
  straight ?? { name, title, unit: siUnitOf(unit), of: itself, back: itself }

function gridAxis(input: string, axis: Axis): AtlasAxis {
  const { unit, nodes = [], scale = 'linear' } = axis
  const { low, high } = limitOf(input, axis)
  const { name, title, unit: si, of } = coordinateOf(input, axis)
  const values =
    typeof nodes === 'number'
      ? geometric(toSI(low, unit), toSI(high, unit), nodes)
      : nodes.map((node) => toSI(node, unit))
  return { name, title, unit: si, scale, values: values.map(of) }
}

/** Relative distance within which the end of an axis that was reached in another unit is met. */
const EDGE = 1e-12

/** The piece of a slice that holds a point. */
export const pieceAt = (atlas: AtlasFile, slice: Slice, at: Readonly<Record<string, number>>): AtlasPiece | undefined =>
  atlas.pieces.find(
    (piece) =>
      Object.entries(piece.slice).every(([name, value]) => slice[name] === value) &&
      piece.axes.every((axis) => near(axis, at[axis.name] ?? Number.NaN)),
  )

const near = ({ values }: AtlasAxis, x: number) =>
  x >= (values[0] ?? x) * (1 - EDGE) && x <= (values.at(-1) ?? x) * (1 + EDGE)

/** A value reached in another unit may miss the end of an axis by its last bit. */
const heldIn = ({ axes }: AtlasPiece, at: Readonly<Record<string, number>>) =>
  Object.fromEntries(axes.map(({ name, values }) => [name, held(values, at[name] ?? Number.NaN)]))

export const held = (values: readonly number[], x: number): number =>
  Math.min(Math.max(x, values[0] ?? x), values.at(-1) ?? x)
