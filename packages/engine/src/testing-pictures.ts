/** What tests read of charts and figures: series, marks and limits of a chart; shapes of a figure and what stands on its labels. */
import type { At, Drawing, Shape } from '@keelson/figures'
import type { Ran } from './run.ts'
import { near, pointsOf } from './testing.ts'

export type XY = readonly [x: number, y: number]

/** Points of a series of a chart. Throws where there is none of its name. */
export function lineOf(ran: Ran, chart: string, series: string): readonly XY[] {
  const found = pointsOf(ran, chart).filter((row) => row.s === series)
  if (found.length > 0) return found.map((row): XY => [Number(row.x), Number(row.y)])
  throw new Error(`${chart} draws no '${series}'`)
}

/** Points of a series; none where it is not drawn. */
export const pairsOf = (ran: Ran, chart: string, series: string): readonly XY[] =>
  pointsOf(ran, chart).flatMap((p) => (p.s === series ? [[Number(p.x), Number(p.y)] as const] : []))

/** Both coordinates of whatever has a name, a series, a mark, a bar or a limit; of the last two the one that they have. */
export const placedOf = (ran: Ran, chart: string, name: string): readonly XY[] =>
  pointsOf(ran, chart)
    .filter((p) => p.s === name || p.label === name || p.name === name)
    .map(({ x, y, at, v }) => [x ?? at ?? v, y] as XY)

/** Both coordinates of a marked point, or the place of a limit. */
export function markOf(ran: Ran, chart: string, label: string): readonly number[] {
  const { x, y, at } = pointsOf(ran, chart).find((p) => p.label === label) ?? {}
  return at === undefined ? [Number(x), Number(y)] : [Number(at)]
}

/** The first point of a series, the last and one between. */
export function someOf(ran: Ran, chart: string, series: string): readonly XY[] {
  const all = lineOf(ran, chart, series)
  const chosen = [0, Math.floor(all.length / 3), all.length - 1]
  return all.filter((_, i) => chosen.includes(i))
}

export const seriesOf = (ran: Ran, chart: string): readonly string[] => [
  ...new Set(pointsOf(ran, chart).flatMap(({ s }) => (typeof s === 'string' ? [s] : []))),
]

/** 'label at 3' of a limit, 'label 3 4' of a marked point, each once, to five digits. */
export const marksOf = (ran: Ran, chart: string): readonly string[] => [
  ...new Set(
    pointsOf(ran, chart).flatMap(({ label, at, x, y }) => {
      if (typeof label !== 'string') return []
      return [typeof at === 'number' ? `${label} at ${short(at)}` : `${label} ${short(Number(x))} ${short(Number(y))}`]
    }),
  ),
]

/** Values of a bar chart by their names, or by 'name group' where they are grouped. */
export const barsOf = (ran: Ran, chart: string): Readonly<Record<string, number>> =>
  Object.fromEntries(
    pointsOf(ran, chart).flatMap(({ name, g, v }) =>
      typeof v === 'number' ? [[g === undefined || g === '' ? String(name) : `${name} ${g}`, v]] : [],
    ),
  )

/** Relative distance of what is drawn, with six digits, from what it was drawn from. */
export const DRAWN = 1e-5

/** Throws unless points of a chart are those that are expected. */
export function drawnAs(points: readonly XY[], expected: readonly XY[], what?: string): void {
  if (points.length !== expected.length) throw new Error(`${what}: ${points.length} points, not ${expected.length}`)
  for (const [i, [x, y]] of expected.entries()) {
    near(points[i]?.[0], x, DRAWN, `${what}, x of point ${i}`)
    near(points[i]?.[1], y, DRAWN, `${what}, y of point ${i}`)
  }
}

/** Throws where the figure is not drawn. */
export function drawingOf(ran: Ran, id: string): Drawing {
  const found = ran.result.figures?.find((f) => f.id === id)
  if (found) return found.drawing
  throw new Error(`figure ${id} is not drawn`)
}
export const shapesOf = (ran: Ran, id: string): readonly Shape[] => drawingOf(ran, id).shapes

interface Label {
  readonly text?: string
  readonly symbol?: string
  readonly value?: number
  readonly unit?: string
}
type Measure = Label & { readonly value: number }

/** Labels of the shapes, in their order. Throws where the figure is not drawn. */
const labels = (ran: Ran, id: string): readonly Label[] =>
  shapesOf(ran, id).flatMap((shape) => ('label' in shape && shape.label ? [shape.label] : []))
