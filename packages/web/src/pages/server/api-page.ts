/** The page for those who write programs: every endpoint with a request that runs, and the files to start from. */
import { html } from '@keelson/report/html.ts'
import { shellQuoted } from '@keelson/report/shell.ts'
import { page } from './shell.ts'

export interface EndpointView {
  readonly method: string
  readonly path: string
  readonly summary: string
  readonly request: { readonly url: string; readonly body?: unknown } | undefined
}

export const apiPage = (endpoints: readonly EndpointView[]): Promise<string> =>
  page({
    title: 'For programmers',
    here: 'docs',
    kind: 'docs',
    body: html`<main id="main"><header class="masthead"><h1>For programmers</h1>
<p class="question">Every function of these pages is available to programs at the same addresses.</p></header>
<section><p><a href="/api/openapi.json" download="keelson-openapi.json">OpenAPI 3.1</a> (for client generators) · <a href="/clients/keelson.py" download>keelson.py</a> (single-file Python module) · <a href="/docs/equations">Equations</a> · <a href="/docs/validation">Validation</a> · <a href="/docs/reach">Reach</a> · <a href="/docs/kinds">Kinds and names</a> · <a href="/docs/problems">Problems</a></p></section>
<section aria-labelledby="endpoints"><h2 id="endpoints">Endpoints</h2>
${endpoints.map(
  ({ method, path, summary, request }) => html`<h3><code>${method} ${path}</code></h3>
<p>${summary}.</p>
${request && html`<pre tabindex="0"><code>${curlOf(method, request)}</code></pre>`}`,
)}</section></main>`,
  })

function curlOf(method: string, { url, body }: { readonly url: string; readonly body?: unknown }): string {
  if (body === undefined) return `curl -sS ${shellQuoted(url)}${method === 'GET' ? '' : ` -X ${method}`}`
  return `curl -sS ${shellQuoted(url)} -H 'content-type: application/json' --data-raw ${shellQuoted(JSON.stringify(body))}`
}
