/** The page at `/`: ask first; then the channels, and what was run last. */
import type { Status } from '@keelson/engine'
import { html } from '@keelson/report/html.ts'
import { badge, timeText } from '@keelson/report/masthead.ts'
import { type Found, foundList, pathOf } from '../case/found.ts'
import { page } from './shell.ts'

export interface Channel {
  readonly title: string
  readonly subdomains: readonly {
    readonly title: string
    readonly workflows: readonly { readonly ref: string; readonly title: string }[]
  }[]
  /** Titles of what is planned here and not built. */
  readonly planned: readonly string[]
}
interface RecentRun {
  readonly run_id: string
  readonly title: string
  readonly status: Status
  readonly checks_made: number | null
  readonly checks_open: number | null
  readonly checks_accepted: number | null
  readonly created_at: string
}
export interface HomeView {
  readonly found: Found | undefined
  readonly channels: readonly Channel[]
  readonly recent: readonly RecentRun[]
  readonly explorers: readonly { readonly title: string; readonly path: string }[]
}

export const homePage = ({ found, channels, recent, explorers }: HomeView): Promise<string> =>
  page({
    title: 'Keelson',
    here: 'home',
    kind: 'home',
    script: 'home.js',
    body: html`<main id="main">
<h1>What do you want to calculate?</h1>
<p class="note">${countOf(channels)} engineering calculations to published standards, each with a report that can be checked by hand. Search in your own words, or select below.</p>
<form class="ask" action="/" role="search"><input type="search" id="ask" name="q" value="${found?.query ?? ''}" aria-label="Find a calculation" placeholder="pipeline wall thickness" autocomplete="off" autofocus></form>
<div id="found" aria-live="polite">${found && foundList(found)}</div>
<nav id="opened" class="recent" aria-label="Recently opened" hidden><h2>Recently opened</h2><ul></ul></nav>
<div class="channels">${channels.map(channel)}${
      explorers.length > 0 &&
      html`<section><h2>Explorers</h2><ul>${explorers.map(({ title, path }) => html`<li><a href="${path}">${title}</a></li>`)}</ul></section>`
    }</div>
${
  recent.length > 0 &&
  html`<section class="recent" aria-labelledby="recent-title"><h2 id="recent-title">Recently recorded</h2><ul>${recent.map(
    (run) =>
      html`<li>${badge(run)} <a href="/reports/${run.run_id}">${run.title}</a> <span class="quiet">${timeText(run.created_at)}</span></li>`,
  )}</ul><p><a href="/runs">All runs</a></p></section>`
}
</main>`,
  })

/** Each calculation once, in however many channels it stands. */
const countOf = (channels: readonly Channel[]): number =>
  new Set(channels.flatMap(({ subdomains }) => subdomains.flatMap(({ workflows }) => workflows.map(({ ref }) => ref))))
    .size

const channel = ({ title, subdomains, planned }: Channel) =>
  html`<section><h2>${title}</h2>${subdomains.map(
    ({ title, workflows }) =>
      html`<details><summary>${title} <span class="quiet">${workflows.length}</span></summary><ul>${workflows.map(
        (w) => html`<li><a href="${pathOf(w.ref)}">${w.title}</a></li>`,
      )}</ul></details>`,
  )}${
    planned.length > 0 &&
    html`<details><summary class="quiet">Planned, not yet available <span class="quiet">${planned.length}</span></summary><ul>${planned.map((name) => html`<li class="quiet">${name}</li>`)}</ul></details>`
  }</section>`
