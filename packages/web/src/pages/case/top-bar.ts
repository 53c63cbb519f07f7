/** The header of every page that is served: the search, and the way to the other pages. Never printed. */
import { type Html, html } from '@keelson/report/html.ts'

/** Which of the pages it is on. */
export type Here = 'home' | 'runs' | 'studies' | 'projects' | 'fleet' | 'docs'

/** Of the pages of the service, whose banner it is; the home page has a search of its own. */
export const topBar = (here?: Here): Html =>
  html`<header class="top">${brand}
${here !== 'home' && seek}
<nav class="pages" aria-label="Pages">${ways(here)}</nav></header>`

/** Of a page that has a banner of its own; without the search where it can ask for nothing. */
export const topNav = (search: boolean): Html =>
  html`<nav class="top" aria-label="Pages">${brand}
${search && seek}
<div class="pages">${ways()}</div></nav>`

const brand = html`<a class="brand" href="/">Keelson</a>`

function ways(here?: Here): Html {
  const current = (name: Here) => here === name && html` aria-current="page"`
  return html`<a href="/"${current('home')}>Calculations</a> <a href="/runs"${current('runs')}>Runs</a> <a href="/studies"${current('studies')}>Studies</a> <a href="/projects"${current('projects')}>Projects</a> <a href="/fleet"${current('fleet')}>Fleet</a> <a href="/docs/api"${current('docs')}>API and docs</a>`
}

const seek = html`<form class="seek" action="/" role="search"><input type="search" id="seek" name="q" aria-label="Find a calculation" placeholder="Find a calculation" aria-keyshortcuts="/" autocomplete="off"><div id="sought" aria-live="polite"></div></form>`

export const topCss = `
.top{display:flex;flex-wrap:wrap;gap:.4rem 1.25rem;align-items:center;padding:.4rem 1.25rem;border-bottom:1px solid var(--rule);font-size:.9375rem}
.top .brand{font-weight:700;letter-spacing:-.01em;color:var(--ink);text-decoration:none}
.top .pages{display:flex;flex-wrap:wrap;gap:0 1rem;margin-left:auto}
.top .pages a{text-decoration:none;padding:.2rem 0;white-space:nowrap}
.top a[aria-current=page]{color:var(--ink)}
.seek{flex:1 1 14rem;max-width:26rem;position:relative}#sought:not(:empty){position:absolute;z-index:9;top:calc(100% + .3rem);left:0;width:min(34rem,92vw);background:var(--page);border:1px solid var(--rule);border-radius:4px;box-shadow:0 6px 18px #00000026;padding:.3rem .9rem .6rem;font-size:.875rem}#sought .quiet{font-size:.8125rem}
.seek input{width:100%;border:1px solid var(--rule);border-radius:4px;background:var(--page);color:var(--ink);padding:.35rem .6rem;min-width:0;font:inherit}
.hits{list-style:none;padding:0;margin-top:.5rem}
.hits li{padding:.45rem 0;border-bottom:1px solid var(--rule)}
.hits a{font-weight:600;text-decoration:none}
.hits .quiet{font-size:.875rem;display:block}
@media (max-width:40rem){.top{padding:.4rem 1rem}.top .pages{gap:0 .9rem;margin-left:0;font-size:.875rem}.top .pages a{padding:.4rem 0}.seek{order:3;flex-basis:100%;max-width:none}}
@media print{.top{display:none}}`