const measures = (ran: Ran, id: string): readonly Measure[] =>
  labels(ran, id).flatMap((label) => (label.value === undefined ? [] : [{ ...label, value: label.value }]))

const DIGITS = 5
/** A number as it is compared. */
export const short = (x: number): number => Number(x.toPrecision(DIGITS))

const said = ({ text, symbol, value, unit }: Label): string =>
  [text, symbol, value === undefined ? undefined : short(value), unit].filter((part) => part !== undefined).join(' ')

/** 'text symbol value unit' of every label of a figure, its number to five digits. */
export const labelsOf = (ran: Ran, id: string): readonly string[] => labels(ran, id).map(said)
/** The same of those that say a number. */
export const sizesOf = (ran: Ran, id: string): readonly string[] => measures(ran, id).map(said)

const [MEASURE_DIGITS, WRITTEN_DIGITS] = [7, 6]
/** 'symbol value unit', or 'text value unit', of every label with a number, to seven digits. */
export const measuresOf = (ran: Ran, id: string): readonly string[] =>
  measures(ran, id).map(
    ({ symbol, text, value, unit }) => `${symbol ?? text} ${Number(value.toPrecision(MEASURE_DIGITS))} ${unit}`,
  )
/** Numbers with their units, to six digits, by the symbol of their label or else by its words. */
export const writtenOf = (ran: Ran, id: string): Readonly<Record<string, string>> =>
  Object.fromEntries(
    measures(ran, id).map(({ symbol, text, value, unit }) => [
      symbol ?? text,
      `${Number(value.toPrecision(WRITTEN_DIGITS))} ${unit}`,
    ]),
  )

/** How areas and labels are drawn: the suite holds it for every run. */
const [OF_AREA, OF_LABEL] = [new Set(['cut', 'is']), new Set(['sign'])]

/** 'circle at 0 0 radius 0.5 role steel: D_o 1000 mm' of each shape, numbers to five digits. */
export const drawnOf = (ran: Ran, id: string): readonly string[] =>
  shapesOf(ran, id).map(({ kind, ...rest }) => {
    const { label, ...drawn } = rest as { readonly label?: Label }
    const words = members(label ?? {}, OF_LABEL).map(([, member]) => inWords(member))
    return `${kind} ${members(drawn, OF_AREA)
      .map(([name, member]) => `${name} ${inWords(member)}`)
      .join(' ')}${words.length > 0 ? `: ${words.join(' ')}` : ''}`
  })

const members = (of: object, without: ReadonlySet<string>) => Object.entries(of).filter(([name]) => !without.has(name))

/** What is nothing but rounding. */
const NOTHING = 1e-12

/** Numbers to five digits, lists with blanks, as they stand in such a line. */
export function inWords(part: unknown): string {
  if (typeof part === 'number') return String(Math.abs(part) < NOTHING ? 0 : short(part))
  return Array.isArray(part) ? part.map(inWords).join(' ') : String(part)
}

/** Places of every label of which the words hold `text`: of a dimension both ends. */
export const placesOf = (ran: Ran, id: string, text: string): readonly (readonly At[])[] =>
  shapesOf(ran, id)
    .filter((shape) => 'label' in shape && shape.label && said(shape.label).includes(text))
    .map(placesIn)

const placesIn = (shape: Shape): readonly At[] =>
  ['at', 'from', 'to'].flatMap((name) => {
    const at = (shape as unknown as Readonly<Record<string, unknown>>)[name]
    return Array.isArray(at) ? [[short(at[0]), short(at[1])] as const] : []
  })

/** Least x, least y, greatest x and greatest y of every shape of a role, to five digits. */
export const spansOf = (ran: Ran, id: string, role: string): readonly (readonly number[])[] =>
  shapesOf(ran, id).flatMap((shape) => {
    if (!('role' in shape) || shape.role !== role || !('points' in shape)) return []
    const [x, y] = [shape.points.map((at) => at[0]), shape.points.map((at) => at[1])]
    return [[Math.min(...x), Math.min(...y), Math.max(...x), Math.max(...y)].map(short)]
  })

/** Least and greatest x, then y, of the frame of a figure, to five digits. */
export const frameOf = (ran: Ran, id: string): readonly number[] =>
  [drawingOf(ran, id).frame].flatMap((frame) => (frame ? [...(frame.x ?? []), ...(frame.y ?? [])].map(short) : []))
