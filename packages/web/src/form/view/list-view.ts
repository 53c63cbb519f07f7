/** The box of a list: one line for a short one, several for a long one, with its unit, and what a spreadsheet or a file gives. */
import { annotations } from '@keelson/workflow'
import type { TSchema } from 'typebox'
import type { Member } from '../case/along-lists.ts'
import { type Changed, EMPTY, type FieldState, type FormState, inUnit, unitOfField, withText } from '../case/field.ts'
import { entriesOf, numbersIn } from '../case/list-text.ts'
import type { Box } from './box-view.ts'
import { placeholder } from './box-view.ts'
import { element } from './dom.ts'
import { openButton, readButton } from './files.ts'
import { notesView } from './notes-view.ts'
import { unitSelect } from './table-head.ts'

/** From so many entries on a list stands in several lines. */
const LONG = 12
const LIST_FILES = '.csv,.tsv,.txt,text/csv,text/plain'

/** The lists that a block of columns fills together with this one. */
export interface Parallel {
  readonly own: string
  readonly members: () => readonly Member[]
  readonly put: (states: FormState) => void
  /** Reads a file into them, where that can be done. */
  readonly reads?: (file: File) => void
}

export function listBox(id: string, schema: TSchema, changed: Changed, problem: string, lists: Parallel): Box {
  const own = unitOfField(schema)
  let state: FieldState = EMPTY
  const area = element('textarea', {
    id,
    rows: '1',
    spellcheck: 'false',
    autocomplete: 'off',
    'aria-describedby': problem,
  })
  const count = element('span', { class: 'count' })
  const units = element('span', {})
  const take = (next: FieldState) => {
    show(next)
    changed(next)
  }
  const takeAll = (states: FormState) => {
    const { [lists.own]: next, ...others } = states
    if (next) take(next)
    lists.put(others)
  }
  const notes = notesView<FormState>(takeAll, () => area.focus())
  const paste = async (text: string) => {
    const { pastedLists } = await import('../case/parallel.ts')
    const members = lists.members().map((one) => (one.name === lists.own ? { ...one, state } : one))
    const before = Object.fromEntries(members.map((one) => [one.name, one.state]))
    notes.answer(before, (sense) => pastedLists(members, lists.own, text, sense))
  }
  const open = lists.reads ? readButton(lists.reads) : openButton('Open CSV', LIST_FILES, paste)
  const tell = () => {
    const { length } = (own === undefined ? entriesOf : numbersIn)(state.text)
    count.textContent = length > 1 ? `${length} entries` : ''
    area.rows = length > LONG ? 5 : 1
    area.placeholder = placeholder(schema, state.unit ?? own)
  }
  const show = (next: FieldState) => {
    state = next
    if (area.value !== next.text) area.value = next.text
    const unit = next.unit ?? own
    if (own !== undefined && own !== '-')
      units.replaceChildren(
        unitSelect(annotations(schema).title, own, unit ?? own, (to) => take(inUnit(schema, state, to))),
      )
    tell()
  }
  area.addEventListener('input', () => {
    state = withText(state, area.value)
    tell()
    changed(state)
  })
  area.addEventListener('paste', (event) => {
    const text = event.clipboardData?.getData('text/plain') ?? ''
    if (!/[\t\r\n]/.test(text.trim())) return
    event.preventDefault()
    void paste(text)
  })
  return {
    element: element(
      'div',
      { class: 'entry-list' },
      element('div', { class: 'entry' }, area, units),
      element('div', { class: 'list-tools' }, count, open),
      notes.element,
    ),
    show,
    goTo: ([entry]) => {
      area.focus()
      const span = spanOf(area.value, Number(entry))
      if (span) area.setSelectionRange(...span)
    },
  }
}

/** Where an entry stands in a text without quotation marks. */
function spanOf(text: string, entry: number): [number, number] | undefined {
  const parts = [...text.matchAll(/[^,;\t\n]+/g)]
  const part = text.includes('"') ? undefined : parts[entry]
  return part && [part.index, part.index + part[0].length]
}
