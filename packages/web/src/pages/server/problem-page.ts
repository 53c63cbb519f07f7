/** A refusal to a person who followed a link. */
import { html } from '@keelson/report/html.ts'
import { capitalised } from '@keelson/workflow/shown.ts'
import { page } from './shell.ts'

export const problemPage = (title: string, detail: string): Promise<string> =>
  page({
    title,
    body: html`<main id="main"><header class="masthead"><h1>${title}</h1><p class="question">${capitalised(detail)}.</p></header>
<p class="ways"><a href="/">Find a workflow</a> or <a href="/runs">find a run</a>.</p></main>`,
  })
