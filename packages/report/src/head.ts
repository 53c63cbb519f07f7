/** The head of the page: nothing is loaded, nothing runs. */
import type { RunRecord } from '@keelson/engine/record.ts'
import { css } from './css.ts'
import { cssString, Html, html, shortened } from './html.ts'
import { reportTitle } from './masthead.ts'
import { RUNNING } from './paper.ts'
import type { Titled } from './title-block.ts'
import { standing } from './verdict.ts'

const SHORT_HASH = 8
export const POLICY = "default-src 'none'; style-src 'unsafe-inline'; img-src data:; font-src data:"

/** The head, with the rules of the pages that the report has. */
export const head = (record: RunRecord, pages: string): Html =>
  pageHead({
    title: [documentText(record), reportTitle(record)].filter((part) => part).join(', '),
    word: standing(record.response).word,
    running: { title: reportTitle(record), document: documentText(record), source: sourceOf(record) },
    pages,
  })

/** 'modelrepo:catenary@1 · Run 0190… · result 319efc70'. */
function sourceOf({ response }: RunRecord): string {
  const { repo, workflow_id, resolved_version } = response.coordinate
  const version = resolved_version === null ? '' : `@${resolved_version}`
  const hash = response.determinism?.result_hash
  const parts = [
    `${repo}:${workflow_id}${version}`,
    `Run ${response.run_id}`,
    hash && `result ${hash.slice(0, SHORT_HASH)}`,
  ]
  return parts.filter((part) => part).join(' · ')
}

export interface HeadOf {
  /** Of the page: 'CAL-14 rev. 02, Wall thickness', and how it came out. */
  readonly title: string
  readonly word: string
  /** On every printed page: title and document at its head, what it is made from at its foot. */
  readonly running: { readonly title: string; readonly document: string; readonly source: string }
  /** Rules of the pages on paper. */
  readonly pages: string
  /** In place of the style sheet of a run. */
  readonly styles?: string
}

export const pageHead = ({ title, word, running, pages, styles = css }: HeadOf): Html => html`<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="${POLICY}">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="generator" content="Keelson">
<title>${shortened(title, 100)}: ${word}</title>
<style>${new Html(styles)}${new Html(pages)}${new Html(runningTitle(running))}</style>
</head>
`

function runningTitle({ title, document, source }: HeadOf['running']): string {
  const [left, right] = [cssString(shortened(title, 70)), cssString(shortened(document, 50))]
  return `${RUNNING}content:${left}}@top-right{content:${right}}@bottom-left{content:${cssString(source)}}}`
}

/** 'CAL-14 rev. 02'; '' where the request names none. */
export const documentText = ({ request }: Titled): string => {
  const { document, revision } = request.meta ?? {}
  return [document, revision && `rev. ${revision}`].filter((part) => part).join(' ')
}
