/** SVG of lines of text, and of the small marks that the shapes are put together from. */
import { escapeXml } from '@keelson/equations/mathml.ts'
import type { Box } from './box.ts'
import type { At } from './drawing.ts'
import { LINE, type Line, SIZE } from './label-text.ts'

/** A coordinate of the page, with one decimal. */
export const px = (x: number): string => String(Number(x.toFixed(1)) + 0)

export type Anchor = 'start' | 'middle' | 'end'

/** Height of the letters above the line on which they stand. */
const ASCENT = 0.8 * SIZE
const SUB = 3
const SUP = -4.5

/** A block of lines whose box has its top left corner here. */
export function textBlock(lines: readonly Line[], left: number, top: number, anchor: Anchor): string {
  const width = Math.max(...lines.map((l) => l.width))
  const x = anchor === 'start' ? left : anchor === 'end' ? left + width : left + width / 2
  const rows = lines.map((l, i) => textLine(l, x, top + ASCENT + 1.5 + i * LINE, anchor))
  return `<g class="label">${rows.join('')}</g>`
}

const textLine = ({ runs }: Line, x: number, y: number, anchor: Anchor): string => {
  let shifted = 0
  const spans = runs.map(({ text, italic, shift, amount }) => {
    const to = shift === 'sub' ? SUB : shift === 'sup' ? SUP : 0
    const dy = to - shifted
    shifted = to
    const classes = [italic && 'i', shift && 's', amount && 'amount'].filter(Boolean).join(' ')
    const attributes = `${classes && ` class="${classes}"`}${dy === 0 ? '' : ` dy="${dy}"`}`
    return attributes === '' && runs.length === 1 ? escapeXml(text) : `<tspan${attributes}>${escapeXml(text)}</tspan>`
  })
  const anchored = anchor === 'start' ? '' : ` text-anchor="${anchor}"`
  return `<text x="${px(x)}" y="${px(y)}"${anchored}>${spans.join('')}</text>`
}

/** One line of text with its middle here, turned by an angle, deg clockwise. */
export const turnedText = (l: Line, [x, y]: At, deg: number): string => {
  const turn = deg === 0 ? '' : ` rotate(${px(deg)})`
  return `<g class="label" transform="translate(${px(x)} ${px(y)})${turn}">${textLine(l, 0, ASCENT / 2 - 0.5, 'middle')}</g>`
}

/** The box of a block of lines. */
export const blockSize = (lines: readonly Line[]): { readonly width: number; readonly height: number } => ({
  width: Math.max(0, ...lines.map((l) => l.width)),
  height: lines.length * LINE,
})

export const boxAt = (left: number, top: number, { width, height }: { width: number; height: number }): Box => ({
  left,
  top,
  right: left + width,
  bottom: top + height,
})

export const lineTo = ([x1, y1]: At, [x2, y2]: At, classes: string): string =>
  `<line class="${classes}" x1="${px(x1)}" y1="${px(y1)}" x2="${px(x2)}" y2="${px(y2)}"/>`

/** The head of an arrow whose tip is here, in the direction of travel. */
export function head([x, y]: At, from: At, size: number, classes: string, slope = 0.36): string {
  const length = Math.hypot(x - from[0], y - from[1]) || 1
  const [ux, uy] = [(x - from[0]) / length, (y - from[1]) / length]
  const wing = (side: number) =>
    `${px(x - size * ux - side * slope * size * uy)} ${px(y - size * uy + side * slope * size * ux)}`
  return `<path class="${classes}" d="M${px(x)} ${px(y)}L${wing(1)}L${wing(-1)}Z"/>`
}

/** The slender head of a dimension line, 20 degrees. */
export const slender = (tip: At, from: At): string => head(tip, from, 9, 'h', 0.18)

export const pathOf = (points: readonly At[], closed = false): string =>
  `M${points.map(([x, y]) => `${px(x)} ${px(y)}`).join('L')}${closed ? 'Z' : ''}`
