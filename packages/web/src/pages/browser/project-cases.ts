/** The load cases of a calculation in a form: tried out as they are typed, and refused at their cells. */
import type { Calculation, LoadCase, Project } from '@keelson/projects/document.ts'
import { element } from '../../form/view/dom.ts'
import { type CaseInput, casesOfTable, placeOf, tableOf } from '../project/case-table.ts'
import type { Change } from '../project/changes.ts'
import { counted } from '../project/entry-text.ts'
import { projectPath } from '../project/project-view.ts'
import type { Told } from './asking.ts'
import { type CasesGrid, casesGrid } from './cases-grid.ts'
import { present } from './project-desk.ts'
import { editorOf, type Read } from './project-editor.ts'
import { formIn, indexNow, indexShown, panelOf, projectNow } from './project-forms.ts'

/** More cases are tried out when it is told. */
const FEW_CASES = 10
const PASTE =
  'Rows of a spreadsheet can be pasted into a cell. A heading row such as name, limit_state, Hs [m] names the columns. An empty cell has the value of the calculation.'

export async function editCases(button: HTMLElement): Promise<void> {
  const [at, project] = [panelOf(button), await projectNow()]
  const calculation = project?.calculations.find(({ id }) => id === at?.id)
  if (!at || !project || !calculation) return
  const listed = await listedCases(project, calculation)
  if ('elsewhere' in listed) return at.place()?.replaceChildren(elsewhereNote(listed.elsewhere))
  const { close, show } = formIn(at.place, '[data-cases]')
  const inputs = inputsIn(at.panel)
  const grid = casesGrid(tableOf(listed.cases), inputs, () => form.dispatchEvent(new Event('input')))
  const pointer = () => `/calculations/${indexShown(at.id)}/cases`
  const form = editorOf({
    label: `Load cases of ${at.id}`,
    boxes: [element('p', { class: 'note' }, PASTE), grid.element],
    read: () => readCases(grid, inputs, calculation, pointer()),
    reach: () => (grid.table().lines.length > FEW_CASES ? Number.POSITIVE_INFINITY : at.reach),
    recordText: 'Record these cases',
    close,
  })
  show(form)
}

/** Leads to the table of the basis that has the cases. */
const elsewhereNote = (name: string): HTMLElement =>
  element(
    'p',
    { class: 'note', role: 'status' },
    'The load cases are the rows of ',
    element('a', { href: `${projectPath(present().id)}#basis`, 'data-find': name }, name),
    '. Change that table in the basis.',
  )

/** `elsewhere`: the table of the basis whose rows they are. CSV of a document becomes a list once it is changed. */
async function listedCases(
  { basis }: Project,
  calculation: Calculation,
): Promise<{ readonly cases: readonly LoadCase[] } | { readonly elsewhere: string }> {
  const { cases = [] } = calculation
  if ('basis' in cases) return { elsewhere: cases.basis }
  if (!('csv' in cases)) return { cases }
  const { casesOf } = await import('@keelson/projects/cases.ts')
  const read = casesOf({ basis }, calculation, '')
  return { cases: 'cases' in read ? read.cases.map(({ pointer: _, ...one }) => one) : [] }
}

/** The inputs of the panel, as its table has them. */
function inputsIn(panel: HTMLElement): readonly CaseInput[] {
  return [...panel.querySelectorAll<HTMLElement>('tr[data-input]')].flatMap((row) => {
    const { title, unit, holds, choices } = JSON.parse(row.dataset.shape ?? '{}') as CaseInput
    const usual = row.querySelector('.value-button:not(.is-empty)')?.textContent ?? ''
    return holds === 'rows' ? [] : [{ path: row.dataset.input ?? '', title, unit, holds, choices, usual }]
  })
}

function readCases(grid: CasesGrid, inputs: readonly CaseInput[], before: Calculation, pointer: string): Read {
  grid.clear()
  const [open] = grid.open()
  if (open !== undefined) return { fault: `Choose the input of column ${open}.` }
  const read = casesOfTable(grid.table(), inputs)
  if ('faults' in read) {
    for (const { says, ...place } of read.faults) grid.refuse(place, says)
    return { fault: `${counted(read.faults.length, 'cell')} of the load cases must be corrected.` }
  }
  const cases = read.cases.length > 0 ? read.cases : undefined
  return {
    says: `load cases of ${before.id}`,
    names: [],
    changes: JSON.stringify(cases) === JSON.stringify(before.cases) ? [] : [toBe(pointer, cases)],
    undo: async () => [toBe(`/calculations/${await indexNow(before.id)}/cases`, before.cases)],
    placed: (refused) => placedIn(refused, grid, pointer),
  }
}

const toBe = (at: string, cases: Calculation['cases']): Change => (cases === undefined ? { at } : { at, value: cases })

function placedIn(refused: Told, grid: CasesGrid, pointer: string): Told {
  grid.clear()
  const left = refused.errors.filter(({ pointer: at, message }) => {
    const place = placeOf(at, pointer)
    return !place || !grid.refuse(place, `${message}.`)
  })
  if (left.length > 0 || refused.errors.length === 0) return { ...refused, errors: left }
  return { detail: `${counted(refused.errors.length, 'cell')} of the load cases must be corrected`, errors: [] }
}
