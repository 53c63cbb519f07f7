/** A figure as SVG: pure, the same bytes for the same drawing. */
import { escapeXml } from '@keelson/equations/mathml.ts'
import { annotations } from './annotations.ts'
import { geometry } from './areas.ts'
import type { Drawing, Label, Shape } from './drawing.ts'
import { fillsOf, legendOf } from './fills.ts'
import { inkOf } from './ink.ts'
import { plainLabel } from './label-text.ts'
import { layoutOf } from './layout.ts'
import { legend } from './legend.ts'
import { patterns } from './patterns.ts'
import type { Taken } from './place.ts'
import { ruler, scaleLine } from './ruler.ts'

export interface Named {
  /** Prefix of the ids in the drawing: one of its own for each drawing of a page. */
  readonly id: string
  readonly title: string
  readonly description: string
}

/** Size of a figure, px; its letters are as large as they should be where it is shown so wide. */
export function sizeOf(drawing: Drawing): { readonly width: number; readonly height: number } {
  const { width, height } = layoutOf(drawing)
  return { width, height }
}

/** Draws a figure. Its classes are those of `figureRules`. */
export function renderFigure(drawing: Drawing, { id, title, description }: Named): string {
  const layout = layoutOf(drawing)
  const { width, height, room } = layout
  const taken: Taken = { texts: [], leaders: [], inked: inkOf(drawing.shapes, layout), room }
  const shapes = inOrder(drawing.shapes)
  const drawn = shapes.map((shape) => geometry(shape, layout, id)).join('')
  const rulers = drawing.shapes.map((s) => (s.kind === 'ruler' ? ruler(s, drawing, layout, taken) : '')).join('')
  const said = annotations(drawing.shapes, layout, taken)
  return `<svg class="drawing" role="img" aria-labelledby="${id}-t ${id}-d" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}"><title id="${id}-t">${escapeXml(title)}</title><desc id="${id}-d">${escapeXml(describe(drawing, description))}</desc>${patterns(fillsOf(shapes), id)}${drawn}${said}<g class="ruled">${rulers}${scaleLine(drawing, layout)}</g>${legend(drawing, width, layout.foot, id)}</svg>`
}

/** What runs across the whole figure lies under the rest. */
const inOrder = (shapes: readonly Shape[]): readonly Shape[] => [
  ...shapes.filter((s) => s.kind === 'layer' || s.kind === 'ground'),
  ...shapes.filter((s) => s.kind !== 'layer' && s.kind !== 'ground'),
]

/** In words: what the contract says of the figure, and every label in it. */
function describe(drawing: Drawing, description: string): string {
  const { shapes } = drawing
  const labels = shapes.flatMap((s): Label[] => ('label' in s && s.label ? [s.label] : []))
  const said = labels.map(plainLabel).filter((text) => text !== '')
  const shown = legendOf(drawing).map(({ name }) => name)
  return [
    description,
    ...(said.length > 0 ? [`Labels: ${said.join('; ')}.`] : []),
    ...(shown.length > 0 ? [`Fills: ${shown.join('; ')}.`] : []),
  ].join(' ')
}
