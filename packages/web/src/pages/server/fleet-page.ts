/** The page at `/fleet`: who works on the record, what waits, and what somebody must look at. Its island keeps it as it is now. */
import { type Content, type Html, html } from '@keelson/report/html.ts'
import { timeText } from '@keelson/report/masthead.ts'
import { page } from './shell.ts'

export interface FleetView {
  readonly store: 'sqlite' | 'postgresql'
  readonly code: string
  readonly workers: readonly FleetWorker[]
  readonly queues: readonly FleetQueue[]
  readonly unworked: readonly string[]
  readonly alarms: readonly FleetAlarm[]
  readonly alarms_total: number
}
interface FleetWorker {
  readonly name: string
  readonly command: string
  readonly code: string
  readonly slots: number
  /** What it leaves of the work of this service; undefined where it leaves nothing. */
  readonly takes: string | undefined
  readonly doing: readonly Doing[]
  readonly points_per_second: number
  readonly silent_s: number
}
interface Doing {
  readonly study_id: string
  readonly first: number | null
  readonly end: number | null
}
interface FleetQueue {
  readonly queue: string
  readonly code: string | null
  readonly waiting: number
  readonly active: number
  readonly oldest_s: number | null
  readonly workers: number
}
interface FleetAlarm {
  readonly at: string
  readonly kind: string
  readonly study_id: string
  readonly detail: string
}

export const fleetPage = (view: FleetView): Promise<string> =>
  page({
    title: 'Fleet',
    here: 'fleet',
    kind: 'fleet',
    script: 'fleet.js',
    body: html`<main id="main"><h1>Fleet</h1>
<p class="notice" id="fleet-away" role="status" hidden>The service does not respond correctly. This is the last state received.</p>
<div id="fleet">${view.alarms.length > 0 && alarms(view)}
${view.unworked.map((said) => html`<p class="notice">${said}.</p>`)}
<p class="note">${standing(view)}</p>
<p class="note">This service is <span class="code">${view.code}</span>.</p>
${workers(view)}
${queues(view)}</div>
</main>`,
  })

const standing = ({ store }: FleetView): string =>
  store === 'sqlite'
    ? 'The record is in the data folder, and this process does all the work.'
    : 'The record is in a database, shared by the workers below.'

const alarms = ({ alarms, alarms_total: total }: FleetView): Html =>
  html`<section class="alarms" aria-labelledby="alarms"><h2 id="alarms">${total === 1 ? '1 alarm' : `${total} alarms`}</h2><ul>${alarms.map(
    ({ at, study_id, detail }) =>
      html`<li><strong>${detail}</strong> <span class="quiet">${timeText(at)}</span> ${studyLink(study_id)}</li>`,
  )}</ul>${alarms.length < total && html`<p class="note">Only the latest ${alarms.length} are shown.</p>`}</section>`

const workers = ({ workers, code }: FleetView): Html =>
  section(
    'workers',
    'Workers',
    workers.length === 0
      ? html`<p class="note">No workers.</p>`
      : html`<table><thead><tr><th scope="col">Name</th><th scope="col">Type</th><th scope="col" class="n">Slots</th><th scope="col">Current work</th><th scope="col" class="n">Points/s</th><th scope="col" class="n">Last signal</th></tr></thead>
<tbody>${workers.map((worker) => workerRow(worker, code))}</tbody></table>`,
  )

const workerRow = (worker: FleetWorker, own: string): Html => {
  const { name, command, code, slots, takes, doing, points_per_second: rate, silent_s } = worker
  return html`<tr><th scope="row">${name}${takes !== undefined && html` <span class="flag">${takes}</span>`}${code !== own && html` <span class="quiet code">${code}</span>`}</th><td class="word">${KINDS[command] ?? `keelson ${command}`}</td><td class="n">${slots}</td><td>${doing.length === 0 ? html`<span class="quiet">nothing</span>` : html`<ul>${doing.map((one) => html`<li>${doneNow(one)}</li>`)}</ul>`}</td><td class="n">${rateText(rate)}</td><td class="n">${ageText(silent_s)} ago</td></tr>`
}
const KINDS: Readonly<Record<string, string>> = { serve: 'service', worker: 'worker' }

const doneNow = ({ study_id, first, end }: Doing): Content =>
  first === null || end === null
    ? html`final step of ${studyLink(study_id)}`
    : html`points ${first} to ${end - 1} of ${studyLink(study_id)}`

const queues = ({ queues, code }: FleetView): Html =>
  section(
    'queues',
    'Queues',
    queues.length === 0
      ? html`<p class="note">No waiting work, and no workers to accept it.</p>`
      : html`<table><thead><tr><th scope="col">Queue</th><th scope="col">Code</th><th scope="col" class="n">Waiting</th><th scope="col" class="n">Active</th><th scope="col" class="n">Oldest</th><th scope="col" class="n">Workers</th></tr></thead>
<tbody>${queues.map((queue) => queueRow(queue, code))}</tbody></table>`,
  )

const queueRow = ({ queue, code, waiting, active, oldest_s, workers }: FleetQueue, own: string): Html =>
  html`<tr><th scope="row">${queueTitle(queue)} <span class="quiet code">${queue}</span></th><td>${code === own ? 'this code' : html`<span class="code">${code ?? 'another code'}</span>`}</td><td class="n">${waiting}</td><td class="n">${active}</td><td class="n">${oldest_s !== null && ageText(oldest_s)}</td><td class="n">${workers}</td></tr>`

/** By how its name is made: what it is of, a digest of the code, and one of the data where these are read. */
function queueTitle(queue: string): string {
  const [kind, , data] = queue.split('.')
  if (kind === 'runs') return 'Runs waiting for a free service'
  if (kind !== 'points') return 'Studies'
  return data === undefined ? 'Points of studies' : 'Points of studies that read data'
}

const section = (id: string, title: string, table: Html): Html =>
  html`<section aria-labelledby="${id}"><h2 id="${id}">${title}</h2><div class="scroll" role="group" tabindex="0" aria-labelledby="${id}">${table}</div></section>`

/** A study is known by the end of its id, which differs from those that were begun with it. */
const studyLink = (id: string): Html => html`<a class="q" href="/studies/${id}/report">study …${id.slice(-ID_END)}</a>`
const ID_END = 6

const rateText = (rate: number): string => (rate < 0.05 ? '0' : rate < 10 ? rate.toFixed(1) : String(Math.round(rate)))

const MINUTE_S = 60
const HOUR_S = 3600
const DAY_S = 86_400
function ageText(seconds: number): string {
  if (seconds < MINUTE_S) return `${Math.round(seconds)} s`
  if (seconds < HOUR_S) return `${Math.round(seconds / MINUTE_S)} min`
  if (seconds < 2 * DAY_S) return `${Math.round(seconds / HOUR_S)} h`
  return `${Math.round(seconds / DAY_S)} d`
}
