/** Numbers with a comma in them, or with blanks between their groups: which senses they can have, and what they are in each. */

/** The comma as the decimal sign, as a mark between thousands, between columns, or left for the reader as it stands. */
export type Sense = 'decimal' | 'thousands' | 'columns' | 'as typed'

const BLANK = '[ \\u00a0\\u2009\\u202f]'
const EXPONENT = '(?:[eE][+-]?\\d+)?'
const patternOf = (group: string, point: string) =>
  new RegExp(`^[+\\u2212-]?(?:\\d+|\\d{1,3}(?:${group}\\d{3})+)(?:${point}\\d+)?${EXPONENT}$`)

const PATTERNS = {
  decimal: patternOf(`(?:\\.|${BLANK})`, ','),
  thousands: patternOf(`(?:,|${BLANK})`, '\\.'),
} as const

/** A number as typed, and the unit that stands after it. */
const HEAD = new RegExp(
  `^([+\\u2212-]?\\d[\\d.,\\u00a0\\u2009\\u202f ]*?(?:[eE][+-]?\\d+)?)(${BLANK}*[A-Za-z%°µμΩ].*)?$`,
)
const MARKED = new RegExp(`,|\\d${BLANK}\\d`)

const headOf = (cell: string): string | undefined => HEAD.exec(cell.trim())?.[1]

/** Whether a cell is a number that can only be read in a sense. */
export const commasIn = (cell: string): boolean => MARKED.test(headOf(cell) ?? '')

/** The number that a cell is in a sense, with its unit as typed; the cell itself where it is none. */
export function inSense(cell: string, sense: Sense | undefined): string {
  const head = headOf(cell)
  if (head === undefined || (sense !== 'decimal' && sense !== 'thousands')) return cell
  if (!PATTERNS[sense].test(head)) return cell
  const plain = head.replace(new RegExp(BLANK, 'g'), '')
  const read = sense === 'decimal' ? plain.replaceAll('.', '').replace(',', '.') : plain.replaceAll(',', '')
  return read + cell.trim().slice(head.length)
}

/** What a reader is asked of a block: an example out of it, and what it would be in each sense. */
export interface Question {
  readonly example: string
  readonly senses: readonly { readonly sense: Sense; readonly says: string }[]
}

/** The question that the numbers of a block raise; undefined where none of them has a comma. */
export function questionOf(numbers: readonly string[]): Question | undefined {
  const marked = numbers.filter(commasIn)
  const example = exampleIn(marked)
  if (example === undefined) return undefined
  const heads = numbers.flatMap((cell) => headOf(cell) ?? [])
  const possible = (['decimal', 'thousands'] as const).filter((sense) => heads.every((h) => PATTERNS[sense].test(h)))
  const grouped = heads.find((head) => head.includes('.') && inSense(head, 'decimal') !== head && head !== example)
  const says = (sense: Sense) => {
    const other = sense === 'decimal' && grouped !== undefined ? `, and ${grouped} is ${inSense(grouped, sense)}` : ''
    return `${example} is ${inSense(example, sense)}${other}`
  }
  return {
    example,
    senses: [
      ...possible.map((sense) => ({ sense, says: says(sense) })),
      { sense: 'as typed', says: 'leave these cells unchanged' },
    ],
  }
}

/** The cell that tells the senses apart best: one that all of them can read. */
const exampleIn = (marked: readonly string[]): string | undefined =>
  (marked.find((cell) => PATTERNS.thousands.test(headOf(cell) ?? '')) ?? marked[0])?.trim()

/** A line that is one number with a comma, or two columns. */
export const mayBeOneNumber = (line: string): boolean =>
  PATTERNS.decimal.test(line.trim()) || PATTERNS.thousands.test(line.trim())
