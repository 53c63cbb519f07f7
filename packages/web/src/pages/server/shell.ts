/** What every page of the service is in: its head, the way to the others, and one style sheet. */
import { hatching } from '@keelson/report/checks.ts'
import { type Content, Html, html } from '@keelson/report/html.ts'
import { type ScriptName, scriptPath, stylePath } from '../bundle/assets.ts'
import { docsNav } from '../case/docs-nav.ts'
import { type Here, topBar } from '../case/top-bar.ts'

export interface Page {
  readonly title: string
  readonly body: Content
  /** Which of the pages it is, for the navigation. */
  readonly here?: Here
  /** Which of the documents it is, for the way to the others. */
  readonly doc?: string
  /** The island that brings it to life; at least that of its search. */
  readonly script?: ScriptName
  /** What its island begins with. */
  readonly data?: unknown
  /** Whether it has inputs, which the keyboard reaches at once. */
  readonly inputs?: boolean
  /** Class of the frame. */
  readonly kind?: string
}

/** Pages run the service's own scripts and ask the service itself; nothing else is loaded, asked or sent. */
export const PAGE_POLICY =
  "default-src 'none'; script-src 'self'; connect-src 'self'; style-src 'self' 'unsafe-inline'; img-src data: blob:; font-src 'self' data:; base-uri 'none'; form-action 'self'; frame-ancestors 'self'"

export async function page({
  title,
  body,
  here,
  doc,
  script = 'page.js',
  data,
  inputs = false,
  kind = '',
}: Page): Promise<string> {
  return html`<!DOCTYPE html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>${title === 'Keelson' ? title : `${title} · Keelson`}</title>
<link rel="icon" href="data:,">
<link rel="stylesheet" href="${stylePath}">
</head>
<body>
${
  inputs &&
  html`<a class="skip" href="#inputs">Skip to inputs</a>
`
}<a class="skip" href="#main">Skip to content</a>
${hatching}${topBar(here)}${doc !== undefined && docsNav(doc)}
<div class="page ${kind}">
${body}
</div>
${data !== undefined && dataBlock(data)}<script type="module" src="${await scriptPath(script)}"></script>
</body>
</html>
`.text
}

/** JSON that cannot end the element that holds it. */
const dataBlock = (data: unknown): Html => {
  const text = JSON.stringify(data).replaceAll('<', '\\u003c')
  return html`<script type="application/json" id="keelson-page">${new Html(text)}</script>`
}
