/** One cell of a table: its box, which row it stands for now, and what is wrong with it. */
import { annotations } from '@keelson/workflow'
import type { TableColumn } from '../case/columns.ts'
import { EMPTY, type FieldState, inUnit, isNested, kindOf, specOf, wordShown } from '../case/field.ts'
import { recordCount } from '../case/records.ts'
import { element, selectValue } from './dom.ts'

export type Control = HTMLInputElement | HTMLSelectElement | HTMLButtonElement

export interface CellHost {
  readonly id: string
  readonly put: (row: number, name: string, state: FieldState) => void
  /** Opens or closes the table within a row. */
  readonly toggle: (row: number, name: string) => void
  readonly isOpen: (row: number, name: string) => boolean
}
export interface Cell {
  readonly element: HTMLTableCellElement
  readonly control: Control
  readonly show: (row: number, state: FieldState, fault: string | undefined) => void
}

export function tableCell(host: CellHost, column: TableColumn): Cell {
  const { name, title, schema } = column
  let row = 0
  const { control, fill } = controlFor(column, {
    put: (state) => host.put(row, name, state),
    toggle: () => host.toggle(row, name),
    isOpen: () => host.isOpen(row, name),
  })
  const why = element('span', { class: 'unseen' })
  const cell = element('td', { 'data-column': name }, control)
  return {
    element: cell,
    control,
    show: (at, state, fault) => {
      row = at
      control.id = `${host.id}-${row}-${name}`
      fill(state)
      cell.classList.toggle('of-example', state.basis?.from === 'example')
      const inner = isNested(schema) ? `: ${control.textContent}` : ''
      control.setAttribute('aria-label', `Row ${row + 1}, ${title}${inner}`)
      markCell(cell, control, why, fault)
    },
  }
}

function markCell(cell: HTMLElement, control: Control, why: HTMLElement, fault: string | undefined): void {
  if (fault === undefined) {
    if (!control.hasAttribute('aria-invalid')) return
    for (const name of ['aria-invalid', 'aria-describedby', 'title']) control.removeAttribute(name)
    why.remove()
    return
  }
  why.id = `${control.id}-why`
  why.textContent = fault
  if (!why.isConnected) cell.append(why)
  control.setAttribute('aria-invalid', 'true')
  control.setAttribute('aria-describedby', why.id)
  control.title = fault
}

interface Told {
  readonly put: (state: FieldState) => void
  readonly toggle: () => void
  readonly isOpen: () => boolean
}
interface Filler {
  readonly control: Control
  readonly fill: (state: FieldState) => void
}

function controlFor(column: TableColumn, told: Told): Filler {
  const kind = kindOf(column.schema)
  if (isNested(column.schema)) return innerButton(column.schema, told)
  return kind === 'choice' || kind === 'flag' ? wordsCell(column, told) : textCell(column, told)
}

function textCell({ schema, unit }: TableColumn, told: Told): Filler {
  const input = element('input', { type: 'text', autocomplete: 'off', spellcheck: 'false' })
  input.placeholder = otherwise(schema, unit)
  input.addEventListener('input', () => told.put({ text: input.value }))
  return {
    control: input,
    fill: ({ text }) => {
      if (input.value !== text) input.value = text
    },
  }
}

/** Its default, in the unit of the column. */
function otherwise(schema: TableColumn['schema'], unit: string | undefined): string {
  const { default: value } = specOf(schema)
  const own = annotations(schema).unit
  if (value === undefined) return ''
  if (typeof value !== 'number' || own === undefined || unit === undefined) return String(value)
  return inUnit(schema, { text: String(value), unit: own }, unit).text
}

function wordsCell({ schema }: TableColumn, told: Told): Filler {
  const { enum: words = ['true', 'false'], default: value } = specOf(schema)
  const shown = (word: unknown) => wordShown(schema, word)
  const select = element(
    'select',
    {},
    element('option', { value: '' }, value === undefined ? '' : shown(value)),
    ...words.map((word) => element('option', { value: String(word) }, shown(word))),
  )
  select.addEventListener('change', () => told.put(select.value === '' ? EMPTY : { text: select.value }))
  return {
    control: select,
    fill: ({ text }) => selectValue(select, text),
  }
}

function innerButton(schema: TableColumn['schema'], told: Told): Filler {
  const count = (state: FieldState) => (kindOf(schema) === 'records' ? recordCount(state) : (state.rows ?? []).length)
  const button = element('button', { type: 'button', class: 'inner-button' })
  button.addEventListener('click', told.toggle)
  return {
    control: button,
    fill: (state) => {
      const rows = count(state)
      button.textContent = rows === 0 ? 'none' : `${rows} ${rows === 1 ? 'row' : 'rows'}`
      button.setAttribute('aria-expanded', String(told.isOpen()))
    },
  }
}
