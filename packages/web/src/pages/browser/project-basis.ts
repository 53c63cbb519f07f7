/** Entries of the basis changed in place: value with its unit as typed, status, source and note; frozen ones with who and why. */
import { type BasisEntry, entryStates, isTableEntry } from '@keelson/projects/document.ts'
import { element } from '../../form/view/dom.ts'
import { accountedFor, entryChanges, undoOfEntries } from '../project/changes.ts'
import { typedText, withTyped } from '../project/entry-text.ts'
import { type Box, boxOf } from './project-boxes.ts'
import { present, type Recordable, record, unfreezing } from './project-desk.ts'
import { editorOf, editorRow, type Read } from './project-editor.ts'
import { say, sayProblem } from './project-said.ts'

type Entries = Readonly<Record<string, BasisEntry | undefined>>

/** A change of entries of the basis, and what puts them back. */
export function entriesChanged(says: string, entries: Entries): Recordable {
  const { basis } = present()
  const names = Object.keys(entries)
  const before = undoOfEntries(basis, names)
  return {
    says,
    names,
    changes: entryChanges(entries),
    undo: (unfrozen) => entryChanges(accountedFor(present().basis, before, unfrozen)),
  }
}

export function editEntry(button: HTMLElement): void {
  const name = button.dataset.edit ?? ''
  const row = button.closest('tr')
  const entry = present().basis[name]
  const made = row && editorRow(row, button)
  if (!made || !entry) return
  const { value, more } = boxesOf(name, entry)
  const frozen = entry.status === 'frozen' ? unfreezing() : undefined
  const read = (isFinal: boolean): Read => {
    const changed = changedEntry(name, value, more)
    if ('fault' in changed) return changed
    const account = frozen?.unfrozen()
    if (isFinal && frozen && !account) return { fault: 'The entry is frozen. Enter your name and the reason.' }
    const base = present().basis[name]
    if (JSON.stringify(changed.entry) === JSON.stringify(base)) return { ...entriesChanged(name, {}), changes: [] }
    const entries = { [name]: account ? { ...changed.entry, unfrozen: account } : changed.entry }
    return { ...entriesChanged(name, entries), ...(changed.note !== undefined && { note: changed.note }) }
  }
  const remove = element('button', { type: 'button', class: 'quiet-button away-right' }, 'Remove entry')
  remove.addEventListener('click', () => void removed(name, made.close))
  const isTable = isTableEntry(entry)
  const boxes = [
    element('div', { class: 'boxes' }, value.label, ...(frozen?.boxes ?? [])),
    element(
      'details',
      {},
      element('summary', {}, 'Status, source and note'),
      element('div', { class: 'boxes' }, ...Object.values(more).map(({ label }) => label)),
    ),
  ]
  const reach = Number(row.dataset.reach)
  const form = editorOf({
    label: `Change ${entry.title ?? name}`,
    boxes,
    read,
    reach: isTable ? Number.POSITIVE_INFINITY : reach,
    buttons: [remove],
    close: made.close,
  })
  made.cell.append(form)
  const control = form.querySelector<HTMLInputElement>('input, textarea')
  control?.focus()
  control?.select()
}

type More = Readonly<Record<'title' | 'group' | 'status' | 'document' | 'revision' | 'note', Box>>
const MOST_LINES = 14

function boxesOf(name: string, entry: BasisEntry): { readonly value: Box; readonly more: More } {
  const typed = typedText(entry, present().units[name] ?? '-')
  const lines = isTableEntry(entry)
    ? { rows: Math.min(entry.rows.length + 2, MOST_LINES), kind: 'wide' }
    : { kind: 'typed' }
  const title = isTableEntry(entry)
    ? 'Rows, cells separated by tabs'
    : 'from' in entry
      ? 'Result'
      : 'kind' in entry
        ? 'Value with unit'
        : 'Text'
  return {
    value: boxOf({ title, value: typed, ...lines }),
    more: {
      status: boxOf({ title: 'Status', value: entry.status, options: entryStates.map((state) => [state, state]) }),
      document: boxOf({ title: 'Source document', value: entry.source?.document ?? '' }),
      revision: boxOf({ title: 'Revision', value: entry.source?.revision ?? '' }),
      title: boxOf({ title: 'Title', value: entry.title ?? '' }),
      group: boxOf({ title: 'Group', value: entry.group ?? '' }),
      note: boxOf({ title: 'Note', value: entry.note ?? '', kind: 'wide' }),
    },
  }
}

/** The entry as it is now, with what was changed in the boxes: what somebody else changed beside it is kept. */
function changedEntry(name: string, value: Box, more: More) {
  const { basis, units } = present()
  const base = basis[name]
  if (base === undefined) return { fault: `${name} is no longer an entry of the basis.` }
  const read = value.isChanged() ? withTyped(base, units[name] ?? '-', value.text() ?? '') : { entry: base }
  return 'fault' in read ? read : { ...read, entry: withHead(read.entry, more) }
}

function withHead(entry: BasisEntry, { status, title, group, note, document, revision }: More): BasisEntry {
  const changed: Record<string, unknown> = { ...entry }
  const lay = (held: Record<string, unknown>, name: string, box: Box) => {
    if (!box.isChanged()) return
    const text = box.text()
    if (text === undefined) delete held[name]
    else held[name] = text
  }
  for (const [name, box] of Object.entries({ status, title, group, note })) lay(changed, name, box)
  const source: Record<string, unknown> = { ...entry.source }
  for (const [name, box] of Object.entries({ document, revision })) lay(source, name, box)
  if (Object.keys(source).length > 0) changed.source = source
  else delete changed.source
  return changed as unknown as BasisEntry
}

async function removed(name: string, close: () => void): Promise<void> {
  const refused = await record(entriesChanged(`${name} removed`, { [name]: undefined }))
  if (refused) return sayProblem(refused.join(' '))
  close()
  say(element('p', {}, `Removed: ${name}.`))
}
