/** The page for those who write programs: every endpoint in its place, with a request that can be sent from the page. */
import { type Html, html } from '@keelson/report/html.ts'
import { shellQuoted } from '@keelson/report/shell.ts'
import { page } from './shell.ts'

export interface EndpointView {
  readonly method: string
  readonly path: string
  readonly group: string
  readonly summary: string
  readonly response: string
  readonly parameters: readonly {
    readonly name: string
    readonly in: string
    readonly required: boolean
    readonly description: string
  }[]
  readonly default_request: RequestView | null
  /** What comes first, where there is no request yet. */
  readonly after?: string
}
interface RequestView {
  readonly url: string
  readonly headers?: Readonly<Record<string, string>>
  readonly body?: unknown
}
interface Group {
  readonly title: string
  readonly about: string
}

export const apiPage = (
  groups: readonly Group[],
  endpoints: readonly EndpointView[],
  baseUrl: string,
): Promise<string> => {
  const parts = groups.map((group) => ({ ...group, own: endpoints.filter((e) => e.group === group.title) }))
  return page({
    title: 'For programmers',
    here: 'docs',
    doc: 'api',
    kind: 'docs api',
    script: 'api.js',
    body: html`<main id="main"><header class="masthead"><h1>For programmers</h1>
<p class="question">Every function of these pages is available to programs at the same addresses.</p>
<p><a href="/api/openapi.json" download="keelson-openapi.json">OpenAPI 3.1</a> (for client and type generators) · <a href="/clients/keelson.py" download>keelson.py</a> (single-file Python module)</p></header>
<div class="endpoints"><nav aria-label="Endpoints">${parts.map(contentsOf)}</nav>
<div>${parts.map(({ title, about, own }) => html`<section><h2>${title}</h2><p class="note">${about}</p>${own.map((e) => endpoint(e, baseUrl))}</section>`)}</div></div></main>`,
  })
}

const contentsOf = ({ title, own }: Group & { readonly own: readonly EndpointView[] }): Html =>
  html`<h2>${title}</h2><ul>${own.map((e) => html`<li><a href="#${idOf(e)}">${named(e)}</a></li>`)}</ul>`

const named = ({ method, path }: EndpointView): Html => html`<span class="verb">${method}</span> <code>${path}</code>`

/** 'post-api-run' */
const idOf = ({ method, path }: Pick<EndpointView, 'method' | 'path'>): string =>
  `${method} ${path}`
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/-$/, '')

const endpoint = (e: EndpointView, baseUrl: string): Html => {
  const { method, summary, response, default_request: request } = e
  return html`<article id="${idOf(e)}"><h3><a href="#${idOf(e)}">${named(e)}</a></h3>
<p>${summary}.</p>
${parameters(e)}<p class="quiet">Response: ${response}</p>
${tried(e, baseUrl)}${request && html`<details><summary>curl</summary><pre tabindex="0"><code>${curlOf(method, request)}</code></pre></details>`}</article>
`
}

const parameters = ({ parameters: all }: EndpointView): Html | false =>
  all.length > 0 &&
  html`<dl class="parameters">${all.map(
    ({ name, in: place, required, description }) =>
      html`<dt><code>${name}</code>${required && html` <span class="tag">required</span>`}${place === 'header' && html` <span class="tag">header</span>`}</dt><dd>${description}</dd>`,
  )}</dl>
`

/** Requests that change what is recorded. */
const CHANGES: Readonly<Record<string, string>> = {
  'POST /api/run': 'Records a run.',
  'POST /api/files': 'Keeps the file for one hour, or as long as a run refers to it.',
  'POST /api/studies': 'Starts a study and records it.',
  'POST /api/studies/{study_id}/points/{point}/run': 'Records a run.',
  'DELETE /api/studies/{study_id}': 'Cancels the study.',
}

/** The request as a form, which the script of the page shows and sends. */
function tried({ method, path, default_request: request, after }: EndpointView, baseUrl: string): Html {
  const address = request?.url.replace(baseUrl, '') ?? path
  const { headers = {}, body } = request ?? {}
  const text = body === undefined || typeof body === 'string' ? body : JSON.stringify(body, null, 2)
  const changes = CHANGES[`${method} ${path}`]
  const notes = [changes, after && `Requires ${after} first.`].filter((note) => note !== undefined)
  return html`<form class="try" data-method="${method}" data-headers="${JSON.stringify(headers)}" hidden>
${text !== undefined && html`<label>Body <textarea name="body" rows="${Math.min(text.split('\n').length, 16)}" spellcheck="false">${text}</textarea></label>`}
<div class="way"><label>Address <input name="address" value="${address}" spellcheck="false" autocomplete="off"></label><button class="primary">Try it</button></div>
${notes.length > 0 && html`<p class="quiet">${notes.join(' ')}</p>`}<div class="sent" role="status"></div></form>
`
}

function curlOf(method: string, { url, headers, body }: RequestView): string {
  if (body === undefined) return `curl -sS ${shellQuoted(url)}${method === 'GET' ? '' : ` -X ${method}`}`
  const type = headers?.['content-type'] ?? 'application/json'
  const data = typeof body === 'string' ? body : JSON.stringify(body)
  return `curl -sS ${shellQuoted(url)} -H 'content-type: ${type}' --data-raw ${shellQuoted(data)}`
}
