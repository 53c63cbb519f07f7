/** The rows of a table, of which only those in sight are drawn; a row that scrolls away is used for the next one. */
import type { TableColumn } from '../case/columns.ts'
import { EMPTY, type FormState } from '../case/field.ts'
import { element } from './dom.ts'
import { type Cell, type CellHost, type Control, tableCell } from './table-cell.ts'

/** What the rows are drawn from, asked each time. */
export interface RowsHost extends CellHost {
  readonly columns: () => readonly TableColumn[]
  readonly rows: () => readonly FormState[]
  /** What a row is called: its number, or where it stands along the axes of the table. */
  readonly nameOf: (row: number) => string
  readonly faultAt: (row: number, name?: string) => string | undefined
  /** Stands below a row, where the table within it is open. */
  readonly below: (row: number) => HTMLTableRowElement | undefined
  /** Rows of unlike heights are drawn all. */
  readonly isEven: boolean
}
interface RowView {
  readonly element: HTMLTableRowElement
  readonly cells: ReadonlyMap<string, Cell>
  readonly show: (row: number) => void
}

/** So many are drawn whole, and so many beyond the edges of what is in sight. */
const FEW = 40
const BEYOND = 8
const USUAL_HEIGHT = 34

export class TableRows {
  readonly body = element('tbody')
  private readonly host: RowsHost
  private readonly scroller: HTMLElement
  private readonly drawn = new Map<number, RowView>()

  constructor(host: RowsHost, scroller: HTMLElement) {
    this.host = host
    this.scroller = scroller
  }

  /** Anew, with other columns. */
  redraw(): void {
    this.drawn.clear()
    this.body.replaceChildren()
    this.draw()
  }

  /** What is in sight, as it stands now. */
  draw(): void {
    const wanted = this.wanted()
    const below = new Set([...wanted].map((row) => this.host.below(row)))
    for (const part of this.body.querySelectorAll<HTMLTableRowElement>(':scope > .gap, :scope > .inner'))
      if (!below.has(part)) part.remove()
    const free = [...this.drawn].filter(([row]) => !wanted.has(row)).map(([row, view]) => this.taken(row, view))
    for (const row of wanted) {
      const view = this.drawn.get(row) ?? free.pop() ?? rowView(this.host)
      this.drawn.set(row, view)
      view.show(row)
    }
    this.place([...wanted].sort((a, b) => a - b))
  }

  control(row: number, name: string): Control | undefined {
    return this.drawn.get(row)?.cells.get(name)?.control
  }

  /** Brings a row into sight within the table. */
  reveal(row: number): void {
    if (!this.host.isEven) return
    const height = this.height()
    const head = this.body.parentElement?.querySelector('thead')?.offsetHeight ?? 0
    const seen = this.scroller.clientHeight - head
    const top = row * height
    if (top < this.scroller.scrollTop) this.scroller.scrollTop = top
    else if (top + height > this.scroller.scrollTop + seen) this.scroller.scrollTop = top + height - seen
    this.draw()
  }

  private taken(row: number, view: RowView): RowView {
    this.drawn.delete(row)
    view.element.remove()
    return view
  }

  /** Rows in sight, and the one that is being written in. */
  private wanted(): ReadonlySet<number> {
    const count = this.host.rows().length
    const { scrollTop, clientHeight } = this.scroller
    const height = this.height()
    const isWhole = count <= FEW || !this.host.isEven
    const first = isWhole ? 0 : Math.max(0, Math.floor(scrollTop / height) - BEYOND)
    const last = isWhole ? count : Math.min(count, Math.ceil((scrollTop + clientHeight) / height) + BEYOND)
    const rows = new Set(Array.from({ length: Math.max(0, last - first) }, (_, i) => first + i))
    for (const [row, view] of this.drawn) {
      if (row < count && view.element.contains(document.activeElement)) rows.add(row)
    }
    return rows
  }

  private height(): number {
    const [first] = this.drawn.values()
    return first?.element.offsetHeight || USUAL_HEIGHT
  }

  /** Puts what was added between what stands, which is not moved: a moved box loses its caret. */
  private place(rows: readonly number[]): void {
    let next = this.body.firstChild
    let expected = 0
    const put = (part: HTMLElement) => {
      if (part === next) next = next.nextSibling
      else this.body.insertBefore(part, next)
    }
    for (const row of rows) {
      if (row > expected) put(gap((row - expected) * this.height()))
      const view = this.drawn.get(row)
      if (view) put(view.element)
      const below = this.host.below(row)
      if (below) put(below)
      expected = row + 1
    }
    const left = this.host.rows().length - expected
    if (left > 0) put(gap(left * this.height()))
  }
}

function gap(height: number): HTMLElement {
  const row = element('tr', { class: 'gap', 'aria-hidden': 'true' }, element('td'))
  row.style.height = `${height}px`
  return row
}

function rowView(host: RowsHost): RowView {
  const columns = host.columns()
  const cells = new Map(columns.map((column) => [column.name, tableCell(host, column)]))
  const head = element('th', { scope: 'row' })
  const row = element('tr', {}, head, ...[...cells.values()].map((cell) => cell.element))
  return {
    element: row,
    cells,
    show: (at) => {
      head.textContent = host.nameOf(at)
      row.dataset.row = String(at)
      row.setAttribute('aria-rowindex', String(at + 2))
      const state = host.rows()[at] ?? {}
      const fault = host.faultAt(at)
      row.classList.toggle('refused-row', fault !== undefined)
      head.title = fault ?? ''
      for (const [name, cell] of cells) cell.show(at, state[name] ?? EMPTY, host.faultAt(at, name))
    },
  }
}
