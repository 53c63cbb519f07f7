/** The first sheet of a project: whose it is, the verdict in a sentence, and every calculation that is not current. */
import type { RunMeta } from '@keelson/engine/record.ts'
import type { CalculationRow } from '@keelson/projects/standing.ts'
import { FRESHNESS_WORDS } from '@keelson/projects/words.ts'
import { capitalised } from '@keelson/workflow/shown.ts'
import { type Content, type Html, html, shortened } from '../html.ts'
import type { Section } from '../section.ts'
import { titleStrip } from '../title-block.ts'
import { chapterLink } from './basis.ts'
import { isUnchanged } from './changes.ts'
import { frontNumber } from './chapters.ts'
import { coverRegister, openPoints } from './cover-tables.ts'
import type { ProjectReportInput } from './input.ts'
import { projectStanding } from './verdict.ts'
import { counted, dayText } from './words.ts'

const LONGEST_TITLE = 90
const LONGEST_QUESTION = 300

export const projectTitle = ({ project }: ProjectReportInput): string =>
  shortened(project.meta?.title || project.title, LONGEST_TITLE)

/** The issues of the document: as the project states them, else those of its revisions. */
export function metaOf({ project, revisions }: ProjectReportInput): RunMeta {
  const { meta = {} } = project
  if (meta.revision_history !== undefined || revisions.length === 0) return meta
  const history = revisions.map(({ name, issued, by, note }) => ({
    revision: name,
    date: dayText(issued),
    prepared_by: by,
    ...(note !== '' && { description: note }),
  }))
  return { ...meta, revision_history: history }
}

export function masthead(input: ProjectReportInput): Html {
  const { project, version, calculations } = input
  const count = calculations.length
  return titleStrip(
    { request: { meta: metaOf(input) } },
    {
      kind: 'Project report',
      title: projectTitle(input),
      question: shortened(project.description ?? '', LONGEST_QUESTION),
      origin: [
        html`project <code>${project.id}</code>${version !== null && ` version ${version}`}`,
        `${count} ${count === 1 ? 'calculation' : 'calculations'}`,
      ],
    },
  )
}

export const coverSection = (input: ProjectReportInput): Section => ({
  id: 'project-summary',
  title: 'Summary',
  body: [answer(input), notCurrent(input), coverRegister(input), openPoints(input)],
})

function answer(input: ProjectReportInput): Html {
  const { tone, sign, word } = projectStanding(input.verdict)
  return html`<div class="answer ${tone}"><p class="said"><strong class="badge ${tone}"><span aria-hidden="true">${sign}</span> ${word}</strong> ${input.verdict.says}</p>
${sinceText(input)}${restated(input)}</div>
`
}

function sinceText(input: ProjectReportInput): Content {
  const { since, revisions } = input
  const last = revisions.at(-1)
  if (!last || !since) return html`<p class="tally">No revision of the project has been issued.</p>`
  const [name, day] = [last.name, dayText(last.issued)]
  if (isUnchanged(input)) return html`<p class="tally">This is revision ${name} as issued by ${last.by} on ${day}.</p>`
  const parts = [
    counted(since.basis.length, 'entry', 'entries'),
    counted(since.calculations.length, 'calculation', 'calculations'),
    counted(since.results.length, 'result', 'results'),
  ].filter((part) => part !== '')
  return html`<p class="tally">Changed since revision ${name} (${day}): ${parts.join(', ')}, see <a href="#project-changes">section ${frontNumber(input, 'changes')}</a>.</p>`
}

const UNITS = { metric: 'metric', us: 'US' } as const
const restated = ({ units }: ProjectReportInput): Content =>
  units !== 'declared' &&
  html`<p class="tally">Restated in ${UNITS[units]} units for reading. Formulas keep the declared units.</p>`

/** Those that are stale, blocked or never run, by the reason. */
function notCurrent(input: ProjectReportInput): Content {
  const rows = (['stale', 'blocked', 'never_run'] as const).flatMap((freshness) => {
    const own = input.calculations.filter((row) => row.freshness === freshness)
    return own.length === 0 ? [] : [{ freshness, own }]
  })
  if (rows.length === 0) return ''
  return html`<dl class="notes not-current">${rows.map(
    ({ freshness, own }) =>
      html`<div class="warned"><dt>${capitalised(FRESHNESS_WORDS[freshness])}</dt>${[...Map.groupBy(own, ({ why }) => why)].map(([why, same]) => html`<dd>${idsOf(same, input)}${why !== '' && html` <span class="quiet">${why}</span>`}</dd>`)}</div>`,
  )}</dl>
`
}

const idsOf = (rows: readonly CalculationRow[], input: ProjectReportInput): Content =>
  rows.map(({ id }, i) => html`${i > 0 && ', '}${chapterLink(id, input)}`)
