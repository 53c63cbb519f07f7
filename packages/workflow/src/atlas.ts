/**
 * Atlases: what a parent workflow's own solver gives on a grid, kept as a file and read by interpolation. The format,
 * its reading, the test whether a query lies inside, and interpolation that never crosses a kink. Pure.
 */
import { interpolated, type PlacedAxis } from '@keelson/equations'
import { fromSI, toSI, unitAfter } from '@keelson/units'
import { shown } from './shown.ts'

export const ATLAS_FORMAT = 'keelson-atlas/1'

/** How the grid is straightened before it is interpolated: on a log axis the logarithm of the value. */
export type AtlasScale = 'log' | 'linear'

/** An input of the query and the range that the atlas covers, both ends in `unit`. */
export interface AtlasLimit {
  readonly title: string
  readonly unit: string
  readonly low: number
  readonly high: number
}

export interface AtlasAxis {
  readonly name: string
  readonly title: string
  /** Coherent SI. */
  readonly unit: string
  readonly scale: AtlasScale
  /** Increasing, at least two. */
  readonly values: readonly number[]
  /**
   * The response bends or jumps at the last value: the next piece of the slice begins there and owns it, and the
   * responses of this piece hold the limit from within.
   */
  readonly ends_at_kink?: true
}

interface AtlasResponse {
  readonly unit: string
  readonly scale: AtlasScale
  /** One value for each point of the grid, the last axis running fastest. */
  readonly values: readonly number[]
}

/** A part of the grid without kinks inside, for one value of each categorical input. */
export interface AtlasPiece {
  readonly slice: Readonly<Record<string, string>>
  readonly axes: readonly AtlasAxis[]
  readonly responses: Readonly<Record<string, AtlasResponse>>
}

export interface AtlasFile {
  readonly format: typeof ATLAS_FORMAT
  readonly id: string
  readonly parent: {
    /** Ref with version: 'modelrepo:mooring-fatigue@1'. */
    readonly ref: string
    readonly standards: readonly string[]
    /** SHA-256 of the method as it was when the atlas was built. */
    readonly source_sha256: string
  }
  readonly built_with: { readonly node: string }
  readonly limits: Readonly<Record<string, AtlasLimit>>
  readonly pieces: readonly AtlasPiece[]
  readonly holdout: {
    /** Points off the grid at which solver and interpolation were compared. */
    readonly points: number
    readonly max_relative_error: Readonly<Record<string, number>>
  }
}

/** A file that is not an atlas of this format, or a grid that contradicts itself. */
export class AtlasError extends Error {
  override readonly name = 'AtlasError'
}

/** Reads a parsed file. Throws AtlasError where its format, axes or responses do not hold together. */
export function readAtlas(parsed: unknown, id: string): AtlasFile {
  const file = parsed as AtlasFile
  if (typeof parsed !== 'object' || parsed === null || file.format !== ATLAS_FORMAT) {
    throw new AtlasError(`${id}: not an atlas of the format ${ATLAS_FORMAT}`)
  }
  if (file.id !== id) throw new AtlasError(`the atlas is of ${file.id}, not of ${id}`)
  if (file.pieces.length === 0) throw new AtlasError(`${id}: the atlas has no grid`)
  file.pieces.forEach((piece, i) => {
    checkPiece(piece, `${id}, piece ${i + 1}`)
  })
  const errors = Object.values(file.holdout.max_relative_error)
  if (errors.length === 0 || errors.some((e) => !(e >= 0))) throw new AtlasError(`${id}: the held-out error is missing`)
  return file
}

