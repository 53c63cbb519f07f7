/** Graduated edges, and the line that says the scale. */
import { printUnit } from '@keelson/units'
import type { At, Drawing, Ruler } from './drawing.ts'
import { extentOf } from './extent.ts'
import { linesOf } from './label-text.ts'
import { type Layout, stretchOf } from './layout.ts'
import { blockSize, lineTo, px, textBlock, turnedText } from './svg-text.ts'

const TICK = 5
const TICKS = { x: 6, y: 7 } as const

export function ruler(r: Ruler, drawing: Drawing, layout: Layout): string {
  const { content, point } = layout
  const { factor = 1, start = 0 } = r
  const extent = extentOf(drawing)
  const [low, high] = r.along === 'x' ? [extent.left, extent.right] : [extent.bottom, extent.top]
  const shown = [factor * low + start, factor * high + start]
  const step = niceStep(Math.abs((shown[1] ?? 0) - (shown[0] ?? 0)) / TICKS[r.along])
  const first = Math.ceil(Math.min(...shown) / step - 1e-9)
  const last = Math.floor(Math.max(...shown) / step + 1e-9)
  const decimals = Math.max(0, -Math.floor(Math.log10(step) + 1e-9))
  const ticks = Array.from({ length: last - first + 1 }, (_, i) => (first + i) * step)
  const edge = r.along === 'x' ? content.bottom + 6 : content.left - 6
  const drawn = ticks.map((value) => {
    const at = (value - start) / factor
    const text = linesOf({
      text: value
        .toFixed(decimals)
        .replace(/^-(?=0*\.?0*$)/, '')
        .replace(/^-/, '\u2212'),
    })
    const size = blockSize(text)
    if (r.along === 'x') {
      const x = point([at, 0])[0]
      return `${lineTo([x, edge], [x, edge + TICK], 'thin')}${textBlock(text, x - size.width / 2, edge + TICK, 'middle')}`
    }
    const y = point([0, at])[1]
    return `${lineTo([edge, y], [edge - TICK, y], 'thin')}${textBlock(text, edge - TICK - 3 - size.width, y - size.height / 2, 'end')}`
  })
  const ends: readonly [At, At] =
    r.along === 'x'
      ? ([point([low, 0]), point([high, 0])].map(([x]): At => [x, edge]) as unknown as readonly [At, At])
      : ([point([0, low]), point([0, high])].map(([, y]): At => [edge, y]) as unknown as readonly [At, At])
  return `${lineTo(ends[0], ends[1], 'thin')}${drawn.join('')}${titleOf(r, layout, edge)}`
}

function titleOf({ along, title, unit }: Ruler, { content }: Layout, edge: number): string {
  const lines = linesOf({ text: unit === '-' ? title : `${title} [${printUnit(unit)}]` })
  const [line] = lines
  if (!line) return ''
  if (along === 'y') return turnedText(line, [edge - 50, (content.top + content.bottom) / 2])
  return textBlock(lines, (content.left + content.right - line.width) / 2, edge + TICK + 16, 'middle')
}

/** 1, 2 or 5 times a power of ten, at least as large. */
export function niceStep(least: number): number {
  const power = 10 ** Math.floor(Math.log10(least))
  const times = [1, 2, 5, 10].find((n) => n * power >= least * (1 - 1e-9)) ?? 10
  return Number((times * power).toPrecision(3))
}

const SCALE_BAR = 70

/** A bar of round length for a figure to scale; in words what is not. */
export function scaleLine(drawing: Drawing, layout: Layout): string {
  const y = layout.height - 17
  const say = (text: string, left = 10) => textBlock(linesOf({ text }), left, y, 'start')
  if (drawing.scale === 'none') return say('Not to scale')
  const factor = stretchOf(layout)
  if (factor > 1) return say(`Heights drawn × ${factor}`)
  if (factor < 1) return say(`Widths drawn × ${Number((1 / factor).toPrecision(6))}`)
  if (drawing.shapes.some((s) => s.kind === 'ruler')) return say('To scale')
  const length = niceStep(SCALE_BAR / layout.scale.x / 2)
  const [text] = barText(length, drawing.unit)
  const end = 10 + length * layout.scale.x
  const bar = `<path class="thin" d="M10 ${px(y + 5)}v6H${px(end)}v-6"/>`
  return `${bar}${say(text, end + 8)}`
}

function barText(length: number, unit: Drawing['unit']): readonly [string] {
  const metres = unit === 'm' ? length : length / 1000
  return [metres < 1 ? `${Number((metres * 1000).toPrecision(3))} mm` : `${Number(metres.toPrecision(3))} m`]
}
