/** The design basis as a table by group: each value with its status, source and the calculations that use it. */
import { type BasisEntry, isDerived, isNumberEntry, isTableEntry } from '@keelson/projects/document.ts'
import { type Html, html } from '@keelson/report/html.ts'
import { capitalised } from '@keelson/workflow/shown.ts'
import { entryText } from './entry-text.ts'
import { calculationPath, type EntryUse, type ProjectView } from './project-view.ts'

const HEADS = ['Name', 'Value', 'Kind', 'Status', 'Source', 'Note', 'Used by'] as const

export function basisTable(
  { id, project, entries }: Pick<ProjectView, 'id' | 'project' | 'entries'>,
  units: Readonly<Record<string, string>>,
): Html {
  const all = Object.entries(project.basis)
  const groups = [...Map.groupBy(all, ([, { group }]) => group ?? '')]
  const isGrouped = groups.length > 1 || groups[0]?.[0] !== ''
  return html`<div class="scroll" role="group" tabindex="0" aria-label="Design basis"><table class="rows basis"><thead><tr>${HEADS.map((head) => html`<th scope="col"${head === 'Value' && html` class="n"`}>${head}</th>`)}</tr></thead>
${groups.map(([group, of]) => html`<tbody>${isGrouped && html`<tr class="group"><th scope="rowgroup" colspan="${HEADS.length}">${group === '' ? 'No group' : capitalised(group)} <span class="quiet">${of.length}</span></th></tr>`}${of.map(([name, entry]) => entryRow(id, name, entry, units[name] ?? '-', entries[name] ?? NO_USE))}</tbody>`)}</table></div>`
}
const NO_USE: EntryUse = { users: [], reach: 0 }

function entryRow(project: string, name: string, entry: BasisEntry, unit: string, use: EntryUse): Html {
  const { title, status, note, unfrozen } = entry
  const value = entryText(entry, unit)
  return html`<tr data-entry="${name}" data-reach="${use.reach}" data-words="${wordsOf(name, entry)}"><th scope="row" class="name"><code>${name}</code>${title !== undefined && html`<span class="titled">${title}</span>`}</th><td class="n value"><button type="button" class="value-button" data-edit="${name}" aria-label="Change ${title ?? name}, ${value}">${value}</button></td><td class="kind">${kindText(entry)}</td><td class="status"><span class="status-mark ${status}">${status}</span>${unfrozen && html`<span class="why-stale">Unfrozen by ${unfrozen.by}: ${unfrozen.reason}</span>`}</td><td class="source">${sourceText(entry)}</td><td class="note-cell">${note}</td><td class="used">${usedBy(project, use)}</td></tr>
`
}

const wordsOf = (name: string, entry: BasisEntry): string =>
  [name, entry.title, entry.group, entry.status, kindText(entry), entry.source?.document, entry.note]
    .filter((word) => word !== undefined)
    .join(' ')
    .toLowerCase()

function kindText(entry: BasisEntry): string {
  if (isNumberEntry(entry)) return entry.kind === '-' ? 'ratio' : entry.kind.replaceAll('_', ' ')
  if (isTableEntry(entry)) return 'table'
  return isDerived(entry) ? 'result' : 'text'
}

function sourceText({ source }: BasisEntry): Html | false {
  if (source === undefined) return false
  const { document, revision, note } = source
  return html`${document}${revision !== undefined && html` <span class="q quiet">rev. ${revision}</span>`}${note !== undefined && html`<span class="why-stale">${note}</span>`}`
}

const MOST_USERS = 4
function usedBy(project: string, { users, reach }: EntryUse): Html {
  if (users.length === 0) return html`<span class="quiet">not used</span>`
  const left = users.length - MOST_USERS
  const further = reach - users.length
  return html`${users.slice(0, MOST_USERS).map((id, i) => html`${i > 0 && ', '}<a href="${calculationPath(project, id)}" data-open="${id}">${id}</a>`)}${left > 0 && html` <span title="${users.slice(MOST_USERS).join(', ')}">and ${left} more</span>`}${further > 0 && html`<span class="why-stale">${further} more through their results</span>`}`
}