function checkPiece({ axes, responses }: AtlasPiece, where: string): void {
  for (const { name, values, scale } of axes) {
    if (values.length < 2) throw new AtlasError(`${where}: axis ${name} has fewer than two values`)
    if (values.some((v, i) => i > 0 && v <= (values[i - 1] as number)))
      throw new AtlasError(`${where}: axis ${name} does not increase`)
    if (values.some((v) => !Number.isFinite(v) || (scale === 'log' && v <= 0)))
      throw new AtlasError(`${where}: axis ${name} has a value that its scale cannot represent`)
  }
  const size = axes.reduce((n, a) => n * a.values.length, 1)
  for (const [name, { values, scale }] of Object.entries(responses)) {
    if (values.length !== size)
      throw new AtlasError(`${where}: ${name} has ${values.length} values on a grid of ${size}`)
    if (values.some((v) => !Number.isFinite(v) || (scale === 'log' && v <= 0)))
      throw new AtlasError(`${where}: ${name} has a value that its scale cannot represent`)
  }
}

/** Relative distance within which an edge reached in another unit is met, and not missed by the last bit. */
const EDGE = 1e-12

export interface Outside {
  readonly name: string
  /** Says the range and what was read. */
  readonly message: string
  /** The same where the run goes on, after the name of the input. */
  readonly beyond?: string
}

/** Whether a value, SI, of an input lies inside the atlas; undefined where it does, else what is allowed. */
export function outside(atlas: AtlasFile, name: string, value: number): Outside | undefined {
  const limit = atlas.limits[name]
  if (limit === undefined) throw new AtlasError(`${atlas.id} has no axis ${name}`)
  const { unit, low, high } = limit
  const inside = value >= toSI(low, unit) * (1 - EDGE) && value <= toSI(high, unit) * (1 + EDGE)
  if (inside) return undefined
  const said = (at: number) => shown(at, 6)
  const after = unitAfter(unit)
  return {
    name,
    beyond: `${said(fromSI(value, unit))}${after} is outside the range of the atlas, ${said(low)} to ${said(high)}${after}`,
    message: `must be ${said(low)} to ${said(high)}${after}, the range of the atlas (entered: ${said(fromSI(value, unit))}${after})`,
  }
}

/** Where a point lies along an axis. */
export interface CellSide {
  readonly name: string
  readonly title: string
  readonly unit: string
  readonly at: number
  readonly from: number
  readonly to: number
}
export interface AtlasRead {
  readonly value: number
  readonly piece: AtlasPiece
  /** Axis values between which the point lies. */
  readonly cell: readonly CellSide[]
  /** What a trace states of the read; `symbols` of the axes by name. */
  readonly reading: (symbols: Readonly<Record<string, string>>) => ReturnType<typeof interpolated>
}

/**
 * A response at a point of one slice, interpolated linearly in the straightened coordinates of the one piece that holds
 * the point, so never across a kink. Exact on grid points. Throws AtlasError where no piece holds it.
 */
export function interpolate(
  atlas: AtlasFile,
  slice: Readonly<Record<string, string>>,
  point: Readonly<Record<string, number>>,
  response: string,
): AtlasRead {
  const piece = atlas.pieces.find(
    (p) => matches(p.slice, slice) && p.axes.every((axis) => holds(axis, pointOn(axis, point))),
  )
  if (piece === undefined) throw new AtlasError(`${atlas.id} has no grid at ${JSON.stringify({ ...slice, ...point })}`)
  const values = piece.responses[response]
  if (values === undefined) throw new AtlasError(`${atlas.id} has no response ${response}`)
  const places = piece.axes.map((axis) => placeOn(axis, pointOn(axis, point)))
  const value = bent(multilinear(piece.axes, places, values), values.scale)
  const cell = piece.axes.map((axis, i) => {
    const lower = places[i]?.lower ?? 0
    return {
      name: axis.name,
      title: axis.title,
      unit: axis.unit,
      at: pointOn(axis, point),
      from: axis.values[lower] as number,
      to: axis.values[lower + 1] as number,
    }
  })
  const reading = (symbols: Readonly<Record<string, string>>) => {
    const axes = piece.axes.map((axis, i) => placedAxis(axis, symbols, pointOn(axis, point), places[i]))
    return interpolated(axes, (at) => values.values[indexOf(piece.axes, at)] ?? Number.NaN, values.scale)
  }
  return { value, piece, cell, reading }
}

