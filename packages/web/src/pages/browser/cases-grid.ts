/** The table in which load cases are typed: its cells, what is refused in them, and rows of a spreadsheet that are pasted into it. */
import { element } from '../../form/view/dom.ts'
import { type CaseInput, type CasePlace, type CaseTable, EMPTY_LINE } from '../project/case-table.ts'
import { cellsIn, hasHead, withCell, withFilled, withPasted } from '../project/pasted-cases.ts'
import { controlAt, drawnCases } from './cases-cells.ts'
import { selectOf } from './project-boxes.ts'

export interface CasesGrid {
  readonly element: HTMLElement
  readonly table: () => CaseTable
  /** Headings that were pasted and are no input yet. */
  readonly open: () => readonly string[]
  /** Tells what is wrong in a cell; false where the table has no such cell. */
  readonly refuse: (place: CasePlace, says: string) => boolean
  readonly clear: () => void
}

type Cells = readonly (readonly string[])[]

/** `changed`: something was typed, added, removed or pasted. */
export function casesGrid(begin: CaseTable, inputs: readonly CaseInput[], changed: () => void): CasesGrid {
  let table = begin
  let pasted: { readonly onto: CaseTable; readonly cells: Cells; chosen: Readonly<Record<string, string>> } | undefined
  const holder = element('div', { class: 'scroll', role: 'group', tabindex: '0', 'aria-label': 'Load cases' })
  const asked = element('div', { class: 'boxes' })
  const said = element('p', { class: 'note', role: 'status' })
  const add = element('button', { type: 'button' }, 'Add case')
  const column = element('select', {})
  const whole = element(
    'div',
    { class: 'cases-grid' },
    holder,
    asked,
    element('p', { class: 'actions' }, add, element('label', { class: 'inline' }, 'Add column ', column), said),
  )
  const titleOf = (path: string) => inputs.find((one) => one.path === path)?.title ?? path
  const draw = (focus?: CasePlace) => {
    holder.replaceChildren(drawnCases(table, inputs))
    const left = inputs.filter(({ path }) => !table.columns.includes(path))
    column.replaceChildren(
      ...[['', 'choose an input'] as const, ...left.map(({ path, title }) => [path, title] as const)].map(
        ([value, text]) => element('option', { value }, text),
      ),
    )
    if (focus) controlAt(holder, focus)?.focus()
  }
  const become = (next: CaseTable, focus?: CasePlace) => {
    table = next
    draw(focus)
    changed()
  }
  const takePasted = () => {
    if (!pasted) return
    const now = withPasted(pasted.onto, pasted.cells, inputs, pasted.chosen)
    said.textContent = `Pasted: ${now.changed} changed, ${now.added} new.`
    asked.replaceChildren(...now.open.map((head) => question(head)))
    become(now.table)
  }
  const question = (head: string) => {
    const select = selectOf([
      ['?', 'choose'],
      ['', 'not used'],
      ...inputs.map(({ path, title }) => [path, title] as const),
    ])
    select.addEventListener('change', () => {
      if (pasted && select.value !== '?') pasted.chosen = { ...pasted.chosen, [head]: select.value }
      takePasted()
      asked.querySelector<HTMLElement>('select')?.focus()
    })
    return element('label', {}, `Input of column ${head}`, select)
  }
  holder.addEventListener('input', ({ target }) => {
    const place = placeOf(target)
    if (!place) return
    const { value } = target as HTMLInputElement
    const line = withCell(table.lines[place.line] ?? EMPTY_LINE, place.column, value)
    table = { ...table, lines: table.lines.with(place.line, line) }
  })
  holder.addEventListener('click', ({ target }) => {
    const { line, column: path } = (target as Element).closest<HTMLElement>('[data-away]')?.dataset ?? {}
    if (line !== undefined) {
      const lines = table.lines.toSpliced(Number(line), 1)
      become({ ...table, lines }, { line: Math.min(Number(line), lines.length - 1), column: 'name' })
      if (lines.length === 0) add.focus()
    } else if (path !== undefined) {
      become(withoutColumn(table, path))
      column.focus()
    }
  })
  holder.addEventListener('paste', (event) => {
    const cells = cellsIn(event.clipboardData?.getData('text/plain') ?? '')
    const place = placeOf(event.target)
    if (!place || (cells.length < 2 && !hasTab(event) && !hasHead(cells))) return
    event.preventDefault()
    if (!hasHead(cells)) return become(withFilled(table, place, cells), place)
    pasted = { onto: withoutEmpty(table), cells, chosen: {} }
    takePasted()
    const first = asked.querySelector('select') ?? controlAt(holder, { line: 0, column: 'name' })
    first?.focus()
  })
  add.addEventListener('click', () =>
    become({ ...table, lines: [...table.lines, EMPTY_LINE] }, { line: table.lines.length, column: 'name' }),
  )
  column.addEventListener('change', () => {
    const path = column.value
    if (path === '') return
    const lines = table.lines.length > 0 ? table.lines : [EMPTY_LINE]
    become({ columns: [...table.columns, path], lines }, { line: 0, column: path })
  })
  // The choice of a column is no change by itself.
  column.addEventListener('input', (event) => event.stopPropagation())
  draw()
  return {
    element: whole,
    table: () => table,
    open: () => (pasted ? withPasted(pasted.onto, pasted.cells, inputs, pasted.chosen).open : []),
    refuse: (place, says) => {
      const control = controlAt(holder, place)
      const cell = control?.closest('td, th')
      if (!control || !cell) return false
      const id = `refused-${place.line}-${place.column}`
      control.setAttribute('aria-invalid', 'true')
      control.setAttribute('aria-describedby', id)
      control.setAttribute('title', `${titleOf(place.column)}: ${says}`)
      cell.append(element('span', { class: 'problem', id, role: 'alert' }, says))
      return true
    },
    clear: () => {
      for (const problem of holder.querySelectorAll('.problem')) problem.remove()
      for (const control of holder.querySelectorAll('[aria-invalid]'))
        for (const name of ['aria-invalid', 'aria-describedby', 'title']) control.removeAttribute(name)
    },
  }
}

const hasTab = ({ clipboardData }: ClipboardEvent): boolean =>
  clipboardData?.getData('text/plain').includes('\t') ?? false

/** A line in which nothing was typed is not kept beside pasted ones. */
const withoutEmpty = (table: CaseTable): CaseTable => ({
  ...table,
  lines: table.lines.filter(({ name, cells }) => name !== '' || Object.values(cells).some(({ text }) => text !== '')),
})

const withoutColumn = ({ columns, lines }: CaseTable, path: string): CaseTable => ({
  columns: columns.filter((one) => one !== path),
  lines: lines.map(({ cells: { [path]: _, ...cells }, ...line }) => ({ ...line, cells })),
})

function placeOf(target: EventTarget | null): CasePlace | undefined {
  const { line, cell } = target instanceof HTMLElement ? target.dataset : {}
  return line === undefined || cell === undefined ? undefined : { line: Number(line), column: cell }
}
