/** The head of the page: nothing is loaded, nothing runs. */
import type { RunRecord } from '@keelson/workflow/record.ts'
import { css } from './css.ts'
import { cssString, Html, html, shortened } from './html.ts'
import { reportTitle } from './masthead.ts'
import { standing } from './verdict.ts'

export const POLICY = "default-src 'none'; style-src 'unsafe-inline'; img-src data:; font-src data:"

/** The head, with the rules of the pages that the report has. */
export const head = (record: RunRecord, pages: string): Html => html`<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="${POLICY}">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="generator" content="Keelson">
<title>${pageTitle(record)}</title>
<style>${new Html(css)}${new Html(pages)}${new Html(runningTitle(record))}</style>
</head>
`

/** 'CAL-14 rev. 02, Wall thickness: FAIL'. */
function pageTitle(record: RunRecord): string {
  const document = documentText(record)
  const title = shortened(`${document && `${document}, `}${reportTitle(record)}`, 100)
  return `${title}: ${standing(record.response).word}`
}

/** Title and document at the head of every printed page, the run at its foot. */
function runningTitle(record: RunRecord): string {
  const title = cssString(shortened(reportTitle(record), 70))
  const document = cssString(shortened(documentText(record), 50))
  const run = cssString(`Run ${record.response.run_id}`)
  return `@page{@top-left{content:${title}}@top-right{content:${document}}@bottom-left{content:${run}}}`
}

const documentText = ({ request }: RunRecord): string => {
  const { document, revision } = request.meta ?? {}
  return [document, revision && `rev. ${revision}`].filter((part) => part).join(' ')
}