function placedAxis(
  { name, title, unit, scale, values }: AtlasAxis,
  symbols: Readonly<Record<string, string>>,
  at: number,
  { lower, t }: Place = { lower: 0, t: 0 },
): PlacedAxis {
  const symbol = symbols[name] ?? name
  return { symbol, title, unit, at, nodes: values, scale, place: { lower, upper: lower + 1, t } }
}

/** Of a point of the grid in the list of its values. */
const indexOf = (axes: readonly AtlasAxis[], at: readonly number[]): number =>
  axes.reduce((index, { values }, i) => index * values.length + (at[i] ?? 0), 0)

const matches = (a: Readonly<Record<string, string>>, b: Readonly<Record<string, string>>) =>
  Object.entries(a).every(([name, value]) => b[name] === value)

function pointOn(axis: AtlasAxis, point: Readonly<Record<string, number>>): number {
  const x = point[axis.name]
  if (x === undefined) throw new AtlasError(`the point has no ${axis.name}`)
  return x
}

function holds({ values, ends_at_kink }: AtlasAxis, x: number): boolean {
  const last = values.at(-1) as number
  return x >= (values[0] as number) && (x < last || (x === last && ends_at_kink !== true))
}

interface Place {
  readonly lower: number
  /** Share of the way to the next value, in straightened coordinates. */
  readonly t: number
}

const straight = (x: number, scale: AtlasScale) => (scale === 'log' ? Math.log(x) : x)
const bent = (y: number, scale: AtlasScale) => (scale === 'log' ? Math.exp(y) : y)

function placeOn({ values, scale }: AtlasAxis, x: number): Place {
  const next = values.findIndex((v) => v > x)
  const lower = (next === -1 ? values.length : next) - (next === -1 ? 2 : 1)
  const a = straight(values[lower] as number, scale)
  const b = straight(values[lower + 1] as number, scale)
  return { lower, t: (straight(x, scale) - a) / (b - a) }
}

/** Sum over the corners of the cell. */
function multilinear(axes: readonly AtlasAxis[], places: readonly Place[], { values, scale }: AtlasResponse): number {
  const corner = (i: number, at: number): number => {
    const axis = axes[i]
    const place = places[i]
    if (axis === undefined || place === undefined) return straight(values[at] as number, scale)
    const first = at * axis.values.length + place.lower
    if (place.t === 0) return corner(i + 1, first)
    if (place.t === 1) return corner(i + 1, first + 1)
    return (1 - place.t) * corner(i + 1, first) + place.t * corner(i + 1, first + 1)
  }
  return corner(0, 0)
}

/** Largest relative error of a response over all held-out points. */
export const maxRelativeError = (
  pairs: readonly { readonly direct: number; readonly interpolated: number }[],
): number => pairs.reduce((worst, { direct, interpolated }) => Math.max(worst, Math.abs(interpolated / direct - 1)), 0)

/** Told how far a build or check has come. */
type AtlasProgress = (done: number, total: number) => void

/** What a check found: whether the solver still gives what the atlas holds. */
export interface AtlasCheck {
  readonly fresh: boolean
  /** Grid and held-out points recomputed. */
  readonly points: number
  readonly max_relative_error: number
  /** Why the atlas is stale; empty when it is fresh. */
  readonly reasons: readonly string[]
}

/** What the machine that builds an atlas lends to it, since the builder itself has no I/O. */
export interface AtlasBuilder {
  readonly sha256: (text: string) => string
  readonly node: string
  readonly progress?: AtlasProgress
}

/** An atlas that can be built and checked. */
export interface AtlasSource {
  readonly id: string
  /** Address of its file. */
  readonly file: string
  readonly build: (builder: AtlasBuilder) => AtlasFile
  readonly check: (atlas: AtlasFile, builder: AtlasBuilder) => AtlasCheck
}
