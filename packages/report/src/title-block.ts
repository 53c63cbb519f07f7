/** Title block, sign-off, issues and notes, as the request states them: empty boxes stay boxes, and nothing is signed. */
import type { Revision, RunMeta } from '@keelson/engine/record.ts'
import { type Content, type Html, html, shortened } from './html.ts'
import { logoProblem } from './logo.ts'
import { scrolling } from './table.ts'

/** Characters of a box on the first page, and of a narrow one; the record holds the rest. */
const BOX = 80
const NARROW = 26
/** And of a name. */
const NAME = 56

const boxed = (text: string | undefined, most = BOX): string => shortened(text ?? '', most)

/** What has a title block: a run, or a study. */
export interface Titled {
  readonly request: { readonly meta?: RunMeta }
}

/** The boxes of the document, then the facts of the run. */
export function titleBlock({ request }: Titled, run: readonly (readonly [string, Content])[]): Html {
  const { client, project, document, revision, date } = request.meta ?? {}
  const stated = [
    ['Client', client, BOX],
    ['Project', project, BOX],
    ['Document', document, BOX],
    ['Revision', revision, NARROW],
    ['Date', date, NARROW],
  ] as const
  return html`<dl class="block">${stated.map(
    ([term, text, most]) =>
      html`<div class="${term.toLowerCase()}${!text && ' empty'}"><dt>${term}</dt><dd>${boxed(text, most)}</dd></div>`,
  )}${run.map(([term, content]) => html`<div class="${term.toLowerCase()}"><dt>${term}</dt><dd>${content}</dd></div>`)}</dl>`
}

/** Who answers for the document; signature and date are for a pen. */
export function signOff({ request }: Titled): Html {
  const { prepared_by, checked_by, approved_by } = request.meta ?? {}
  const names = [prepared_by, checked_by, approved_by]
  const stated = names.some((name) => name)
  const blank = (what: string) => html`<tr><th scope="row">${what}</th>${names.map(() => html`<td></td>`)}</tr>`
  return html`<div class="signoff${!stated && ' empty'}"><table><caption class="unseen">Sign-off</caption>
<thead><tr><td></td><th scope="col">Prepared</th><th scope="col">Checked</th><th scope="col">Approved</th></tr></thead>
<tbody><tr><th scope="row">Name</th>${names.map((name) => html`<td>${boxed(name, NAME)}</td>`)}</tr></tbody>
<tbody class="pen">${blank('Signature')}${blank('Date')}</tbody></table>${
    stated && html`<p class="quiet">Names as entered; not electronically signed.</p>`
  }</div>`
}

/** The logo, where what stands there is one. */
export function logo({ request }: Titled): Content {
  const { logo: uri, client = 'Client' } = request.meta ?? {}
  if (typeof uri !== 'string' || logoProblem(uri) !== undefined) return ''
  return html`<img class="logo" src="${uri}" alt="Logo: ${boxed(client)}">`
}

const COLUMNS: readonly (readonly [keyof Revision, string])[] = [
  ['revision', 'Revision'],
  ['date', 'Date'],
  ['description', 'Description'],
  ['prepared_by', 'Prepared'],
  ['checked_by', 'Checked'],
  ['approved_by', 'Approved'],
]

/** The issues of the document. */
export function revisionHistory({ revision_history: issues = [] }: RunMeta): Content {
  if (issues.length === 0) return ''
  const used = COLUMNS.filter(([name]) => issues.some((issue) => issue[name]))
  return scrolling(
    html`<caption class="plain">Revision history</caption>
<thead><tr>${used.map(([, title]) => html`<th scope="col">${title}</th>`)}</tr></thead>
<tbody>${issues.map((issue) => html`<tr>${used.map(([name]) => html`<td>${issue[name] ?? ''}</td>`)}</tr>\n`)}</tbody>`,
    'data',
  )
}
