/** What a report is made of: sections in order, each with a heading that the contents list repeats. */
import { type Content, type Html, html } from './html.ts'

export interface Section {
  readonly id: string
  readonly title: string
  readonly body: Content
}

/** The section as it stands on the page, under its number where the report gives it one. */
export const printSection = ({ id, title, body }: Section, number?: string): Html =>
  html`<section id="${id}" aria-labelledby="${id}-title">
<h2 id="${id}-title">${number !== undefined && html`<span class="no">${number}</span> `}${title}</h2>
${body}
</section>
`

/** A list of sentences. */
export const bullets = (items: readonly Content[]): Html =>
  html`<ul class="prose">${items.map((item) => html`<li>${item}</li>`)}</ul>
`

/** Terms and what they are; rows without content are left out. */
export const facts = (rows: readonly (readonly [term: string, content: Content])[], kind = ''): Html =>
  html`<dl class="facts ${kind}">${rows
    .filter(([, content]) => content !== undefined && content !== null && content !== false && content !== '')
    .map(([term, content]) => html`<div><dt>${term}</dt><dd>${content}</dd></div>`)}</dl>
`
