/** Rows of a spreadsheet pasted into the basis: what they change and add is shown, and recorded in one change. */
import type { BasisEntry } from '@keelson/projects/document.ts'
import { element } from '../../form/view/dom.ts'
import { accountedFor, frozenAmong } from '../project/changes.ts'
import { counted, entryText } from '../project/entry-text.ts'
import { PASTED_COLUMNS, type Pasted, pastedRows } from '../project/pasted-rows.ts'
import { entriesChanged } from './project-basis.ts'
import { selectOf } from './project-boxes.ts'
import { present, unfreezing } from './project-desk.ts'
import { editorOf, type Read } from './project-editor.ts'

const MOST_SHOWN = 30

export function openPaste(text = ''): void {
  const place = document.getElementById('pasted')
  if (!place) return
  const rows = element('textarea', { rows: '6', spellcheck: 'false', placeholder: PASTED_COLUMNS.join('\t') })
  rows.value = text
  const preview = element('div', { 'aria-live': 'polite' })
  const frozen = unfreezing()
  const why = element('div', { class: 'boxes', hidden: true }, ...frozen.boxes)
  const chosen: Record<string, string> = {}
  const pasted = () => pastedRows(rows.value, { ...present(), chosen })
  const show = () => {
    const now = pasted()
    why.hidden =
      frozenAmong(
        present().basis,
        now.entries.map(({ name }) => name),
      ).length === 0
    preview.replaceChildren(...previewOf(now, chosen))
  }
  const close = () => {
    place.replaceChildren()
    document.getElementById('paste')?.focus()
  }
  const read = (isFinal: boolean): Read => {
    const now = pasted()
    const fault = faultOf(now)
    if (fault !== undefined) return { fault }
    const entries: Readonly<Record<string, BasisEntry>> = Object.fromEntries(
      now.entries.map(({ name, entry }) => [name, entry]),
    )
    const account = frozen.unfrozen()
    if (isFinal && !why.hidden && !account) return { fault: 'A frozen entry changes. Enter your name and the reason.' }
    const says = counted(now.entries.length, 'pasted row')
    return entriesChanged(says, accountedFor(present().basis, entries, account))
  }
  const label = element(
    'label',
    {},
    `Rows of a spreadsheet: ${PASTED_COLUMNS.join(', ')}. A heading row may name the columns.`,
    rows,
  )
  const form = editorOf({
    label: 'Paste rows into the basis',
    boxes: [label, preview, why],
    read,
    reach: Number.POSITIVE_INFINITY,
    recordText: 'Record these rows',
    close,
  })
  form.classList.add('paste')
  form.addEventListener('input', show)
  place.replaceChildren(form)
  show()
  if (text !== '') rows.dispatchEvent(new Event('input', { bubbles: true }))
  rows.focus()
}

function faultOf({ entries, open, problems }: Pasted): string | undefined {
  if (problems.length > 0) return `${counted(problems.length, 'row')} cannot be read.`
  if (open.length > 0) return `State the kind of ${counted(open.length, 'new entry').replace('entrys', 'entries')}.`
  return entries.length === 0 ? '' : undefined
}

function previewOf({ entries, same, open, problems }: Pasted, chosen: Record<string, string>): readonly Node[] {
  const added = entries.filter(({ isNew }) => isNew).length
  if (entries.length + same + open.length + problems.length === 0) return []
  const said = `${entries.length - added} changed, ${added} new, ${same} unchanged.`
  const { basis, units, kinds } = present()
  const own = new Map(kinds)
  const text = (name: string, entry: BasisEntry) =>
    entryText(entry, 'value' in entry ? (entry.unit ?? own.get(entry.kind) ?? units[name] ?? '-') : '-')
  const lines = entries.slice(0, MOST_SHOWN).map(({ name, isNew, entry }) => {
    const before = basis[name]
    const was = isNew || before === undefined ? element('span', { class: 'added' }, 'new') : text(name, before)
    return element('li', {}, element('code', {}, name), ' ', was, ' → ', text(name, entry))
  })
  const questions = open.map(({ line, name, kinds: fitting }) => {
    const select = selectOf([['', 'choose'], ...fitting.map((kind) => [kind, kind.replaceAll('_', ' ')] as const)])
    select.addEventListener('input', () => {
      if (select.value === '') delete chosen[name]
      else chosen[name] = select.value
    })
    return element('li', {}, element('label', {}, `Line ${line}: kind of ${name}`, select))
  })
  const faults = problems
    .slice(0, MOST_SHOWN)
    .map(({ line, says }) => element('li', { class: 'problem' }, `Line ${line}: ${says}`))
  return [element('p', { class: 'note' }, said), element('ul', {}, ...faults, ...questions, ...lines)]
}

/** Cells that are pasted while no box has the keyboard. */
export function pasteAnywhere(event: ClipboardEvent): void {
  const target = event.target as Element | null
  if (target?.closest(':is(input,textarea,select,dialog)')) return
  const text = event.clipboardData?.getData('text/plain') ?? ''
  if (!text.includes('\t')) return
  event.preventDefault()
  openPaste(text)
}
