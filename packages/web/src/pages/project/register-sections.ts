/** What a project rests on besides its numbers: assumptions, holds and open checks, and the revisions that were issued. */
import type { RegisterKind, RegisterLine } from '@keelson/projects'
import { type Html, html } from '@keelson/report/html.ts'
import { timeText } from '@keelson/report/masthead.ts'
import { asSentence, capitalised } from '@keelson/workflow/shown.ts'
import { calculationPath, type ProjectView, type RevisionRow } from './project-view.ts'

const KINDS: Readonly<Record<RegisterKind, string>> = {
  'assumed entry': 'Assumed values',
  'example value': 'Example values',
  hold: 'Holds',
  'not assessed': 'Checks not assessed',
  'accepted outside its limits': 'Accepted outside method limits',
  'another kind': 'Links between different kinds',
}

export function registerOfAssumptions({ id, register }: Pick<ProjectView, 'id' | 'register'>): Html {
  if (register.length === 0) return html`<p class="note">No assumptions or open items.</p>`
  return html`${[...Map.groupBy(register, ({ kind }) => kind)].map(
    ([kind, lines]) =>
      html`<h3>${KINDS[kind]} <span class="quiet">${lines.length}</span></h3><ul class="register-lines">${lines.map((line) => html`<li>${placeOf(id, line)} <span>${asSentence(line.says)}${line.source !== undefined && html` <span class="quiet">${line.source}</span>`}</span></li>`)}</ul>`,
  )}`
}

function placeOf(project: string, { kind, at, case: name }: RegisterLine): Html {
  const place =
    kind === 'assumed entry'
      ? html`<a href="#basis" data-find="${at}"><code>${at}</code></a>`
      : html`<a href="${calculationPath(project, at)}" data-open="${at}">${at}</a>`
  return html`<span class="at">${place}${name !== undefined && html` <span class="quiet">${name}</span>`}</span>`
}

export function revisionsTable({ revisions }: Pick<ProjectView, 'revisions'>): Html {
  if (revisions.length === 0) return html`<p class="note">No revisions issued.</p>`
  return html`<div class="scroll" role="group" tabindex="0" aria-label="Revisions"><table class="rows revisions"><thead><tr><th scope="col">Revision</th><th scope="col">Issued</th><th scope="col">By</th><th scope="col">Note</th><td class="ways"></td></tr></thead>
<tbody>${revisions.toReversed().map(revisionRow)}</tbody></table></div><div id="differences" aria-live="polite"></div>`
}

const revisionRow = ({ name, issued, by, note }: RevisionRow): Html =>
  html`<tr><th scope="row">${name}</th><td class="date"><time datetime="${issued}">${timeText(issued)}</time></td><td>${by}</td><td>${note !== '' && capitalised(note)}</td><td class="ways"><button type="button" class="quiet-button" data-since="${name}" aria-label="What changed since revision ${name}">What changed since</button></td></tr>`
