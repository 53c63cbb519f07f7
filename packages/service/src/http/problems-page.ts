/** The page that every problem's `type` points to, made from the registry. */
import { registry } from '../problems.ts'
import { escapeHtml } from './home-page.ts'

export function problemsPage(): string {
  const rows = Object.entries(registry).map(
    ([code, { status, title, about }]) =>
      `<tr id="${code}"><td><code>${code}</code></td><td>${status}</td><td>${escapeHtml(title)}</td><td>${escapeHtml(about)}</td></tr>`,
  )
  return `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>Problems of the Keelson API</title>
<style>:root{color-scheme:light dark}body{font:16px/1.5 system-ui,sans-serif;margin:0 auto;max-width:64rem;padding:2rem 1rem}td,th{text-align:left;padding:.35rem .8rem .35rem 0;vertical-align:top}tr:target{background:color-mix(in srgb,currentColor 12%,transparent)}</style></head>
<body><main><h1>Problems</h1><p>Errors are <code>application/problem+json</code> (RFC 9457) with one of these codes.</p>
<table><thead><tr><th scope="col">Code</th><th scope="col">HTTP</th><th scope="col">Title</th><th scope="col">What it means</th></tr></thead><tbody>${rows.join('')}</tbody></table></main></body></html>
`
}
