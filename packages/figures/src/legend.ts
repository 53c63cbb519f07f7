/** The foot of a figure: its scale, and beside and below it what each fill stands for. */
import type { Drawing } from './drawing.ts'
import { isHatched, legendOf, type NamedFill } from './fills.ts'
import { LINE, linesOf } from './label-text.ts'
import { blockSize, px, textBlock } from './svg-text.ts'

const ROW = 19
const SWATCH = { width: 22, height: 11 } as const
const [GAP, BETWEEN, EDGE] = [5, 14, 10] as const
/** Width kept for the words on the scale, by what they are. */
const SCALE = { none: 105, stretched: 170, bar: 165, ruled: 80 } as const

interface Placed {
  readonly entry: NamedFill
  readonly x: number
  readonly row: number
}

/** Height that the foot of a figure takes: the words on the scale, and the rows of its legend. */
export function footOf(drawing: Drawing, width: number, first: number): number {
  const rows = placed(drawing, width).map(({ row }) => row)
  return first + ROW * Math.max(0, ...rows)
}

/** SVG of the legend; `top` is that of the words on the scale. */
export function legend(drawing: Drawing, width: number, top: number, id: string): string {
  return placed(drawing, width)
    .map(({ entry, x, row }) => {
      const y = top + row * ROW
      const { role, cut } = entry
      const box = `x="${px(x)}" y="${px(y + (LINE - SWATCH.height) / 2)}" width="${SWATCH.width}" height="${SWATCH.height}"`
      const hatching = isHatched(entry) ? `<rect class="p" ${box} fill="url(#${id}-${role})"/>` : ''
      const text = textBlock(linesOf({ text: entry.name }), x + SWATCH.width + GAP, y, 'start')
      return `<rect class="a ${role}${cut ? ' cut' : ''} swatch" ${box}/>${hatching}${text}`
    })
    .join('')
}

function placed(drawing: Drawing, width: number): readonly Placed[] {
  let [x, row] = [scaleWidth(drawing), 0]
  return legendOf(drawing).map((entry) => {
    const size = SWATCH.width + GAP + blockSize(linesOf({ text: entry.name })).width
    if (x + size > width - 2) [x, row] = [EDGE, row + 1]
    const place = { entry, x, row }
    x += size + BETWEEN
    return place
  })
}

function scaleWidth({ scale, shapes }: Drawing): number {
  if (scale !== 'true') return SCALE[scale]
  return shapes.some((s) => s.kind === 'ruler') ? SCALE.ruled : SCALE.bar
}
