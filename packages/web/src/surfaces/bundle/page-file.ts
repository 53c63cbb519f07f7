/** One surface as one file: its policy, its style, its facts and its script, and nothing from elsewhere. */
import { createHash } from 'node:crypto'
import { hatching } from '@keelson/report/checks.ts'
import { css } from '@keelson/report/css.ts'
import { Html, html } from '@keelson/report/html.ts'
import { caseCss } from '../../pages/case/case-css.ts'
import { topCss } from '../../pages/case/top-bar.ts'
import type { Facts } from '../case/answer.ts'
import type { Surface } from '../surface.ts'

/** The page runs its own script and nothing else, fetches nothing and sends nothing. */
export const policyFor = (script: string): string =>
  `default-src 'none'; script-src 'sha256-${createHash('sha256').update(script).digest('base64')}'; style-src 'unsafe-inline'; img-src data:; font-src data:; base-uri 'none'; form-action 'none'`

export function pageFile(surface: Surface, facts: Facts, script: string): string {
  return html`<!DOCTYPE html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="${policyFor(script)}">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="keelson-case" content="">
<meta name="generator" content="Keelson ${facts.package_version}">
<title>${surface.title}</title>
<style>${new Html(css)}${new Html(caseCss)}${new Html(topCss.replaceAll('\n', ''))}</style>
</head>
<body>
<a class="skip" href="#main">Skip to the results</a>
${hatching}<div class="page explorer">
<header class="masthead"><div class="named">
<p class="crumb">Explorer: change any input to update the results. ${surface.question}</p>
<h1>${surface.title}</h1></div>
<div id="tools"></div>
</header>
<noscript><p class="notice">This page calculates in the browser and needs its script to run; it loads and sends nothing.</p></noscript>
<div id="bench"></div>
</div>
<script type="application/json" id="keelson-facts">${new Html(dataText(facts))}</script>
<script>${new Html(script)}</script>
</body>
</html>
`.text
}

/** JSON that cannot end the element that holds it. */
const dataText = (value: unknown): string => JSON.stringify(value).replaceAll('<', '\\u003c')
