/** The plain page at `/`: channels, workflows, the API reference and recent runs. */
import { standing } from '@keelson/report/verdict.ts'
import { pagePath } from '@keelson/surfaces/envelope.ts'
import { published } from '@keelson/surfaces/published.ts'
import { baseRef, domains } from '@keelson/workflow'
import type { Catalog, WorkflowRow } from '../catalog.ts'
import type { RunSummary } from '../store/ledger.ts'

const NAMES: Readonly<Record<string, string>> = {
  'subsea-pipelines-integrity': 'Subsea, pipelines and integrity',
  'floating-marine': 'Floating and marine',
  'wells-subsurface': 'Wells and subsurface',
}

const ESCAPES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}
export const escapeHtml = (text: string): string => text.replace(/[&<>"']/g, (c) => ESCAPES[c] ?? c)

const STYLE = `
  :root { color-scheme: light dark; --rule: color-mix(in srgb, currentColor 18%, transparent); --quiet: color-mix(in srgb, currentColor 62%, transparent); }
  body { font: 16px/1.5 system-ui, sans-serif; margin: 0 auto; max-width: 64rem; padding: 2rem 1rem 4rem; }
  h1 { font-size: 1.6rem; margin: 0 } h2 { font-size: 1.15rem; margin: 2.5rem 0 .5rem } h3 { font-size: .9rem; margin: 1.2rem 0 .2rem; color: var(--quiet); font-weight: 600 }
  p { margin: .4rem 0; max-width: 44rem } .quiet { color: var(--quiet) }
  .scroll { overflow-x: auto } table { border-collapse: collapse; width: 100% } td, th { text-align: left; padding: .35rem .8rem .35rem 0; border-bottom: 1px solid var(--rule); vertical-align: top }
  th { font-weight: 600; font-size: .85rem } code { font-size: .9em } a { color: light-dark(#0a59ac, #7cb3ff); text-underline-offset: .15em } td.word { white-space: nowrap } details summary { cursor: pointer; color: var(--quiet); margin: .6rem 0 }
  .pass { color: light-dark(#14683a, #6fd39b) } .fail, .error { color: light-dark(#a3241c, #ff9d92) }
`

export function homePage(catalog: Catalog, recent: readonly RunSummary[], baseUrl: string): string {
  const example = catalog.entries.find((e) => e.firable)
  const curl = `curl -s ${baseUrl}/api/run -H 'content-type: application/json' -d '{"ref":"${example ? baseRef(example) : ''}"}'`
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Keelson</title>
<style>${STYLE}</style>
</head>
<body>
<main>
<h1>Keelson</h1>
<p>Offshore, subsea and wells engineering calculations. One call runs one workflow and answers with results, checks, provenance and a report.</p>
<p><code>${escapeHtml(curl)}</code></p>
<p><a href="/api/spec">Endpoints</a> · <a href="/api/openapi.json">OpenAPI</a> · <a href="/api/channels">Channels</a> · <a href="/docs/equations">Equations</a> · <a href="/docs/validation">Validation</a> · <a href="/docs/kinds">Kinds and names</a> · <a href="/docs/problems">Problems</a> · <a href="/readyz">Readiness</a></p>
${explorers()}
${domains.map((domain) => channel(domain, catalog.rows(domain))).join('\n')}
${recentRuns(recent)}
</main>
</body>
</html>
`
}

/** The report surfaces, where their pages are built. */
function explorers(): string {
  const links = published().map(
    (s) =>
      `<li><a href="${pagePath(s)}">${escapeHtml(s.title)}</a>: <span class="quiet">${escapeHtml(s.question)}</span></li>`,
  )
  return links.length === 0 ? '' : `<section><h2>Explorers</h2><ul>${links.join('')}</ul></section>`
}

function channel(domain: string, rows: readonly WorkflowRow[]): string {
  const firable = rows.filter((r) => r.firable)
  const waiting = rows.filter((r) => !r.firable)
  return `<section>
<h2>${NAMES[domain] ?? domain}</h2>
<p class="quiet">${firable.length} of ${rows.length} workflows can be run · <a href="/api/workflows?domain=${domain}">rows</a></p>
${firable.length > 0 ? `<div class="scroll"><table><thead><tr><th scope="col">Workflow</th><th scope="col">Ref</th><th scope="col">Subdomain</th><th scope="col">Version</th></tr></thead><tbody>${firable.map(row).join('')}</tbody></table></div>` : ''}
<details><summary>${waiting.length} not implemented yet</summary><ul>${waiting.map((w) => `<li>${escapeHtml(w.cta)} <code class="quiet">${w.ref}</code></li>`).join('')}</ul></details>
</section>`
}

const row = (w: WorkflowRow) =>
  `<tr><td><a href="/api/workflows/${w.ref.replace(':', '/')}">${escapeHtml(w.cta)}</a></td><td><code>${w.ref}</code></td><td class="word">${escapeHtml(w.subdomain)}</td><td class="word">${w.version} ${w.status}</td></tr>`

function recentRuns(runs: readonly RunSummary[]): string {
  if (runs.length === 0) return '<section><h2>Recent runs</h2><p class="quiet">None yet.</p></section>'
  const lines = runs.map(
    (r) =>
      `<tr><td><a href="/reports/${r.run_id}">${escapeHtml(r.ref)}${r.version === null ? '' : `@${r.version}`}</a></td><td class="${standing(r).tone}">${standing(r).word}</td><td>${escapeHtml(r.detail)}</td><td class="word">${r.created_at.slice(0, 19).replace('T', ' ')}</td></tr>`,
  )
  return `<section><h2>Recent runs</h2><div class="scroll"><table><thead><tr><th scope="col">Workflow</th><th scope="col">Status</th><th scope="col">Answer</th><th scope="col">Time (UTC)</th></tr></thead><tbody>${lines.join('')}</tbody></table></div></section>`
}
