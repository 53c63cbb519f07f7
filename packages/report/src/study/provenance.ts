/** Where the points of a study come from, how to get them, and how to ask the same again. */
import { shownWhole } from '@keelson/workflow/shown.ts'
import { type Content, html } from '../html.ts'
import { timeText } from '../masthead.ts'
import { bytesText } from '../numbers.ts'
import { command, filesRead } from '../provenance.ts'
import { facts, type Section } from '../section.ts'
import { plainJson, shellQuoted } from '../shell.ts'
import { variedColumns } from './columns.ts'
import type { StudyReportInput } from './input.ts'

/** Characters of a request that are printed, and of one that stands in a command. */
const [LONGEST_PRINTED, LONGEST_COMMAND] = [200_000, 12_000]
const FORMATS = ['json', 'csv', 'parquet'] as const

export const provenance = (input: StudyReportInput): Section => ({
  id: 'study-provenance',
  title: 'Provenance and reproduction',
  body: html`${facts(origins(input), 'wide')}
${files(input)}
<h3>The points</h3>
<p class="note">${columnCount(input)} All points are available at:</p>
<ul class="prose">${FORMATS.map((format) => html`<li><a href="${pointsAt(input, format)}"><code>${pointsAt(input, format)}</code></a></li>`)}</ul>
<h3>How to repeat the study</h3>
<p>Send the same request to a Keelson service of the same version. The study hash is the same.</p>
${repeated(input)}`,
})

function origins({ study, provenance: p }: StudyReportInput): readonly (readonly [string, Content])[] {
  return [
    ['Study', html`<code>${study.study_id}</code>`],
    ['Workflow', html`<code>${study.ref}</code>`],
    ['Status', study.status],
    [
      'Points',
      `${shownWhole(study.points.total)} requested, ${shownWhole(study.points.done)} completed, ${shownWhole(study.points.failed)} without a result`,
    ],
    ['Created', timeText(study.created)],
    ['Finished', study.finished === null ? 'not yet' : timeText(study.finished)],
    [
      'Study hash',
      study.study_hash === null ? 'none (the study is not complete)' : html`<code>${study.study_hash}</code>`,
    ],
    ['Keelson', html`${p.package_version}, commit <code>${p.git_sha}</code>`],
    ['Runtime', `Node ${p.node}`],
    ['Report', html`<code>${study.report_url}</code>`],
  ]
}

/** Files that are printed. */
const MOST_FILES = 200

function files({ study, base }: StudyReportInput): Content {
  const { files = [], columns } = study
  const titles = new Map([...base, ...columns].map(({ name, title }) => [name, title]))
  const left = files.length - MOST_FILES
  return html`${filesRead(files.slice(0, MOST_FILES), titles)}
${left > 0 && html`<p class="note">${left} more ${left === 1 ? 'file is' : 'files are'} in the member <code>files</code> of <code>${study.location}</code>.</p>`}`
}

function columnCount(input: StudyReportInput): string {
  const { columns, points } = input.study
  return `${shownWhole(points.done)} ${points.done === 1 ? 'row' : 'rows'} of ${columns.length} columns: the point, ${variedColumns(input).length} varied, the outputs, status and hashes.`
}

const pointsAt = ({ study }: StudyReportInput, format: string): string => `${study.location}/points?format=${format}`

function repeated(input: StudyReportInput): Content {
  const { study, provenance: p } = input
  const body = plainJson(study.request)
  if (body.length > LONGEST_PRINTED)
    return html`<p class="note">The request (${bytesText(body.length)}) is not printed. It is the member <code>request</code> of <code>${study.location}</code>.</p>`
  const post = `curl -sS ${shellQuoted(`${p.base_url}/api/studies`)} -H 'content-type: application/json'`
  const sent = body.length <= LONGEST_COMMAND ? `--data-raw ${shellQuoted(body)}` : '--data-binary @study.json'
  return html`${command(`${post} ${sent}`)}
<p>Or save the request as study.json:</p>
${command('keelson study study.json --out study')}
<details><summary>The request as JSON, ${bytesText(body.length)}</summary>
<pre class="long" tabindex="0">${JSON.stringify(JSON.parse(body), null, 2)}</pre>
</details>`
}
