/** Title strip, as the request states it: empty boxes stay boxes. */
import type { RunMeta } from '@keelson/engine/record.ts'
import { footOf } from './foot.ts'
import { type Content, type Html, html, shortened } from './html.ts'
import { logoProblem } from './logo.ts'

/** Characters of a box on the first page, and of a narrow one; the record holds the rest. */
const BOX = 80
const NARROW = 26

/** What has a title block: a run, or a study. */
export interface Titled {
  readonly request: { readonly meta?: RunMeta }
}
interface Strip {
  /** What it is, where the request does not say whose. */
  readonly kind: string
  readonly title: string
  readonly question: string
  /** What it is made from. */
  readonly origin: readonly Content[]
}

/** Above all: logo, client and project, title; document, revision, date, sheet. Room at the foot is kept by what stands first. */
export function titleStrip(of: Titled, { kind, title, question, origin }: Strip): Html {
  const { meta = {} } = of.request
  const { client, project } = meta
  const whose = [client, project].filter((text) => text).map((text) => shortened(text ?? '', BOX))
  return html`<header class="masthead" style="--foot:${footOf(meta)}mm"><div class="foot-room"></div>
<div class="strip">${logo(of)}<div class="titles"><p class="overline">${whose.length > 0 ? whose.join(' · ') : kind}</p>
<h1>${title}</h1>
${question !== '' && html`<p class="question">${question}</p>`}</div>
${boxes(of)}</div>
<p class="origin">${origin.map((part) => html`<span>${part}</span> `)}</p>
</header>
`
}

/** The number of the sheet is set by the rules of the page, for only they know it. */
function boxes({ request: { meta = {} } }: Titled): Html {
  const rows = [
    ['Document', meta.document, BOX],
    ['Revision', meta.revision, NARROW],
    ['Issue', issueOf(meta), BOX / 2],
    ['Date', meta.date, NARROW],
  ] as const
  return html`<dl class="boxes"><div class="sheet"><dt>Sheet</dt><dd></dd></div>${rows.map(
    ([term, text = '', most]) =>
      html`<div${!text && html` class="empty"`}><dt>${term}</dt><dd>${shortened(text, most)}</dd></div>`,
  )}</dl>`
}

/** 'Issued for review': what the history says of the revision that this is. */
const issueOf = ({ revision, revision_history: issues = [] }: RunMeta): string | undefined =>
  revision === undefined ? undefined : issues.findLast((issue) => issue.revision === revision)?.description

/** The logo, where what stands there is one. */
function logo({ request }: Titled): Content {
  const { logo: uri, client = 'Client' } = request.meta ?? {}
  if (typeof uri !== 'string' || logoProblem(uri) !== undefined) return ''
  return html`<div class="brand"><img class="logo" src="${uri}" alt="Logo: ${shortened(client, BOX)}"></div>`
}
