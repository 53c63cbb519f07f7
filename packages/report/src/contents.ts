/**
 * The way through the report: on the screen a list beside it, on paper a contents list with the label of each section's
 * first page and the figures and tables by number; then the issues of the document and its notes.
 */
import type { RunMeta } from '@keelson/engine/record.ts'
import { revisionHistory } from './foot.ts'
import { type Content, type Html, html } from './html.ts'
import { type Numbered, sectionName } from './numbering.ts'
import type { Part } from './parts.ts'

/** A list of three needs no list. */
const FEW = 3

export const contents = (parts: readonly Part[], numbered: readonly Numbered[], meta: RunMeta = {}): Html =>
  html`<nav class="contents" aria-label="Contents"><ul>${parts.map(entry)}</ul>
${leftOut(parts)}
${numbered.length > FEW && drawn(parts, numbered)}</nav>
${remarks(meta)}`

const entry = ({ id, title, number, onlyFull }: Part): Html =>
  html`<li${onlyFull && html` class="only-full"`}><a href="#${id}"><span class="no">${number}</span> <span class="what">${title}</span> <span class="label">${number}-1</span></a></li>
`

/** What the standard print does not hold. */
function leftOut(parts: readonly Part[]): Content {
  const letters = parts
    .filter(({ onlyFull }) => onlyFull)
    .map(({ number, title }) => `${number} (${title.toLowerCase()})`)
  return (
    letters.length > 0 && html`<p class="only-standard">Included in the full print only: ${letters.join(' and ')}.</p>`
  )
}

/** Figures and tables, each with the section in which it stands. */
function drawn(parts: readonly Part[], numbered: readonly Numbered[]): Html {
  const partOf = new Map(parts.map((part) => [part.id, part]))
  return html`<ul class="drawn">${numbered.map(({ id, label, title, section }) => {
    const part = partOf.get(section)
    return html`<li${part?.onlyFull && html` class="only-full"`}><a href="#${id}"><span class="no">${label}</span> <span class="what">${title}</span> <span class="label">${part && sectionName(part.number)}</span></a></li>
`
  })}</ul>`
}

function remarks(meta: RunMeta): Content {
  const history = revisionHistory(meta)
  if (!meta.notes && history === '') return ''
  return html`<div class="front">${history}${meta.notes && html`<p class="remarks"><strong>Notes.</strong> ${meta.notes}</p>`}</div>
`
}
