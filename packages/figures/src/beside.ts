/** A label in the best of the places around its point, with a leader where that is far from it. */
import type { At, Label } from './drawing.ts'
import { linesOf } from './label-text.ts'
import { type Candidate, choose, leaderOf, type Taken } from './place.ts'
import { blockSize, lineTo, textBlock, turnedText } from './svg-text.ts'

const LABEL_WIDTH = 140
export const sizeOf = (label: Label) => blockSize(linesOf(label, LABEL_WIDTH))

export function beside(label: Label, places: readonly Candidate[], taken: Taken, to?: At): string {
  const chosen = choose(places, taken, to)
  const { box, turned } = chosen
  const [line] = linesOf(label)
  if (turned && line) return turnedText(line, [(box.left + box.right) / 2, (box.top + box.bottom) / 2], turned.deg)
  const text = textBlock(linesOf(label, LABEL_WIDTH), box.left, box.top, 'middle')
  const leader = leaderOf(chosen, to)
  return leader ? `${lineTo(...leader, 'thin')}${text}` : text
}
