/** The page at `/runs`: what was recorded, to look for, open again and compare. Plain forms: it needs no script. */

import type { Status } from '@keelson/engine'
import { isCalculated } from '@keelson/engine/status.ts'
import { type Html, html } from '@keelson/report/html.ts'
import { badge, timeText } from '@keelson/report/masthead.ts'
import { pathOf } from '../case/found.ts'
import { page } from './shell.ts'

export const FILTERS = ['q', 'status', 'domain', 'subdomain', 'ref', 'from', 'to', 'before'] as const
/** What is asked of the list, by the names of the form. */
export type RunFilter = Readonly<Partial<Record<(typeof FILTERS)[number], string>>>

interface ListedRun {
  readonly run_id: string
  readonly created_at: string
  readonly ref: string
  readonly title: string
  readonly version: number | null
  readonly status: Status
  readonly checks_made: number | null
  readonly checks_open: number | null
  readonly checks_accepted: number | null
  readonly detail: string
  readonly titled: string | null
}
export interface RunsView {
  readonly filter: RunFilter
  readonly runs: readonly ListedRun[]
  /** The run before which older ones begin. */
  readonly next: string | null
  readonly statuses: readonly Status[]
  readonly channels: readonly { readonly domain: string; readonly title: string }[]
}

export const runsPage = (view: RunsView): Promise<string> =>
  page({
    title: 'Runs',
    here: 'runs',
    kind: 'runs',
    body: html`<main id="main"><h1>Runs</h1>
${filterForm(view)}
${view.runs.length === 0 ? html`<p class="note">${isFiltered(view.filter) ? 'No runs match these filters.' : 'No runs recorded.'}</p>` : listForm(view)}
${further(view)}
</main>`,
  })

const isFiltered = (filter: RunFilter): boolean => Object.keys(filter).length > 0

function filterForm({ filter, statuses, channels }: RunsView): Html {
  const option = (value: string, title: string, chosen: string | undefined) =>
    html`<option value="${value}"${value === (chosen ?? '') && html` selected`}>${title}</option>`
  const kept = (['ref', 'subdomain'] as const).flatMap((name) => {
    const value = filter[name]
    return value === undefined ? [] : [html`<input type="hidden" name="${name}" value="${value}">`]
  })
  const only = [filter.ref, filter.subdomain].filter((text) => text !== undefined)
  return html`<form class="filter" action="/runs" role="search" aria-label="Runs">
<label class="wide">Words <input type="search" name="q" value="${filter.q ?? ''}" placeholder="workflow, result, project, document"></label>
<label>Status <select name="status">${option('', 'any', filter.status)}${statuses.map((s) => option(s, s, filter.status))}</select></label>
<label>Channel <select name="domain">${option('', 'any', filter.domain)}${channels.map((c) => option(c.domain, c.title, filter.domain))}</select></label>
<label>From <input type="date" name="from" value="${(filter.from ?? '').slice(0, 10)}"></label>
<label>To <input type="date" name="to" value="${(filter.to ?? '').slice(0, 10)}"></label>
${kept}<button class="primary">Show</button>${isFiltered(filter) && html` <a href="/runs">All runs</a>`}
${only.length > 0 && html`<p class="quiet wide">Only ${only.join(', ')}</p>`}</form>`
}

/** Two runs are chosen by two columns of radio buttons, the latest two at first. */
const listForm = ({ runs }: RunsView): Html =>
  html`<form action="/compare"><div class="scroll" role="group" tabindex="0" aria-label="Runs"><table><caption>Newest first, times in UTC</caption>
<thead><tr><th scope="col"><abbr title="first run to compare">A</abbr></th><th scope="col"><abbr title="second run to compare">B</abbr></th><th scope="col">Time</th><th scope="col">Workflow</th><th scope="col">Status</th><th scope="col">Result</th><th scope="col">Links</th></tr></thead>
<tbody>${runs.map(row)}</tbody></table></div>
${runs.length > 1 && html`<p class="further"><button>Compare A with B</button></p>`}</form>`

function row({ run_id, created_at, ref, title, version, detail, titled, ...standing }: ListedRun, i: number): Html {
  const time = timeText(created_at).replace(' UTC', '')
  const choice = (name: 'a' | 'b', at: number) =>
    html`<td class="pick" data-name="${name.toUpperCase()}"><input type="radio" name="${name}" value="${run_id}" aria-label="${name.toUpperCase()}: ${title}, ${time}"${i === at && html` checked`}></td>`
  return html`<tr>${choice('a', 1)}${choice('b', 0)}<td class="word"><time datetime="${created_at}">${time}</time></td>
<td class="workflow">${title}${version !== null && html` <span class="quiet">version ${version}</span>`}${titled !== null && html`<span class="quiet titled">${titled}</span>`}</td>
<td class="word">${badge(standing)}</td><td class="answered">${detail}</td>
<td class="word">${isCalculated(standing) && html`<a href="/reports/${run_id}">report</a> `}${version !== null && html`<a href="${pathOf(ref)}?run=${run_id}&amp;version=${version}">open</a>`}</td></tr>`
}

function further({ filter, next }: RunsView): Html | false {
  const { before, ...rest } = filter
  const at = (query: RunFilter) => `/runs?${new URLSearchParams(query as Record<string, string>)}`
  if (next === null && before === undefined) return false
  return html`<p class="further">${before !== undefined && html`<a href="${at(rest)}">Newest</a> `}${next !== null && html`<a href="${at({ ...rest, before: next })}" rel="next">Older</a>`}</p>`
}
