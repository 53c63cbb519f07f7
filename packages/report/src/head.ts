/** The head of the page: nothing is loaded, nothing runs. */
import type { RunRecord } from '@keelson/workflow/record.ts'
import { css } from './css.ts'
import { cssString, Html, html, shortened } from './html.ts'
import { reportTitle } from './masthead.ts'
import { standing } from './verdict.ts'

export const POLICY = "default-src 'none'; style-src 'unsafe-inline'; img-src data:; font-src data:"

export const head = (record: RunRecord): Html => html`<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="${POLICY}">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="generator" content="Keelson">
<title>${shortened(`${reportTitle(record)}: ${standing(record.response).word}`, 120)}</title>
<style>${new Html(css)}${new Html(runningTitle(record))}</style>
</head>
`

/** Title and document at the head of every printed page, the run at its foot. */
function runningTitle(record: RunRecord): string {
  const { response, request } = record
  const { document, revision } = request.meta ?? {}
  const title = shortened(reportTitle(record), 70)
  const right = [document, revision && `rev. ${revision}`].filter((part) => part).join(' ')
  return `@page{@top-left{content:${cssString(title)}}@top-right{content:${cssString(shortened(right, 50))}}@bottom-left{content:${cssString(`Run ${response.run_id}`)}}}`
}
