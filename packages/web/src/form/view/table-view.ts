/** An input that is a table: a row of boxes for each of its rows, pasted into and moved in as in a spreadsheet. */
import { annotations } from '@keelson/workflow'
import type { TSchema } from 'typebox'
import {
  columnNames,
  columnsOf,
  emptyRow,
  mostColumns,
  mostRows,
  type TableColumn,
  withColumnUnit,
} from '../case/columns.ts'
import { rowName } from '../case/cube.ts'
import { type Changed, EMPTY, type FieldState, type FormState, isGrid, isNested, kindOf } from '../case/field.ts'
import { type Fault, within } from '../case/problems.ts'
import { csvOf, tsvOf } from '../case/table-text.ts'
import type { Box } from './box-view.ts'
import { element } from './dom.ts'
import { copyText, openButton, readButton, saveText } from './files.ts'
import { longBox } from './long-view.ts'
import { type Notes, notesView } from './notes-view.ts'
import type { Control } from './table-cell.ts'
import { tableHead, unitSelect } from './table-head.ts'
import { type Move, moveFor } from './table-keys.ts'
import { TableRows } from './table-rows.ts'

const CSV_FILES = '.csv,.tsv,.txt,text/csv,text/tab-separated-values,text/plain'
const KEYS =
  'Arrow keys, Enter and Tab move between cells. Paste at the current cell. Alt+Insert adds a row, Alt+Delete removes one. Escape undoes the cell or leaves the table.'

interface TableOptions {
  readonly name?: string
  /** What is wrong with the table as a whole is said there. */
  readonly problem?: string
  /** Reads a file into it, where that can be done. */
  readonly reads?: ((file: File) => void) | undefined
}

export function tableBox(id: string, schema: TSchema, changed: Changed, options: TableOptions = {}): Box {
  const view = new TableView(id, schema, changed, options)
  return {
    element: view.element,
    show: (state) => view.show(state),
    mark: (faults) => view.mark(faults),
    goTo: (path) => view.goTo(path),
  }
}

interface Inner {
  readonly name: string
  readonly row: HTMLTableRowElement
  readonly box: Box
}

class TableView {
  readonly element: HTMLElement
  private readonly id: string
  private readonly schema: TSchema
  private readonly changed: Changed
  private readonly title: string
  private readonly described: string
  private readonly table: HTMLTableElement
  private readonly scroller = element('div', { class: 'table-scroll scroll', tabindex: '-1' })
  private readonly rows: TableRows
  private readonly notes: Notes
  private readonly tools = element('div', { class: 'table-tools' })
  private readonly insert = button('Insert a row', () => this.addRow(this.current.row))
  private readonly remove = button('Remove', () => this.removeRow(this.current.row))
  private readonly add = button('Add a row', () => this.addRow(this.shown().length))
  private readonly open: HTMLElement
  private readonly addColumn = button('Add a column', () => this.widen())
  private readonly inner = new Map<number, Inner>()
  private state: FieldState = EMPTY
  private columns: readonly TableColumn[] = []
  private faults: readonly Fault[] = []
  private messages = new Map<string, string>()
  private current = { row: 0, column: 0 }
  private before = ''

  constructor(id: string, schema: TSchema, changed: Changed, { name, problem, reads }: TableOptions) {
    this.id = id
    this.schema = schema
    this.changed = changed
    this.title = name ?? annotations(schema).title
    this.described = problem === undefined ? `${id}-keys` : `${id}-keys ${problem}`
    this.open = reads ? readButton(reads) : openButton('Open CSV', CSV_FILES, (text) => void this.opens(text))
    this.notes = notesView(
      (state) => this.take(state),
      () => this.focus(this.current.row, this.current.column),
    )
    this.rows = new TableRows(
      {
        id,
        columns: () => this.columns,
        rows: () => this.shown(),
        nameOf: (row) => rowName(this.state, row),
        faultAt: (row, name) => this.messages.get(name === undefined ? `${row}` : `${row}/${name}`),
        put: (row, name, cell) => this.put(row, name, cell),
        toggle: (row, name) => this.toggle(row, name),
        isOpen: (row, name) => this.inner.get(row)?.name === name,
        below: (row) => this.inner.get(row)?.row,
        isEven: !columnsOf(schema, EMPTY).some((column) => isNested(column.schema)),
      },
      this.scroller,
    )
    this.table = element('table', { class: 'cells' })
    this.scroller.append(this.table)
    this.listen()
    const keys = element('p', { class: 'unseen', id: `${id}-keys` }, KEYS)
    this.element = element('div', { class: 'entry-table' }, this.scroller, keys, this.tools, this.notes.element)
  }

  show(state: FieldState): void {
    this.state = state
    this.inner.clear()
    this.notes.say('')
    this.draw()
  }

