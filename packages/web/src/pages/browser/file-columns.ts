/** What is proposed of a file: which column goes to which input, in which unit and why; and what was not read. */
import { printUnit } from '@keelson/units'
import type { FormSpec } from '../../form/case/form.ts'
import { element } from '../../form/view/dom.ts'
import type { FileProposal, ProposedColumn, UploadedFile } from '../case/file-contract.ts'
import { tableOf, titleOf } from '../case/file-proposal.ts'
import { notReadInWords } from '../case/file-words.ts'

interface Proposed {
  readonly spec: FormSpec
  readonly file: UploadedFile
}

const HEADS = ['Input', 'Column', 'Unit', 'First values', 'Reason']

/** `leftOut`: targets that are not to be read, which its boxes change. */
export function columnsOf(
  { spec, file }: Proposed,
  { table, columns }: FileProposal,
  leftOut: Set<string>,
  changed: () => void,
): readonly HTMLElement[] {
  if (columns.length === 0) return []
  const cells = tableOf(file, table)?.columns ?? []
  const rows = columns.map((one) => {
    const first = cells.find(({ name }) => name === one.column)?.first ?? []
    const shown = first.map((cell) => (cell === '' ? '(empty)' : cell)).join(', ')
    return rowOf(one, titleOf(spec, one.target), shown, boxOf(one.target, leftOut, changed))
  })
  const head = element('tr', {}, ...HEADS.map((title) => element('th', { scope: 'col' }, title)))
  const whole = element('table', {}, element('thead', {}, head), element('tbody', {}, ...rows))
  return [element('div', { class: 'file-columns', role: 'region', 'aria-label': 'Columns', tabindex: '0' }, whole)]
}

function boxOf(target: string, leftOut: Set<string>, changed: () => void): HTMLInputElement {
  const box = element('input', { type: 'checkbox', id: `file-take-${target}`, checked: !leftOut.has(target) })
  box.addEventListener('change', () => {
    if (box.checked) leftOut.delete(target)
    else leftOut.add(target)
    changed()
  })
  return box
}

function rowOf({ column, unit, reason }: ProposedColumn, title: string, first: string, box: HTMLElement): HTMLElement {
  const texts = [column ?? '', unit ? unitShown(unit) : '', first, reason ?? '']
  return element(
    'tr',
    {},
    element('th', { scope: 'row' }, element('label', { for: box.id }, box, ' ', title)),
    ...texts.map((text, i) => element('td', { 'data-head': HEADS[i + 1] }, text)),
  )
}

/** As it was answered, where it is one that only the file knows. */
function unitShown(unit: string): string {
  try {
    return unit === '-' ? 'none' : printUnit(unit)
  } catch {
    return unit
  }
}

export function notReadOf({ left }: UploadedFile): readonly HTMLElement[] {
  if (left.length === 0) return []
  const kinds = left.map((one) => element('li', {}, notReadInWords(one)))
  return [element('section', { class: 'file-left' }, element('h3', {}, 'Not read'), element('ul', {}, ...kinds))]
}
