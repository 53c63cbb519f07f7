/** The box of a long text, which is more often the text of a file than typed. */
import type { TSchema } from 'typebox'
import { type Changed, EMPTY, type FieldState, specOf } from '../case/field.ts'
import type { Box } from './box-view.ts'
import { element } from './dom.ts'
import { openButton } from './files.ts'
import { notesView } from './notes-view.ts'

/** A longer text is shown by its beginning: a box that holds megabytes is slow to draw. */
const SHOWN = 100_000

export function longBox(id: string, schema: TSchema, changed: Changed, problem: string): Box {
  const { maxLength = Number.POSITIVE_INFINITY } = specOf(schema)
  let state: FieldState = EMPTY
  const area = element('textarea', { id, rows: '5', spellcheck: 'false', wrap: 'off', 'aria-describedby': problem })
  const size = element('span', { class: 'count' })
  const show = (next: FieldState) => {
    state = next
    const { text } = state
    area.value = text.slice(0, SHOWN)
    area.readOnly = text.length > SHOWN
    tell()
  }
  const tell = () => {
    const { length } = state.text
    const part = length > SHOWN ? `, of which the first ${SHOWN} are shown` : ''
    size.textContent = length === 0 ? '' : `${length} characters${part}`
  }
  const take = (next: FieldState) => {
    show(next)
    changed(next)
  }
  const notes = notesView(take, () => area.focus())
  const open = openButton('Open a file', '', (text, name) => {
    if (text.length > maxLength) notes.say(`${name} has ${text.length} characters; the limit is ${maxLength}.`)
    else notes.done(state, { text }, `${name} opened.`)
  })
  const clear = element('button', { type: 'button' }, 'Clear')
  clear.addEventListener('click', () => notes.done(state, EMPTY, 'Cleared.'))
  area.addEventListener('input', () => {
    state = { text: area.value }
    tell()
    changed(state)
  })
  return {
    element: element(
      'div',
      { class: 'entry-list' },
      element('div', { class: 'entry' }, area),
      element('div', { class: 'list-tools' }, size, open, clear),
      notes.element,
    ),
    show,
  }
}
