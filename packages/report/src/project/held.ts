/** The register of assumptions and holds: what the project rests on that nobody has yet confirmed. */
import type { RegisterKind, RegisterLine } from '@keelson/projects/register.ts'
import { type Content, type Html, html } from '../html.ts'
import type { Section } from '../section.ts'
import { scrolling } from '../table.ts'
import { chapterLink, entryId } from './basis.ts'
import type { ProjectReportInput } from './input.ts'

const KINDS: readonly (readonly [RegisterKind, string])[] = [
  ['hold', 'Holds'],
  ['not assessed', 'Checks not assessed'],
  ['accepted outside its limits', 'Accepted outside limits'],
  ['example value', 'Example values'],
  ['assumed entry', 'Assumed entries of the design basis'],
  ['another kind', 'Quantities of another kind'],
]

export const heldSection = (input: ProjectReportInput): Section => ({
  id: 'project-held',
  title: 'Assumptions and open items',
  body: KINDS.map(([kind, title]) => {
    const lines = input.register.filter((line) => line.kind === kind)
    return lines.length > 0 && table(title, lines, input)
  }),
})

const table = (title: string, lines: readonly RegisterLine[], input: ProjectReportInput): Html =>
  scrolling(
    html`<caption>${title}</caption>
<thead><tr><th scope="col">At</th><th scope="col">Statement</th><th scope="col">Source</th></tr></thead>
<tbody>${lines.map(({ at, case: name, says, source }) => html`<tr><th scope="row">${place(at, input)}${name !== undefined && html` <span class="quiet">${name}</span>`}</th><td>${says}</td><td>${source ?? '–'}</td></tr>\n`)}</tbody>`,
    'data project-held',
  )

function place(at: string, input: ProjectReportInput): Content {
  const isEntry = Object.hasOwn(input.project.basis, at) && input.calculations.every(({ id }) => id !== at)
  return isEntry ? html`<a href="#${entryId(input, at)}">${at}</a>` : chapterLink(at, input)
}
