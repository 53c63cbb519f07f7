/** The heading of a table: title and symbol of each column, and the one unit that it is in. */
import { symbol } from '@keelson/report/numbers.ts'
import { printUnit } from '@keelson/units'
import { choicesOf } from '@keelson/units/systems.ts'
import { annotations } from '@keelson/workflow'
import type { TSchema } from 'typebox'
import { columnNames, type TableColumn } from '../case/columns.ts'
import { isGrid, kindOf } from '../case/field.ts'
import { element, fromMarkup } from './dom.ts'

export function tableHead(
  schema: TSchema,
  columns: readonly TableColumn[],
  chosen: (name: string, unit: string) => void,
): readonly [widths: HTMLElement, head: HTMLElement] {
  const [isNumbered, names] = [isGrid(schema), columnNames(schema)]
  const widths = element(
    'colgroup',
    {},
    element('col', { class: kindOf(schema) === 'cube' ? 'place-column' : 'number-column' }),
  )
  widths.append(...columns.map((column) => element('col', { class: `${widthOf(column, isNumbered)}-column` })))
  const heads = columns.map((column, j) =>
    isNumbered ? gridHead(names[j] ?? String(j + 1)) : columnHead(column, chosen),
  )
  const corner = element('th', { scope: 'col' }, element('span', { class: 'unseen' }, 'Row'))
  return [widths, element('thead', {}, element('tr', { 'aria-rowindex': '1' }, corner, ...heads))]
}

const gridHead = (name: string) => element('th', { scope: 'col' }, name)

function columnHead(column: TableColumn, chosen: (name: string, unit: string) => void): HTMLElement {
  const { name, title, schema, own, unit } = column
  const printed = symbol(column.symbol)
  const words = element('span', { class: 'column-title' }, title)
  if (printed) words.append(' ', fromMarkup(printed.text))
  const units = own === undefined || own === '-' ? [] : [unitSelect(title, own, unit ?? own, (to) => chosen(name, to))]
  return element('th', { scope: 'col', title: annotations(schema).description }, words, ...units)
}

/** A choice of units, for one number or all of a column. */
export function unitSelect(
  title: string,
  own: string,
  unit: string,
  chosen: (unit: string) => void,
): HTMLSelectElement {
  const names = choicesOf(own)
  const offered = names.includes(unit) ? names : [...names, unit]
  const options = offered.map((name) => element('option', { value: name, selected: name === unit }, printUnit(name)))
  const select = element('select', { class: 'unit', 'aria-label': `Unit of ${title}` }, ...options)
  select.addEventListener('change', () => chosen(select.value))
  return select
}

function widthOf({ schema }: TableColumn, isNumbered: boolean): string {
  const kind = kindOf(schema)
  if (kind === 'list') return 'list'
  if (isNumbered || kind === 'quantity') return 'quantity'
  return kind === 'text' || kind === 'choice' ? 'text' : 'quantity'
}
