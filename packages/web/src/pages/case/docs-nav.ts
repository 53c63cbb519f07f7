/** The way between the documents of the service. */
import { type Html, html } from '@keelson/report/html.ts'

const DOCS = [
  ['api', 'Endpoints'],
  ['validation', 'Validation'],
  ['reach', 'Reach'],
  ['equations', 'Equations'],
  ['kinds', 'Kinds and names'],
  ['files', 'File formats'],
  ['problems', 'Problems'],
] as const

export const docsNav = (here: string): Html =>
  html`<nav class="docs-nav" aria-label="Documents">${DOCS.map(
    ([name, title]) => html`<a href="/docs/${name}"${name === here && html` aria-current="page"`}>${title}</a> `,
  )}</nav>`

export const docsNavCss = `
.docs-nav{display:flex;flex-wrap:wrap;gap:.2rem 1.1rem;padding:.3rem 1.25rem;border-bottom:1px solid var(--rule);font-size:.875rem}
.docs-nav a{text-decoration:none;padding:.2rem 0}
.docs-nav a[aria-current=page]{color:var(--ink);font-weight:600}
@media print{.docs-nav{display:none}}`
