/** A document that is served has the header of the pages; what is in it stays as it is, and a copy shows no header. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { POLICY } from '@keelson/report/head.ts'
import { html } from '@keelson/report/html.ts'
import { topStylePath } from '../bundle/assets.ts'
import { REPORT_POLICY, servedDoc, servedReport } from './served.ts'

const DOCUMENT = html`<!DOCTYPE html>
<html lang="en">
<head>
<meta http-equiv="Content-Security-Policy" content="${POLICY}">
<title>Of a caller: $& </head></title>
</head>
<body class="print-standard">
<a class="skip" href="#main">Skip</a>
<main>text of a caller: &lt;/body&gt; ${POLICY} $&</main>
</body>
</html>
`.text

test('a report has the way home, hidden but for a style sheet of the service, and no script', () => {
  const page = servedReport(DOCUMENT)
  assert.ok(
    page.includes(
      '<body class="print-standard">\n<a class="skip" href="#main">Skip</a>\n<nav class="top" aria-label="Pages"><a class="brand" href="/">Keelson</a>',
    ),
  )
  assert.ok(
    page.indexOf('.top,.docs-nav{display:none}') < page.indexOf(`<link rel="stylesheet" href="${topStylePath}">`),
  )
  assert.doesNotMatch(page, /<script|<form/)
  assert.ok(page.includes(html`content="${REPORT_POLICY}"`.text))
  assert.equal(REPORT_POLICY.replace("'self' ", ''), POLICY)
})

test('all else of a report is as it was', () => {
  const page = servedReport(DOCUMENT)
  const own = page
    .replace(/<style>\.top,[^<]*<\/style>\n<link[^>]*>\n/, '')
    .replace(/<nav class="top".*?<\/nav>\n?/s, '')
    .replace(html`content="${REPORT_POLICY}"`.text, () => html`content="${POLICY}"`.text)
  assert.equal(own.replaceAll('\n', ''), DOCUMENT.replaceAll('\n', ''))
})

test('a document has the search, the way to the others and its script as well', async () => {
  const page = await servedDoc(DOCUMENT, 'reach', 'docs.js')
  assert.match(page, /<form class="seek" action="\/" role="search">/)
  assert.match(page, /<nav class="docs-nav" aria-label="Documents">.*<a href="\/docs\/reach" aria-current="page">/s)
  assert.match(page, /<script type="module" src="\/assets\/docs-[0-9a-f]{16}\.js"><\/script>\n<\/body>\n<\/html>\n$/)
  assert.match(page, /Content-Security-Policy" content="default-src &#39;none&#39;; script-src &#39;self&#39;/)
  assert.doesNotMatch(page, /frame-ancestors/)
})
