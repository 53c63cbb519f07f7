/** Graduated edges, and the line that says the scale. */
import { niceStep } from '@keelson/numerics/nice-step.ts'
import { convert, printUnit, withCommas } from '@keelson/units'
import type { Box } from './box.ts'
import type { At, Drawing, Ruler } from './drawing.ts'
import { type Extent, extentOf } from './extent.ts'
import { LINE, linesOf } from './label-text.ts'
import type { Layout } from './laid-out.ts'
import { RULER, RULER_GAP, stretchOf } from './layout.ts'
import type { Taken } from './place.ts'
import { blockSize, lineTo, px, textBlock, turnedText } from './svg-text.ts'
import { isDepth, type Tick, ticksOf, widestTick } from './ticks.ts'

const TICK = 5
const GAP = 3

/** A ruler with its numbers and its title; labels that look for room keep off it. */
export function ruler(r: Ruler, drawing: Drawing, layout: Layout, taken: Taken): string {
  const { content, point, width } = layout
  const extent = extentOf(drawing)
  taken.texts.push(stripOf(r, extent, content))
  const edge = r.along === 'x' ? content.bottom + RULER_GAP : content.left - RULER_GAP
  const ticks = ticksOf(r, extent)
  const every = stepsBetween(ticks, widestTick(r, extent), r, layout)
  const drawn = ticks.map(({ at, n, text }) => {
    const size = blockSize(text)
    if (r.along === 'x') {
      const x = point([at, 0])[0]
      if (n % every !== 0) return lineTo([x, edge], [x, edge + TICK], 'thin')
      const left = Math.min(x - size.width / 2, width - size.width - 1)
      return `${lineTo([x, edge], [x, edge + TICK], 'thin')}${textBlock(text, left, edge + TICK, 'middle')}`
    }
    const y = point([0, at])[1]
    const line = lineTo([edge, y], [edge - TICK, y], 'thin')
    return `${line}${textBlock(text, edge - TICK - GAP - size.width, y - size.height / 2, 'end')}`
  })
  const [a, b] = [
    point([extent.left, extent.bottom]),
    point([extent.right, r.along === 'y' && isDepth(r) ? Math.min(0, extent.top) : extent.top]),
  ]
  const ends: readonly [At, At] =
    r.along === 'x'
      ? [
          [a[0], edge],
          [b[0], edge],
        ]
      : [
          [edge, a[1]],
          [edge, b[1]],
        ]
  return `${lineTo(ends[0], ends[1], 'thin')}${drawn.join('')}${titleOf(r, extent, layout, edge)}`
}

/** Steps from one number to the next, so that numbers beside each other stay apart. */
function stepsBetween(ticks: readonly Tick[], widest: number, { along }: Ruler, { scale }: Layout): number {
  const [first, second] = ticks
  if (!first || !second || along === 'y') return 1
  const room = Math.abs(second.at - first.at) * scale.x
  return Math.max(1, niceStep((widest + 2 * GAP) / room))
}

/** What a ruler takes of the page. */
const stripOf = (r: Ruler, extent: Extent, { left, right, top, bottom }: Box): Box =>
  r.along === 'x'
    ? { left, right, top: bottom + RULER_GAP, bottom: bottom + RULER.x }
    : { left: left - RULER.y - widestTick(r, extent), right: left - RULER_GAP, top, bottom }

function titleOf(r: Ruler, extent: Extent, { content }: Layout, edge: number): string {
  const { along, title, unit } = r
  const lines = linesOf({ text: unit === '-' ? title : `${title} [${printUnit(unit)}]` })
  const [line] = lines
  if (!line) return ''
  if (along === 'x') {
    return textBlock(lines, (content.left + content.right - line.width) / 2, edge + TICK + LINE, 'middle')
  }
  const x = edge - TICK - GAP - widestTick(r, extent) - LINE / 2 - 1
  return turnedText(line, [x, (content.top + content.bottom) / 2], -90)
}

const SCALE_BAR = 70

/** A bar of round length for a figure to scale; in words what is not. */
export function scaleLine(drawing: Drawing, layout: Layout): string {
  const y = layout.foot
  const say = (text: string, left = 10) => textBlock(linesOf({ text }), left, y, 'start')
  if (drawing.scale === 'none') return say('Not to scale')
  const factor = stretchOf(layout)
  if (factor > 1) return say(`Heights drawn × ${factor}`)
  if (factor < 1) return say(`Widths drawn × ${Number((1 / factor).toPrecision(6))}`)
  if (drawing.shapes.some((s) => s.kind === 'ruler')) return say('To scale')
  const { length, text } = barOf(SCALE_BAR / layout.scale.x / 2, drawing)
  const end = 10 + length * layout.scale.x
  const bar = `<path class="thin" d="M10 ${px(y + 5)}v6H${px(end)}v-6"/>`
  return `${bar}${say(text, end + 8)}`
}

/** A round length near the one that is wanted, in coordinates, and how it is written. */
function barOf(wanted: number, { unit, bar }: Drawing) {
  const [small, large] = bar === 'us' ? ['in', 'ft'] : ['mm', 'm']
  const to = niceStep(convert(wanted, unit, large)) < 1 ? small : large
  const round = niceStep(convert(wanted, unit, to))
  return { length: convert(round, to, unit), text: `${withCommas(String(Number(round.toPrecision(3))))} ${to}` }
}
