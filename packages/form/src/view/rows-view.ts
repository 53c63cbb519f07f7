/** An input that is a table: one row of boxes for each of its rows, and buttons to add and remove them. */
import { symbol } from '@keelson/report/numbers.ts'
import { annotations } from '@keelson/workflow'
import type { TSchema } from 'typebox'
import { type Changed, EMPTY, type FieldState, type FormState, rowFields, specOf } from '../case/field.ts'
import { type Box, boxFor } from './box-view.ts'
import { element, fromMarkup } from './dom.ts'

export function rowsBox(id: string, schema: TSchema, changed: Changed): Box {
  const fields = Object.entries(rowFields(schema))
  let rows: readonly FormState[] = []
  const list = element('ol', { class: 'rows', 'aria-labelledby': id })
  const add = element('button', { type: 'button' }, 'Add a row')
  const set = (next: readonly FormState[]) => {
    rows = next
    changed({ text: '', rows })
  }
  const put = (i: number, name: string, state: FieldState) =>
    set(rows.map((row, j) => (j === i ? { ...row, [name]: state } : row)))
  const draw = () => {
    list.replaceChildren(...rows.map((row, i) => rowView(row, i)))
    const { maxItems: most = Number.POSITIVE_INFINITY } = specOf(schema)
    add.disabled = rows.length >= most
  }
  const rowView = (row: FormState, i: number): HTMLElement => {
    const remove = element(
      'button',
      { type: 'button', class: 'quiet-button', 'aria-label': `Remove row ${i + 1}` },
      'Remove',
    )
    remove.addEventListener('click', () => {
      set(rows.filter((_, j) => j !== i))
      draw()
    })
    const head = element('div', { class: 'row-head' }, `Row ${i + 1}`, remove)
    const cells = fields.map(([name, field]) =>
      cell(`${id}-${i}-${name}`, field, row[name] ?? EMPTY, (state) => put(i, name, state)),
    )
    return element('li', {}, head, ...cells)
  }
  add.addEventListener('click', () => {
    set([...rows, rows.at(-1) ?? Object.fromEntries(fields.map(([name]) => [name, EMPTY]))])
    draw()
  })
  return {
    element: element('div', { class: 'entry-rows' }, list, add),
    show: (state) => {
      rows = state.rows ?? []
      draw()
    },
  }
}

function cell(id: string, schema: TSchema, state: FieldState, changed: Changed): HTMLElement {
  const { title, symbol: sign } = annotations(schema)
  const box = boxFor(id, schema, changed)
  box.show(state)
  const printed = symbol(sign)
  const label = element('label', { for: id }, title, ' ')
  if (printed) label.append(fromMarkup(printed.text))
  return element('div', { class: 'cell' }, label, box.element)
}
