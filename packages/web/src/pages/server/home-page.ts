/** The page at `/`: ask first; what was done last; and every calculation by its discipline, with its standards. */
import type { Status } from '@keelson/engine'
import { html } from '@keelson/report/html.ts'
import { badge, timeText } from '@keelson/report/masthead.ts'
import type { ListedKind } from '@keelson/workflow'
import { shownWhole } from '@keelson/workflow/shown.ts'
import { type Found, foundList, pathOf } from '../case/found.ts'
import { page } from './shell.ts'

interface ListedWorkflow {
  readonly ref: string
  readonly title: string
  readonly kind: ListedKind
  readonly standards: readonly string[]
}
export interface Discipline {
  readonly title: string
  readonly workflows: readonly ListedWorkflow[]
  /** Titles of what is planned here and not built. */
  readonly planned: readonly string[]
}
interface RecentRun {
  readonly run_id: string
  readonly title: string
  /** Of its document, where it was given one. */
  readonly titled: string | null
  readonly status: Status
  readonly checks_made: number | null
  readonly checks_open: number | null
  readonly checks_accepted: number | null
  readonly created_at: string
}
interface RecentStudy {
  readonly study_id: string
  readonly title: string
  readonly points: number
  readonly created: string
}
export interface HomeView {
  readonly found: Found | undefined
  readonly disciplines: readonly Discipline[]
  readonly recent: readonly RecentRun[]
  readonly studies: readonly RecentStudy[]
  readonly explorers: readonly { readonly title: string; readonly path: string }[]
}

/** Questions as engineers ask them, of six disciplines. */
const QUESTIONS = [
  'Will this pipeline stay put in a storm?',
  'How many anodes does this jacket need?',
  'Is this padeye adequate?',
  'Longest free span before VIV',
  'What top tension does this drilling riser need?',
  'Kick tolerance of this casing design',
]

const KINDS: readonly (readonly [ListedKind, string])[] = [
  ['check', 'Checks'],
  ['analysis', 'Analyses without a criterion'],
  ['lookup', 'Quick lookups'],
  ['data', 'Production and incident data'],
]

export const homePage = ({ found, disciplines, recent, studies, explorers }: HomeView): Promise<string> => {
  const all = [...new Map(disciplines.flatMap(({ workflows }) => workflows.map((w) => [w.ref, w]))).values()]
  return page({
    title: 'Keelson',
    here: 'home',
    kind: 'home',
    script: 'home.js',
    body: html`<main id="main">
<div class="begin"><section class="asking"><h1>What do you want to calculate?</h1>
<form class="ask" action="/" role="search"><input type="search" id="ask" name="q" value="${found?.query ?? ''}" aria-label="Find a calculation" placeholder="padeye 90 t on a 75 mm pin" autocomplete="off" autofocus></form>
<div id="found" aria-live="polite">${found && foundList(found)}</div>
<ul class="questions" aria-label="Examples">${QUESTIONS.map((question) => html`<li><a href="/?q=${encodeURIComponent(question)}">${question}</a></li>`)}</ul>
<p class="note">${all.length} engineering calculations to published standards. Every report shows the formulas, the numbers and the clauses.</p></section>
<section class="recent" aria-labelledby="continue"><h2 id="continue">Continue</h2>
<ul id="opened" hidden></ul>
${recent.length > 0 && html`<ul>${recent.map(recentRun)}</ul>`}
${studies.length > 0 && html`<ul>${studies.map(recentStudy)}</ul>`}
<p><a href="/runs">All runs</a></p></section></div>
<div class="kinds" role="group" aria-label="Filter">${filter('', `All ${all.length}`, true)}${KINDS.map(([kind, title]) => filter(kind, `${title} ${all.filter((w) => w.kind === kind).length}`, false))}
<label>Standard <select id="standard"><option value="">any</option>${standardsIn(all).map((name) => html`<option>${name}</option>`)}</select></label></div>
<div class="disciplines">${disciplines.map(discipline)}${
      explorers.length > 0 &&
      html`<section><h2>Explorers <span class="quiet">${explorers.length}</span></h2><ul>${explorers.map(({ title, path }) => html`<li><a href="${path}">${title}</a></li>`)}</ul></section>`
    }</div>
</main>`,
  })
}

const recentRun = ({ run_id, title, titled, created_at, ...standing }: RecentRun) =>
  html`<li><a href="/reports/${run_id}">${titled ?? title}</a> ${badge(standing)}<span class="quiet">${titled !== null && `${title} · `}${timeText(created_at)}</span></li>`

const recentStudy = ({ study_id, title, points, created }: RecentStudy) =>
  html`<li><a href="/studies/${study_id}/report">${title}</a> <span class="quiet">study of ${shownWhole(points)} points · ${timeText(created)}</span></li>`

const filter = (kind: string, title: string, pressed: boolean) =>
  html`<button type="button" data-kind="${kind}" aria-pressed="${String(pressed)}">${title}</button>`

/** Each once, those of the most calculations first. */
function standardsIn(all: readonly ListedWorkflow[]): readonly string[] {
  const counted = Map.groupBy(
    all.flatMap(({ standards }) => standards),
    (name) => name,
  )
  return [...counted].toSorted(([a, m], [b, n]) => n.length - m.length || (a < b ? -1 : 1)).map(([name]) => name)
}

const discipline = ({ title, workflows, planned }: Discipline) =>
  html`<section><h2>${title} <span class="quiet">${workflows.length}</span></h2><ul>${workflows
    .toSorted((a, b) => Number(a.kind === 'lookup') - Number(b.kind === 'lookup'))
    .map(listed)}</ul>${
    planned.length > 0 &&
    html`<details><summary class="quiet">Planned, not yet available <span class="quiet">${planned.length}</span></summary><ul>${planned.map((name) => html`<li class="quiet">${name}</li>`)}</ul></details>`
  }</section>`

const listed = ({ ref, title, kind, standards }: ListedWorkflow) =>
  html`<li data-kind="${kind}" data-standards="${standards.join('|')}"><a href="${pathOf(ref)}">${title}</a>${standards.length > 0 && html` <span class="quiet">${kind === 'lookup' ? 'lookup' : kind === 'data' ? 'data' : standards[0]}</span>`}</li>`
