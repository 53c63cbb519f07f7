/** The design basis: every entry with its value, its status, the document that it is from and where it is used. */
import { type BasisEntry, isDerived, isTableEntry } from '@keelson/projects/document.ts'
import { capitalised } from '@keelson/workflow/shown.ts'
import { type Content, type Html, html, idOf } from '../html.ts'
import { numberText } from '../numbers.ts'
import type { Section } from '../section.ts'
import { scrolling } from '../table.ts'
import { chapterId, chapterNumbers } from './chapters.ts'
import { entryText, tableIn } from './entry-text.ts'
import type { ProjectReportInput } from './input.ts'
import { breakable } from './words.ts'

type Named = readonly [name: string, entry: BasisEntry]

/** Rows of a table that are printed; the project has the rest. */
const MOST_ROWS = 200

export function basisSection(input: ProjectReportInput): Section {
  const entries = Object.entries(input.project.basis)
  const groups = Map.groupBy(entries, ([, { group }]) => group ?? '')
  const tables = entries.flatMap(([name, entry]) => (isTableEntry(entry) ? [[name, entry] as const] : []))
  return {
    id: 'project-basis',
    title: 'Design basis',
    body: html`${entries.length === 0 && html`<p class="note">The project has no design basis.</p>`}
${entries.length > 0 && html`<p class="note">${tally(entries)}</p>`}
${[...groups].map(([group, own]) => groupTable(group, own, input))}
${tables.map(([name, entry]) => tableOf(name, entry, input))}`,
  }
}

function tally(entries: readonly Named[]): string {
  const count = (status: BasisEntry['status']) => entries.filter(([, entry]) => entry.status === status).length
  const counts = (['assumed', 'agreed', 'frozen'] as const).map((status) => `${count(status)} ${status}`)
  const noun = entries.length === 1 ? 'entry' : 'entries'
  return `${entries.length} ${noun}: ${counts.join(', ')}.`
}

const groupTable = (group: string, entries: readonly Named[], input: ProjectReportInput): Html =>
  scrolling(
    html`<caption>${group === '' ? 'Entries' : capitalised(group)}</caption>
<thead><tr><th scope="col">Entry</th><th scope="col">Value</th><th scope="col">Status</th><th scope="col">Source</th><th scope="col">Used in</th></tr></thead>
<tbody>${entries.map((entry) => row(entry, input))}</tbody>`,
    'data basis-entries',
  )

function row([name, entry]: Named, input: ProjectReportInput): Html {
  const { title, status, note } = entry
  return html`<tr id="${entryId(input, name)}"><th scope="row">${title ?? name}<p class="quiet">${title !== undefined && html`<code>${name}</code> `}${note}</p></th><td>${valueText(name, entry, input)}</td><td class="q">${status}</td><td>${sourceOf(entry, input)}</td><td>${usedIn(name, input)}</td></tr>
`
}

/** By its place: two names may have one id. */
export const entryId = ({ project }: Pick<ProjectReportInput, 'project'>, name: string): string =>
  idOf('entry', String(Object.keys(project.basis).indexOf(name) + 1))

function valueText(name: string, entry: BasisEntry, { units, derived }: ProjectReportInput): Content {
  const result = Object.hasOwn(derived, name) ? derived[name] : undefined
  if (!isTableEntry(entry)) return entryText(entry, units, result)
  const count = entry.rows.length
  return html`<span class="quiet">${count} ${count === 1 ? 'row' : 'rows'}, below</span>`
}

function sourceOf(entry: BasisEntry, input: ProjectReportInput): Content {
  const { document, revision, note } = entry.source ?? {}
  const named = [document, revision !== undefined && `rev. ${revision}`].filter((part) => part).join(' ')
  const stated = [named, note].filter((part) => part).join(', ')
  const { unfrozen } = entry
  const from = isDerived(entry) ? html`result ${resultOf(entry.from, input)}` : ''
  const because = isDerived(entry) && entry.because !== undefined && html`<p class="quiet">${entry.because}</p>`
  const none = stated === '' && from === '' && html`<span class="quiet">not stated</span>`
  return html`${from}${from !== '' && stated !== '' && '; '}${stated}${none}${because}${
    unfrozen &&
    html`<p class="quiet">Unfrozen by ${unfrozen.by}${unfrozen.date && ` on ${unfrozen.date}`}: ${unfrozen.reason}</p>`
  }`
}

function resultOf(from: string, input: ProjectReportInput): Content {
  const [calculation = '', ...rest] = from.split('/')
  return html`${chapterLink(calculation, input)}, <code>${rest.join('/')}</code>`
}

/** The id of a calculation, leading to its chapter. */
export function chapterLink(id: string, input: ProjectReportInput): Content {
  const number = chapterNumbers(input)[id]
  return number === undefined ? id : html`<a class="q" href="#${chapterId(number)}">${id}</a>`
}

function usedIn(name: string, input: ProjectReportInput): Content {
  const users = new Set(input.links.filter(({ entry }) => entry === name).map(({ to }) => to))
  for (const { id, cases } of input.project.calculations)
    if (cases !== undefined && 'basis' in cases && cases.basis === name) users.add(id)
  if (users.size === 0) return html`<span class="quiet">not used</span>`
  return [...users].map((id, i) => html`${i > 0 && ', '}${chapterLink(id, input)}`)
}

function tableOf(name: string, entry: Parameters<typeof tableIn>[0], { units }: ProjectReportInput): Html {
  const { columns, rows } = tableIn(entry, units)
  const count = rows.length > MOST_ROWS ? `first ${MOST_ROWS} of ${rows.length} rows` : `${rows.length} rows`
  const head = (column: (typeof columns)[number]) =>
    html`<th scope="col"${column.isNumber && html` class="n"`}>${breakable(column.name)}${column.unit !== '' && html` <span class="u">[${column.unit}]</span>`}</th>`
  return scrolling(
    html`<caption>${entry.title ?? name} <span class="quiet">${count}</span></caption>
<thead><tr>${columns.map(head)}</tr></thead>
<tbody>${rows.slice(0, MOST_ROWS).map((row) => html`<tr>${row.map(cell)}</tr>\n`)}</tbody>`,
    kindOf(columns.length),
  )
}
/** Up to so many a table is narrow; from so many its letters are small, and then its page is on its side. */
const COLUMNS = { few: 4, many: 6, most: 12 } as const

function kindOf(columns: number): string {
  if (columns > COLUMNS.most) return 'data dense wide'
  if (columns > COLUMNS.many) return 'data dense'
  return columns > COLUMNS.few ? 'data' : 'data slim'
}

/** A number as it was entered. */
const cell = (value: number | string | null): Html =>
  typeof value === 'number' ? html`<td class="n">${numberText(value, DIGITS)}</td>` : html`<td>${value ?? '–'}</td>`
const DIGITS = 12
