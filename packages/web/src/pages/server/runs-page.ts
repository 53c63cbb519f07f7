/** The pages at `/runs` and `/studies`: what was recorded, to look for, open again and compare. Plain forms: they need no script. */

import type { Status } from '@keelson/engine'
import { type Html, html } from '@keelson/report/html.ts'
import type { StudyStatus } from '@keelson/studies/study.ts'
import { capitalised } from '@keelson/workflow/shown.ts'
import { isNewestFirst, type Order, orderText, type RegisterRow } from './register.ts'
import { registerTable } from './register-table.ts'
import { page } from './shell.ts'

const FILTERS = ['q', 'kind', 'status', 'domain', 'subdomain', 'ref', 'from', 'to'] as const
/** Those that a phone folds away while none is in use. */
const FURTHER = ['kind', 'status', 'domain', 'from', 'to'] as const
const ASKED = [...FILTERS, 'sort', 'group', 'before'] as const
/** What is asked of the list, by the names of the form. */
export type RunFilter = Readonly<Partial<Record<(typeof ASKED)[number], string>>>

export interface RegisterView {
  /** Where the page is. */
  readonly path: '/runs' | '/studies'
  readonly filter: RunFilter
  readonly order: Order
  readonly isGrouped: boolean
  readonly rows: readonly RegisterRow[]
  /** The entry before which older ones begin. */
  readonly next: string | null
  readonly statuses: { readonly run: readonly Status[]; readonly study: readonly StudyStatus[] }
  readonly channels: readonly { readonly domain: string; readonly title: string }[]
}

const TITLES = { '/runs': 'Runs', '/studies': 'Studies' } as const
const ALL = { '/runs': 'All runs and studies', '/studies': 'All studies' } as const
const HERE = { '/runs': 'runs', '/studies': 'studies' } as const

export const registerPage = (view: RegisterView): Promise<string> =>
  page({
    title: TITLES[view.path],
    here: HERE[view.path],
    kind: 'runs',
    script: 'runs.js',
    body: html`<main id="main"><h1>${TITLES[view.path]}</h1>
${filterForm(view)}
${view.rows.length === 0 ? html`<p class="note">${none(view)}</p>` : html`${sortedNote(view)}${registerTable({ ...view, orderedBy: (sort) => addressOf(view, { ...view.filter, sort }) })}`}
${further(view)}
</main>`,
  })

export const asked = (sent: Readonly<Record<string, string | undefined>>): RunFilter =>
  Object.fromEntries(
    ASKED.flatMap((name) => {
      const value = sent[name]
      return value === undefined || value.trim() === '' ? [] : [[name, value.trim()] as const]
    }),
  )

const isFiltered = (filter: RunFilter): boolean => FILTERS.some((name) => filter[name] !== undefined)

function none({ path, filter }: RegisterView): string {
  const what = path === '/runs' ? 'runs or studies' : 'studies'
  return isFiltered(filter) ? `No ${what} match these filters.` : `No ${what} recorded.`
}

function filterForm({ path, filter, isGrouped, order, statuses, channels }: RegisterView): Html {
  const option = (value: string, title: string, chosen: string | undefined) =>
    html`<option value="${value}"${value === (chosen ?? '') && html` selected`}>${title}</option>`
  const sort = isNewestFirst(order) ? undefined : orderText(order)
  const kept = Object.entries({ ref: filter.ref, subdomain: filter.subdomain, sort }).flatMap(([name, value]) =>
    value === undefined ? [] : [html`<input type="hidden" name="${name}" value="${value}">`],
  )
  const only = [filter.ref, filter.subdomain].filter((text) => text !== undefined)
  const ofStudies = statuses.study.map((s) => option(s, capitalised(s), filter.status))
  return html`<form class="filter" action="${path}" role="search" aria-label="${TITLES[path]}">
<label class="wide">Words <input type="search" name="q" value="${filter.q ?? ''}" placeholder="workflow, result, project, document"></label>
<details${(isGrouped || FURTHER.some((name) => filter[name] !== undefined)) && html` open`}><summary>Filters</summary><div>
${path === '/runs' && html`<label>Kind <select name="kind">${option('', 'all', filter.kind)}${option('runs', 'Runs', filter.kind)}${option('studies', 'Studies', filter.kind)}</select></label>`}
<label>Status <select name="status">${option('', 'any', filter.status)}${path === '/runs' ? html`<optgroup label="Runs">${statuses.run.map((s) => option(s, s, filter.status))}</optgroup><optgroup label="Studies">${ofStudies}</optgroup>` : ofStudies}</select></label>
<label>Channel <select name="domain">${option('', 'any', filter.domain)}${channels.map((c) => option(c.domain, c.title, filter.domain))}</select></label>
<label>From <input type="date" name="from" value="${(filter.from ?? '').slice(0, DAY)}"></label>
<label>To <input type="date" name="to" value="${(filter.to ?? '').slice(0, DAY)}"></label>
<label class="tick"><input type="checkbox" name="group" value="document"${isGrouped && html` checked`}> Group by document</label></div></details>
${kept}<button class="primary">Show</button>${isFiltered(filter) && html` <a href="${path}">${ALL[path]}</a>`}
${only.length > 0 && html`<p class="quiet wide">Only ${only.join(', ')}</p>`}</form>`
}

/** '2026-02-11'. */
const DAY = 10

/** Another order than that of the store is one of the newest entries. */
const sortedNote = ({ next, rows, filter, order, isGrouped }: RegisterView): Html | false =>
  next !== null &&
  (isGrouped || !isNewestFirst(order)) &&
  html`<p class="note">${isGrouped ? 'Grouped' : 'Sorted'} within the ${filter.before === undefined ? 'newest' : 'next'} ${rows.length} entries. Narrow the filters to include others.</p>`

function further(view: RegisterView): Html | false {
  const { filter, next } = view
  const { before, ...rest } = filter
  if (next === null && before === undefined) return false
  return html`<p class="further">${before !== undefined && html`<a href="${addressOf(view, rest)}">Newest</a> `}${next !== null && html`<a href="${addressOf(view, { ...rest, before: next })}" rel="next">Older</a>`}</p>`
}

const addressOf = ({ path }: RegisterView, query: RunFilter): string =>
  `${path}?${new URLSearchParams(query as Record<string, string>)}`
