/** What a chart came to: the marks of the drawing library, each with its place on the whole drawing. */
import type { Plain } from './chart-series.ts'

export interface Box {
  readonly x1: number
  readonly y1: number
  readonly x2: number
  readonly y2: number
}
export interface Item {
  readonly bounds: Box
  readonly datum?: Readonly<Record<string, unknown>>
  readonly items?: readonly Mark[]
  readonly angle?: number
  readonly fill?: string | null
  readonly opacity?: number
  readonly defined?: boolean
  readonly width?: number
  readonly height?: number
  readonly fontSize?: number
  x?: number
  y?: number
  x2?: number
  y2?: number
  dx?: number
  dy?: number
  align?: string
  baseline?: string
  text?: unknown
}
export interface Mark {
  readonly marktype: string
  readonly role?: string
  readonly name?: string
  readonly items: readonly Item[]
}
/** Marks that are drawn together, and where the corner of their group stands. */
export interface Placed {
  readonly mark: Mark
  readonly left: number
  readonly top: number
}
/** A plot: its marks, in its own coordinates. */
export interface Plot {
  readonly left: number
  readonly top: number
  readonly width: number
  readonly height: number
  readonly marks: readonly Placed[]
}

/** The name by which a mark finds the unit of the specification that it is drawn by. */
export const unitName = (index: number): string => `unit_${index}`

export const unitOf = ({ name = '' }: Mark, units: readonly Plain[]): Plain | undefined =>
  units[Number(/^unit_(\d+)_/.exec(name)?.[1] ?? -1)]

const isPlot = (item: Item) => item.items?.some(({ role }) => role === 'mark' || role === 'axis') ?? false

/** The plots of a drawing, in its coordinates. */
export function plotsOf(root: Mark, left = 0, top = 0): Plot[] {
  return root.items.flatMap((group): Plot[] => {
    const [x, y] = [left + (group.x ?? 0), top + (group.y ?? 0)]
    const within = group.items ?? []
    const nested = within.filter((m) => m.marktype === 'group' && m.role === 'scope' && !isSeriesGroup(m))
    const deeper = nested.flatMap((m) => plotsOf(m, x, y))
    if (deeper.length > 0 || !isPlot(group)) return deeper
    const { width = 0, height = 0 } = group
    return [{ left: x, top: y, width, height, marks: within.flatMap((m) => drawnMarks(m)) }]
  })
}

const isSeriesGroup = ({ name }: Mark) => name?.endsWith('_pathgroup') ?? false

/** The marks of data of a plot, those of its series among them. */
function drawnMarks(mark: Mark, left = 0, top = 0): Placed[] {
  if (mark.marktype !== 'group') return mark.role === 'mark' ? [{ mark, left, top }] : []
  if (!isSeriesGroup(mark)) return []
  return mark.items.flatMap((item) =>
    (item.items ?? []).flatMap((inner) => drawnMarks(inner, left + (item.x ?? 0), top + (item.y ?? 0))),
  )
}

/** Every mark of a drawing, whatever it is of. */
export function everyMark(root: Mark): Mark[] {
  return [root, ...root.items.flatMap((item) => (item.items ?? []).flatMap(everyMark))]
}
