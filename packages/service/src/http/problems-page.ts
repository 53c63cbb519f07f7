/** The page that the type of every problem points to, made from the registry. */
import { html } from '@keelson/report/html.ts'
import { page } from '@keelson/web/pages/server/shell.ts'
import { registry } from '../problems.ts'

export const problemsPage = (): Promise<string> =>
  page({
    title: 'Problems',
    here: 'docs',
    doc: 'problems',
    kind: 'docs',
    body: html`<main id="main"><header class="masthead"><h1>Problems</h1>
<p class="question">Errors are returned as application/problem+json (RFC 9457) with one of these types.</p></header>
${Object.entries(registry).map(
  ([code, { status, title, about }]) =>
    html`<section id="${code}"><h2>${title}</h2><p><code>${code}</code>, status ${status}</p><p>${about}</p></section>`,
)}</main>`,
  })