  mark(faults: readonly Fault[]): void {
    this.faults = faults
    this.messages = new Map()
    for (const { path, message } of faults) {
      const place = path.slice(0, 2).join('/')
      const entry = path.length > 2 ? `${Number(path[2]) + 1}: ` : ''
      const said = this.messages.get(place)
      this.messages.set(place, said === undefined ? `${entry}${message}` : `${said}; ${entry}${message}`)
    }
    for (const [row, { name, box }] of this.inner) box.mark?.(within(within(faults, String(row)), name))
    this.rows.draw()
    this.showFirstFault()
  }

  /** Brings the first fault into sight within the table, unless the reader is writing in it. */
  private showFirstFault(): void {
    const row = Number(this.faults[0]?.path[0])
    if (!Number.isInteger(row) || this.element.contains(document.activeElement)) return
    this.rows.reveal(row)
  }

  goTo([row = '0', name, ...rest]: readonly string[]): void {
    const column = Math.max(
      0,
      this.columns.findIndex((one) => one.name === name),
    )
    const isInner = isNested(this.columns[column]?.schema ?? this.schema) && rest.length > 0
    if (!isInner || name === undefined) {
      this.focus(Number(row), column)
      return
    }
    if (this.inner.get(Number(row))?.name !== name) this.toggle(Number(row), name)
    this.inner.get(Number(row))?.box.goTo?.(rest)
  }

  /** Rows as they are shown: where there are none, one to begin with. */
  private shown(): readonly FormState[] {
    const { rows = [] } = this.state
    return rows.length > 0 ? rows : [emptyRow(this.columns)]
  }

  private take(state: FieldState): void {
    this.state = state
    this.inner.clear()
    this.draw()
    this.changed(state)
  }

  private draw(): void {
    this.columns = columnsOf(this.schema, this.state)
    const [widths, head] = tableHead(this.schema, this.columns, (name, unit) => this.restate(name, unit))
    this.table.replaceChildren(element('caption', { class: 'unseen' }, this.title), widths, head, this.rows.body)
    this.table.setAttribute('aria-rowcount', String(this.shown().length + 1))
    this.table.setAttribute('aria-describedby', this.described)
    this.rows.redraw()
    this.drawTools()
  }

  private drawTools(): void {
    const [first] = this.columns
    const isNumbered = isGrid(this.schema)
    const unit =
      isNumbered && first?.own !== undefined && first.own !== '-'
        ? [unitSelect(this.title, first.own, first.unit ?? first.own, (to) => this.restate(first.name, to))]
        : []
    this.tools.replaceChildren(
      ...unit,
      this.add,
      this.insert,
      this.remove,
      ...(isNumbered && columnNames(this.schema).length === 0 ? [this.addColumn] : []),
      this.open,
      button('Save CSV', () =>
        saveText(`${this.id.replace(/^input-/, '')}.csv`, csvOf(this.schema, this.state), 'text/csv'),
      ),
      button('Copy', () => {
        const isCopied = copyText(tsvOf(this.schema, this.state))
        this.notes.say(isCopied ? 'Copied as cells.' : 'This browser does not permit copying.')
      }),
    )
    this.showCurrent()
  }

  private showCurrent(): void {
    const count = this.shown().length
    const row = Math.min(this.current.row, count - 1)
    this.current = { ...this.current, row }
    this.add.disabled = count >= mostRows(this.schema)
    this.insert.disabled = this.add.disabled
    this.addColumn.disabled = this.columns.length >= mostColumns(this.schema, this.columns.length)
    this.insert.textContent = `Insert above row ${row + 1}`
    this.remove.textContent = `Remove row ${row + 1}`
    this.remove.disabled = (this.state.rows ?? []).length === 0
  }

  private put(row: number, name: string, cell: FieldState): void {
    const rows = [...this.shown()]
    rows[row] = { ...(rows[row] ?? emptyRow(this.columns)), [name]: cell }
    this.state = { ...this.state, text: '', rows }
    this.remove.disabled = false
    this.changed(this.state)
  }

  private addRow(at: number): void {
    const rows = this.state.rows ?? []
    if (this.shown().length >= mostRows(this.schema)) return
    const shown = rows.length === 0 ? this.shown() : rows
    this.current = { row: at, column: 0 }
    this.take({ ...this.state, rows: [...shown.slice(0, at), emptyRow(this.columns), ...shown.slice(at)] })
    this.focus(at, 0)
  }

  private removeRow(at: number): void {
    const { rows = [], ...rest } = this.state
    if (rows.length === 0) return
    const left = rows.filter((_, i) => i !== at)
    this.notes.done(this.state, left.length === 0 ? rest : { ...rest, rows: left }, `Row ${at + 1} removed.`)
    this.focus(Math.min(at, this.shown().length - 1), this.current.column)
  }

  private widen(): void {
    const [first = {}, ...rest] = this.shown()
    this.take({ ...this.state, rows: [{ ...first, [String(this.columns.length)]: EMPTY }, ...rest] })
    this.focus(0, this.columns.length - 1)
  }

  private restate(name: string, unit: string): void {
    const next = withColumnUnit(this.schema, this.state, name, unit)
    this.take(next)
    this.table
      .querySelector<HTMLElement>(`th:nth-child(${this.columns.findIndex((c) => c.name === name) + 2}) .unit`)
      ?.focus()
  }

