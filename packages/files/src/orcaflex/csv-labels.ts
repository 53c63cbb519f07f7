/** Lines between RAO tables that name the vessel type, the draught or the direction of the rows below: 'Direction,30'. */
import { decimalOf } from '../spaced/numbers.ts'

export type Label =
  | { readonly names: 'vessel' | 'draught'; readonly text: string }
  | { readonly names: 'direction'; readonly degrees: number }

/** A label and its value, perhaps with a unit. */
const MOST_CELLS = 3
const DIRECTION_WORDS = ['direction', 'heading', 'raodirection']

export function labelOf(cells: readonly string[]): Label | undefined {
  const texts = cells.filter((cell) => cell !== '')
  if (texts.length > MOST_CELLS) return undefined
  const words = texts.join(' ').split(/[\s:=]+/)
  const first = words[0]?.toLowerCase() ?? ''
  if (first === 'draught' || first === 'draft') return { names: 'draught', text: words.slice(1).join(' ') }
  if (first === 'vessel') return { names: 'vessel', text: withoutType(words.slice(1)) }
  if (!words.some((word) => DIRECTION_WORDS.includes(word.toLowerCase()))) return undefined
  const degrees = words
    .map((word) => decimalOf(word.replace('°', '').replace('deg', '')))
    .find((value) => value !== undefined)
  return degrees === undefined ? undefined : { names: 'direction', degrees }
}

function withoutType(words: readonly string[]): string {
  return (words[0]?.toLowerCase() === 'type' ? words.slice(1) : words).join(' ')
}
