/** The rows of inputs on the first sheet: those that matter first, and a short table by its members where there is room. */
import type { InputAnswer } from '@keelson/workflow'
import { midSentence } from '@keelson/workflow/shown.ts'
import { plainText } from './html.ts'
import { inputText } from './inputs.ts'
import type { Ranked } from './inputs-that-matter.ts'
import { membersOf } from './members.ts'

export interface InputRow {
  readonly input: InputAnswer
  /** What it is a member of, or itself. */
  readonly of: InputAnswer
}
interface Rows {
  readonly rows: readonly InputRow[]
  /** Inputs that are not shown whole. */
  readonly left: number
}

/** Characters of a line of a title and of a value. */
const LINE = { title: 26, value: 22 } as const
/** Height of a further line, in rows. */
const FURTHER = 0.7

/** The first so many inputs, and what as many rows more can hold: members of their tables, then the inputs that follow. */
export function rowsOf({ matter, others, members }: Ranked, most: number, spare: number): Rows {
  const all = [...matter, ...others]
  const rows: InputRow[] = []
  let [room, left] = [spare, all.length]
  for (const [i, input] of all.entries()) {
    const kept = i < most ? 1 : 0
    const own = rowsFor(input, members)
    const shown = own.length === kept ? own : fitting(own, room + kept)
    if (shown.length === 0 && kept === 0) break
    if (shown.length === own.length) left--
    rows.push(...(shown.length > 0 ? shown : [{ input, of: input }]))
    room = Math.max(0, room - Math.max(0, heightOf(shown) - kept))
  }
  return { rows, left }
}

/** Its members, those that matter first; itself where it is no short table. */
function rowsFor(input: InputAnswer, members: ReadonlySet<string>): readonly InputRow[] {
  const own = membersOf(input)
  if (own === undefined) return [{ input, of: input }]
  const named = own.map((one) => ({ ...one, title: `${input.title}: ${midSentence(one.title)}` }))
  const [first, last] = [named.filter(({ name }) => members.has(name)), named.filter(({ name }) => !members.has(name))]
  return [...first, ...last].map((one) => ({ input: one, of: input }))
}

/** The first that fit. */
function fitting(rows: readonly InputRow[], room: number): readonly InputRow[] {
  let used = 0
  const within = rows.findIndex((row) => {
    used += heightOf([row])
    return used > room
  })
  return within < 0 ? rows : rows.slice(0, within)
}

const heightOf = (rows: readonly InputRow[]): number =>
  rows.reduce((sum, { input }) => sum + 1 + FURTHER * (linesOf(input) - 1), 0)

function linesOf(input: InputAnswer): number {
  const value = plainText(inputText(input) ?? '')
  return Math.max(1, Math.ceil(input.title.length / LINE.title), Math.ceil(value.length / LINE.value))
}