  private toggle(row: number, name: string): void {
    const column = this.columns.find((one) => one.name === name)
    const wasOpen = this.inner.get(row)?.name === name
    this.inner.delete(row)
    if (!wasOpen && column) this.inner.set(row, this.innerTable(row, column))
    this.rows.draw()
    const control = this.rows.control(row, name)
    if (wasOpen) control?.focus()
    else this.inner.get(row)?.box.goTo?.(['0'])
  }

  private innerTable(row: number, { name, schema, title }: TableColumn): Inner {
    const named = `Row ${row + 1}, ${title}`
    const box = this.innerBox(`${this.id}-${row}-${name}`, schema, named, (cell) => this.put(row, name, cell))
    box.show(this.shown()[row]?.[name] ?? EMPTY)
    box.mark?.(within(within(this.faults, String(row)), name))
    const cell = element(
      'td',
      { colspan: String(this.columns.length + 1) },
      element('p', { class: 'inner-title' }, named),
      box.element,
    )
    return { name, row: element('tr', { class: 'inner' }, cell), box }
  }

  /** A table whose columns the reader names is a CSV in one box. */
  private innerBox(id: string, schema: TSchema, name: string, put: Changed): Box {
    if (kindOf(schema) !== 'records') return tableBox(id, schema, put, { name })
    const box = longBox(id, schema, put, `${this.id}-keys`)
    const area = box.element.querySelector('textarea')
    area?.setAttribute('aria-label', `${name}, as CSV with a heading`)
    return { ...box, goTo: () => area?.focus() }
  }

  private focus(row: number, column: number): void {
    this.rows.reveal(row)
    const control = this.rows.control(row, this.columns[column]?.name ?? '')
    if (!control) return
    control.focus()
    if (control instanceof HTMLInputElement) control.select()
  }

  private listen(): void {
    const { body } = this.rows
    const isOwn = (event: Event) => event.target instanceof Element && event.target.closest('tbody') === body
    this.scroller.addEventListener('scroll', () => this.rows.draw(), { passive: true })
    new ResizeObserver(() => this.rows.draw()).observe(this.scroller)
    body.addEventListener('focusin', (event) => isOwn(event) && this.entered(event.target as Control))
    body.addEventListener('keydown', (event) => isOwn(event) && this.pressed(event))
    body.addEventListener('paste', (event) => isOwn(event) && void this.pastes(event))
  }

  private entered(control: Control): void {
    const row = Number(control.closest('tr')?.dataset.row ?? 0)
    const name = control.closest('td')?.dataset.column
    this.current = {
      row,
      column: Math.max(
        0,
        this.columns.findIndex((column) => column.name === name),
      ),
    }
    this.before = control instanceof HTMLInputElement ? control.value : ''
    this.showCurrent()
  }

  private pressed(event: KeyboardEvent): void {
    const { row, column } = this.current
    const move = moveFor(event)
    if (event.altKey && event.key === 'Insert') this.addRow(row)
    else if (event.altKey && event.key === 'Delete') this.removeRow(row)
    else if (event.key === 'Escape') this.escape(event.target)
    else if (move === undefined || !this.move(move, row, column, event.key === 'Enter')) return
    event.preventDefault()
  }

  private escape(target: EventTarget | null): void {
    if (target instanceof HTMLInputElement && target.value !== this.before) {
      target.value = this.before
      target.dispatchEvent(new Event('input', { bubbles: true }))
    } else this.add.focus()
  }

  private move(move: Move, row: number, column: number, mayAdd: boolean): boolean {
    const last = this.shown().length - 1
    if (move === 'first') this.focus(0, 0)
    else if (move === 'last') this.focus(last, this.columns.length - 1)
    else if (mayAdd && row === last && move.down > 0) {
      this.addRow(last + 1)
      this.focus(Math.min(last + 1, this.shown().length - 1), column)
    } else {
      const [to, beside] = [row + move.down, column + move.right]
      if (to < 0 || to > last || beside < 0 || beside >= this.columns.length) return mayAdd
      this.focus(to, beside)
    }
    return true
  }

  private async opens(text: string): Promise<void> {
    const { opened } = await import('../case/table.ts')
    this.notes.answer(this.state, (sense) => opened(this.schema, this.state, text, sense))
  }

  /** A single value goes into the cell as any text does; a block goes into the table. */
  private async pastes(event: ClipboardEvent): Promise<void> {
    const text = event.clipboardData?.getData('text/plain') ?? ''
    if (!/[\t\r\n]/.test(text.replace(/(\r\n|\r|\n)$/, ''))) return
    event.preventDefault()
    const at = this.current
    const { pasted } = await import('../case/table.ts')
    this.notes.answer(this.state, (sense) =>
      pasted(this.schema, { ...this.state, rows: this.shown() }, text, at, sense),
    )
  }
}

function button(label: string, pressed: () => void): HTMLButtonElement {
  const made = element('button', { type: 'button' }, label)
  made.addEventListener('click', pressed)
  return made
}
