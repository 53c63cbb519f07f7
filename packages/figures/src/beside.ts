/** A label in the best of the places around its point, with a leader where that is far from it. */
import type { At, Label } from './drawing.ts'
import { linesOf } from './label-text.ts'
import { type Candidate, choose, type Taken } from './place.ts'
import { blockSize, lineTo, textBlock, turnedText } from './svg-text.ts'

const LABEL_WIDTH = 140
/** Far enough from its point for a line to lead there. */
const LED = 20

export const sizeOf = (label: Label) => blockSize(linesOf(label, LABEL_WIDTH))

export function beside(label: Label, places: readonly Candidate[], taken: Taken, to?: At): string {
  const { box, turned } = choose(places, taken)
  const [line] = linesOf(label)
  if (turned && line) return turnedText(line, [(box.left + box.right) / 2, (box.top + box.bottom) / 2], turned.deg)
  const text = textBlock(linesOf(label, LABEL_WIDTH), box.left, box.top, 'middle')
  if (!to) return text
  const near: At = [Math.min(Math.max(to[0], box.left), box.right), Math.min(Math.max(to[1], box.top), box.bottom)]
  const gap = Math.hypot(near[0] - to[0], near[1] - to[1])
  return gap > LED ? `${lineTo(near, to, 'thin')}${text}` : text
}
