/** The register as a table: a line for each run and study, heads that sort it, and a choice of two runs to compare. */
import { isCalculated } from '@keelson/engine/status.ts'
import { type Content, type Html, html } from '@keelson/report/html.ts'
import { badge, timeText } from '@keelson/report/masthead.ts'
import { shownUtilisation } from '@keelson/workflow/shown.ts'
import { pathOf } from '../case/found.ts'
import {
  type Group,
  grouped,
  nextOrder,
  type Order,
  orderText,
  type RegisterRow,
  type RunRow,
  type SortedBy,
  type StudyRow,
} from './register.ts'

export interface TableView {
  readonly rows: readonly RegisterRow[]
  readonly order: Order
  readonly isGrouped: boolean
  /** Address of the same list in another order. */
  readonly orderedBy: (order: string) => string
}

const HEADS: readonly (readonly [SortedBy, string])[] = [
  ['document', 'Document'],
  ['revision', 'Rev.'],
  ['title', 'Title'],
  ['result', 'Result'],
  ['utilisation', 'Utilisation'],
  ['date', 'Date (UTC)'],
]
const COLUMNS = HEADS.length + 2

export function registerTable(view: TableView): Html {
  const { rows, isGrouped } = view
  const runs = rows.filter(({ kind }) => kind === 'run').length
  const bodies = isGrouped ? grouped(rows).map(groupBody) : html`<tbody>${rows.map(line)}</tbody>`
  return html`<form action="/compare" class="register">
${runs > 1 && html`<p class="pick-two"><button>Compare</button> <span>Select two runs to compare.</span></p>`}
<div class="scroll" role="group" tabindex="0" aria-label="Register"><table>
<thead><tr><td class="pick"></td>${HEADS.map(([by, title]) => head(by, title, view))}<td class="ways"></td></tr></thead>
${bodies}</table></div></form>`
}

function head(by: SortedBy, title: string, { order, orderedBy }: TableView): Html {
  const isSorted = order.by === by
  const state = isSorted && html` aria-sort="${order.descending ? 'descending' : 'ascending'}"`
  const sign = isSorted && html` <span aria-hidden="true">${order.descending ? '▼' : '▲'}</span>`
  return html`<th scope="col" class="${by}"${state}><a href="${orderedBy(orderText(nextOrder(by, order)))}">${title}${sign}</a></th>`
}

const groupBody = ({ document, project, rows }: Group): Html =>
  html`<tbody><tr class="group"><th scope="rowgroup" colspan="${COLUMNS}">${document ?? 'No document number'} <span class="quiet">${project !== null && `${project} · `}${rows.length} ${rows.length === 1 ? 'entry' : 'entries'}</span></th></tr>${rows.map(line)}</tbody>`

const line = (row: RegisterRow): Html => (row.kind === 'run' ? runLine(row) : studyLine(row))

function runLine(row: RunRow): Html {
  const { id, ref, version, standing, said } = row
  const open = version !== null && `${pathOf(ref)}?run=${id}&version=${version}`
  const result = html`${badge(standing)} ${said}`
  return cells(row, {
    pick: html`<input type="checkbox" name="run" value="${id}" aria-label="Compare ${spokenName(row)}">`,
    report: isCalculated(standing) ? `/reports/${id}` : undefined,
    open: open || undefined,
    result,
    about: said,
  })
}

const studyLine = (row: StudyRow): Html =>
  cells(row, {
    pick: '',
    report: `/studies/${row.id}/report`,
    open: `${pathOf(row.ref)}?study=${row.id}`,
    result: row.said,
    about: row.said,
  })

interface Cells {
  readonly pick: Content
  /** Where its report is. */
  readonly report: string | undefined
  /** Where its inputs are. */
  readonly open: string | undefined
  readonly result: Content
  readonly about: string
}

function cells(row: RegisterRow, { pick, report, open, result, about }: Cells): Html {
  const { created, document, revision, project, utilisation } = row
  const time = timeText(created).slice(0, MINUTES)
  const name = html`${row.named ?? row.title}`
  return html`<tr><td class="pick">${pick}</td>
<td class="document"${project !== null && html` title="${project}"`}>${document}</td><td class="revision">${revision}</td>
<td class="title" title="${titleText(row)}">${report === undefined ? name : html`<a href="${report}">${name}</a>`}${further(row)}</td>
<td class="result" title="${about}">${result}</td><td class="utilisation">${utilisation && shownUtilisation(utilisation.value, utilisation.limit)}</td>
<td class="date"><time datetime="${created}">${time}</time></td><td class="ways">${open !== undefined && html`<a href="${open}" aria-label="Open ${spokenName(row)}">Open</a>`}</td></tr>
`
}

/** '2026-02-11 09:14'. */
const MINUTES = 16

/** What stands behind the title: the workflow where the document has a title of its own, and of a study what it varied. */
function further(row: RegisterRow): Html {
  const workflow = row.named === null ? '' : row.title
  if (row.kind === 'run') return html`${workflow !== '' && html` <span class="quiet">${workflow}</span>`}`
  return html` <span class="tag">study</span> <span class="quiet">${[workflow, row.asked].filter((text) => text !== '').join(', ')}</span>`
}

const titleText = (row: RegisterRow): string =>
  [row.named, row.title, row.kind === 'study' && row.asked, row.version !== null && `version ${row.version}`]
    .filter((text) => text !== null && text !== false)
    .join(', ')

const spokenName = ({ document, revision, named, title, created }: RegisterRow): string =>
  [[document, revision].filter((text) => text !== null).join(' '), named ?? title, timeText(created)]
    .filter((text) => text !== '')
    .join(', ')
