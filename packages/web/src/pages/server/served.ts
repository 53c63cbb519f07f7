/**
 * A document of its own as a browser gets it: under the header of the pages. A style sheet of the service shows the header,
 * so that a copy of the document is without it, and print leaves it out.
 */
import { POLICY } from '@keelson/report/head.ts'
import { type Html, html } from '@keelson/report/html.ts'
import { type ScriptName, scriptPath, topStylePath } from '../bundle/assets.ts'
import { docsNav } from '../case/docs-nav.ts'
import { type ReportBar, reportBar } from '../case/report-bar.ts'
import { topBar, topNav } from '../case/top-bar.ts'
import { PAGE_POLICY } from './shell.ts'

/** A report runs nothing and asks for nothing but that style sheet. */
export const REPORT_POLICY = POLICY.replace("style-src 'unsafe-inline'", "style-src 'self' 'unsafe-inline'")

/** Of a document's own head, where frames are no matter. */
const DOC_POLICY = PAGE_POLICY.replace(/; frame-ancestors [^;]*/, '')

const HIDDEN = html`<style>.top,.docs-nav,.report-bar{display:none}</style>
<link rel="stylesheet" href="${topStylePath}">
</head>`

/** A report, with the way home and what can be chosen of it. */
export const servedReport = (document: string, bar?: ReportBar): string =>
  under(document, REPORT_POLICY, html`${topNav(false)}${bar && html`\n${reportBar(bar)}`}`)

/** A page of `/docs`, with the search, the way to the others, and its filter. */
export async function servedDoc(document: string, name: string, script: ScriptName): Promise<string> {
  const page = under(document, DOC_POLICY, html`${topBar('docs')}\n${docsNav(name)}`)
  return insertedBefore(page, '</body>', html`<script type="module" src="${await scriptPath(script)}"></script>\n`.text)
}

function under(document: string, policy: string, head: Html): string {
  const open = document.replace(html`content="${POLICY}"`.text, () => html`content="${policy}"`.text)
  const shown = open.replace('</head>', () => HIDDEN.text)
  return shown.replace(/<body[^>]*>(?:\s*<a class="skip"[^>]*>[^<]*<\/a>)*/, (start) => `${start}\n${head.text}`)
}

function insertedBefore(page: string, end: string, what: string): string {
  const at = page.lastIndexOf(end)
  return page.slice(0, at) + what + page.slice(at)
}
