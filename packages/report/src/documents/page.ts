/** A page of the house that belongs to no run: the same look, and like a report it loads nothing and runs nothing. */
import { css } from '../css.ts'
import { POLICY } from '../head.ts'
import { type Content, Html, html } from '../html.ts'

/** The way to the parts stands above them, in columns. */
const CONTENTS = '.contents ul{display:block;columns:17rem;gap:1rem;border:0;padding:0}'

export interface Part {
  readonly id: string
  readonly title: Content
  readonly body: Content
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
<style>${new Html(css)}${new Html(CONTENTS)}</style>
</head>
<body>
<div class="page">
<header><p class="overline">Keelson</p>
<h1>${title}</h1>
<p class="question">${lead}</p>
<nav class="contents" aria-label="Parts of this page"><ul>${parts.map(({ id, title }) => html`<li><a href="#${id}">${title}</a></li>\n`)}</ul></nav></header>
<main>
${parts.map(({ id, title, body }) => html`<section id="${id}"><h2>${title}</h2>\n${body}</section>\n`)}</main>
</div>
</body>
</html>
`.text
}

/** A text as the id of a part. */
export const idOf = (text: string): string =>
  text
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')
