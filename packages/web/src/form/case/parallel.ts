/** A block of columns in place of the entries of lists that have one each for one another; loaded when a block first comes. */
import type { Member } from './along-lists.ts'
import { type Cells, isQuestion, readBlock } from './block.ts'
import type { TableColumn } from './columns.ts'
import { inSense, questionOf, type Sense } from './commas.ts'
import { type FieldState, type FormState, isNumeral, unitOfField } from './field.ts'
import { headingOf, type Target } from './heading.ts'
import { asColumn, pastedList } from './list-table.ts'
import { listText } from './list-text.ts'
import type { Filled } from './table.ts'

/** A block put into a list and those after it, or into those that its heading names; one column goes into the list alone. */
export function pastedLists(members: readonly Member[], own: string, text: string, sense?: Sense): Filled<FormState> {
  const at = members.findIndex(({ name }) => name === own)
  const member = members[at]
  const cells = readBlock(text, sense)
  if (isQuestion(cells)) return { kind: 'asks', question: cells }
  if (member === undefined || members.length === 1 || cells.length === 1 || (cells[0]?.length ?? 0) < 2)
    return member === undefined ? NOTHING : alone(member, text, sense)
  const columns = members.map(({ name, schema, state }) => ({ ...asColumn(schema, state), name }))
  const placed = placedIn(columns, cells, at)
  if ('why' in placed) return { kind: 'refused', why: placed.why }
  const { targets, body } = placed
  const numbers = targets.flatMap((target, j) =>
    target && unitOfField(target.column.schema) !== undefined ? body.map((row) => row[j] ?? '') : [],
  )
  const question = sense === undefined ? questionOf(numbers) : undefined
  if (question) return { kind: 'asks', question }
  const filled = targets.flatMap((target, j): [string, FieldState][] =>
    target
      ? [
          [
            target.column.name,
            listOf(
              target,
              body.map((row) => row[j] ?? ''),
              sense,
            ),
          ],
        ]
      : [],
  )
  const titles = targets.flatMap((target) => target?.column.title ?? [])
  const said = `${body.length} ${body.length === 1 ? 'entry' : 'entries'} each filled in: ${titles.join(', ')}.`
  return { kind: 'filled', state: Object.fromEntries(filled), said }
}

const NOTHING = { kind: 'refused', why: 'The pasted block is empty.' } as const

function alone({ name, schema, state }: Member, text: string, sense: Sense | undefined): Filled<FormState> {
  const filled = pastedList(schema, state, text, sense)
  return filled.kind === 'filled' ? { ...filled, state: { [name]: filled.state } } : filled
}

interface Placed {
  readonly targets: readonly (Target | undefined)[]
  readonly body: Cells
}

/** By the heading; where it names none, or only those that stand in their places, in the order of the lists. */
function placedIn(columns: readonly TableColumn[], cells: Cells, at: number): Placed | { readonly why: string } {
  const width = cells[0]?.length ?? 0
  const inOrder = columns.slice(at, at + width).map((column): Target => ({ column }))
  const heading = headingOf(columns, cells)
  if (heading.kind === 'refused') return { why: heading.why }
  if (heading.kind === 'named') {
    const { targets } = heading
    const isInOrder = width === inOrder.length && targets.every((one, j) => !one || one.column === inOrder[j]?.column)
    return { targets: isInOrder ? targets.map((one, j) => one ?? inOrder[j]) : targets, body: cells.slice(1) }
  }
  if (width > inOrder.length) return { why: tooWide(width, columns, at) }
  return { targets: inOrder, body: cells }
}

const tooWide = (width: number, columns: readonly TableColumn[], at: number): string =>
  `The block has ${width} columns, but only ${columns.length - at} from ${columns[at]?.title ?? 'here'} on. Nothing was changed.`

function listOf(
  { column, unit: said, beside }: Target,
  cells: readonly string[],
  sense: Sense | undefined,
): FieldState {
  const last = cells.findLastIndex((cell) => cell !== '')
  const entries = cells.slice(0, last + 1).map((cell) => (column.own === undefined ? cell : inSense(cell, sense)))
  const text = listText(entries.map((one) => (beside !== undefined && isNumeral(one) ? `${one} ${beside}` : one)))
  const unit = said ?? column.unit
  return { text, ...(unit !== undefined && { unit }) }
}
