/** What tests read of charts and figures: series, marks and limits of a chart; shapes of a figure and what stands on its labels. */
import type { Drawing, Shape } from '@keelson/figures'
import type { Ran } from './run.ts'
import { pointsOf } from './testing.ts'

export type XY = readonly [x: number, y: number]

/** Points of a series of a chart. Throws where there is none of its name. */
export function lineOf(ran: Ran, chart: string, series: string): readonly XY[] {
  const found = pointsOf(ran, chart).filter((row) => row.s === series)
  if (found.length > 0) return found.map((row): XY => [Number(row.x), Number(row.y)])
  throw new Error(`${chart} draws no '${series}'`)
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

/** Throws where the figure is not drawn. */
export function drawingOf(ran: Ran, id: string): Drawing {
  const found = ran.result.figures?.find((f) => f.id === id)
  if (found) return found.drawing
  throw new Error(`figure ${id} is not drawn`)
}
export const shapesOf = (ran: Ran, id: string): readonly Shape[] => drawingOf(ran, id).shapes

/** 'text symbol value unit' of every label of a figure, its number to five digits, in the order of the shapes. */
export const labelsOf = (ran: Ran, id: string): readonly string[] =>
  shapesOf(ran, id).flatMap((shape) => labelsIn(shape))

const DIGITS = 5
/** A number as it is compared. */
export const short = (x: number): number => Number(x.toPrecision(DIGITS))

interface Label {
  readonly text?: string
  readonly symbol?: string
  readonly value?: number
  readonly unit?: string
}
function labelsIn(part: unknown): readonly string[] {
  if (typeof part !== 'object' || part === null) return []
  return Object.entries(part).flatMap(([name, member]) =>
    name === 'label' && typeof member === 'object' ? [said(member as Label)] : labelsIn(member),
  )
}
const said = ({ text, symbol, value, unit }: Label): string =>
  [text, symbol, value === undefined ? undefined : short(value), unit].filter((part) => part !== undefined).join(' ')
