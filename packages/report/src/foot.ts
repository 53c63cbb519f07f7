/** The foot of the first sheet: who answers for the document, with room for a pen, and its issues. Nothing is signed. */
import type { Revision, RunMeta } from '@keelson/engine/record.ts'
import { type Content, type Html, html, shortened } from './html.ts'
import { scrolling } from './table.ts'

/** Characters of a name, and of what an issue says on the first sheet. */
const NAME = 56
const SHORT: Readonly<Record<(typeof BRIEF)[number][0], number>> = {
  revision: 6,
  date: 12,
  description: 48,
  prepared_by: 10,
}
/** Issues on the first sheet: the last ones. */
const MOST_ISSUES = 3
const BRIEF = [
  ['revision', 'Rev.'],
  ['date', 'Date'],
  ['description', 'Description'],
  ['prepared_by', 'By'],
] as const satisfies readonly (readonly [keyof Revision, string])[]

/** Of the foot in mm: with a line in each box, a further line of a name or a description, what is said below, and its air. */
const HEIGHT = { least: 24, line: 3.1, said: 4 } as const
/** Characters of a line in each. */
const LINE = { name: 17, description: 20 } as const

/** How high the foot is, in mm. */
export function footOf(meta: RunMeta): number {
  const further = (texts: readonly string[], most: number, line: number) =>
    Math.max(0, ...texts.map((text) => Math.ceil(Math.min(text.length, most) / line) - 1))
  const names = further(namesOf(meta), NAME, LINE.name)
  const issues = lastOf(meta).map(({ description = '' }) => further([description], SHORT.description, LINE.description))
  const lines = Math.max(names, issues.reduce((sum, more) => sum + more, 0) - 1)
  return HEIGHT.least + HEIGHT.line * Math.max(0, lines) + (isStated(meta) ? HEIGHT.said : 0)
}

/** Signature and date are for a pen. */
export const foot = (meta: RunMeta = {}): Html =>
  html`<div class="foot" style="--foot:${footOf(meta)}mm">${signOff(meta)}${lastIssues(meta)}${
    isStated(meta) && html`<p class="quiet">Names as entered; not electronically signed.</p>`
  }</div>
`

const namesOf = ({ prepared_by = '', checked_by = '', approved_by = '' }: RunMeta): readonly string[] => [
  prepared_by,
  checked_by,
  approved_by,
]
const isStated = (meta: RunMeta): boolean => namesOf(meta).some((name) => name !== '')
const lastOf = ({ revision_history: issues = [] }: RunMeta): readonly Revision[] => issues.slice(-MOST_ISSUES)

function signOff(meta: RunMeta): Html {
  const blank = (what: string) => html`<tr><th scope="row">${what}</th><td></td><td></td><td></td></tr>`
  return html`<table class="signoff${!isStated(meta) && ' empty'}"><caption class="plain unseen">Sign-off</caption>
<thead><tr><td></td><th scope="col">Prepared</th><th scope="col">Checked</th><th scope="col">Approved</th></tr></thead>
<tbody><tr><th scope="row">Name</th>${namesOf(meta).map((name) => html`<td>${shortened(name, NAME)}</td>`)}</tr></tbody>
<tbody class="pen">${blank('Signature')}${blank('Date')}</tbody></table>`
}

/** The last issues, the rest blank for those to come. */
function lastIssues(meta: RunMeta): Html {
  const issues = lastOf(meta)
  const rows = [...issues, ...Array<Revision>(MOST_ISSUES - issues.length).fill({})]
  return html`<table class="issues${issues.length === 0 && ' empty'}"><caption class="plain unseen">Issues</caption>
<thead><tr>${BRIEF.map(([, title]) => html`<th scope="col">${title}</th>`)}</tr></thead>
<tbody>${rows.map((issue) => html`<tr>${BRIEF.map(([name]) => html`<td>${shortened(issue[name] ?? '', SHORT[name])}</td>`)}</tr>`)}</tbody></table>`
}

const COLUMNS: readonly (readonly [keyof Revision, string])[] = [
  ['revision', 'Revision'],
  ['date', 'Date'],
  ['description', 'Description'],
  ['prepared_by', 'Prepared'],
  ['checked_by', 'Checked'],
  ['approved_by', 'Approved'],
]

/** All issues of the document, where the first sheet does not hold all that they say. */
export function revisionHistory(meta: RunMeta): Content {
  const { revision_history: issues = [] } = meta
  if (!saysMore(issues)) return ''
  const used = COLUMNS.filter(([name]) => issues.some((issue) => issue[name]))
  return scrolling(
    html`<caption class="plain">Revision history</caption>
<thead><tr>${used.map(([, title]) => html`<th scope="col">${title}</th>`)}</tr></thead>
<tbody>${issues.map((issue) => html`<tr>${used.map(([name]) => html`<td${name === 'date' && html` class="q"`}>${issue[name] ?? ''}</td>`)}</tr>\n`)}</tbody>`,
    'data',
  )
}

const saysMore = (issues: readonly Revision[]): boolean =>
  issues.length > MOST_ISSUES ||
  issues.some(
    (issue) =>
      issue.checked_by || issue.approved_by || BRIEF.some(([name]) => (issue[name]?.length ?? 0) > SHORT[name]),
  )
