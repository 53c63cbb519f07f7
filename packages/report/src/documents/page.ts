/** A page of the house that belongs to no run: the same look, and like a report it loads nothing and runs nothing. */
import { css } from '../css.ts'
import { POLICY } from '../head.ts'
import { type Content, Html, html } from '../html.ts'

/** The way to the parts stands above them, in columns; what the filter leaves out is away. */
const STYLE =
  '.contents ul{display:block;columns:17rem;gap:1rem;border:0;padding:0}[hidden]{display:none!important}' +
  '.filter{display:flex;flex-wrap:wrap;gap:.6rem 1rem;align-items:end;margin-top:1.25rem;font-size:.875rem}.filter label{color:var(--quiet)}.filter .wide{flex:1 1 16rem}' +
  '.filter :is(input,select){display:block;width:100%;max-width:100%;border:1px solid var(--rule);border-radius:4px;background:var(--page);color:var(--ink);padding:.35rem .6rem;font:inherit}' +
  '.filter output{flex-basis:100%;color:var(--quiet)}@media (min-width:78rem){.page{display:block;max-width:82rem}}'

export interface Part {
  readonly id: string
  readonly title: Content
  readonly body: Content
  /** What a filter finds it by; a part without it is always there. */
  readonly found?: FoundBy
}
interface FoundBy {
  /** Of its title and its workflow. */
  readonly words: string
  readonly standards: readonly string[]
}

/** One self-contained page: a title, what it is for, its parts and the way to each. */
export function documentPage(title: string, lead: Content, parts: readonly Part[]): string {
  return html`<!DOCTYPE html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="${POLICY}">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>${title}</title>
<style>${new Html(css)}${new Html(STYLE)}</style>
</head>
<body>
<div class="page">
<main><header><p class="overline">Keelson</p>
<h1>${title}</h1>
<p class="question">${lead}</p>
${filter(parts)}<nav class="contents" aria-label="Parts of this page"><ul>${parts.map(({ id, title }) => html`<li><a href="#${id}">${title}</a></li>\n`)}</ul></nav></header>
${parts.map(({ id, title, body, found }) => html`<section id="${id}"${found && foundBy(found)}><h2>${title}</h2>\n${body}</section>\n`)}</main>
</div>
</body>
</html>
`.text
}

const foundBy = ({ words, standards }: FoundBy): Html =>
  html` data-words="${[words, ...standards].join(' ').toLowerCase()}" data-standards="${standards.join('|')}"`

/** It is shown by the script of the served page, which a copy does without. */
function filter(parts: readonly Part[]): Html | false {
  const counts = Map.groupBy(
    parts.flatMap(({ found }) => found?.standards ?? []),
    (name) => name,
  )
  if (!parts.some(({ found }) => found)) return false
  const names = [...counts].toSorted(([a, m], [b, n]) => n.length - m.length || (a < b ? -1 : 1))
  return html`<form class="filter" role="search" aria-label="This page" hidden>
<label class="wide">Workflow or standard <input type="search" name="q" autocomplete="off"></label>
<label>Standard <select name="standard"><option value="">any</option>${names.map(([name, of]) => html`<option value="${name}">${name} (${of.length})</option>`)}</select></label>
<output></output></form>
`
}

/** A text as the id of a part. */
export const idOf = (text: string): string =>
  text
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')

/** Where a service has the page of a workflow version. */
export const pageOf = (ref: string): string => {
  const [, repo, id, version] = /^([^:]+):([^@]+)@(\d+)$/.exec(ref) ?? []
  return `/workflows/${repo}/${id}?version=${version}`
}
